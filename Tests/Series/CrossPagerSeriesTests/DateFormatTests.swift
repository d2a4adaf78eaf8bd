import CivilDates
import CrossPagerSeries
import Testing

struct DateFormatTests {
  /// The cells in a column, their format, and the first time in ISO 8601.
  private static let table: [(cells: [String], format: String, first: String)] = [
    (["2015-12-31"], "ISO 8601", "2015-12-31"), (["2015-12"], "ISO 8601", "2015-12-01"),
    (["2015-12-31T23:59:58.25+01:00"], "ISO 8601", "2015-12-31T23:59:58.250000"),
    (["2015-1-2", "2015-12-31"], "YYYY-M-D", "2015-01-02"),
    (["2015-12-31T23"], "YYYY-M-DTh", "2015-12-31T23:00"), (["20151231"], "YYYYMMDD", "2015-12-31"),
    (["20151231T2359"], "YYYYMMDDThhmm", "2015-12-31T23:59"),
    (["20151231T235958Z"], "YYYYMMDDThhmmssZ", "2015-12-31T23:59:58"),
    (["20151231 235959"], "YYYYMMDD hhmmss", "2015-12-31T23:59:59"),
    (["20151231 23:59"], "YYYYMMDD h:mm", "2015-12-31T23:59"),
    (["2015010100", "2015010101"], "YYYYMMDDhh", "2015-01-01"),
    (["201512312359"], "YYYYMMDDhhmm", "2015-12-31T23:59"),
    (["20151231235958"], "YYYYMMDDhhmmss", "2015-12-31T23:59:58"),
    (["2015/12/31"], "YYYY/M/D", "2015-12-31"),
    (["2015/01/31", "2015/12/31"], "YYYY/MM/DD", "2015-01-31"),
    (["2015.12.31 09:05"], "YYYY.M.D hh:mm", "2015-12-31T09:05"),
    (["2015/12"], "YYYY/M", "2015-12-01"), (["12/2015", "01/2016"], "MM/YYYY", "2015-12-01"),
    (["31/12/2015"], "D/M/YYYY", "2015-12-31"),
    (["01/02/2015", "31/12/2015"], "DD/MM/YYYY", "2015-02-01"),
    (["01/02/2015", "12/31/2015"], "MM/DD/YYYY", "2015-01-02"),
    (["1/2/2015", "31/12/2015"], "D/M/YYYY", "2015-02-01"),
    (["1/2/2015", "01/02/2015", "31/12/2015"], "D/M/YYYY", "2015-02-01"),
    (["31/12/2015 23:05"], "D/M/YYYY h:mm", "2015-12-31T23:05"),
    (["1.2.2015 9:05", "31.12.2015 23:59"], "D.M.YYYY h:mm", "2015-02-01T09:05"),
    (["31.01.2015, 09:05:06,5"], "DD.MM.YYYY, hh:mm:ss", "2015-01-31T09:05:06.500000"),
    (["31-01-2015 09.05"], "DD-MM-YYYY hh.mm", "2015-01-31T09:05"),
    (["10/03/2004 18.00.00", "31/03/2004 00.00.00"], "DD/MM/YYYY hh.mm.ss", "2004-03-10T18:00"),
    (["31/01/2015 - 23:59"], "DD/MM/YYYY - h:mm", "2015-01-31T23:59"),
    (["31/12/2015 6"], "D/M/YYYY h", "2015-12-31T06:00"),
    (["12/31/2015 6 PM"], "M/D/YYYY h a", "2015-12-31T18:00"),
    (["12/31/2015 6:30 p.m.", "12/31/2015 7:00 A.M."], "M/D/YYYY h:mm a", "2015-12-31T18:30"),
    (["12/31/2015 12:00:00 AM"], "M/D/YYYY h:mm:ss a", "2015-12-31"),
    (["01/31/2015 06:30pm"], "MM/DD/YYYY hh:mma", "2015-01-31T18:30"),
    (["12/31/2015 23:59 +01:00"], "M/D/YYYY h:mm Z", "2015-12-31T23:59"),
    (["2015-12-31 23:59:58 UTC"], "YYYY-M-D h:mm:ss Z", "2015-12-31T23:59:58"),
    (["01/Dec/2015:03:59:58 +0000"], "DD/MMM/YYYY:hh:mm:ss Z", "2015-12-01T03:59:58"),
    (["31 Dec 2015"], "D MMM YYYY", "2015-12-31"),
    (["01 Dec 2015", "12 MAY 2015"], "DD MMM YYYY", "2015-12-01"),
    (["31-Dec-2015"], "D-MMM-YYYY", "2015-12-31"),
    (["31-Dec-15", "1-Jan-69"], "D-MMM-YY", "2015-12-31"),
    (["01Dec2015"], "DDMMMYYYY", "2015-12-01"), (["Dec 31, 2015"], "MMM D, YYYY", "2015-12-31"),
    (["May 1, 2015", "June 10, 2015"], "MMM D, YYYY", "2015-05-01"),
    (["Sept 30 2015"], "MMM D YYYY", "2015-09-30"),
    (["31 December 2015 14:05"], "D MMM YYYY h:mm", "2015-12-31T14:05"),
    (["2015-Dec-31"], "YYYY-MMM-D", "2015-12-31"), (["Dec 2015"], "MMM YYYY", "2015-12-01"),
    (["31/12/69"], "D/M/YY", "1969-12-31"), (["12/31/99", "01/01/00"], "MM/DD/YY", "1999-12-31"),
    (["99-12-31", "00-01-01"], "YY-MM-DD", "1999-12-31"), (["1420070400"], "X", "2015-01-01"),
    (["1420070400", "1420070400.5"], "X", "2015-01-01"), (["-1420070400"], "X", "1925-01-01"),
    (["946684799"], "X", "1999-12-31T23:59:59"),
    (["1420070400123"], "x", "2015-01-01T00:00:00.123000"),
    (["1420070400123456"], "xx", "2015-01-01T00:00:00.123456"),
    (["1420070400123456789"], "xxx", "2015-01-01T00:00:00.123456"),
    (["201512"], "YYYYMM", "2015-12-01"),
  ]

