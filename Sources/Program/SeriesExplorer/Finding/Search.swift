import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline

/// A search for pages of a dated level.
enum Search: Hashable, Sendable {
  case value(Relation, Number)
  case word(Word)

  enum Word: String, Spelled {
    /// Pages with at least one bar that has no value, although the data covers it.
    case missing
    /// Pages without any values.
    case gap
    /// Pages ordered by their greatest values, greatest first.
    case max
    case min
    /// Bars and pages with notes.
    case note
  }

  enum Relation: String, CaseIterable, Sendable {
    case greaterOrEqual = ">="
    case greater = ">"
    case lessOrEqual = "<="
    case less = "<"
    case equal = "="

    func holds(_ value: Double, _ number: Number) -> Bool {
      switch self {
      case .greater: value > number.value
      case .greaterOrEqual: value >= number.value
      case .less: value < number.value
      case .lessOrEqual: value <= number.value
      case .equal: abs(value - number.value) <= number.precision
      }
    }
  }

  struct Number: Hashable, Sendable {
    let text: String
    let value: Double
    /// Half a unit in the last digit. `=` finds all values that round to the typed number.
    let precision: Double

    /// Reads a finite number, written as in a data file, such as `-0.5`, `60,000`, `10k` or `1e3`, or returns nil.
    init?(_ text: String, mark: DecimalMark = .point) {
      guard let number = mark.plainNumber(in: text),
        let decimal = WrittenDecimal(number.text), let value = Double(number.text)
      else { return nil }
      self.text = text
      self.value = value * number.factor
      if !self.value.isFinite { return nil }
      precision =
        0.5 * number.factor
        * (Double("1e\(Swift.min(Swift.max(-decimal.places, -400), 308))") ?? 0)
    }

    /// Returns advice on writing a number, or nil if the text does not begin with a number or no advice is certain.
    static func problem(of text: String) -> String? {
      guard text.drop(while: { "+-.".contains($0) }).first?.isNumber == true else { return nil }
      if text.contains(where: \.isLetter) { return "Write it without letters, for example: 60000" }
      // A comma after a point has no clear meaning.
      if let point = text.firstIndex(of: "."), text[point...].contains(",") { return nil }
      let digits = text.filter { ("0"..."9").contains($0) || "+-.".contains($0) }
      return Number(digits).map { _ in "Write it as \(digits)." }
    }
  }

  enum Way: String, Spelled {
    case next, previous
  }

  /// Returns the search for the greatest or least value that a word such as `highest` means, or nil for other words.
  static func extreme(meantBy word: String) -> Word? {
    if wordsForMax.contains(word) { return .max }
    return wordsForMin.contains(word) ? .min : nil
  }

  private static let wordsForMax = [
    "max", "maximum", "most", "highest", "greatest", "largest", "peak",
  ]
  private static let wordsForMin = ["min", "minimum", "least", "lowest", "smallest"]

  /// The words for the greatest and the least value, as synonyms of the commands that find these values.
  static let extremes = wordsForMax + wordsForMin

  /// The arguments to `find`.
  var text: String {
    switch self {
    case .value(let relation, let number): "\(relation.rawValue) \(number.text)"
    case .word(let word): word.spelling
    }
  }

  func holds(_ value: Double) -> Bool {
    if case .value(let relation, let number) = self { relation.holds(value, number) } else { false }
  }

  struct Match: Sendable {
    var page: Int
    /// The index of the matching bar, or nil if the match is the whole page.
    var bar: Int?
    var value: Double?
    /// The page's rank among the pages sorted by value, and the number of ranked pages.
    var rank: (place: Int, of: Int)?
    /// Whether the search wrapped around at an end of the level or of the ranking by value.
    var isRound = false
    var notes: [String] = []
  }
}

struct PageSearch {
  let search: Search
  let level: DatedLevel
  var values: PageValues
  /// The time from the first sample of the data to the last.
  private let span: ClosedRange<CivilTime>?
  let checkInterrupt: () throws(Refusal) -> Void
  private var searched = 0

  init(
    _ search: Search, of series: Series, _ aggregate: Aggregate, on level: DatedLevel,
    covering span: ClosedRange<CivilTime>?,
    checkInterrupt: @escaping () throws(Refusal) -> Void
  ) {
    (self.search, self.level, self.span) = (search, level, span)
    self.checkInterrupt = checkInterrupt
    values = PageValues(of: series, aggregate, on: level.unit, in: level.calendar)
  }

  /// Returns the match to go to from a page, or nil if there is none on another page. The search wraps around once.
  ///
  /// - Parameter way: If nil, `max` and `min` find the first page in their order. Other searches find the next page.
  mutating func match(from page: Int, _ way: Search.Way?) throws(Refusal) -> Search.Match? {
    if let match = try match(from: page, way, isRound: false) { return match }
    var round = try match(from: page, way, isRound: true)
    round?.isRound = true
    return round?.page == page ? nil : round
  }

