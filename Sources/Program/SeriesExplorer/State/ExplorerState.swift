import CrossPager
package import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline

/// The part of a state that belongs to the data.
package struct ExplorerState: StateContent {
  package internal(set) var drawing = DrawingSettings()
  /// The marked bar, which is always on the current level, or nil for none.
  package internal(set) var cursor: BarCursor?
  /// The places that `back` returns to, oldest first.
  var entrances: [EnteredPlace] = []
  /// The data that a command read, or nil for the initial data.
  package internal(set) var source: DataSource?

  /// The maximum size, in bytes, of former data that `undo` can restore. The initial data is always kept.
  private static let formerDataLimit = 64_000_000

  package func withoutAbsent(in state: SessionState) -> AnyStateContent? {
    if cursor == nil, entrances.isEmpty, drawing.comparison == nil { return nil }
    var kept = self
    if let cursor, state.pager.currentLevel.map({ state.labels[$0].name }) != cursor.level {
      kept.cursor = nil
    }
    // Only the page must still exist. Its bars can differ, because the calendar may have changed.
    kept.entrances = entrances.filter { place in
      let level = state.levelIndex(of: place.level)
      return level.flatMap { state.labels[$0].dated?.page(forKey: place.page) } != nil
    }
    if case .page(let level, let key) = drawing.comparison,
      state.pageIndex(of: key, inLevel: level) == nil
    {
      kept.drawing.comparison = nil
      kept.drawing.comparesWholePages = false
    }
    return kept == self ? nil : kept.normalized
  }

  /// This content, or content without a base if all members of this content have their initial values.
  fileprivate var normalized: AnyStateContent {
    AnyStateContent(base: self == ExplorerState() ? nil : self)
  }

  package func bytes(besides other: (any StateContent)?) -> Int {
    let other = other as? ExplorerState
    // Most states have no entrances.
    let own = entrances.isEmpty ? 0 : entrances.bytes(besides: other?.entrances ?? [])
    return own + (source === other?.source ? 0 : source?.data.bytes ?? 0)
  }

  package func note(onLosing former: (any StateContent)?) -> String? {
    guard let former = (former as? ExplorerState)?.source, former !== source,
      former.data.bytes > Self.formerDataLimit
    else { return nil }
    return "The previous data takes up \(former.data.bytes / 1_000_000) MB. "
      + "This command and earlier commands cannot be undone."
  }

  package var visible: any StateContent {
    var visible = self
    visible.entrances = []
    visible.drawing.gaps = .show
    return visible
  }
}

extension SessionState {
  package internal(set) var explored: ExplorerState {
    get { content.base as? ExplorerState ?? ExplorerState() }
    set { content = newValue.normalized }
  }

  package internal(set) var drawing: DrawingSettings {
    get { explored.drawing }
    set { explored.drawing = newValue }
  }
}

/// The marked bar on a dated level.
package struct BarCursor: Hashable, Sendable {
  var level: String
  /// The index of the bar. A page with fewer bars marks its last bar, but this index stays the same for later pages.
  var index: Int
}

/// A place that `back` can return to: the page and the bar where `enter` started.
struct EnteredPlace: Hashable, Sendable {
  var level: String
  /// The key of the page.
  var page: String
  var bar: Int
}

extension SessionState {
  func barIndex(in data: ChartData?) -> Int? {
    guard let cursor = explored.cursor, let data, let page = datedPage(at: pager.position) else {
      return nil
    }
    let count = page.barCount(of: series(of: data))
    return count == 0 ? nil : min(cursor.index, count - 1)
  }

  /// Returns the drawn column or, if the page is split, the column of the first chart.
  func series(of data: ChartData) -> Series { data.column(drawnColumns(of: data)[0]) }

  static var entranceLimit: Int { 100 }

  /// Returns the level whose pages each cover one bar of the given level. If there is none, returns the coarsest level
  /// whose pages are shorter than the bar, or else the finest level whose pages are longer.
  func levelOfBars(in dated: DatedLevel) -> (index: Int, level: DatedLevel)? {
    let finer = datedLevels.filter { $0.level.unit < dated.unit }
    let within = finer.filter { $0.level.unit <= dated.barUnit }
    return within.max { $0.level.unit < $1.level.unit }
      ?? finer.min { $0.level.unit < $1.level.unit }
  }
}
