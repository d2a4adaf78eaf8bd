import CivilDates
import CrossPagerSeries
import Testing

struct SeriesReaderTests {

  @Test func `a requested resolution is kept`() throws {
    let text = Array("date,v\n2020-03-01T12:00,1\n2020-03-01T12:30,2\n".utf8)
    for resolution in [CalendarUnit.minute, .hour] {
      let read = try SeriesReader.read(text, source: "x.csv", resolution: resolution)
      #expect(read.series[0].resolution == resolution)
      #expect(read.series[0].barCount == (resolution == .hour ? 1 : 2))
    }
  }

  @Test func `the example in the catalog works`() throws {
    let text = "date,rain\n2015-12-30,0.5\n2015-12-31,1.5\n"
    let (columns, report) = try SeriesReader.read(Array(text.utf8), source: "rain.csv")
    let year = columns[0].page(2015, of: .year, in: CivilCalendar())
    let sum = year.total.sum  // 2
    let rows = report.rows  // 2
    #expect(sum == 2)
    #expect(rows == 2)
  }
}
