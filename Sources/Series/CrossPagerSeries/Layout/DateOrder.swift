import CivilDates

/// The reason for the order of day and month in dates that could be read in several orders.
public struct DateOrder: Hashable, Sendable {
  /// The evidence for an order, strongest first.
  public enum Evidence: String, Hashable, Sendable {
    /// Only this order gives even steps.
    case steps = "evenly spaced"
    /// The dates rise or fall from row to row only in this order.
    case rows = "in order"
    /// In this order, the dates of successive rows are much closer together.
    case clusters = "close together"
    /// Another column has dates in this order.
    case column = "like another column of dates"
    /// Points separate the day, the month and the year.
    case points = "as is usual with points"
    /// The names, the units or the decimal marks are usual in countries with this order.
    case country = "as is usual with these names and numbers"
  }

  typealias Hint = (isDayFirst: Bool, evidence: Evidence)

  public let evidence: Evidence
  /// The date format with the other order.
  public let other: String
}

/// The dates of a column in one format, in the order of the rows.
struct DatePath {
  /// The minimum number of different dates needed to reveal an order, and to recognize even steps.
  private static let (leastDates, leastEvenDates) = (4, 8)

  /// The different days, counted from 0001-01-01.
  private var days: Set<Int> = []
  private var last: CivilTime?
  private var rises = 0
  private var falls = 0
  /// The total length of the steps, in microseconds.
  private var length = 0.0

  /// Whether the dates descend from row to row, with few exceptions.
  var isNewestFirst: Bool { falls > 0 && 10 * rises <= falls }

  mutating func add(_ time: CivilTime) {
    days.insert(time.date.dayNumber)
    if let last, last != time {
      if last < time { rises += 1 } else { falls += 1 }
      length += abs(Double(time.microseconds - last.microseconds))
    }
    last = time
  }

  /// Returns the position of the most likely path, and the evidence for it, or nil if the steps are inconclusive. If
  /// several paths are even, the dates may be the days of a month or the months of a year. If several paths are
  /// ordered, and there are not several times a day, long steps can be as likely as short ones.
  static func chosen(_ paths: [DatePath]) -> (place: Int, DateOrder.Evidence)? {
    let even = paths.indices.filter { paths[$0].isEven }
    if let first = even.first { return even.count == 1 ? (first, .steps) : nil }
    guard paths.allSatisfy({ $0.days.count >= leastDates }) else { return nil }
    let ordered = paths.indices.filter { paths[$0].rises == 0 || paths[$0].falls == 0 }
    if ordered.count == 1 { return (ordered[0], .rows) }
    let others = ordered.isEmpty ? Array(paths.indices) : ordered
    let shortest = others.sorted { paths[$0].length < paths[$1].length }
    let (first, second) = (paths[shortest[0]], paths[shortest[1]])
    let isClear = ordered.isEmpty || first.rises + first.falls >= 2 * first.days.count
    return isClear && 2 * first.length <= second.length ? (shortest[0], .clusters) : nil
  }

  /// Whether there are at least eight different dates, each one day, working day, week, month or quarter after the one
  /// before.
  private var isEven: Bool {
    guard days.count >= Self.leastEvenDates else { return false }
    let days = days.sorted()
    let pairs = zip(days, days.dropFirst())
    let steps = Set(pairs.map { $1 - $0 })
    if let step = steps.first, steps.count == 1 { return step == 1 || step == 7 }
    // Day number 0 is a Monday.
    if pairs.allSatisfy({ $1 - $0 == ($0 % 7 == 4 ? 3 : 1) }) { return true }
    let dates = days.map(CivilDate.init(dayNumber:))
    let months = dates.map { $0.year * 12 + $0.month }
    let monthSteps = Set(zip(months, months.dropFirst()).map { $1 - $0 })
    return Set(dates.map(\.day)).count == 1 && (monthSteps == [1] || monthSteps == [3])
  }
}

extension SeriesSample {
  /// Units, and words in names, that suggest an order.
  private static let dayFirst: Set<String> = ["€", "eur", "£", "gbp", "chf", "sek", "nok", "pln"]
  private static let monthFirst: Set<String> = ["$", "us$", "usd", "zip", "zipcode", "°f"]

  /// Returns the order of day and month that the other columns suggest, or nil if they suggest no order or both orders.
  func orderHint(besides dates: [Int], _ format: DateFormat) -> DateOrder.Hint? {
    let others = columns.indices.filter { !dates.contains($0) }.map { columns[$0] }
    let known = others.compactMap { column in
      column.dates.flatMap { $0.formats.count == 1 ? $0.formats[0].isDayFirst : nil }
    }
    if let first = known.first, Set(known).count == 1 { return (first, .column) }
    if format.hasPoints { return (true, .points) }
    let words = Set(
      others.flatMap { column in
        column.hints.words.map(String.init) + [column.votes.notation.unit?.lowercased() ?? ""]
      })
    let mark = NumberFinder(self, except: dates).decimalMark
    let isDayFirst =
      mark == .comma || !words.isDisjoint(with: Self.dayFirst)
      || columns.contains { $0.hints.isForeign }
    let isMonthFirst = format.hasHalfDays || !words.isDisjoint(with: Self.monthFirst)
    return isDayFirst == isMonthFirst ? nil : (isDayFirst, .country)
  }
}
