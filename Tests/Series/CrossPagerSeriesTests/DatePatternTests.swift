import CivilDates
import Testing

@testable import CrossPagerSeries

/// Reads single cells with patterns.
struct DatePatternTests {
  private func time(_ cell: String, _ pattern: String) throws -> String? {
    try DateFormat(pattern).stamp(in: SampleCell(bytes: Array(cell.utf8)))?.civil.description
  }

  /// Reading a file never leads to such cells, because it drops the spaces around cells and skips blank cells.
  @Test(arguments: [
    ("EEE YYYY", " 2024"), ("YYYY EEE", "2024 "), ("YYYX", ""), ("YYXX", ""), ("YYYY/YY", ""),
    ("YYYY.y", ""), ("X", ""), ("x", ""), ("xxx", ""), ("YYYY hh a", "2015 10 "),
    ("YYYY MMM", "2024 "), ("YYYY", ""), ("ISO 8601", ""),
  ])
  func `an incomplete or invalid cell is not a date`(pattern: String, cell: String) throws {
    #expect(try time(cell, pattern) == nil)
  }

  @Test(arguments: [
    ("YYYY.y", "0000.5", true), ("YYYY.y", "0000", true), ("YYYY.y", "0001", false),
    ("YYYY-MM-DD", "0000-02-29", true), ("YYYY-MM-DD", "0000-02-30", false),
    ("YYYY-MM-DD", "0000-02-29x", false), ("X", "253402300799", false), ("X", "253402300800", true),
    ("X", "-62135596800", false), ("X", "-62135596801", true), ("YYYY-DDDD", "0000-366", true),
    ("YYYY-ww", "0000-01", true),
  ])
  func `a date outside the years is distinguished from one that does not exist`(
    pattern: String, cell: String, expected: Bool
  ) throws {
    let format = try DateFormat(pattern)
    #expect(format.isOutsideYears(SampleCell(bytes: Array(cell.utf8))) == expected)
  }

  /// Days are written as fractions of a year, rounded down to a number of digits that still tells them apart.
  @Test(arguments: [2023, 2024]) func `every day of a year is read from a fraction`(year: Int)
    throws
  {
    let length = year == 2024 ? 366 : 365
    let first = try #require(CivilDate(year: year, month: 1, day: 1))
    let format = try DateFormat("YYYY.y")
    func date(_ millionths: Int, _ rest: String = "", mark: String = ".") -> String? {
      let digits = String(1_000_000 + millionths).dropFirst()
      let cell = SampleCell(bytes: Array("\(year)\(mark)\(digits)\(rest)".utf8))
      return format.stamp(in: cell)?.civil.description
    }
    for day in 1..<length {
      let expected = CivilDate(dayNumber: first.dayNumber + day).description
      let before = CivilDate(dayNumber: first.dayNumber + day - 1).description
      let millionths = day * 1_000_000 / length
      #expect(date(millionths) == expected)
      #expect(date(millionths - 2) == before)
      #expect(date(millionths, "99") == expected)
      #expect(date(millionths - 2, mark: ",") == before)
    }
  }

  @Test(arguments: [
    ("D/M/YYYY h:mm", "31/12/2015", true, false), ("D/M/YYYY h:mm", "31/12", false, false),
    ("D/M/YYYY h:mm", "31/12/2015x", false, false), ("D/M/YYYY h:mm", "23:59", false, true),
    ("D/M/YYYY h:mm", "23", false, false), ("D/M/YYYY h:mm", "23:59x", false, false),
    ("D/M/YYYY", "31/12/2015", false, false), ("ISO 8601", "2015-12-31", true, false),
    ("ISO 8601", "23:59", false, true), ("ISO 8601", "x", false, false),
    ("D MMM YYYY", "31 Dec", true, false), ("D MMM YYYY", "Dec 2015", false, true),
    ("D MMM YYYY", "31", true, false), ("D MMM YYYY", "2015", false, true),
  ])
  func `cells may be the parts of a date before and after a space`(
    pattern: String, cell: String, begins: Bool, ends: Bool
  ) throws {
    let format = try DateFormat(pattern)
    #expect(format.mayBegin(with: SampleCell(bytes: Array(cell.utf8))) == begins)
    #expect(format.mayEnd(with: SampleCell(bytes: Array(cell.utf8))) == ends)
  }

