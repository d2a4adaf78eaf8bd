public import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// A remark on the data, shown before the first command.
public enum Remark: Hashable, Sendable {
  /// A value that may represent missing values.
  case sentinel(Double)
  /// A page with one bar, and a lower level whose page has more bars.
  case oneBar(CalendarUnit, levelWithMore: String)
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
    if let level = state.pager.currentLevel, let unit = state.labels[level].dated?.unit,
      filledBars(ofLevel: level) == 1,
      let fuller = (level + 1..<state.labels.count).first(where: { filledBars(ofLevel: $0) > 1 })
    {
      remarks.append(.oneBar(unit, levelWithMore: state.labels[fuller].name))
    }
    return remarks
  }

  /// The number of bars with values on a level's page.
  private func filledBars(ofLevel index: Int) -> Int {
    guard let dated = state.labels[index].dated, let page = state.pager.levels[index].page,
      let chartData
    else { return 0 }
    return chartData.column(named: state.value).page(
      dated.index(ofPage: page), of: dated.unit, in: dated.calendar
    ).bars.count { $0.summary.count > 0 }
  }
}
