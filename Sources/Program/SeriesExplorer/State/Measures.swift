import CivilDates
import CrossPagerConsole
import CrossPagerSeries

/// A value that the bars of a column should reach, if there is one.
package struct Goal: Hashable, Spelled {
  var value: Double?
  /// The unit of the bars or, with running totals, of the page. Amounts of days and months need different goals.
  var unit = CalendarUnit.day
  /// In lowercase.
  var column = ""

  package static let allCases = [Goal()]
  package var spelling: String { value == nil ? "off" : "\(number) \(unit.rawValue) \(column)" }
  var number: String { value.map { JSON.number($0).text } ?? "off" }

  init(value: Double? = nil) { self.value = value }

  /// Reads a goal such as `8000 day steps`.
  package init?(spelling text: String) {
    if text == "off" { return }
    let words = text.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, DecimalMark.point.plainNumber(in: words[0]) != nil,
      let value = Double(words[0]), value.isFinite, let unit = CalendarUnit(rawValue: words[1])
    else { return nil }
    (self.value, self.unit, column) = (value, unit, words[2])
  }
}

/// The number of bars in each mean of a line over the bars, or nil for no line.
package struct Smoothing: Hashable, Spelled {
  var count: Int?

  package static let allCases = [Smoothing()]
  package var spelling: String { count.map(String.init) ?? "off" }

  init() {}

  package init?(spelling text: String) {
    count = WholeNumber.index(text, in: 2...1000)
    if count == nil, text.keyword != "off" { return nil }
  }
}

/// Whether the bars of amounts show running totals.
package enum CumulateRule: String, Hashable, CaseIterable, Spelled {
  case off, on
}

extension Aggregate {
  /// Whether the aggregate is an amount, which has totals. An axis for amounts must include zero.
  var isAmount: Bool { [.sum, .count, .rise].contains(self) }
}

extension SessionState {
  func cumulates(_ column: String, of data: ChartData) -> Bool {
    drawing.cumulate == .on && data.aggregate(ofColumn: column).isAmount
  }
}
