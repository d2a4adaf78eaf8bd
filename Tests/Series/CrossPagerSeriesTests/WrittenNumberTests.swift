import CrossPagerSeries
import CrossPagerTesting
import MessageWords
import Testing

struct WrittenNumberTests {
  /// The values read from a column, with nil for blanks, and the column's unit.
  private struct Outcome: Equatable {
    var values: [Double?]
    var unit: String?
  }

  /// Reads cells as a column of a file with semicolons and quotes, one cell per day.
  private func outcome(
    _ cells: [String], _ configure: (inout SeriesOptions) -> Void = { _ in }
  ) throws -> Outcome {
    func day(_ index: Int) -> String { index < 9 ? "0\(index + 1)" : "\(index + 1)" }
    let rows = cells.enumerated().map { "2015-01-\(day($0));\"\($1)\"\n" }
    let (series, report) = try read("date;v\n" + rows.joined()) {
      $0.delimiter = .semicolon
      configure(&$0)
    }
    let values = cells.indices.map { index in
      series.summary(of: time("2015-01-\(day(index))")..<time("2015-01-\(day(index + 1))")).last
    }
    return Outcome(values: values, unit: report.valueColumns[0].unit)
  }

  @Test(arguments: [
    ("$4.50", 4.5, "$"), ("$ 4.50", 4.5, "$"), ("-$4", -4, "$"), ("$-4", -4, "$"),
    ("−$4", -4, "$"), ("($4.50)", -4.5, "$"), ("$(4.50)", -4.5, "$"), ("(4.50) $", -4.5, "$"),
    ("+$1,234.50", 1234.5, "$"), ("$.50", 0.5, "$"), ("US$ 3", 3, "US$"), ("R$3", 3, "R$"),
    ("£3", 3, "£"), ("¥1,000", 1000, "¥"), ("€ 4.50", 4.5, "€"), ("4.50€", 4.5, "€"),
    ("₹1,23,456.78", 123_456.78, "₹"), ("USD 3", 3, "USD"), ("3 USD", 3, "USD"),
    ("CHF 1'234.50", 1234.5, "CHF"), ("CHF 1’234’567", 1_234_567, "CHF"), ("-3.5 EUR", -3.5, "EUR"),
    ("EUR\u{A0}1\u{202F}234.5", 1234.5, "EUR"), ("Rs. 500", 500, "Rs."), ("4.5 %", 4.5, "%"),
    ("4.5%", 4.5, "%"), ("4.5\u{A0}%", 4.5, "%"), ("(4.5%)", -4.5, "%"), ("(4.5) %", -4.5, "%"),
    ("1.5e3 %", 1500, "%"), ("12.5 km/h", 12.5, "km/h"), ("21 °C", 21, "°C"),
    ("−3.5°C", -3.5, "°C"), ("3.1kWh", 3.1, "kWh"), ("7e-3 m/s²", 0.007, "m/s²"), ("5 eV", 5, "eV"),
    ("5e", 5, "e"), ("12 m s-1", 12, "m s-1"), ("9 m3", 9, "m3"), ("100元", 100, "元"),
    ("$80/bbl", 80, "$/bbl"), ("$4.5M", 4.5, "$M"), ("60/min", 60, "/min"),
    ("1 234 567 t", 1_234_567, "t"),
  ])
  func `a number is read with its unit`(cell: String, value: Double, unit: String) throws {
    #expect(
      try outcome([cell, cell]) { $0.decimalMark = .point }
        == Outcome(values: [value, value], unit: unit))
  }

  @Test(arguments: [
    ("(5)", -5), ("(1,234.5)", -1234.5), ("−5.5", -5.5), ("1 234", 1234),
    ("1 234 567.5", 1_234_567.5),
    ("1'234.5", 1234.5), ("1\u{A0}234", 1234), ("1\u{2009}234", 1234), ("1\u{202F}234", 1234),
    ("1,23,456", 123_456), ("12,34,567.5", 1_234_567.5), ("-1,00,00,000", -10_000_000), ("- 5", -5),
  ])
  func `signs and separators need no unit`(cell: String, value: Double) throws {
    #expect(
      try outcome(["1", cell]) { $0.decimalMark = .point }
        == Outcome(values: [1, value], unit: nil))
  }

  @Test(arguments: [
    ["4,50 EUR", "1.234,50 EUR"], ["4,50 €", "1\u{A0}234,50 €"], ["€ 4,50", "€ 1'234,50"],
    ["4,50", "1 234,50"], ["4,50 %", "1234,50%"], ["EUR 4,50", "EUR 1.234,5"],
  ])
  func `a decimal comma is detected beside units`(cells: [String]) throws {
    #expect(try outcome(cells).values == [4.5, 1234.5])
  }

  @Test func `numbers without the unit are accepted`() throws {
    #expect(
      try outcome(["5 km/h", "6", "7 km/h", "NA", "-1 km/h"])
        == Outcome(values: [5, 6, 7, nil, -1], unit: "km/h"))
    #expect(
      try outcome(["$ 4.50", "3.20", "2", "1", "(7)"])
        == Outcome(values: [4.5, 3.2, 2, 1, -7], unit: "$"))
  }

  @Test(arguments: [
    (
      ["5 km/h", "6 km/h", "7 mph"], "7 mph",
      "is in 'mph', not in 'km/h' like the rest of the column. "
    ),
    (["$5", "$6", "€7"], "€7", "is in '€', not in '$' like the rest of the column. "),
    (
      ["$5", "-$6", "-$-4"], "-$-4",
      "is not a number like -12.5 or 3e4. To read it as missing, add --missing '-$-4'. "
    ),
    (["$5", "$6", "$7M"], "$7M", "is in '$M', not in '$' like the rest of the column. "),
    (
      ["4,5 kg", "5,5 kg", "4.5 kg"], "4.5 kg",
      "is not a number like -12,5 or 3e4. If '.' is the decimal mark, add --decimal '.'. "
    ),
    (
      ["1", "2", "12abc"], "12abc",
      "is not a number like -12.5 or 3e4. To read it as missing, add --missing '12abc'. "
    ),
  ])
  func `a cell with another unit is a bad cell that names both`(
    cells: [String], cell: String, message: String
  ) {
    #expect { try outcome(cells) } throws: { error in
      guard let error = error as? SeriesError else { return false }
      return "\(error) \(error.cure())"
        == "Line 4 of 'x.csv' has '\(cell)' in column 'v', which \(message)To skip such rows, add --skip-bad-rows."
    }
  }

  @Test func `a unit after the first rows is a bad cell`() {
    let rows = (1...9000).map { "2015-01-01,\($0)\n" }.joined()
    let others = String(repeating: "2015-01-01,5 %\n", count: 10)
    let error = SeriesError.badCell(
      source: "x.csv", line: 9002, column: "v", value: "5 %",
      problem: .otherUnit("%", expected: nil))
    #expect(throws: error) { try read("date,v\n" + rows + others) }
    #expect(
      "\(error)"
        == "Line 9002 of 'x.csv' has '5 %' in column 'v', which has the unit '%', but the other numbers in the column have no unit."
    )
  }

  /// Text that starts with digits.
  @Test(arguments: [
    ["1st", "2nd", "3rd"], ["4th", "5th", "6th"], ["10 AM", "11 AM", "9 AM"], ["12:30", "12:31"],
    ["A320", "A321"], ["12 Main St", "3 Oak St", "4 Elm St"], ["1/2", "3/4"], ["10-20", "20-30"],
    ["2 (3)", "3 (4)"], ["<5", "<6"], ["5#", "6#"], ["1 2", "3 4"], ["12 34 567", "1 2345"],
    ["Room 5", "Room 6"], ["5 Jan 2020", "6 Jan 2020"], ["((5))", "((6))"], ["-(5)", "-(6)"],
    ["--5", "--6"], ["(5", "(6"], ["0 123", "0 124"], ["1,2,345", "1,2,346"],
  ])
  func `text is not numbers`(cells: [String]) throws {
    let rows = cells.map { "2015-01-01;1;\($0)\n" }.joined()
    let report = try read("date;v;text\n" + rows) { $0.decimalMark = .point }.report
    #expect(report.valueColumns.map(\.name) == ["v"])
    #expect(report.closedColumns == [])
  }

  @Test(arguments: [
    "***", "****", "*****", "..", "...", "…", ":", "–", "—", "#N/A", "#REF!", "#DIV/0!", "#VALUE!",
    "#NUM!",
  ])
  func `a mark for a missing value is a blank`(cell: String) throws {
    #expect(try outcome(["1", cell, "2"]) == Outcome(values: [1, nil, 2], unit: nil))
  }

  @Test(arguments: ["*", "inf", "M", "x", "$", "%", "$-"])
  func `a doubtful mark is a bad cell`(cell: String) {
    #expect(
      throws: SeriesError.badCell(
        source: "x.csv", line: 3, column: "v", value: cell, problem: .notNumber(.point))
    ) {
      try outcome(["1", cell, "2"])
    }
  }

  @Test func `a number for a missing value may have a unit`() throws {
    #expect(
      try outcome(["5 °C", "-200 °C", "(200) °C"]) { $0.missingTokens = ["-200"] }
        == Outcome(values: [5, nil, nil], unit: "°C"))
  }

  /// Random numbers written with a sign, separators and a unit are read back, in chunks of any length.
  @Test(arguments: Depth.seeds(10))
  func `a written number reads as its value`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let units = ["$", "EUR", "%", "km/h", "°C", "kWh", "US$"]
    let unit = units.randomElement(using: &generator) ?? ""
    let isCurrency = ["$", "EUR", "US$"].contains(unit)
    let separator = ["", " ", "\u{A0}", "\u{202F}", "'"].randomElement(using: &generator) ?? ""
    let mark = [".", ","].randomElement(using: &generator) ?? "."
    var values: [Double] = []
    let cells = (0..<20).map { _ in
      let thousands = Int.random(in: 1...999, using: &generator)
      let (ones, decimal) = (
        Int.random(in: 100...999, using: &generator), Int.random(in: 0...9, using: &generator)
      )
      let magnitude = Double("\(thousands)\(ones).\(decimal)") ?? 0
      let digits = "\(thousands)\(separator)\(ones)\(mark)\(decimal)"
      let gap = ["", " ", "\u{A0}"].randomElement(using: &generator) ?? ""
      let isBefore = isCurrency && Bool.random(using: &generator)
      let amount = isBefore ? unit + gap + digits : digits + gap + unit
      let isNegative = Bool.random(using: &generator)
      values.append(isNegative ? -magnitude : magnitude)
      let negatives = ["-\(amount)", "−\(amount)", "(\(amount))"]
      return isNegative ? negatives.randomElement(using: &generator) ?? "" : amount
    }
    #expect(try outcome(cells) == Outcome(values: values, unit: unit), "seed \(seed), \(cells)")
  }
}
