import CrossPagerSeries
import CrossPagerTesting
import MessageWords
import Testing

/// At quick depth, long texts are shorter.
struct SeriesErrorTests {
  /// Returns every kind of error that quotes the input, with a long quotation.
  private static func errors(holding text: String) -> [SeriesError] {
    let many = Array(repeating: text, count: Depth.choose(quick: 1_000, full: 100_000))
    let problems: [SeriesError.CellProblem] = [
      .blankDate, .notISODate, .notDate(format: text), .outsideYears(timeZone: text),
      .outsideYears(timeZone: nil), .notNumber(.point), .otherUnit(text, expected: text),
      .otherUnit(text, expected: nil), .zeroByte, .notUTF8,
    ]
    return [
      .severalLists(source: "x", names: many),
      .unknownColumn(source: "x", name: text, columns: many),
      .unknownColumn(source: "x", name: "v", columns: many),
      .noDateColumn(source: "x", columns: many, format: text),
      .noYear(source: "x", columns: many), .noDates(source: "x", columns: many, value: text),
      .valueIsDate(source: "x", column: text, numbers: many),
      .ambiguousDates(source: "x", columns: many, value: text, formats: ["D/M", "M/D"]),
      .noNumberColumn(source: "x", dates: many, others: many, value: text),
      .noNumberColumn(source: "x", dates: many, others: [], value: text),
      .longRow(source: "x", line: 1, value: text, columns: 1), .unknownTimeZone(text),
      .badDateFormat(text, .unknownField(text)), .badDateFormat(text, .repeatedField(text)),
      .badDateFormat(text, .missingField(text)),
    ] + problems.map { .badCell(source: "x", line: 1, column: text, value: text, problem: $0) }
  }

  private static let length = Depth.choose(quick: 10_000, full: 400_000)

  @Test(arguments: [
    String(repeating: "n", count: 10 * length), "a" + String(repeating: "\u{301}", count: length),
    "€" + String(repeating: "1", count: 10 * length), String(repeating: "👩‍🚀", count: length / 4),
    String(repeating: "\"", count: 61),
  ])
  func `a message shortens long texts and lists`(text: String) {
    for error in Self.errors(holding: text) {
      let message = "\(error) \(error.cure())"
      #expect(message.unicodeScalars.count < 2_000, "\(message.prefix(100))")
      #expect(message.contains(text.excerpt))
    }
  }
}