  @Test func `letters except T are quoted`() throws {
    for byte in UInt8.min...0x7F where byte != UInt8(ascii: "'") {
      let character = String(Unicode.Scalar(byte))
      let isLetter = character.contains { $0.isLetter && $0 != "T" }
      let pattern = "YYYY" + (isLetter ? "'\(character)'" : character) + "MM"
      #expect(try DateFormat(pattern).description == pattern)
    }
  }

  @Test(arguments: [
    "YYYY'年'MM'月'DD'日'", "'ab'YYYY", "YYYY'dTe'", "YYYY''ϧ'9", "YYYY HH:m:s MM-D", "YYYY 'b'",
    "YYYY ''",
  ])
  func `a description is a pattern of the same format`(pattern: String) throws {
    let format = try DateFormat(pattern)
    #expect(try DateFormat(format.description) == format)
  }

  @Test func `the fields of patterns can be listed`() {
    #expect(DateFormat.fields.count == DateFormat.Field.table.count)
    #expect(!DateFormat.fields.contains("ISO 8601"))
  }

  /// The cells read with the last pattern of each list of patterns.
  @Test(arguments: [
    ("2024-060", "YYYY-DDDD"), ("Sep '68", "MMM 'YY"), ("Q1, 2020", "Q, YYYY"),
    ("2015W037", "YYYYwwE"), ("1960m1", "YYYY'm'M"), ("FY 2015/16", "'FY' YYYY/YY"),
    ("20XX", "YYXX"), ("Mon 2024-01-01", "EEE YYYY-M-D"), ("2024-01-01 5 6 7", "YYYY-M-D h m s"),
    ("2024-01-01 5:06 Z", "YYYY-M-D h:mm Z"), ("2024-01-01 5:06am", "YYYY-M-D h:mma"),
    ("W03 2015", "ww YYYY"), ("q1 2020", "Q YYYY"), ("w3 2015", "ww YYYY"), ("Q4 2020", "Q YYYY"),
  ])
  func `every list of patterns is tried to its end`(cell: String, pattern: String) {
    let formats = DateFormat.formats(reading: SampleCell(bytes: Array(cell.utf8)))
    #expect(formats.map(\.description).contains(pattern))
  }

  @Test(arguments: [
    ("2015", ["YYYY", "YYYY.y", "YYYY.yy"]), ("201512", ["YYYYMM"]), ("2024060", ["YYYYDDDD"]),
    ("20151231", ["YYYYMMDD"]), ("2015123123", ["YYYYMMDDhh"]), ("201512312359", ["YYYYMMDDhhmm"]),
    ("20151231235958", ["YYYYMMDDhhmmss"]), ("20151", []), ("201512312", []), ("20151231235", []),
    ("2015123123595", []), ("201512312359589", []),
  ])
  func `the number of digits suggests the pattern`(cell: String, patterns: [String]) {
    let formats = DateFormat.formats(readingDigits: SampleCell(bytes: Array(cell.utf8)))
    let dates = formats.map(\.description).filter { !$0.lowercased().hasPrefix("x") }
    #expect(dates == patterns)
  }

  @Test(arguments: [
    (["31/12/2015 23:05"], "D/M/YYYY h:mm"), (["01/12/2015 23:05"], "DD/MM/YYYY h:mm"),
    (["31/12/2015 03:05"], "D/M/YYYY hh:mm"),
    (["31/12/2015 03:05", "1/12/2015 13:05"], "D/M/YYYY hh:mm"),
    (["1/02/2015 10:05", "01/02/2015 11:05"], "D/MM/YYYY h:mm"),
    (["31/12/2015 3:05"], "D/M/YYYY h:mm"),
  ])
  func `fields with leading zeros have two digits`(cells: [String], pattern: String) throws {
    let format = try DateFormat("D/M/YYYY h:mm")
    let padded = format.padded(reading: cells.map { SampleCell(bytes: Array($0.utf8)) })
    #expect(padded.description == pattern)
  }
}
