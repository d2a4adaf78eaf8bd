import CrossPager
import CrossPagerSeries
import CrossPagerTimeline

extension Session {
  /// Creates a requested report.
  mutating func report(_ request: ReportRequest) -> Report {
    switch request {
    case .whereabouts: .whereabouts(state.places, opened: state.opened)
    case .levels:
      .levels(
        levelReports, rules: state.pager.rules, scale: state.scale,
        gaps: chartData.map { _ in state.gaps })
    case .map: .map(state.places, reading: state.reading)
    case .routes: .routes(state.routes)
    case .show: .page(pageReport())
    case .hosts:
      .hosts(
        display.assignments.map { ($0.number, $0.position.map(state.page)) },
        rule: state.pager.rules.hosting)
    case .data:
      .data(
        chartData.map { data in
          DataReport(
            read: data.report,
            column: data.report.valueColumns.first { $0.name == state.value },
            span: data.span, series: state.series,
            levels: state.labels.filter { $0.dated != nil }.map(\.name), gaps: state.gaps)
        })
    case .values: .values(valueReports, of: chartData?.report)
    case .series: .series(seriesReports, by: chartData?.report.seriesColumns ?? [])
    case .history: .history(lines.elements)
    case .help(let topic?): .help(topic.entries, topic.scope)
    case .help(nil):
      .help(
        HelpTopic.all.entries,
        .overview(isDated: state.labels.contains { $0.dated != nil }))
    case .link: .link(state.link.text)
    case .quit(let status): .quit(status)
    }
  }

  private var valueReports: [ValueReport] {
    let reports = Dictionary(
      (chartData?.report.valueColumns ?? []).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    return (chartData?.columns(of: state.series) ?? []).map { column in
      let report = reports[column.name]
      return ValueReport(
        name: column.name, unit: report?.unit, role: report?.role ?? .measure, total: column.total,
        isShown: column.name == state.value)
    }
  }

  private var seriesReports: [SeriesReport] {
    guard let chartData, !chartData.seriesNames.isEmpty else { return [] }
    return chartData.series.map { series in
      SeriesReport(
        name: series.name, count: series.count, span: series.span,
        isShown: series.name == state.series)
    }
  }

  private var levelReports: [LevelReport] {
    zip(state.places, zip(state.labels, state.pager.levels)).map { place, level in
      LevelReport(place: place, unit: level.0.dated?.unit, rules: level.1.rules)
    }
  }

  /// The content of the open page or, if no page is open, the current page. The content is nil if
  /// there is no page.
  mutating func pageReport() -> PageReport? {
    guard let position = state.pager.openPage ?? state.pager.position, let page = position.page
    else { return nil }
    let place = state.place(position)
    guard let level = state.labels[position.level].dated, let chartData else {
      return .plain(place)
    }
    let series = chartData.column(named: state.value, of: state.series)
    let summary = series.page(
      level.index(ofPage: page), of: level.unit, in: level.calendar)
    return .chart(
      place, summary, value: series.name, series: state.series,
      unit: chartData.unit(ofColumn: series.name), aggregate: chartData.aggregate,
      scale: scale(for: summary))
  }
}
