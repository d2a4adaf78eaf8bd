import Testing

@testable import CrossPagerSeries

/// Reads the start of some text. Each row has the text, the value, and the number of bytes that remain.
struct ByteScannerTests {
  /// Returns the result of `read`, and the number of bytes that remain.
  private func scan<Value>(
    _ text: String, _ read: (inout ByteScanner) -> Value
  ) -> (value: Value, rest: Int) {
    let bytes = Array(text.utf8)
    var scanner = ByteScanner(bytes.span)
    let value = read(&scanner)
    return (value, scanner.count)
  }

  @Test(
    arguments: [
      ("", 0, 0), ("5", 0, 1), (".", nil, 0), (",", nil, 0), (".x", nil, 1), (".5", 500_000, 0),
      (",25x", 250_000, 1), (".000001", 1, 0), (".0000019", 1, 0), (".123456789", 123_456, 0),
    ] as [(String, Int?, Int)])
  func `a fraction is truncated to microseconds`(text: String, value: Int?, rest: Int) {
    #expect(scan(text) { $0.fraction(ofMicroseconds: 1_000_000) } == (value, rest))
  }

  @Test(
    arguments: [
      ("Z", 0), ("z", 0), ("+00", 0), ("+01", 3_600), ("-01", -3_600), ("+23", 82_800),
      ("-23:59", -86_340), ("+0130", 5_400), ("+01:30", 5_400), ("-0001", -60), ("+00:59", 3_540),
      ("+24", nil), ("+23:60", nil), ("+1", nil), ("+01:", nil), ("+01:3", nil), ("+013", nil),
      ("01", nil), ("", nil), ("+", nil), ("+01x", nil),
    ] as [(String, Int?)])
  func `an offset is read in seconds`(text: String, seconds: Int?) {
    #expect(scan(text) { $0.offset() }.value == seconds)
    #expect(scan(text) { $0.offsetOrName() }.value == seconds)
  }

  @Test(
    arguments: [
      ("UTC", 0, 0), ("GMT", 0, 0), ("UTCx", 0, 1), ("UT", 0, 0), ("UC", nil, 2), ("GM", nil, 2),
      ("GT", nil, 2), ("TC", nil, 2), ("U", nil, 1),
    ] as [(String, Int?, Int)])
  func `UTC and GMT are offsets`(text: String, seconds: Int?, rest: Int) {
    #expect(scan(text) { $0.offsetOrName() } == (seconds, rest))
  }

  @Test(
    arguments: [
      ("", nil, 0), ("x", nil, 1), ("7", 7, 0), ("07", 7, 0), ("12", 12, 0), ("123", 12, 1),
      ("1x", 1, 1),
    ] as [(String, Int?, Int)])
  func `one or two digits are read`(text: String, value: Int?, rest: Int) {
    #expect(scan(text) { $0.oneOrTwoDigits() } == (value, rest))
    #expect(scan("W" + text) { $0.week() } == (value, rest))
    #expect(scan("w" + text) { $0.week() } == (value, rest))
    #expect(scan(text) { $0.week() } == (value, rest))
  }

  @Test(
    arguments: [
      ("", 0, nil, nil), ("0", 1, 0, nil), ("9", 1, 9, nil), ("/", 0, nil, nil), (":", 0, nil, nil),
      ("12", 2, 1, 12), ("123x", 3, 1, 12), ("1x", 1, 1, nil), ("x1", 0, nil, nil),
      ("1/", 1, 1, nil), ("1:", 1, 1, nil), ("09", 2, 0, 9), ("90", 2, 9, 90),
    ] as [(String, Int, Int?, Int?)])
  func `digits are counted and read`(text: String, count: Int, first: Int?, two: Int?) {
    #expect(scan(text) { $0.digitCount } == (count, text.utf8.count))
    #expect(scan(text) { $0.digit() } == (first, text.utf8.count - (first == nil ? 0 : 1)))
    #expect(scan(text) { $0.digits(2) } == (two, text.utf8.count - (two == nil ? 0 : 2)))
  }

  @Test(
    arguments: [
      ("", 0, 0, 0), ("12", 2, 12, 0), ("123", 2, 12, 1), ("1x", 2, 1, 1), ("12", 0, 0, 2),
      ("9223372036854775807", 19, .max, 0), ("9223372036854775799", 19, .max - 8, 0),
      ("9223372036854775800", 19, .max, 0), ("9223372036854775789", 19, .max - 18, 0),
      ("9223372036854775808", 19, .max, 0), ("92233720368547758070", 20, .max, 0),
      ("99999999999999999999", 20, .max, 0),
    ] as [(String, Int, Int64, Int)])
  func `a whole number stops at the maximum`(text: String, count: Int, value: Int64, rest: Int) {
    #expect(scan(text) { $0.wholeNumber(ofDigits: count) } == (value, rest))
  }

  @Test(
    arguments: [
      ("AM", false, 0), ("am", false, 0), ("PM", true, 0), ("pm", true, 0), ("a.m.", false, 0),
      ("P.M.", true, 0), ("PMx", true, 1), ("P.M", nil, 0), ("p.mx", nil, 1), ("P", nil, 0),
      ("A", nil, 0), ("XM", nil, 2), ("", nil, 0), ("p.", nil, 0), ("pm.", true, 1), ("M", nil, 1),
    ] as [(String, Bool?, Int)])
  func `halves of a day are read with both points or none`(text: String, value: Bool?, rest: Int) {
    #expect(scan(text) { $0.isAfternoon() } == (value, rest))
  }

