import CrossPagerTesting
import Testing

@testable import CrossPagerSeries

/// Tables with columns aligned with spaces or tabs.
struct AlignedTableTests {
  private static func records(_ text: String, _ delimiter: Delimiter) throws -> [[String]] {
    var reader = CSVReader(Array(text.utf8), delimiter: delimiter, comments: .numberSign)
    var fields: [CSVField] = []
    var records: [[String]] = []
    while try reader.nextRecord(into: &fields) {
      records.append(fields.map { reader.text(of: $0) })
    }
    return records
  }

  @Test(arguments: [
    ("a b\n", [["a", "b"]]), ("  a \t b  \n\tc\td\t\n", [["a", "b"], ["c", "d"]]),
    ("\"a b\"  \"c\"\"d\" \n", [["a b", "c\"d"]]), ("a\"b \"c\"d e\n", [["a\"b", "cd", "e"]]),
    (" \n\t\r\n a\r\n \r b", [["a"], ["b"]]), ("# x \"\n  # y\na#b #c\n#", [["a#b", "#c"]]),
    ("\u{FEFF}  a 1", [["a", "1"]]), ("", []), ("   ", []), ("\"a\nb\" 2\n", [["a\nb", "2"]]),
  ])
  func `runs of blanks separate fields`(text: String, expected: [[String]]) throws {
    #expect(try Self.records(text, .spaces) == expected)
  }

  @Test(arguments: [
    ("a b  c\n", [["a b", "c"]]),
    ("  New York   1 \nb\tc d\n", [["New York", "1"], ["b", "c d"]]),
    ("a \t b \"c\"  \"d  e\"\n", [["a", "b \"c\"", "d  e"]]), ("a b", [["a b"]]),
  ])
  func `wide blanks separate fields with single spaces`(text: String, expected: [[String]]) throws {
    #expect(try Self.records(text, .wideSpaces) == expected)
  }

  @Test func `every field has its line and column`() throws {
    var reader = CSVReader(
      Array("# x\n  ab  c\n\n\t\"d\n e\"  f\n".utf8), delimiter: .spaces, comments: .numberSign)
    var fields: [CSVField] = []
    var places: [[Int]] = []
    while try reader.nextRecord(into: &fields) { places += fields.map { [$0.line, $0.column] } }
    #expect(places == [[2, 3], [2, 7], [4, 2], [5, 6]])
    #expect(reader.commentCount == 1)
  }

