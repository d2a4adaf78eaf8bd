import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// Updates the data with samples that arrive during the session.
extension Session {
  /// Replaces the data and extends dated levels to cover the new samples. Each level keeps its page or,
  /// under `set follow on`, goes from the last page to the new last page. `undo` does not remove new samples.
  ///
  /// - Parameter data: The data with all old and new samples.
  /// - Complexity: O(levels)
  public mutating func update(_ data: ChartData) {
    firstData = data
    scales = [:]
    takeData()
    catchUp()
    display.update(to: state)
  }

  /// The key of the last page of the current level, or nil if the level has no dates.
  public var newestPage: String? {
    state.pager.currentLevel.flatMap { state.labels[$0].dated }.map { $0.key(ofPage: $0.count - 1) }
  }

  /// Extends dated levels to cover all samples. While content moves, postpones this to avoid disturbing the user.
  mutating func catchUp() {
    guard let chartData else { return }
    isBehind = state.pager.phase != .settled
    if !isBehind { state.cover(chartData) }
  }
}