  @Test(
    arguments: [
      ("1", 1, 0), ("4", 4, 0), ("Q1", 1, 0), ("q4", 4, 0), ("2Q", 2, 0), ("3q", 3, 0),
      ("Q2Q", 2, 1), ("q2q", 2, 1), ("1x", 1, 1), ("0", nil, 0), ("5", nil, 0), ("Q0", nil, 0),
      ("Q5", nil, 0), ("Q", nil, 0), ("", nil, 0), ("QQ1", nil, 2), ("1Qq", 1, 1),
    ] as [(String, Int?, Int)])
  func `quarters are read`(text: String, value: Int?, rest: Int) {
    #expect(scan(text) { $0.quarter() } == (value, rest))
  }

  @Test(
    arguments: [
      ("Jan", 1, 0), ("JANUARY", 1, 0), ("Janx", 1, 1), ("januar", 1, 0), ("Januarys", 1, 1),
      ("May", 5, 0), ("mayo", 5, 0), ("mayonnaise", 5, 6), ("Dec", 12, 0), ("Sept", 9, 0),
      ("Ma", nil, 2), ("Ja", nil, 2),
      ("", nil, 0), ("Jun", 6, 0), ("Jul", 7, 0), ("J", nil, 1), ("Aug5", 8, 1),
    ] as [(String, Int?, Int)])
  func `names of months need three letters`(text: String, value: Int?, rest: Int) {
    #expect(scan(text) { $0.monthName() } == (value, rest))
  }

  @Test(
    arguments: [
      ("Mon", 1, 0), ("Sunday", 7, 0), ("Thurs", 4, 0), ("Tue,", 2, 1), ("Tu", 2, 0), ("T", nil, 1),
      ("x", nil, 1),
    ] as [(String, Int?, Int)])
  func `names of weekdays need two letters`(text: String, value: Int?, rest: Int) {
    #expect(scan(text) { $0.weekdayName() } == (value, rest))
  }

  @Test(
    arguments: [
      ("12 kg", "kg", "12"), ("kg 12", "kg", "12"), ("12kg", "kg", "12"), ("kg12", "kg", "12"),
      ("12 mg", "kg", nil), ("kg", "kg", nil), ("xkg", "kg", "x"), ("kgx", "kg", "x"),
      ("", "kg", nil),
      ("kg5kg", "kg", "kg5"), ("5", "kg", nil), ("kx5", "kg", nil), ("5gk", "kg", nil),
      ("kg \t5", "kg", "5"), ("5 \t kg", "kg", "5"),
    ] as [(String, String, String?)])
  func `a unit is dropped at the end or the start`(text: String, unit: String, rest: String?) {
    #expect(scan(text) { $0.dropUnit(unit.utf8) ? $0.text : nil }.value == rest)
  }

  @Test(
    arguments: [
      ("12 p", "12"), ("12 abcde", "12"), ("12 abcdef", nil), ("12p", nil), ("p", nil), (" p", nil),
      ("12", nil), ("12 ", nil), ("", nil), ("12 P", nil), ("12\tpe", "12"), ("12  a", "12"),
      ("12 `", nil), ("12 {", nil), ("12 az", "12"), ("a b", "a"), ("12 z", "12"),
    ] as [(String, String?)])
  func `flags after a space are dropped`(text: String, rest: String?) {
    #expect(scan(text) { $0.dropFlags() ? $0.text : nil }.value == rest)
  }

  @Test(arguments: [("**", true), ("***", true), ("*", false), ("", false), ("*x", false)])
  func `two asterisks mark a missing value`(text: String, expected: Bool) {
    #expect(scan(text) { $0.isStars }.value == expected)
  }

  @Test(arguments: [
    ("NA", "na", true), ("Na", "na", true), ("Nb", "na", false), ("N", "na", false),
    ("NAN", "na", false), ("AZ@[", "az@[", true), ("AZ", "a{", false), ("@", "`", false),
    ("[", "{", false), ("az", "az", true),
  ])
  func `texts are compared without case`(text: String, other: String, expected: Bool) {
    #expect(scan(text) { $0.isText(Array(other.utf8)) }.value == expected)
    #expect(scan(text) { $0.isEqual(to: Array(other.utf8)) }.value == (text == other))
  }

  @Test(arguments: [
    (" \t\n\u{B}\u{C}\r5 6\r\u{C}\u{B}\n\t ", "5 6"), ("\u{8}5\u{E}", "\u{8}5\u{E}"), ("  ", ""),
    ("!5!", "!5!"), ("", ""),
  ])
  func `white space around a cell is dropped`(text: String, rest: String) {
    let bytes = Array(text.utf8)
    let scanner = ByteScanner(trimming: bytes.span, in: bytes.indices)
    #expect(scanner.text == rest)
    #expect(scanner.isAtEnd == rest.isEmpty)
    #expect(scanner.first == rest.utf8.first)
    #expect(scanner.beginning(2) == Array(rest.utf8.prefix(2)))
  }

  @Test(arguments: [("1234567", false, 7), ("12345678", true, 0), ("123456789", true, 1)])
  func `a word has eight bytes`(text: String, isRead: Bool, rest: Int) {
    #expect(scan(text) { $0.word() != nil } == (isRead, rest))
  }

  @Test func `a unit needs a number beside it`() {
    #expect(scan("-kg") { $0.skip("-") && $0.dropUnit("kg".utf8) } == (false, 2))
  }

  @Test func `digits are the bytes from 0 to 9`() {
    #expect((UInt8.min...UInt8.max).filter(\.isDigit) == Array("0123456789".utf8))
  }
}
