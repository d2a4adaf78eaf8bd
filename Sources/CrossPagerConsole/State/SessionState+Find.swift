import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

extension SessionState {
  /// Performs `find`: searches from the current page and goes to the matching page.
  ///
  /// - Parameter isInterrupted: Returns whether to stop the search.
  /// - Returns: The outcome, the bar or page that was found, and a message if the outcome is `ignored`.
  mutating func find(
    _ search: Search, _ way: Search.Way?, in data: ChartData?,
    isInterrupted: @escaping () -> Bool
  ) throws(InterruptedSearch) -> (outcome: SessionOutcome, found: FoundBar?, refusal: String?) {
    guard let level = pager.currentLevel else { return (.ignored(.noLevels), nil, nil) }
    guard let data, let dated = labels[level].dated, let page = pager.levels[level].page else {
      return (.ignored(.noDates), nil, nil)
    }
    let series = series(of: data)
    let unit = data.drawnUnit(ofColumn: series.name)
    var pages = PageSearch(
      search, of: series, data.aggregate, on: dated, isInterrupted: isInterrupted)
    guard let match = try pages.match(from: page, way) else {
      let isBehind = try pages.match(from: page, (way ?? .next).other) != nil
      let finer = levels(withShorterBarsThan: dated)
      let bars = finer.isEmpty ? "" : " (\(data.aggregate) by \(dated.barUnit))"
      var refusal = search.refusal(
        way, bars: bars, unit: unit, level: labels[level].name, isBehind: isBehind)
      if !isBehind, case .compared = search {
        if let bar = pages.match(on: page)?.bar {
          let first = dated.bars(ofPage: page).lowerBound
          let key = dated.calendar.key(of: first + bar, in: dated.barUnit)
          refusal += " This page has one: bar \(key)"
        } else {
          let span = dated.span(ofPage: page)
          for (index, level) in finer {
            var pages = PageSearch(
              search, of: series, data.aggregate, on: level, isInterrupted: isInterrupted)
            guard let match = try pages.match(around: span, way ?? .next) else { continue }
            refusal += " Level '\(labels[index].name.excerpt)' has such a bar: "
            refusal += commands(toPage: level.key(ofPage: match.page), ofLevel: index)
            break
          }
        }
      }
      return (.ignored(.noSuchPage), nil, refusal)
    }
    let found = FoundBar(match, of: search, on: dated, unit: unit)
    let marked = barIndex(in: data)
    var outcome = apply(.page(match.page))
    if let bar = found.bar {
      if outcome == .ignored(.alreadyThere), bar != marked { outcome = .changed() }
      cursor = BarCursor(level: labels[level].name, index: bar)
    }
    return (.pager(outcome), found, nil)
  }
}

extension SessionState {
  /// The dated levels with shorter bars, from coarse to fine.
  private func levels(withShorterBarsThan dated: DatedLevel) -> [(index: Int, level: DatedLevel)] {
    labels.enumerated().compactMap { index, label in label.dated.map { (index, $0) } }
      .filter { $0.1.barUnit < dated.barUnit }.sorted { $0.1.unit > $1.1.unit }
  }
}

extension Search {
  /// The message for a search that found nothing.
  ///
  /// - Parameters:
  ///   - bars: The words after `a bar` that say what a bar combines.
  ///   - isBehind: Whether a search in the other direction would find a page.
  fileprivate func refusal(
    _ way: Way?, bars: String, unit: String?, level: String, isBehind: Bool
  ) -> String {
    let pages = way == .previous ? "earlier page" : "later page"
    let other = (way ?? .next).other
    let hint = isBehind ? " To search the other way: find \(other.spelling) \(text)" : ""
    switch self {
    case .compared:
      return "No \(pages) has a bar\(bars) \(text)\(unit.map { " \($0.excerpt)" } ?? "").\(hint)"
    case .missing: return "No \(pages) has a bar without a value.\(hint)"
    case .gap: return "No \(pages) is without values.\(hint)"
    case .max, .min:
      guard let way else { return "No page of '\(level.excerpt)' has a value." }
      let isGreater = (self == .max) == (way == .previous)
      return "No page has \(isGreater ? "a greater" : "a smaller") \(text)imum.\(hint)"
    }
  }
}