  private mutating func match(
    from page: Int, _ way: Search.Way?, isRound: Bool
  ) throws(Refusal) -> Search.Match? {
    switch (search, way) {
    case (.word(.max), _): return try ranked(from: isRound ? nil : page, way, >)
    case (.word(.min), _): return try ranked(from: isRound ? nil : page, way, <)
    case (_, .previous):
      return try nearest((isRound ? page + 1..<max(page + 1, level.count) : 0..<page).reversed())
    case (_, _):
      return try nearest(isRound ? 0..<max(0, page) : page + 1..<level.count)
    }
  }

  private mutating func count() throws(Refusal) {
    searched += 1
    if searched.isMultiple(of: 256) { try checkInterrupt() }
  }

  private mutating func nearest(_ pages: some Sequence<Int>) throws(Refusal) -> Search.Match? {
    for page in pages {
      try count()
      if let match = match(on: page) { return match }
    }
    return nil
  }

  /// Returns the first match in a period or beyond it in the given direction. `max` and `min` are not allowed.
  mutating func match(
    around period: Range<CivilTime>, _ way: Search.Way
  ) throws(Refusal) -> Search.Match? {
    let end = CivilTime(microseconds: period.upperBound.microseconds - 1)
    let (time, step) = way == .next ? (period.lowerBound, 1) : (end, -1)
    let page = level.page(nearestTo: level.calendar.index(of: time, in: level.unit))
    return try match(from: page - step, way)
  }

  /// Returns the match on a page. The search must not be for `max` or `min`.
  mutating func match(on page: Int) -> Search.Match? {
    self.values.read(page: level.index(ofPage: page))
    let values = values.values
    switch search {
    case .value:
      let bar = values.firstIndex { $0.map(search.holds) ?? false }
      return bar.map { Search.Match(page: page, bar: $0, value: values[$0]) }
    case .word(.missing):
      let bars = level.bars(ofPage: page)
      let bar = values.indices.first { bar in
        let covered = level.calendar.span(of: bars.lowerBound + bar, in: level.barUnit)
        return values[bar] == nil && span.map(covered.overlaps) == true
      }
      return bar.map { Search.Match(page: page, bar: $0) }
    case .word(.gap):
      let isGap = !values.isEmpty && values.allSatisfy { $0 == nil }
      return isGap ? Search.Match(page: page) : nil
    case .word(.max), .word(.min), .word(.note): return nil
    }
  }

  /// A single pass over the bars finds the first, next or previous page in the order of the pages' best values and
  /// counts the pages before it, without sorting the pages.
  private mutating func ranked(
    from page: Int?, _ way: Search.Way?, _ isBetter: (Double, Double) -> Bool
  ) throws(Refusal) -> Search.Match? {
    typealias BestBar = PageValues.BestBar
    func isBefore(_ one: BestBar, _ other: BestBar) -> Bool {
      isBetter(one.value, other.value) || one.value == other.value && one.page < other.page
    }
    func comesFirst(_ one: BestBar, _ other: BestBar) -> Bool {
      way == .previous ? isBefore(other, one) : isBefore(one, other)
    }
    let here =
      way == nil ? nil : page.flatMap { values.bestBar(ofPage: level.index(ofPage: $0), isBetter) }
    var found: BestBar?
    var (candidates, pages) = (0, 0)
    values.restart()
    while let best = values.nextBestBar(isBetter) {
      try count()
      guard level.page(at: best.page) != nil else { continue }
      pages += 1
      guard here.map({ comesFirst($0, best) }) ?? true else { continue }
      candidates += 1
      if found.map({ comesFirst(best, $0) }) ?? true { found = best }
    }
    guard let found, let page = level.page(at: found.page) else { return nil }
    let place = way == .previous ? candidates : pages - candidates + 1
    return Search.Match(page: page, bar: found.bar, value: found.value, rank: (place, pages))
  }
}

extension SessionState {
  /// Returns the next or previous bar or page with notes on the level, starting from the marked bar or, if no bar is
  /// marked, from the start of the page. The search wraps around once.
  func match(ofNoteFrom page: DatedPage, _ way: Search.Way?, in data: ChartData) -> Search.Match? {
    func place(_ match: Search.Match) -> (Int, Int) { (match.page, match.bar ?? -1) }
    let matches = notes.compactMap { note -> Search.Match? in
      guard let index = page.level.page(holding: note.span.lowerBound) else { return nil }
      return page.sibling(index).notes(among: [note], of: series(of: data)).first
        .map { Search.Match(page: index, bar: $0.bar, notes: [note.text]) }
    }.sorted { place($0) < place($1) }
    let here = (page.index, barIndex(in: data) ?? -1)
    let isBack = way == .previous
    let next = isBack ? matches.last { place($0) < here } : matches.first { here < place($0) }
    guard var match = next ?? (isBack ? matches.last : matches.first) else { return nil }
    let found = place(match)
    match.isRound = next == nil
    match.notes = matches.filter { place($0) == found }.flatMap(\.notes)
    return match
  }
}
