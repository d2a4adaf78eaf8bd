import Testing

@testable import CrossPagerSeries

struct CSVCursorTests {
  /// Everything that reading a text produces.
  private struct Outcome: Equatable {
    var records: [[String]] = []
    /// The line and column of each field.
    var places: [[Int]] = []
    var comments = 0
    /// The number of the line after the last record.
    var line = 0
  }

  /// Reads a text in two parts. After each part, forgets the bytes that have been read.
  private static func outcome(
    _ text: String, _ delimiter: Delimiter, split: Int
  ) throws -> Outcome {
    var bytes = Array(text.utf8)
    var cursor = CSVCursor(delimiter: delimiter, comments: .slashes, in: bytes.span)
    var fields: [CSVField] = []
    var outcome = Outcome()
    for (end, isLast) in [(split, false), (bytes.count, true)] {
      let end = isLast ? bytes.count : end
      while try cursor.nextRecord(in: bytes.span, upTo: end, isLast: isLast, into: &fields) {
        outcome.records.append(fields.map { $0.trimmedText(in: bytes.span) })
        outcome.places += fields.map { [$0.line, $0.column] }
      }
      bytes.removeFirst(cursor.position)
      cursor.forget(cursor.position)
    }
    outcome.comments = cursor.commentCount
    outcome.line = cursor.line
    #expect(bytes == [])
    return outcome
  }

  private static let delimited: [(String, [[String]], [[Int]], Int, Int)] = [
    ("a,b\nc\n", [["a", "b"], ["c"]], [[1, 1], [1, 3], [2, 1]], 0, 3),
    ("a,b\r\nc\r\n", [["a", "b"], ["c"]], [[1, 1], [1, 3], [2, 1]], 0, 3),
    ("\r\n\r\na\r\r\n", [["a"]], [[3, 1]], 0, 5),
    ("//x\n/a\n//\r\nb", [["/a"], ["b"]], [[2, 1], [4, 1]], 2, 4),
    ("//\r\n//a\r\n", [], [], 2, 3), ("//", [], [], 1, 1), ("//\r", [], [], 1, 2),
    ("\"a\r\nb\",c\nd", [["a\r\nb", "c"], ["d"]], [[1, 1], [2, 4], [3, 1]], 0, 3),
    ("\"a\"\"b\"\n\"\"\"\"", [["a\"b"], ["\""]], [[1, 1], [2, 1]], 0, 2),
    ("\"1234567890\"x,\"1234567\n\"\n", [["1234567890x", "1234567"]], [[1, 1], [1, 15]], 0, 3),
  ]
  private static let aligned: [(String, [[String]], [[Int]], Int, Int)] = [
    ("  a b\n\t c \n", [["a", "b"], ["c"]], [[1, 3], [1, 5], [2, 3]], 0, 3),
    ("a\n  \n  ", [["a"]], [[1, 1]], 0, 3), (" \r\n a\r\n \t", [["a"]], [[2, 2]], 0, 3),
    (" // x\r\n /b\n // ", [["/b"]], [[2, 2]], 2, 3), ("  //\r\n", [], [], 1, 2),
    (" \"a \n b\" c\r\n", [["a \n b", "c"]], [[1, 2], [2, 5]], 0, 3),
  ]

  /// Rows have a text, its records, the line and column of each field, the number of comments, and the last line.
  @Test(arguments: delimited.map { ($0, Delimiter.comma) } + aligned.map { ($0, .spaces) })
  func `a text in two parts reads like the whole text`(
    row: (text: String, records: [[String]], places: [[Int]], comments: Int, line: Int),
    delimiter: Delimiter
  ) throws {
    let expected = Outcome(
      records: row.records, places: row.places, comments: row.comments, line: row.line)
    for split in 0...row.text.utf8.count {
      #expect(try Self.outcome(row.text, delimiter, split: split) == expected, "split at \(split)")
    }
  }

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
}
