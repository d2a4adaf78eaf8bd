import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Reports on tables that have a column for each month or date.
struct DatedColumnsReportTests {
  private static let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"
  private static let values = "1,2,3,4,5,6,7,8,9,10,11,12"

  private func session(_ text: String) throws -> Session {
    var reader = SeriesReader(source: "x.csv")
    try reader.read(Array(text.utf8))
    try reader.finish()
    let found = reader.report
    let report = try #require(found)
    let data = ChartData(series: reader.series, report: report)
    return Session(scene: try Scene(data), storage: MemoryStorage())
  }

  private func lines(_ text: String, _ command: String) throws -> [String] {
    var session = try session(text)
    let ran = session.run(command)
    let lines = TextReport(style: TextStyle(isASCII: true)).lines(try #require(ran))
    // Single spaces make the lines independent of the widths of the columns.
    return lines.map { $0.split(separator: " ").joined(separator: " ") }
  }

  @Test func `a table of months names its title lines, its missing number and other columns`()
    throws
  {
    let row = " " + (1...12).map { "\($0).0" }.joined(separator: "  ")
    let aligned = "1948 1950\n1948 \(row)\n1949 \(row)\n1950 \(row)\n  -99.9\n Some index\n"
    let data = try lines(aligned, "data")
    #expect(data.contains("layout delimiter spaces, no header, one column per month"))
    #expect(data.contains("numbers decimal '.', missing -99.9 missing TOKEN, --missing, --decimal"))
    #expect(data.contains("lines above 1 before the rows"))
    #expect(data.contains("comments 2 lines between rows"))
    #expect(data.contains("rows read 3 with 12 samples each"))
    let titled = "Global means\nYear,\(Self.months),J-D,DJF\n1999,\(Self.values),6.5,1\n"
    let note = "- 2 columns passed over (not a month): 'J-D' and 'DJF'"
    #expect(try lines(titled, "data").contains("lines above 1 before the header"))
    #expect(try lines(titled, "data").contains(note))
    #expect(try lines(titled, "values").last == note)
  }

  @Test func `a table with dates in its header names them`() throws {
    let text = "a,b,Lat,2001,2002,2003,2004\nx,,1.5,1,2,3,4\ny,,2.5,5,6,7,8\n"
    let data = try lines(text, "data")
    #expect(
      data.contains("layout delimiter ',', header, one column per date --delimiter, --no-header"))
    #expect(
      data.contains("dates columns '2001' to '2004' as YYYY timezone ZONE, --date, --date-format"))
    #expect(data.contains("series x (2 by a) series NAME, by COLUMN, --series, --by"))
    let note = "- 1 column passed over (neither a date nor a name): 'Lat'"
    #expect(data.contains(note))
    #expect(try lines(text, "values").last == note)
    let flagged = text.replacing("Lat,", with: "geo\\time,").replacing(",1.5,1,", with: ",DE,1 p,")
      .replacing(",2.5,", with: ",AT,")
    #expect(
      try lines(flagged, "data").contains(
        "numbers decimal '.', without flags missing TOKEN, --missing, --decimal"))
  }

  @Test func `the JSON objects have the columns, the missing number and the flags`() throws {
    let months = try self.session("Year,\(Self.months),J-D\n1999,\(Self.values),6.5\n")
      .after("data")
    var session = months
    #expect(session.outcome("data")?["data"]?["passedOver"] == ["J-D"])
    #expect(session.outcome("data")?["data"]?["missingNumber"] == nil)
    #expect(session.outcome("data")?["data"]?["datedColumns"] == nil)
    #expect(session.outcome("values")?["passedOver"] == ["J-D"])
    let row = " " + (1...12).map { "\($0).0" }.joined(separator: "  ")
    session = try self.session("1948 1949\n1948 \(row)\n1949 \(row)\n  -99.9\n")
    #expect(session.outcome("data")?["data"]?["missingNumber"] == "-99.9")
    #expect(session.outcome("data")?["data"]?["skippedLines"] == 1)
    #expect(session.outcome("values")?["passedOver"] == nil)
    session = try self.session("geo\\time,2001,2002,2003,2004\nx,1 p,2,3,4\ny,1,2,3,4\n")
    let data = session.outcome("data")?["data"]
    #expect(data?["datedColumns"] == ["2001", "2002", "2003", "2004"])
    #expect(data?["flagsLeftOut"] == true)
    #expect(data?["dateOrder"] == nil)
  }

  @Test func `the order of the day and month has its reason`() throws {
    let rows = (0..<24).map { "01/\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)/\(2020 + $0 / 12),1\n" }
    let text = "date,v\n" + rows.joined()
    #expect(
      try lines(text, "data").contains(
        "dates date as DD/MM/YYYY, evenly spaced timezone ZONE, --date, --date-format"))
    var session = try session(text)
    let order = session.outcome("data")?["data"]?["dateOrder"]
    #expect(order == ["reason": "evenly spaced", "other": "MM/DD/YYYY"])
    let remark = Remark.dateOrder(format: "DD/MM/YYYY", .steps, other: "MM/DD/YYYY")
    #expect(session.remarks().first == remark)
    #expect(
      remark.sentence
        == "Dates are read as DD/MM/YYYY, evenly spaced. To change it, start with --date-format MM/DD/YYYY"
    )
  }

  @Test(arguments: [(9, Remark.sharedTimes(12)), (10, nil)])
  func `samples that share their times are remarked on if there are many`(
    years: Int, remark: Remark?
  ) throws {
    let rows = (0..<years).map { "\(1990 + $0),\(Self.values)\n" }.joined()
    let text = "Year,\(Self.months)\n\(rows)1990,\(Self.values)\n"
    #expect(try session(text).timesRemark == remark)
  }

  @Test func `the first series with five values is drawn`() throws {
    let header = "name,2001,2002,2003,2004,2005,2006\n"
    let rows = "a,,,,,,\nb,1,2,3,4,,\nc,1,2,3,4,5,\nd,1,2,3,4,5,6\n"
    #expect(try session(header + rows).state.drawing.series == "c")
    #expect(try session(header + String(rows.prefix(20))).state.drawing.series == "a")
  }
}
