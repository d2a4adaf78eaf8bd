import CrossPager
import CrossPagerSeries

extension Session {
  /// The maximum number of bars in a C header. This many bars take up 1 MB of flash memory.
  static let headerLimit = 500_000

  /// The pages from all dated levels as a C header, or nil if there are no pages or their bars exceed ``headerLimit``.
  mutating func cHeader() -> CHeader? {
    guard let chartData, let drawn = state.drawnColumns(of: chartData).first else { return nil }
    var bars = 0
    var levels: [CHeader.Pages] = []
    var current = 0
    for (index, level) in state.pager.levels.enumerated() where level.count > 0 {
      if state.labels[index].dated == nil { continue }
      if index == state.pager.position?.level { current = levels.count }
      var pages: [PageSummary] = []
      for page in 0..<level.count {
        guard let summary = summary(of: Position(level: index, page: page), drawn) else { continue }
        bars += max(1, summary.bars.count)
        if bars > Self.headerLimit { return nil }
        pages.append(summary)
      }
      levels.append(
        CHeader.Pages(name: state.labels[index].name, pages: pages, page: level.page ?? 0))
    }
    if levels.isEmpty { return nil }
    let title = [drawn.series, "\(drawn.column), \(chartData.aggregate)"].compactMap(\.self)
    return CHeader(
      title: title.joined(separator: ": "), unit: chartData.drawnUnit(ofColumn: drawn.column),
      aggregate: chartData.aggregate, levels: levels, current: current)
  }
}
