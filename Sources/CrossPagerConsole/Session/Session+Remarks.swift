import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import TextCharts

extension Session {
  /// The remarks to show before the first command.
  ///
  /// - Complexity: O(columns + *n*) for *n* bars at the resolution of the series
  public mutating func remarks() -> [Remark] {
    let columns = chartData?.report.valueColumns ?? []
    let sentinel = columns.first { $0.name == state.value }?.sentinel
    return [
      seriesRemark, sentinel.map { .sentinel($0.value, canReread: request != nil) }, pageRemark,
      timesRemark, countsRemark,
    ].compactMap(
      \.self)
  }

  /// A remark on a column that looks like counts, or nil for any other column or if the bars do not show the mean.
  ///
  /// Sums of counts usually tell more, but the mean suits every column.
  private var countsRemark: Remark? {
    guard let chartData, chartData.aggregate == .mean else { return nil }
    let series = state.series(of: chartData)
    let column = chartData.report.valueColumns.first { $0.name == series.name }
    guard column?.isNamedLikeCounts == true, series.total.isWhole, showsSums(of: series) else {
      return nil
    }
    return .counts(column: series.name)
  }

  /// Whether a bar on the current page has more than one sample, so that its sum differs from its mean.
  private func showsSums(of series: Series) -> Bool {
    guard let level = state.pager.currentLevel, let dated = state.labels[level].dated,
      let page = state.pager.levels[level].page
    else { return false }
    let summary = series.page(dated.index(ofPage: page), of: dated.unit, in: dated.calendar)
    return summary.bars.contains { $0.summary.count > 1 }
  }

  /// The remark on the series in the data, or nil if there is only one series.
  public var seriesRemark: Remark? {
    guard let chartData, let drawn = state.series, chartData.series.count > 1 else { return nil }
    return .series(chartData.seriesNames, by: chartData.report.seriesColumns, drawn: drawn)
  }

  /// A remark on rows that share their times with other rows, or nil if there are few such rows or the file has named
  /// series.
  public var timesRemark: Remark? {
    guard let report = chartData?.report, report.seriesColumns.isEmpty, report.leftOut == 0,
      report.duplicate > 0, 10 * report.duplicate >= report.rows * report.samplesPerRow
    else { return nil }
    return .sharedTimes(report.duplicate)
  }

  /// A remark on bars that look alike on the current page, or nil if they do not or if `set scale page` would not help.
  ///
  /// There is no remark if a scale has been chosen.
  public mutating func scaleRemark() -> Remark? {
    guard let chartData, state.scale == .auto, !chartData.aggregate.isAmount,
      state.phase == .settled, let position = state.pager.position
    else { return nil }
    let areAlike = state.drawnColumns(of: chartData).allSatisfy { column in
      guard let page = summary(of: position, column),
        let scale = scale(for: page, of: column).range
      else { return false }
      let values = page.bars.compactMap { $0.summary.value(chartData.aggregate) }
      guard let low = values.min(), let high = values.max() else { return false }
      return ChartAxis.hidesDifferences(in: low...high, scale: scale)
    }
    return areAlike ? .alikeBars : nil
  }

  /// A remark on the current page or its level.
  private var pageRemark: Remark? {
    guard let chartData, let level = state.pager.currentLevel,
      let dated = state.labels[level].dated, let page = state.pager.levels[level].page
    else { return nil }
    let series = chartData.column(named: state.value, of: state.series)
    let fill = series.pageFill(of: dated.unit, in: dated.calendar)
    if page < dated.count - 1, page == dated.newestFullPage(by: fill) {
      return .newerPages(dated.count - 1 - page)
    }
    guard !fill.pages.isEmpty, fill.pages.allSatisfy({ $0.bars == 1 }),
      let fuller = (level + 1..<state.labels.count).first(where: { hasBars($0, of: series) })
    else { return nil }
    return .oneBar(dated.unit, levelWithMore: state.labels[fuller].name)
  }

  /// Whether a level's current page has more than one bar with a value.
  private func hasBars(_ level: Int, of series: Series) -> Bool {
    guard let dated = state.labels[level].dated, let page = state.pager.levels[level].page else {
      return false
    }
    let summary = series.page(dated.index(ofPage: page), of: dated.unit, in: dated.calendar)
    return summary.bars.count { $0.summary.count > 0 } > 1
  }
}

extension Summary {
  /// Whether the values are likely to be whole numbers of at least 0.
  fileprivate var isWhole: Bool {
    guard let min, let max, let sum, min >= 0 else { return false }
    return [min, max, sum].allSatisfy { $0 == $0.rounded() }
  }
}
