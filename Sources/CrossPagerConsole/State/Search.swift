import CivilDates
import CrossPagerSeries
import CrossPagerTimeline

/// A search for pages of a dated level.
enum Search: Hashable, Sendable {
  /// Pages with a bar whose value compares with a number in this way.
  case compared(Comparison, Number)
  /// Pages with a bar without a value.
  case missing
  /// Pages without any value.
  case gap
  /// Pages in order of their greatest values, from the greatest.
  case max
  /// Pages in order of their least values, from the least.
  case min

  enum Comparison: String, CaseIterable, Sendable {
    case greaterOrEqual = ">="
    case greater = ">"
    case lessOrEqual = "<="
    case less = "<"
    case equal = "="
  }

  /// A number as typed.
  struct Number: Hashable, Sendable {
    let text: String
    let value: Double
    /// Half a unit of the last digit. `=` finds all values that round to the typed number.
    let precision: Double

    /// Reads a finite decimal number such as `500`, `-0.5` or `1e3`. Returns nil for other text.
    init?(_ text: String) {
      guard
        let match = text.wholeMatch(
          of: #/[+-]?(?:[0-9]+(?:\.([0-9]*))?|\.([0-9]+))(?:[eE]([+-]?[0-9]+))?/#),
        let value = Double(text), value.isFinite
      else { return nil }
      self.text = text
      self.value = value
      let decimals = (match.output.1 ?? match.output.2 ?? "").count
      let exponent = match.output.3.map { Int($0) ?? 0 } ?? 0
      precision = 0.5 * Double.power(ofTen: exponent - decimals)
    }
  }

  /// The direction of a search from the current page.
  enum Way: String, Spelled {
    case next, previous

    var spelling: String { rawValue }
    var other: Way { self == .next ? .previous : .next }
  }

  /// The arguments of `find`.
  var text: String {
    switch self {
    case .compared(let comparison, let number): "\(comparison.rawValue) \(number.text)"
    case .missing: "missing"
    case .gap: "gap"
    case .max: "max"
    case .min: "min"
    }
  }

  /// A page that was found.
  struct Match {
    var page: Int
    /// The index of the bar that was found on the page, or nil if the page has no values.
    var bar: Int?
    /// The value of the bar, or nil if it has none.
    var value: Double?
    /// The place of the page in an order of pages by value, and the number of pages in that order.
    var rank: (place: Int, of: Int)?
  }
}

extension Search.Comparison {
  fileprivate func holds(_ value: Double, _ number: Search.Number) -> Bool {
    switch self {
    case .greater: value > number.value
    case .greaterOrEqual: value >= number.value
    case .less: value < number.value
    case .lessOrEqual: value <= number.value
    case .equal: abs(value - number.value) <= number.precision
    }
  }
}

extension Double {
  fileprivate static func power(ofTen exponent: Int) -> Double {
    Double("1e\(Swift.min(Swift.max(exponent, -400), 308))") ?? 0
  }
}

/// Searches the pages of a level.
struct PageSearch {
  let search: Search
  let level: DatedLevel
  var values: PageValues

  init(_ search: Search, of series: Series, _ aggregate: Aggregate, on level: DatedLevel) {
    self.search = search
    self.level = level
    values = PageValues(of: series, aggregate, on: level.unit, in: level.calendar)
  }

  /// The page to go to from a page, or nil if there is none.
  ///
  /// - Parameter way: The direction. If it is nil, `max` and `min` find the first page of their order, and other
  ///   searches find the next page.
  /// - Complexity: O(*p* + *n*) for *p* pages with *n* bars at the resolution of the series.
  mutating func match(from page: Int, _ way: Search.Way?) -> Search.Match? {
    switch search {
    case .max: ranked(from: page, way) { $0 > $1 }
    case .min: ranked(from: page, way) { $0 < $1 }
    case .compared, .missing, .gap:
      way == .previous ? nearest((0..<page).reversed()) : nearest(page + 1..<level.count)
    }
  }

  private mutating func nearest(_ pages: some Sequence<Int>) -> Search.Match? {
    for page in pages {
      values.read(page: level.index(ofPage: page))
      if let match = match(on: page) { return match }
    }
    return nil
  }

  private func match(on page: Int) -> Search.Match? {
    let values = values.values
    switch search {
    case .compared(let comparison, let number):
      let bar = values.firstIndex { $0.map { comparison.holds($0, number) } ?? false }
      return bar.map { Search.Match(page: page, bar: $0, value: values[$0]) }
    case .missing:
      return values.firstIndex { $0 == nil }.map { Search.Match(page: page, bar: $0) }
    case .gap:
      let isGap = !values.isEmpty && values.allSatisfy { $0 == nil }
      return isGap ? Search.Match(page: page) : nil
    case .max, .min: return nil
    }
  }

  private mutating func ranked(
    from page: Int, _ way: Search.Way?, _ isBetter: (Double, Double) -> Bool
  ) -> Search.Match? {
    var matches: [Search.Match] = []
    for page in 0..<level.count {
      values.read(page: level.index(ofPage: page))
      var best: Search.Match?
      for (bar, value) in values.values.enumerated() {
        guard let value, best?.value.map({ isBetter(value, $0) }) ?? true else { continue }
        best = Search.Match(page: page, bar: bar, value: value)
      }
      if let best { matches.append(best) }
    }
    // A page comes before another one if its value is better or, if the values are equal, if the page is earlier.
    func isBefore(_ one: Search.Match, _ other: Search.Match) -> Bool {
      guard let first = one.value, let second = other.value else { return false }
      return isBetter(first, second) || first == second && one.page < other.page
    }
    let here = way == nil ? nil : matches.first { $0.page == page }
    let next: Search.Match? =
      if way == .previous {
        matches.filter { match in here.map { isBefore(match, $0) } ?? true }.max(by: isBefore)
      } else {
        matches.filter { match in here.map { isBefore($0, match) } ?? true }.min(by: isBefore)
      }
    guard var next else { return nil }
    next.rank = (matches.count { isBefore($0, next) } + 1, matches.count)
    return next
  }
}
