import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import PageHosts

extension SessionState {
  /// The pages in the viewport. An open page covers all other pages.
  var displayReport: DisplayReport { displayReport(of: pager, current: pager.position) }

  /// The pages in the viewport of a pager with the same levels and pages as this state.
  ///
  /// - Parameter current: The page to mark as the current page.
  func displayReport(of pager: Pager, current: Position?) -> DisplayReport {
    if let open = pager.openPage {
      let page = DisplayReport.Page(place: page(open), x: .zero, y: .zero, isCurrent: true)
      return DisplayReport(pages: [page], viewport: PagerRules().viewport)
    }
    let viewport = pager.rules.viewport
    let pages = pager.window.pages.filter {
      // Leave out pages that are kept ready around the viewport.
      Offset(pages: -1) < $0.x && $0.x < viewport.pages
        && Offset(pages: -1) < $0.y && $0.y < viewport.levels
    }
    return DisplayReport(
      pages: pages.map {
        DisplayReport.Page(
          place: page($0.position), x: $0.x, y: $0.y, isCurrent: $0.position == current)
      }, viewport: viewport)
  }
}

extension Session {
  /// Creates a requested report.
  mutating func report(_ request: ReportRequest) -> Report {
    switch request {
    case .whereabouts: .whereabouts(state.places, opened: state.opened)
    case .levels:
      .levels(
        levelReports, rules: state.sceneRules, gaps: chartData.map { _ in state.gaps },
        prompt: state.prompt)
    case .map: .map(state.places, reading: state.rules.reading)
    case .routes: .routes(state.routes)
    case .show: Session.report(pages())
    case .hosts:
      .hosts(
        display.assignments.map { ($0.number, $0.position.map(state.page)) },
        rule: state.hosting)
    case .data:
      .data(
        chartData.map { data in
          DataReport(
            read: data.report,
            column: data.report.valueColumns.first { $0.name == state.value },
            span: data.span, series: state.series,
            levels: state.labels.filter { $0.dated != nil }.map(\.name), gaps: state.gaps,
            aggregate: state.aggregate)
        })
    case .values: .values(valueReports, of: chartData?.report)
    case .series: .series(seriesReports, by: chartData?.report.seriesColumns ?? [])
    case .history: .history(lines.elements)
    case .help(let topic?): .help(topic.entries, topic.scope)
    case .help(nil):
      .help(
        HelpTopic.all.entries,
        .overview(isDated: state.labels.haveDates))
    case .link: .link(state.link.text)
    case .quit(let status): .quit(status)
    case .keys: .keys(KeyReport())
    case .marks: .marks(markReports)
    }
  }

  /// The report on a page.
  ///
  /// - Parameter pages: The reports on the page, one for each of its charts, or nil if there is no page.
  static func report(_ pages: [PageReport]?) -> Report {
    pages.map { $0.count > 1 ? .split($0) : .page($0[0]) } ?? .page(nil)
  }

  private var markReports: [MarkReport] {
    state.marks.map { mark in
      let position = state.position(of: mark)
      return MarkReport(
        name: mark.name, level: mark.level, page: position?.page, key: mark.page.key,
        isCurrent: position != nil && position == state.pager.position)
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
}
