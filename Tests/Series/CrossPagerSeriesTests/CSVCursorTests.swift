import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

/// `Tests/Series/Readings/records.md` shows the records of texts.
struct CSVCursorTests {
  @Test func `a cursor returns to its last record, even after earlier bytes are forgotten`() throws
  {
    var bytes = Array("ab\n\n\ncd,e\nf".utf8)
    var cursor = CSVCursor(delimiter: .comma, in: bytes.span)
    cursor.returnToRecord()
    #expect([cursor.position, cursor.line, cursor.lineStart, cursor.recordStart] == [0, 1, 0, 0])
    var fields: [CSVField] = []
    for _ in 0..<2 {
      _ = try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields)
    }
    #expect(fields.map { [$0.line, $0.column] } == [[4, 1], [4, 4]])
    #expect(
      [cursor.position, cursor.line, cursor.lineStart, cursor.recordStart] == [10, 5, 10, 5])
    bytes.removeFirst(4)
    cursor.forget(4)
    #expect([cursor.position, cursor.line, cursor.lineStart, cursor.recordStart] == [6, 5, 6, 1])
    cursor.returnToRecord()
    #expect([cursor.position, cursor.line, cursor.lineStart, cursor.recordStart] == [1, 4, 1, 1])
  }

  @Test func `a moved cursor counts lines and columns from its position`() throws {
    let bytes = Array("a\n//\nbc\n//\nd,e\n".utf8)
    var cursor = CSVCursor(delimiter: .comma, comments: .slashes, in: bytes.span)
    cursor.skipLines(2, in: bytes.span)
    #expect([cursor.position, cursor.line, cursor.lineStart] == [5, 3, 5])
    var fields: [CSVField] = []
    _ = try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields)
    var moved = cursor.moved(to: 11)
    #expect([moved.position, moved.line, moved.lineStart, moved.commentCount] == [11, 1, 11, 0])
    _ = try moved.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields)
    #expect(fields.map { [$0.line, $0.column] } == [[1, 1], [1, 3]])
    cursor = cursor.moved(to: 8)
    _ = try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields)
    var before = CSVCursor(delimiter: .comma, in: bytes.span)
    before.skipLines(3, in: bytes.span)
    before.advance(to: cursor)
    #expect([before.position, before.line, before.commentCount] == [15, 6, 1])
  }

  @Test(arguments: [("a\r", 1, 2, 2), ("a\r\nb", 1, 3, 2), ("a\r\rb", 2, 3, 3), ("a", 3, 1, 1)])
  func `lines are skipped up to the end`(text: String, count: Int, position: Int, line: Int) {
    let bytes = Array(text.utf8)
    var cursor = CSVCursor(delimiter: .comma, in: bytes.span)
    cursor.skipLines(count, in: bytes.span)
    #expect([cursor.position, cursor.line] == [position, line])
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF], 3), ([0xEF, 0xBB], 0), ([0xEF], 0), ([], 0), ([0xEF, 0xBB, 0xBE], 0),
      ([0xEF, 0xBA, 0xBF], 0), ([0xEE, 0xBB, 0xBF], 0), ([0xEF, 0xBB, 0xBF, 0x61], 3),
    ] as [([UInt8], Int)])
  func `a cursor starts after a byte order mark`(bytes: [UInt8], start: Int) {
    let cursor = CSVCursor(delimiter: .comma, in: bytes.span)
    #expect([cursor.position, cursor.lineStart] == [start, start])
  }

  @Test(arguments: ["\"a\"\"", "\"", "\"a", "\"a\r"])
  func `a quote that is never closed is an error only at the end`(text: String) throws {
    let bytes = Array(text.utf8)
    var cursor = CSVCursor(delimiter: .comma, in: bytes.span)
    var fields: [CSVField] = []
    #expect(try !cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: false, into: &fields))
    #expect([cursor.position, cursor.line] == [0, 1])
    #expect(throws: OpenQuote(line: 1)) {
      try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields)
    }
  }

  @Test(arguments: [
    ("\"a\"\"b\" c", 20, "a\"b c"), ("\"a\"\"b\" c", 3, "a\"b"), ("\"a\"\"b\" c", 0, ""),
    (" abc ", 2, "ab"), (" abc ", 9, "abc"), ("\" a\"x", 3, "ax"), ("\"\"", 2, ""),
  ])
  func `the beginning of a field has no quotes or white space`(
    text: String, limit: Int, expected: String
  ) throws {
    let bytes = Array(text.utf8)
    let field = try #require(CSVCursor.record(in: bytes, bytes.indices, delimiter: .comma)?.first)
    #expect(String(decoding: field.beginning(limit, in: bytes.span), as: UTF8.self) == expected)
  }

  @Test(arguments: [
    ("\"a\"\"b\" c", 9, "a\"b c"), ("\"a\"\"b\" c", 3, "a\"b"), (" abc ", 2, " a"),
    ("abc", 9, "abc"), ("\"\"", 2, ""), ("\"\"\"\"\"\"", 9, "\"\""), ("\"a\"\"b\" c", 0, ""),
  ])
  func `quotes are removed from a field`(text: String, limit: Int, expected: String) throws {
    let bytes = Array(text.utf8)
    let field = try #require(CSVCursor.record(in: bytes, bytes.indices, delimiter: .comma)?.first)
    let unquoted = field.unquoted(in: bytes.span, limit: limit)
    #expect(String(decoding: unquoted, as: UTF8.self) == expected)
  }

  private static func records(_ text: String) throws -> [[String]] {
    let bytes = Array(text.utf8)
    var cursor = CSVCursor(delimiter: .comma, in: bytes.span)
    var fields: [CSVField] = []
    var records: [[String]] = []
    while try cursor.nextRecord(in: bytes.span, upTo: bytes.count, isLast: true, into: &fields) {
      records.append(fields.map { String(decoding: $0.unquoted(in: bytes.span), as: UTF8.self) })
    }
    return records
  }

  @Test(arguments: Depth.seeds(40))
  func `text written according to the RFC is read back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet: [Character] = ["a", "\"", ",", "\n", "\r", "\r\n", " ", "é"]
    let written: [[String]] = (0..<10).map { _ in
      (0...Int.random(in: 1...4, using: &generator)).map { _ in
        String(
          (0..<Int.random(in: 0...5, using: &generator)).compactMap { _ in
            alphabet.randomElement(using: &generator)
          })
      }
    }
    let lineEnd = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
    let text = written.map { record in
      record.map { field in
        let mustQuote = field.unicodeScalars.contains { "\",\r\n".unicodeScalars.contains($0) }
        let isQuoted = mustQuote || Bool.random(using: &generator)
        let doubled = field.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined()
        return isQuoted ? "\"\(doubled)\"" : field
      }.joined(separator: ",")
    }.joined(separator: lineEnd)
    #expect(try Self.records(text) == written, "seed \(seed), \(text.debugDescription)")
  }
}

struct DelimiterTests {
  @Test(arguments: [
    ("space", Delimiter.spaces, " "), ("spaces", .spaces, " "), (" ", .spaces, " "),
    ("  ", .wideSpaces, "  "), ("tab", .tab, "\t"), ("\\t", .tab, "\t"), ("\t", .tab, "\t"),
    (";", .semicolon, ";"),
  ])
  func `delimiters have names`(text: String, delimiter: Delimiter, written: String) {
    #expect(Delimiter(text) == delimiter)
    #expect(delimiter.text == written)
    #expect(Delimiter(delimiter.text) == delimiter)
  }

  @Test(arguments: ["", "   ", "ab", "é"])
  func `other texts are not delimiters`(text: String) {
    #expect(Delimiter(text) == nil)
  }
}
