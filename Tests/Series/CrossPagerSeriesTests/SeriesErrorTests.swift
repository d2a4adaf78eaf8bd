import CrossPagerSeries
import CrossPagerTesting
import MessageWords
import Testing

/// At quick depth, long texts are shorter.
struct SeriesErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let file: String
    let message: String
    let configure: @Sendable (inout SeriesOptions) -> Void
    var testDescription: String { message }

    init(
      _ file: String, _ message: String,
      configure: @escaping @Sendable (inout SeriesOptions) -> Void = { _ in }
    ) {
      (self.file, self.message, self.configure) = (file, message, configure)
    }
  }

  /// The first bytes of files in other formats.
  private static let formats: [(bytes: [UInt8], message: String)] = [
    ([0x1F, 0x8B, 8, 0], "is compressed with gzip. Unpack it: gunzip -c x.csv | crosspager -"),
    (
      Array("BZh91AY&SY".utf8) + [0xFF],
      "is compressed with bzip2. Unpack it: bunzip2 -c x.csv | crosspager -"
    ),
    (
      [0xFD] + Array("7zXZ".utf8) + [0],
      "is compressed with xz. Unpack it: xz -dc x.csv | crosspager -"
    ),
    (
      [0x28, 0xB5, 0x2F, 0xFD, 4],
      "is compressed with zstd. Unpack it: zstd -dc x.csv | crosspager -"
    ),
    (zip("data.csv"), "is a ZIP archive. Unpack it: unzip -p x.csv | crosspager -"),
    (
      zip("[Content_Types].xml"),
      "is a spreadsheet, not text. Save it as CSV, for example: soffice --headless --convert-to csv x.csv"
    ),
    (
      Array("PAR1".utf8) + [0x15, 0],
      "is a Parquet file. Convert it: duckdb -csv -c \"select * from 'x.csv'\" | crosspager -"
    ),
    (
      Array("SQLite format 3\0".utf8),
      "is an SQLite database. Convert a table: sqlite3 -header -csv x.csv 'select * from TABLE' | crosspager -"
    ),
    (
      [0x64, 0, 0x61, 0],
      "is UTF-16 without a byte order mark. Convert it: iconv -f UTF-16LE -t UTF-8 x.csv | crosspager -"
    ),
    (
      [0, 0x64, 0, 0x61],
      "is UTF-16 without a byte order mark. Convert it: iconv -f UTF-16BE -t UTF-8 x.csv | crosspager -"
    ),
    (
      "日付,v\n2015-01-01,1".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] },
      "is UTF-16 without a byte order mark. Convert it: iconv -f UTF-16LE -t UTF-8 x.csv | crosspager -"
    ),
    (Array(#"{"date":"2015-01-01","v":1}"#.utf8), json),
    (Array("{\n  \"v\": [1,\n2,\n3]\n}\n".utf8), json),
    (
      Array("<!DOCTYPE html>\n<title>Sign in</title>\n".utf8),
      "starts like HTML or XML, not like a table. Save the data as CSV and open that file."
    ),
  ]

  private static let json =
    "starts like JSON, not like a table. If it has a list for each column, convert it: "
    + "jq -c '.. | objects | [to_entries[] | select(.value | arrays) | [.key] + .value] | "
    + "select(length > 1) | transpose[]' x.csv | crosspager -"

  /// A ZIP archive whose first file has the given name.
  private static func zip(_ name: String) -> [UInt8] {
    Array("PK\u{3}\u{4}".utf8) + Array(repeating: 0, count: 26) + Array(name.utf8)
  }

  @Test(arguments: formats)
  func `the message names the format of a file`(bytes: [UInt8], message: String) {
    let error = #expect(throws: SeriesError.self) {
      try SeriesReader.read(bytes, source: "x.csv")
    }
    #expect(error.map { "\($0) \($0.cure())" } == "'x.csv' \(message)")
  }

  @Test(arguments: ["[time],[value]\n2015-01-01,1\n", "{time},<v>\n2015-01-01,1\n"])
  func `a header may start like JSON`(text: String) throws {
    #expect(try read(text).series.count == 1)
  }

  @Test(arguments: [
    ("my file.gz", "gunzip -c 'my file.gz' | crosspager -"),
    ("it's.gz", #"gunzip -c 'it'\''s.gz' | crosspager -"#),
    ("standard input", "gunzip -c FILE | crosspager -"),
    (String(repeating: "d", count: 61), "gunzip -c FILE | crosspager -"),
  ])
  func `a command quotes the file for a shell`(source: String, command: String) {
    let error = SeriesError.otherFormat(source: source, format: .gzip)
    #expect(error.cure() == "Unpack it: \(command)")
  }

  @Test(arguments: cases)
  func `an error is one sentence, followed by a cure`(_ test: Case) {
    let error = #expect(throws: SeriesError.self) { try read(test.file, test.configure) }
    #expect(error.map { "\($0) \($0.cure())" } == test.message)
  }

  /// Every kind of error that quotes the input, with a long quotation.
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

  @Test func `all kinds of line breaks count before invalid text`() {
    let bytes = Array("# a\r# b\r\ndate,v\r".utf8) + [0x81, 0x0A]
    #expect(throws: SeriesError.notUTF8(source: "x.csv", line: 4)) {
      try SeriesLayout.find(in: bytes, isWhole: true, source: "x.csv", options: SeriesOptions())
    }
  }

  @Test func `bytes that are not UTF-8 are reported with their line`() {
    let error = #expect(throws: SeriesError.self) {
      try SeriesReader.read(Array("date,v\n2015-01-01,1\n".utf8) + [0x81], source: "x.csv")
    }
    #expect(
      error.map { "\($0) \($0.cure())" }
        == "Line 3 of 'x.csv' is not UTF-8. Convert the file to UTF-8, for example: "
        + "iconv -f WINDOWS-1252 -t UTF-8 x.csv | crosspager -")
  }
}
