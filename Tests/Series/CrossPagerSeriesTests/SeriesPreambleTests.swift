import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Tests the search for the header below other lines.
struct SeriesPreambleTests {
  @Test(arguments: [
    ("sep=;\ndate;v\n2015-01-01;1,5\n", "1 lines, ; , date as ISO 8601: v!"),
    ("\u{FEFF}\"sep=|\"\r\ndate|v\r\n2015-01-01|1\r\n", "1 lines, | . date as ISO 8601: v!"),
    ("Weather station 12\ndate,temp\n2015-01-01,1\n", "1 lines, , . date as ISO 8601: temp!"),
    ("# a\nA title\n\nof two lines\ndate;v\n2015-01-01;1,5\n", "4 lines, ; , date as ISO 8601: v!"),
    ("# a\n\n#b,c\rdate,v\r2015-01-01,1\r", "3 lines, , . date as ISO 8601: v!"),
    ("#x\nSEP=\t\ndate\tv\n2015-01-01\t1\n", "2 lines, tab . date as ISO 8601: v!"),
  ])
  func `text before the header is skipped`(text: String, expected: String) throws {
    #expect(line(try layout(text)) == expected)
    let (series, report) = try read(text + "\n")
    #expect([series.count, report.rows, report.used] == [1, 1, 1])
  }

  @Test(
    arguments: pairs(
      of: #"""
        Wasser;19.09.24;\n;;\nDatum;Zeit;Stand\n29.10.22;11:39;381,000\n21.12.22;16:55;389,000\n | 2 lines, ; , Datum+Zeit as D.M.YY h:mm: Stand!
        latitude,elevation,zone\n52.5,38.0,GMT\n\ntime,temp\n2024-04-01T00:00,10\n2024-04-01T01:00,11\n | 3 lines, , . time as ISO 8601: temp!
        New York, Average\nUnits: F\nMissing: -99\nDate,Value,Anomaly\n189501,68.0,-2.4\n189502,65.4,-0.7\n | 3 lines, , . Date as YYYYMM: Value! Anomaly
        Name,Example User\nAddress,"1 MAIN ST, CA"\n\nTYPE,DATE,START,USAGE,COST,NOTES\nuse,2024-01-01,00:00,0.06,$0.05,\nuse,2024-01-01,00:15,0.29,$0.20,\n | 3 lines, , . DATE+START as ISO 8601: USAGE! COST
        \u{FEFF}"Konto";"DE0012"\r\n"Stand:";"1.234,56 €"\r\n""\r\n"Datum";"Text";"Betrag";\r\n"28.03.24";"a";"-1,50";""\r\n"26.03.24";"b";"-2,5";""\r\n | 3 lines, ; , Datum as DD.MM.YY: Betrag!
        DATASET, file created on 01-05-2024\nFREE TO USE:\n\n01-06 ID: Source\n\n ID, DATE, TG\n 127488,20180101,  165\n 127488,20180102,  155\n | 5 lines, , . DATE as YYYYMMDD: TG! ID
        """#))
  func `a table is found below lines with fields of their own`(
    text: String, expected: String
  ) throws {
    #expect(line(try layout(text)) == expected)
    #expect(try read(text).report.rows == 2)
  }

  @Test func `blank records may be above and below the header`() throws {
    let text =
      "\" \",\" \"\nName,Address\n\" \",\" \",\" \"\n\"55\",\"23\",\n____,____,____\n"
      + "date,start,use\n\" \",\" \",\" \"\n2024-01-08,09:00,1\n2024-02-08,09:15,2\n"
    #expect(line(try layout(text)) == "5 lines, , . date as ISO 8601: use!")
    let report = try read(text).report
    #expect([report.rows, report.used, report.blank] == [3, 2, 1])
  }

  @Test(arguments: [
    "date,v\nfoo,1\n2015-01-01,1\n2015-01-02,2\n",
    "date,v\nfoo,1\nbar,2\nbaz,3\n2015-01-01,1\n2015-01-02,2\n",
  ])
  func `a bad row below the header is not taken for a title`(text: String) {
    #expect(throws: SeriesError.self) { try read(text) }
  }

  @Test(arguments: [
    "a title, with a comma\ndate,v\n2015-01-01,1\n", "v\n2015-01-01,1\n2015-01-02,2\n",
    "title\n1,2\n2015-01-01,1\n", "title\ndate,v\n",
  ])
  func `text that may be more than a title is not skipped`(text: String) {
    let layout = try? layout(text)
    #expect((layout?.skippedLines ?? 0) == 0)
  }

  @Test func `lines before the header count as lines`() {
    let error = SeriesError.badCell(
      source: "x.csv", line: 5, column: "v", value: "x", problem: .notNumber(.point))
    #expect(throws: error) { try read("# a\n# b\ndate,v\n2015-01-01,1\n2015-01-01,x\n") }
  }

  @Test func `a table can begin below twenty other records`() throws {
    let records = (0..<20).map { "key \($0),a\n" }.joined()
    let rows = (10..<31).map { "2015-01-\($0),1,2\n" }.joined()
    let found = try layout(records + "date,v,w\n" + rows)
    #expect(found?.skippedLines == 20)
    #expect(found?.columnNames == ["date", "v", "w"])
  }
}
