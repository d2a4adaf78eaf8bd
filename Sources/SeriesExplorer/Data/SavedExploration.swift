import CivilDates
import CrossPager
package import CrossPagerConsole
import CrossPagerSeries
import MessageWords

/// What a snapshot keeps of the data: the options for reading it, and what the charts show.
struct SavedExploration: ContentRestoration {
  private var drawing = DrawingSettings()
  /// Whether the snapshot contains the aggregate and the first weekday, which snapshots of plain levels lack.
  private var hasAggregate = false
  private var hasWeekday = false
  /// The index of the marked bar, or nil if no bar is marked.
  private var bar: Int?
  private var entrances: [EnteredPlace] = []
  /// The data read with the options in the snapshot, or nil if the current data was read with these options.
  private var read: DataSource?
  /// The source to store in the state if the data was read, or nil for the initial data.
  private var source: DataSource?
  /// The data to show, or nil if all levels are plain.
  private var data: ChartData?

  func prepare(_ state: inout SessionState) {
    if let read {
      state.explored.source = source
      state.cover(read.data.drawn(as: state.drawing))
    }
    guard let data else { return }
    if hasAggregate { state.drawing.aggregate = drawing.aggregate }
    if hasWeekday, drawing.firstWeekday != state.drawing.firstWeekday {
      state.set(drawing.firstWeekday, for: data)
    }
    state.set(drawing.gaps, for: data.drawn(as: state.drawing))
  }

  func restore(_ state: inout SessionState) -> [String] {
    var (differences, explored): ([String], ExplorerState) = ([], state.explored)
    let label = state.pager.currentLevel.map { state.labels[$0] }
    explored.cursor = bar.flatMap { bar in
      label.flatMap { label in
        label.dated.map { dated in
          BarCursor(level: label.name, index: max(0, min(bar, dated.mostBars - 1)))
        }
      }
    }
    explored.entrances = Array(entrances.suffix(SessionState.entranceLimit))
    explored.drawing.comparison = drawing.comparison
    if let saved = drawing.value {
      if data?.names.contains(saved) == true {
        explored.drawing.value = saved
      } else {
        differences.append(
          "No column '\(saved.excerpt)' here. Repair: keep the current column.")
      }
    }
    if let saved = drawing.series {
      if data?.hasSeries(saved) == true {
        explored.drawing.series = saved
      } else {
        differences.append(
          "No series '\(saved.excerpt)' here. Repair: keep the current series.")
      }
    }
    if let difference = drawing.split.difference(from: data) {
      differences.append(difference)
    } else {
      explored.drawing.split = drawing.split
    }
    state.explored = explored
    state.forgetAbsent()
    return differences
  }
}

extension ExplorerState {
  package var saved: [JSON.Member] {
    let isDated = drawing.value != nil
    let members: [(String, JSON?)] = [
      ("value", drawing.value.map(JSON.string)), ("series", drawing.series.map(JSON.string)),
      ("split", drawing.split.json), ("bar", cursor.map { .integer($0.index) }),
      ("entered", entrances.isEmpty ? nil : .array(entrances.map(\.json))),
      ("compare", drawing.comparison?.json),
      ("aggregate", isDated ? .string(drawing.aggregate.spelling) : nil),
      ("firstWeekday", isDated ? .string(drawing.firstWeekday.spelling) : nil),
    ]
    return members.compactMap { name, value in value.map { JSON.Member(name, $0) } }
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

extension SavedExploration {
  /// Reads the members of a snapshot.
  ///
  /// - Parameter settings: The settings in the snapshot, by name.
  init(
    _ members: [String: JSONReader], _ settings: [String: String]
  ) throws(JSONReader.Problem) {
    drawing.value = try members["value"]?.string()
    drawing.series = try members["series"]?.string()
    if let member = members["split"] { drawing.split = try Split(member) }
    bar = try members["bar"]?.integer()
    for place in try members["entered"]?.elements() ?? [] {
      entrances.append(try EnteredPlace(place))
    }
    if let member = members["compare"] { drawing.comparison = try Comparison(member) }
    if let member = members["aggregate"] {
      (drawing.aggregate, hasAggregate) = (try member.word(), true)
    }
    if let member = members["firstWeekday"] {
      (drawing.firstWeekday, hasWeekday) = (try member.word(Weekday.init(name:)), true)
    }
    drawing.gaps = settings["gaps"].flatMap(GapsRule.init(spelling:)) ?? .show
  }

  fileprivate mutating func take(_ explorer: Explorer, _ read: DataSource?) {
    self.read = read
    source = read.flatMap { explorer.origin == .file($0.request) ? nil : $0 }
    data = read?.data ?? explorer.data
  }
}

extension Explorer {
  package var savedNames: [String] {
    [
      "aggregate", "bar", "compare", "entered", "firstWeekday", "reading", "series", "split",
      "value",
    ]
  }

  /// The options for reading the data, if it can be read again.
  package func saved(with state: SessionState) -> [JSON.Member] {
    let options = request(in: state)?.options
    return options.map { [JSON.Member("reading", $0.json)] } ?? []
  }

  package mutating func restoration(
    of members: [String: JSONReader], settings: [String: String], in state: SessionState
  ) throws(SnapshotError) -> any ContentRestoration {
    var saved: SavedExploration
    var request = request(in: state)
    let current = request
    do throws(JSONReader.Problem) {
      saved = try SavedExploration(members, settings)
      if let reading = members["reading"] {
        var options = request?.options ?? SeriesOptions()
        try options.read(reading)
        request?.options = options
      }
    } catch {
      throw .unreadable(error)
    }
    var read: DataSource?
    if let request, request != current {
      do throws(Refusal) {
        read = try source(of: request, besides: state.explored.source)
      } catch {
        guard case .failed(let error) = error else { return saved }
        throw .failed(error)
      }
    }
    saved.take(self, read)
    return saved
  }
}

extension SeriesOptions {
  /// The options in a snapshot.
  fileprivate var json: JSON {
    .joined(
      by.map { ["by": .strings($0)] } ?? [:],
      [
        "duplicates": .string(duplicates.rawValue), "missing": .strings(missingTokens),
        "timezone": .string(timeZone),
      ])
  }

  /// Reads the options in a snapshot.
  fileprivate mutating func read(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["timezone", "missing", "duplicates", "by"])
    timeZone = try reader.required("timezone", in: members).string()
    missingTokens = try reader.required("missing", in: members).strings()
    duplicates = try members["duplicates"]?.word() ?? .all
    by = try members["by"].map { names throws(JSONReader.Problem) in try names.strings() }
  }
}
