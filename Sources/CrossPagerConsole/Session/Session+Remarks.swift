import CrossPager
import CrossPagerTimeline

extension Session {
  /// What a person should know of the data before the first command, a sentence each: what looks like a sentinel, and
  /// that there is more to be seen on another level.
  ///
  /// - Complexity: O(columns + samples of the page)
  public mutating func remarks() -> [String] {
    let columns = chartData?.report.valueColumns ?? []
    let shown = columns.first { $0.name == state.value }?.sentinel
    let others = columns.lazy.compactMap(\.sentinel)
    var remarks: [String] = []
    if let sentinel = shown ?? others.first {
      remarks.append(
        "'\(DataWording.exact(sentinel.value))' may mean a missing value. For details: data")
    }
    if case .chart(_, let page, _, _, _) = pageReport(),
      page.bars.count(where: { $0.summary.count > 0 }) == 1,
      let level = state.pager.currentLevel, level + 1 < state.labels.count
    {
      remarks.append(
        "Each \(page.unit.rawValue) has only one bar. To see more at once: down")
    }
    return remarks
  }
}
