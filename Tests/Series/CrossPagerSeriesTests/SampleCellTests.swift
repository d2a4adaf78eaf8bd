import Testing

@testable import CrossPagerSeries

struct SampleCellTests {
  private func cell(_ text: String) -> SampleCell { SampleCell(bytes: Array(text.utf8)) }

  @Test(arguments: [
    ("18", true, true, true), ("0", true, true, true), ("24", true, true, true),
    ("25", true, true, false), ("024", true, true, false), ("999", true, true, false),
    ("18.30", true, true, false), ("18.3", true, false, false), ("18.", true, false, false),
    ("0.25", true, false, false), ("00.25", true, true, false), ("1.2.3", true, false, false),
    ("18.30.00", true, false, false), ("18:30", true, false, false), ("- 18", true, false, false),
    ("x", false, false, false), ("", false, true, false), (".", false, false, false),
  ])
  func `times of day are distinguished from other cells`(
    text: String, mayBeTime: Bool, isHourOrClock: Bool, isHour: Bool
  ) {
    #expect(cell(text).mayBeTimeOfDay == mayBeTime)
    #expect(cell(text).isHourOrClock == isHourOrClock)
    #expect(cell(text).isHourUpTo24 == isHour)
  }

  @Test(
    arguments: [
      (["Germany"], 7), (["DEU", "FRANC"], 4), (["station 4"], 0), (["station 4", "ab"], 1),
      ([], 0), ([String(repeating: "a", count: 40)], 40), ([String(repeating: "a", count: 41)], 0),
      (["½a"], 0), (["a b-c"], 3), (["é"], 1), (["", "ab", "a"], 1),
    ] as [([String], Double)])
  func `readability is the average number of letters`(texts: [String], expected: Double) {
    #expect(SampleCell.readability(of: texts.map(cell)) == expected)
  }

  @Test func `the beginning of a line has no quotes and a limited length`() {
    #expect(SampleCell(text: Array(" \"a\" b ".utf8)).text == "a b")
    #expect(
      SampleCell(text: Array(repeating: UInt8(ascii: "1"), count: 5_000)).bytes.count == 4_096)
  }

  @Test(
    arguments: [
      ("1", nil), ("1.5", .point), ("1,5", .comma), ("1,000.5", nil), ("", nil), ("..", .point),
    ] as [(String, DecimalMark?)])
  func `the only mark is a decimal mark`(text: String, mark: DecimalMark?) {
    #expect(cell(text).onlyMark == mark)
  }

  @Test(arguments: [
    ("", CellKind.blank), ("NA", .blank), ("**", .blank), ("12", .number), ("$12", .number),
    ("12%", .number), ("12 kg", .text), ("2015-12-31", .date), ("2015-12", .date),
    ("31.12.2015", .date), ("x", .text), ("12 p", .text), ("NA p", .text), ("1.5", .number),
    ("1,5", .number),
  ])
  func `every cell has a kind`(text: String, kind: CellKind) {
    #expect(CellKind(cell(text)) == kind)
  }

  @Test func `fields are cells without quotes`() throws {
    let bytes = Array(" ab ,\"c\"\"d\", \"e".utf8)
    let fields = try #require(CSVCursor.record(in: bytes, bytes.indices, delimiter: .comma))
    #expect(fields.map { SampleCell($0, in: bytes).text } == ["ab", "c\"d", "\"e"])
  }

  @Test(arguments: [
    ("5 m", "m", false), ("5 m2", "m2", false), ("5 m s-1", "m s-1", false), ("$5", "$", true),
    ("5%", "%", true), ("5‰", "‰", true), ("$80/bbl", "$/bbl", false), ("ABCD$ 5", "ABCD$", true),
    ("5 EUR", "EUR", true), ("5 €", "€", true), ("5 a€", "a€", true), ("5 aa/€", "aa/€", false),
    ("5 " + String(repeating: "u", count: 24), String(repeating: "u", count: 24), false),
    ("$.50", "$", true), ("Rs.5", "Rs.", true), ("5 /h", "/h", false), ("5°", "°", false),
  ])
  func `a number has a unit`(text: String, unit: String, isSign: Bool) {
    let found = WrittenNumber(Array(text.utf8))?.unit
    #expect(found?.text == unit)
    #expect(found?.isSign == isSign)
  }

  @Test(arguments: [
    "5 m12", "5 a#", "5 a##b", "ABCDE$ 5", "ABCDEF$ 5", "5 " + String(repeating: "u", count: 25),
    "5 /", "5 /5", "5 #", "5 th", "5 a.m.", "5 P", "$", "$$", "- -5", "-", "(5", "(5))", "5 -3", "",
    "x5", "5:30", "$ €5",
  ])
  func `other texts are not numbers with a unit`(text: String) {
    #expect(WrittenNumber(Array(text.utf8)) == nil)
  }

  @Test(arguments: ["", "1", "1234567", "12345678", "123456789", "2015-12-31T23:59:59"])
  func `a cell in a larger array equals a separate cell`(text: String) {
    let bytes = Array("x,\(text),y".utf8)
    let cells = [SampleCell(bytes: bytes[2..<2 + text.utf8.count]), cell(text)]
    #expect(Set(cells).count == 1)
    #expect(Set(cells + [cell(text + "0")]).count == 2)
  }
}
