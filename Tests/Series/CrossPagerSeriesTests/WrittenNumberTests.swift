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
