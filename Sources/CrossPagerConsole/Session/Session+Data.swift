import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// Samples that come while the session goes on.
extension Session {
  /// Takes up more samples than there were: dated levels grow to cover them, and every level stays on its page, or
  /// follows the end under `set follow on`. That is no change to be undone; what is undone later is brought up to it.
  ///
  /// - Parameter data: all samples, those there were among them.
  /// - Complexity: O(levels)
  public mutating func update(_ data: ChartData) {
    chartData = data
    scales = [:]
    catchUp()
    display.update(to: state)
  }

  /// Gives levels the pages of all samples there are, now or, while content moves or a page is open, after that: nothing
  /// changes under a finger.
  mutating func catchUp() {
    guard let chartData else { return }
    isBehind = !state.isAtRest
    if !isBehind { state.cover(chartData) }
  }
}