  @Test(
    arguments: pairs(
      of: #"""
        date v\n2015-01-01 1\n2015-01-02 2\n | spaces . date as ISO 8601: v!
          date\t  v \n 2015-01-01   1\n 2015-01-02 22 \n | spaces . date as ISO 8601: v!
        2015-01-01  1\n2015-01-02 22\n | spaces . 1 as ISO 8601: 2!
        date      time   v\n2015-01-01 10:00 1,5\n | spaces , date+time as ISO 8601: v!
        date        city      v\n2015-01-01  New York  1\n2015-01-02  Rome      2\n | wide . date as ISO 8601: v!
        My first title\n2015-01-01 1\n2015-01-02 2\n | spaces . 1 as ISO 8601: 2!
        date  mean (C)\n2015-01-01  1\n2015-01-02  2\n | spaces . date as ISO 8601: mean (C)!
        Airport\nLat 51.4, Lon -0.4\n date   v  w\n       degC mm\n2015-01-01 1 2\n2015-01-02 1 3\n | 2 lines, spaces . date as ISO 8601: v! w
        "date" "v"\n"2015-01-01" 1\n"2015-01-02" 2\n | spaces . date as ISO 8601: v!
        date\tv\n2015-01-01 10:00\t1\n | tab . date as ISO 8601: v!
        date, v\n2015-01-01, 1\n | , . date as ISO 8601: v!
        """#))
  func `columns aligned with blanks are found`(text: String, expected: String) throws {
    #expect(line(try layout(text)) == expected)
    #expect(try read(text).report.skipped == 0)
  }

  @Test(arguments: [(".spaces", "1"), (".wideSpaces", "two words")])
  func `blanks are a delimiter if requested`(name: String, column: String) throws {
    let delimiter = name == ".spaces" ? Delimiter.spaces : .wideSpaces
    let text = name == ".spaces" ? "a  1\n2015-01-01 2\n" : "a  two words\n2015-01-01  2\n"
    let (_, report) = try read(text) { $0.delimiter = delimiter }
    #expect(report.valueColumn == column)
    #expect(report.delimiter == delimiter)
  }

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

  @Test func `a row without a cell is refused, because the cell may be any of them`() throws {
    let rows = (10...30).map { "2015-01-\($0) 1 2\n" }.joined()
    let text = "date v w\n" + rows + "2015-02-01   3\n"
    let error = SeriesError.shortRow(source: "x.csv", line: 23, fields: 2, columns: 3)
    #expect(throws: error) { try read(text) }
    let report = try read(text) { $0.skipBadRows = true }.report
    #expect([report.rows, report.used, report.skipped] == [22, 21, 1])
  }
}

/// Comments, names and units above and between the rows.
struct HeaderAndCommentTests {
  private static let monthly = " 1958    3   315.70\n 1958    4   317.45\n"

  @Test(
    arguments: pairs(
      of: #"""
        2015-01-01,1\n2015-01-02,2\n | , . 1 as ISO 8601: 2!
        2015-01-01,1\n | , . 1 as ISO 8601: 2!
        2015-01-01,$1.5\n2015-01-02,$2.5\n | , . 1 as ISO 8601: 2!
        AAPL,2015-01-01,1,\nAAPL,2015-01-02,2,\n | , . 2 as ISO 8601: 3!
        2015-01-01;NA;a\n2015-01-02;2;b\n | ; . 1 as ISO 8601: 2!
        # x\n2015-01-01,1\n2015-01-02,2\n | 1 lines, , . 1 as ISO 8601: 2!
        #day,v\n2015-01-01,1\n2015-01-02,2\n | 1 lines, , . day as ISO 8601: v!
        #,day,v\n0,2015-01-01,1\n1,2015-01-02,2\n | 1 lines, , . day as ISO 8601: v! column 1
        % a b c\n% date v\n2015-01-01 1\n2015-01-02 2\n | 2 lines, spaces . date as ISO 8601: v!
        ! two words\n2015-01-01 1\n2015-01-02 2\n | 1 lines, spaces . 1 as ISO 8601: 2!
        // date v\n2015-01-01 1\n2015-01-02 2\n | 1 lines, spaces . date as ISO 8601: v!
        # date v\n\n2015-01-01 1\n2015-01-02 2\n | 2 lines, spaces . 1 as ISO 8601: 2!
        # date v w\n2015-01-01 1\n2015-01-02 2\n | 1 lines, spaces . 1 as ISO 8601: 2!
        # a,b\nday,v\n2015-01-01,1\n2015-01-02,2\n | 1 lines, , . day as ISO 8601: v!
        ,0,1\n2015-01-01,5,6\n2015-01-02,7,8\n | , . column 1 as ISO 8601: 0! 1
        0,1\n2015-01-01,5\n2015-01-02,7\n | , . 0 as ISO 8601: 1!
        date,2014,2015\n2015-01-01,5,6\n2015-01-02,7,8\n | , . date as ISO 8601: 2014! 2015
        "date" "v"\n"1" 2015-01-01 5\n"2" 2015-01-02 6\n"3" 2015-01-03 7\n | spaces . date as ISO 8601: v! column 1
        date,v\n1,2015-01-01,5\n2,2015-01-02,6\n3,2015-01-03,7\n | , . date as ISO 8601: v! column 1
        date,v\n# units\n2015-01-01,1\n | , . date as ISO 8601: v!
        date\tv\n15d\t14n\n2015-01-01\t1\n2015-01-02\t1\n | tab . date as ISO 8601: v!
        date,v\nUTC,degC\nday,mean\n2015-01-01,1\n | , . date as ISO 8601: v!
        """#))
  func `names, comments and units are told from rows`(text: String, expected: String) throws {
    #expect(line(try layout(text)) == expected)
    #expect(try read(text).report.skipped == 0)
  }

  @Test func `a first row of numbers is not a header`() throws {
    let (series, report) = try read(Self.monthly) { $0.date = ["1", "2"] }
    #expect(report.columnNames == ["1", "2", "3"])
    #expect(!report.hasHeader)
    #expect(report.delimiter == .spaces)
    #expect(series.span == time("1958-03")...time("1958-04"))
    #expect([series.total.min, series.total.max] == [315.7, 317.45])
  }

  @Test func `comments between rows are counted`() throws {
    let text = "date,v\n# a\n2015-01-01,1\n#\"b\n2015-01-02,2\n\n# c\r\n"
    let report = try read(text).report
    #expect([report.rows, report.used, report.comments] == [2, 2, 3])
    let other = try read("% a\n" + text.replacing("#", with: "%")).report
    #expect([other.rows, other.used, other.comments] == [2, 2, 3])
  }

  @Test func `a text that starts with a number sign is a cell`() throws {
    let text = "tag,date,v\n#a,2015-01-01,1\nb,2015-01-02,2\n#c,2015-01-03,3\n"
    let report = try read(text).report
    #expect([report.rows, report.used, report.comments] == [3, 3, 0])
  }

  @Test func `no more than two lines of words are units`() {
    let text = "date,v\na,b\nc,d\ne,f\n2015-01-01,1\n2015-01-01,1\n2015-01-01,1\n"
    #expect(throws: SeriesError.self) { try read(text) }
  }
}
