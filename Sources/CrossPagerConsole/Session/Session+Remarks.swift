public import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

/// A remark on the data that a person should see before the first command.
public enum Remark: Hashable, Sendable {
  /// A value that may stand for missing ones.
  case sentinel(Double)
  /// The page shown has one bar, and the page of a level below has more.
  case oneBar(CalendarUnit, levelWithMore: String)
  /// The data has several series by the names in these columns, and draws one of them.
  case series([String], by: [String], drawn: String)
  /// Many rows share a time with another row and are summarized together.
  case sharedTimes(Int)
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
    if let series = seriesRemark { remarks.insert(series, at: 0) }
    if let report = chartData?.report, report.seriesColumns.isEmpty, report.leftOut == 0,
      report.duplicate > 0, 10 * report.duplicate >= report.rows
    {
      remarks.append(.sharedTimes(report.duplicate))
    }
    return remarks
  }

  /// The remark on the series of the data, or nil if there is only one.
  public var seriesRemark: Remark? {
    guard let chartData, let drawn = state.series, chartData.series.count > 1 else { return nil }
    return .series(chartData.seriesNames, by: chartData.report.seriesColumns, drawn: drawn)
  }

  /// How many bars with values the page of a level has.
  private func filledBars(ofLevel index: Int) -> Int {
    guard let dated = state.labels[index].dated, let page = state.pager.levels[index].page,
      let chartData
    else { return 0 }
    return chartData.column(named: state.value, of: state.series).page(
      dated.index(ofPage: page), of: dated.unit, in: dated.calendar
    ).bars.count { $0.summary.count > 0 }
  }
}
