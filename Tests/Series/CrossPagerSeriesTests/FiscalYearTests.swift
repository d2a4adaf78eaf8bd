import CivilDates
import CrossPagerSeries
import Testing

/// Years that are followed by the next year, or preceded by `FY`.
struct FiscalYearTests {
  private func column(_ cells: [String]) -> String {
    "name,v\n" + cells.enumerated().map { "\($1),\($0)\n" }.joined()
  }

  @Test(arguments: [
    (["2013/14", "2014/15", "2015/16"], "YYYY/YY"), (["2013-14", "2014-15", "2015-16"], "YYYY/YY"),
    (["2015/2016", "2014/2015", "2013/2014"], "YYYY/YY"),
    (["2008/09", "2009/10", "2010/11"], "YYYY/YY"), (["1998/99", "1999/00", "2000/01"], "YYYY/YY"),
    (["2014/15", "2013/14", "2015/16", "2013/14"], "YYYY/YY"), (["FY2013", "FY2015"], "'FY'YYYY"),
    (["FY 2013", "FY 2015"], "'FY' YYYY"), (["FY13", "FY15"], "'FY'YY"),
    (["FY2013/14", "FY2015/16"], "'FY'YYYY/YY"),
  ])
  func `a fiscal year counts as its first year`(cells: [String], format: String) throws {
    let (series, report) = try read(column(cells))
    #expect(report.dateFormat == format)
    let years = cells.map { $0.filter(\.isNumber) }
      .map { $0.count == 2 ? "20\($0)" : String($0.prefix(4)) }.sorted()
    let last = try #require(years.last)
    #expect(series.span == time("\(years[0])-01-01")...time("\(last)-01-01"))
    #expect(series.count == cells.count)
  }

  @Test func `months are not fiscal years`() throws {
    #expect(
      try layout(column(["2001/02", "2001/03", "2001/04"]))?.dateFormat.description == "YYYY/MM")
    #expect(try layout(column(["2001/02", "2002/03"]))?.dateFormat.description == "YYYY/MM")
    #expect(try layout(column(["2001-02", "2001-03"]))?.dateFormat == .iso)
  }

  @Test(arguments: [
    ["2013/14", "2014/15"], ["2013/14", "2014/15", "2016/17"], ["2013/14", "2014/16", "2015/16"],
    ["2013-14", "2014-15", "x"], ["1234-56", "1235-57", "1236-58"],
  ])
  func `numbers that are not consecutive fiscal years are not dates`(cells: [String]) {
    #expect(throws: SeriesError.self) { try layout(column(cells)) }
  }

  @Test func `a requested format needs no other years`() throws {
    let text = column(["2013/14", "2016/17"])
    let report = try read(text) { $0.dateFormat = "YYYY/YY" }.report
    #expect(report.used == 2)
    #expect(throws: SeriesError.self) {
      try read(column(["2013/14", "2016/18"])) { $0.dateFormat = "YYYY/YY" }
    }
  }

  @Test func `a header can have fiscal years`() throws {
    let text = "region,2008/09,2009/10,2010/11,2011/12\nA,1,2,3,4\nB,5,6,7,8\n"
    let (series, report) = try read(text)
    #expect(report.dateFormat == "YYYY/YY")
    #expect(series.span == time("2008-01-01")...time("2011-01-01"))
    #expect(report.samplesPerRow == 4)
  }
}