  @Test(arguments: table)
  func `the format is detected from the cells`(cells: [String], format: String, first: String)
    throws
  {
    let found = try layout("time\tv\n" + cells.map { "\($0)\t1\n" }.joined())
    #expect(found?.dateFormat.description == format)
    #expect(found?.datePositions == [0])
    let (series, _) = try read("time\tv\n\(cells[0])\t1\n") {
      $0.date = ["time"]
      $0.dateFormat = format
    }
    #expect(series.span?.lowerBound.description == first)
  }

  /// A column name, and a cell that resembles a date but is not one.
  @Test(arguments: [
    ("date", "2023-02-30"), ("date", "31/02/2023"), ("date", "31/13/2023"), ("date", "2023/13/01"),
    ("date", "30 Feb 2023"), ("date", "31 Dex 2015"), ("date", "31/12/2015 24:01"),
    ("date", "31/12/2015 13 PM"), ("date", "31/12/2015 0:30 AM"), ("date", "31/12/2015 23:60"),
    ("date", "20230230"), ("date", "17991231"), ("date", "21010101"), ("date", "12:30"),
    ("date", "Dec 31"), ("date", "2015.12"), ("time", "0"), ("time", "99999999"),
    ("time", "2015"), ("id", "201512"), ("time", "4133980800"), ("time", "631151999999"),
    ("date", "99999999999999999999"), ("date", "-1420070400123"), ("date", "1.42e9"),
    ("id", "1420070400.5"), ("id", "-1420070400"), ("date", "31//12//2015"),
    ("date", "31/12/2015x"), ("date", "\u{0661}/12/2015"), ("date", "31/12/2015 \u{1F600}"),
  ])
  func `a cell that only resembles a date is not one`(name: String, cell: String) {
    #expect(throws: SeriesError.noDateColumn(source: "x.csv", columns: [name, "v"], format: nil)) {
      try layout("\(name),v\n\(cell),1\n")
    }
  }

  @Test(arguments: [
    ("id,v\n1420070400,1\n1420073999,2\n", "X"), ("id,v\n1420070400,2\n1420070399,1\n", "X"),
    ("id,v\n20150101,1\n20141231,2\n", "YYYYMMDD"),
    ("ts,v\n1420070400,1\n1420073999,2\n1420073998,2\n", "X"),
  ])
  func `numbers are dates by column name, or in a single ordered column`(
    text: String, format: String
  ) throws {
    #expect(try layout(text)?.dateFormat.description == format)
  }

  @Test(arguments: [
    "id,v\n1420070400,1\n1420073999,2\n1420073998,2\n",
    "id,v\n1420070400,1420070400\n1420073999,1420073999\n", "n,v\n1,2\n2,3\n",
  ])
  func `plain numbers are not dates`(text: String) {
    #expect(throws: SeriesError.self) { try layout(text) }
  }

  @Test func `a given format is used as it is`() throws {
    let found = try layout("n,v\n0,1\n1,2\n") {
      $0.dateFormat = "X"
      $0.date = ["n"]
    }
    #expect(found?.dateFormat.description == "X")
    let (series, _) = try read("n,v\n0,1\n1,2\n-86400.25,3\n") {
      $0.dateFormat = "X"
      $0.date = ["n"]
      $0.timeZone = "Asia/Kolkata"
    }
    #expect(series.span.map { "\($0)" } == "1969-12-31T05:29:59.750000...1970-01-01T05:30:01")
  }
}
