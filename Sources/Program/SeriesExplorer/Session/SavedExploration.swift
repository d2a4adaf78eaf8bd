import CrossPager
package import CrossPagerConsole
import CrossPagerSeries

/// The part of a snapshot that belongs to data. It includes the data itself if the file had to be read again.
struct SavedExploration: ContentRestoration {
  fileprivate var drawing: DrawingSettings
  private let bar: Int?
  private let entrances: [EnteredPlace]
  /// The data read with the options in the snapshot, or nil if the current data was read with these options.
  fileprivate var read: DataSource?
  /// The source to store in the state if the data was read, or nil for the initial data.
  fileprivate var source: DataSource?
  /// The data to show, or nil if all levels are plain.
  fileprivate var data: ChartData?

  init(
    _ members: [String: JSONReader], _ settings: [String: String], over current: DrawingSettings
  ) throws(JSONReader.Problem) {
    drawing = try DrawingSettings(members, settings, over: current)
    bar = try members["bar"]?.integer()
    entrances = try (members["entered"]?.elements() ?? []).map(EnteredPlace.init)
      .suffix(SessionState.entranceLimit)
  }

  func prepare(_ state: inout SessionState) {
    if let read {
      state.explored.source = source
      state.cover(read.data.drawn(as: state.drawing))
    }
    guard let data else { return }
    state.drawing.aggregates = drawing.aggregates.filter { data.names.contains($0.key) }
    if drawing.calendar != state.drawing.calendar { state.set(drawing.calendar, for: data) }
    if drawing.style != state.drawing.style { state.set(drawing.style, for: data) }
    state.set(drawing.gaps, for: data.drawn(as: state.drawing))
  }

  func restore(_ state: inout SessionState) -> [String] {
    var explored = state.explored
    let page = state.datedPage(at: state.pager.position)
    explored.cursor = nil
    if let bar, let page {
      let index = max(0, min(bar, page.level.mostBars - 1))
      explored.cursor = BarCursor(level: page.levelName, index: index)
    }
    explored.entrances = entrances
    explored.drawing.gaps = drawing.gaps
    let differences = explored.drawing.restore(drawing, of: data)
    state.explored = explored
    state.forgetAbsent()
    return differences
  }
}

extension ExplorerState {
  package var saved: [JSON.Member] {
    drawing.saved.members
      + JSON.present([
        "bar": cursor.map { .integer($0.index) },
        "entered": entrances.isEmpty ? nil : .array(entrances.map(\.json)),
      ]).members
  }
}

extension EnteredPlace {
  fileprivate var json: JSON {
    ["bar": .integer(bar), "level": .string(level), "page": .string(page)]
  }

  fileprivate init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["level", "page", "bar"])
    level = try reader.required("level", in: members).string()
    page = try reader.required("page", in: members).string()
    bar = try reader.required("bar", in: members).integer()
  }
}

extension Explorer {
  package var savedNames: [String] { DrawingSettings.savedNames + ["bar", "entered", "reading"] }

  package func saved(with state: SessionState) -> [JSON.Member] {
    request(in: state).map { [JSON.Member("reading", $0.options.json)] } ?? []
  }

  package mutating func restoration(
    of members: [String: JSONReader], settings: [String: String], in state: SessionState
  ) throws(SnapshotError) -> any ContentRestoration {
    var saved: SavedExploration
    let current = request(in: state)
    var request = current
    do throws(JSONReader.Problem) {
      saved = try SavedExploration(members, settings, over: state.drawing)
      if let reading = members["reading"] {
        var options = request?.options ?? SeriesOptions()
        try options.read(reading)
        request?.options = options
      }
    } catch {
      throw .unreadable(error)
    }
    saved.data = data
    if let request, request != current {
      do throws(StorageError) {
        let source = try source(of: request, besides: state.explored.source)
        (saved.read, saved.source, saved.data) = (source, kept(source), source.data)
      } catch {
        throw .failed(error)
      }
    }
    // Plain levels have no gaps.
    if saved.data == nil { saved.drawing.gaps = state.drawing.gaps }
    return saved
  }
}

extension SeriesOptions {
  fileprivate var json: JSON {
    .present([
      "by": by.map(JSON.strings), "duplicates": .string(duplicates.rawValue),
      "missing": .strings(missingTokens), "timezone": timeZone.map(JSON.string),
    ])
  }

  fileprivate mutating func read(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["timezone", "missing", "duplicates", "by"])
    timeZone = try reader.optional("timezone", in: members)?.string()
    missingTokens = try reader.required("missing", in: members).strings()
    duplicates = try reader.optional("duplicates", in: members)?.word() ?? .all
    by = try reader.optional("by", in: members)?.strings()
  }
}
