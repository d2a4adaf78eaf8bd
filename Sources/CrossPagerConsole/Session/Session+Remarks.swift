public import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// A remark on the data that a person should see before the first command.
public enum Remark: Hashable, Sendable {
  /// A value that may stand for missing ones.
  case sentinel(Double)
  /// The page shown has one bar, and the level below may have more.
  case oneBar(CalendarUnit)
}

extension Session {
  /// The remarks to show before the first command.
  ///
  /// - Complexity: O(columns + samples of the page)
  public mutating func remarks() -> [Remark] {
    let columns = chartData?.report.valueColumns ?? []
    let shown = columns.first { $0.name == state.value }?.sentinel
    let others = columns.lazy.compactMap(\.sentinel)
    var remarks: [Remark] = []
    if let sentinel = shown ?? others.first { remarks.append(.sentinel(sentinel.value)) }
    if case .chart(_, let page, _, _, _) = pageReport(),
      page.bars.count(where: { $0.summary.count > 0 }) == 1,
      let level = state.pager.currentLevel, level + 1 < state.labels.count
    {
      remarks.append(.oneBar(page.unit))
    }
    return remarks
  }
}
