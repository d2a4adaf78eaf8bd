import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

struct CSVReaderTests {
  private func records(_ text: String, delimiter: Delimiter = .comma) throws -> [[String]] {
    var reader = CSVReader(Array(text.utf8), delimiter: delimiter)
    var fields: [CSVField] = []
    var records: [[String]] = []
    while try reader.nextRecord(into: &fields) {
      records.append(fields.map { reader.text(of: $0) })
    }
    #expect(fields == [])
    return records
  }

  /// The rules in section 2 of RFC 4180, and the extensions to them.
  private static let table: [(String, [[String]])] = [
    ("", []), ("a,b\r\nc,d\r\n", [["a", "b"], ["c", "d"]]),
    ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]), ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
    ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]), (" a , b ", [[" a ", " b "]]),
    ("\"a\",\"b\"", [["a", "b"]]), ("\"a\r\nb\",\"c,d\"\n", [["a\r\nb", "c,d"]]),
    ("\"a\"\"b\",\"\"\"\",\"\"", [["a\"b", "\"", ""]]), (",\n,,", [["", ""], ["", "", ""]]),
    ("a,", [["a", ""]]), ("\n\r\n\ra\n\n\nb\n\n", [["a"], ["b"]]), ("\"\"\n \n", [[""], [" "]]),
    ("\u{FEFF}a,b", [["a", "b"]]), ("\u{FEFF}\"a\",b", [["a", "b"]]),
    ("a\"b,c\"\"d", [["a\"b", "c\"\"d"]]), ("\"a\"b\"c,d", [["ab\"c", "d"]]),
    ("\"a\"\"b\"c,d", [["a\"bc", "d"]]), ("\"é\",ü", [["é", "ü"]]),
  ]

  @Test(arguments: table)
  func `text is split into records and fields`(text: String, expected: [[String]]) throws {
    #expect(try records(text) == expected)
  }

  @Test(arguments: [";", "\t", "|", "~"] as [Unicode.Scalar])
  func `any byte can be the delimiter`(delimiter: Unicode.Scalar) throws {
    let text = "a,b\(delimiter)\"c\(delimiter)d\"\ne\(delimiter)"
    #expect(
      try records(text, delimiter: Delimiter(UInt8(ascii: delimiter))) == [
        ["a,b", "c\(delimiter)d"], ["e", ""],
      ])
  }

  @Test func `every field has its line and column, even after quoted line breaks`() throws {
    var reader = CSVReader(Array("\u{FEFF}ab,\"c\r\nd\",e\r\n\r\nf,\"g\"\n".utf8))
    var fields: [CSVField] = []
    var places: [[Int]] = []
    while try reader.nextRecord(into: &fields) { places += fields.map { [$0.line, $0.column] } }
    #expect(places == [[1, 1], [1, 4], [2, 4], [4, 1], [4, 3]])
  }

  @Test(arguments: [("\"", 1), ("a,b\n\nc,\"d\ne\nf", 3), ("\"a\"\"\n", 1)])
  func `a quote that is never closed is reported with its line`(text: String, line: Int) {
    #expect(throws: OpenQuote(line: line)) { try records(text) }
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
    #expect(try records(text) == written, "seed \(seed), \(text.debugDescription)")
  }
}
