import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords
import TextCharts

/// A page and the page it is compared with.
struct ComparisonReport: WordedDetail {
  var page: PageSummary
  /// The other page, or nil if there is none. The bar in which the compared part ends omits later samples.
  var other: PageSummary?
  var rule: Comparison
  var wording: ValueWording
  /// The parts of the pages to compare, or nil to compare the whole pages.
  var soFar: SoFar?

  private var total: Summary { soFar?.own.summary ?? page.total }
  private var otherTotal: Summary? { soFar?.other.summary ?? other?.total }

  /// Returns the members for the other page and the change. `json` converts a page and its summary to JSON.
  func json(_ json: (PageSummary, Summary) -> JSON) -> JSON {
    let other = other.map { other in
      JSON.joined(json(other, otherTotal ?? other.total), soFar?.otherJSON ?? [:])
    }
    return .joined(
      ["compare": other ?? .null], wording.json(from: otherTotal, to: total), soFar?.json ?? [:])
  }

  package var isDrawn: Bool { true }

  package var json: JSON {
    let json = { (page: PageSummary, total: Summary) in total.json(page.key, wording.aggregate) }
    return ["page": .joined(json(page, total), self.json(json))]
  }

  package var phrases: [String] {
    guard let other else {
      return switch rule {
      case .previous: ["no previous page to compare with"]
      case .year: ["no page a year earlier to compare with"]
      case .page(let level, let key):
        ["the comparison with \(key) appears only on level '\(level.excerpt)'"]
      }
    }
    let values =
      soFar?.phrases(wording)
      ?? [page, other].map { "\($0.key) \(wording.aggregate) \(wording.text($0.total))" }
    if other.key == page.key { return [values[1], "compared with itself"] }
    // A page with fewer than half as many values may have just begun. The counts show this.
    let counts = [total.count, otherTotal?.count ?? 0]
    let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
    return values + wording.parts(from: otherTotal, to: total)
      + (least > 0 && least * 2 < most ? ["from \(counts[0]) and \(counts[1]) values"] : [])
  }
}

extension SessionState {
  /// Returns the page to compare with, or nil if `compare` is off or there is no such page.
  func otherPage(beside page: DatedPage) -> DatedPage? {
    let index =
      switch drawing.comparison {
      case .previous: page.index > 0 ? page.index - 1 : nil
      case .year: page.level.page(aYearBefore: page.index)
      case .page(let level, let key):
        level == page.levelName ? page.level.page(meantBy: key) : nil
      case nil: nil as Int?
      }
    return index.map(page.sibling)
  }

  /// Returns the comparison of a page, or nil if `compare` is off or the page is not dated.
  func comparisonReport(
    of position: Position, _ drawn: DrawnColumn, in data: ChartData
  ) -> ComparisonReport? {
    guard let rule = drawing.comparison, let page = datedPage(at: position) else { return nil }
    let series = data.column(drawn)
    let other = otherPage(beside: page)
    var report = ComparisonReport(
      page: summary(of: page, series, in: data),
      other: other.map { summary(of: $0, series, in: data) }, rule: rule,
      wording: ValueWording(of: data, drawn.column))
    guard let other else { return report }
    report.soFar = soFar(page.span, other.span, page.level.unit, of: series, in: data)
    if let end = report.soFar?.other.span.upperBound {
      let bars = 0..<other.barCount(of: series)
      if let index = bars.first(where: { other.span(ofBar: $0).isCut(at: end) }) {
        let start = cumulates(series.name, of: data) ? other.span : other.span(ofBar: index)
        report.other?.bars[index].summary = series.summary(of: start.lowerBound..<end)
      }
    }
    return report
  }
}

extension Range<CivilTime> {
  /// Whether a time is inside the range and not at an end.
  func isCut(at time: CivilTime) -> Bool { lowerBound < time && time < upperBound }
}

extension PageChart {
  mutating func add(_ report: ComparisonReport) {
    let kind = report.other == nil || grid != nil ? Caption.Kind.remark : .legend
    captions.append(Caption(parts: report.phrases, kind: kind))
    guard let other = report.other else { return }
    showsOthers = grid == nil
    for index in bars.indices {
      let summary = index < other.bars.count ? other.bars[index].summary : Summary()
      bars[index].bar.other = summary.unboundedValue(wording.aggregate)
      bars[index].sentence += ", compared with \(wording.number(summary))"
    }
  }
}
