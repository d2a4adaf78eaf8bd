import CivilDates
import CrossPagerSeries
import Testing

/// Reads dates without times under a day start, and years under a year start.
struct OwnCalendarReadingTests {
  private static let calendar = CivilCalendar(dayStart: 4, yearStart: .july)

  @Test func `a date without a time of day is reported as a date`() throws {
    let report = try read("t,v\n2015-12-31,1\n2016-01-01T05:00,2\n") { $0.calendar = Self.calendar }
      .report
    #expect(
      ["2015-12-31T04", "2015-12-31T05", "2015-12-31"].map { report.text(of: time($0)) }
        == ["2015-12-31", "2015-12-31T05:00", "2015-12-31"])
    #expect(!report.hasYears)
    #expect(try read("year,v\n2013,1\n2014,2\n2015,4\n").report.hasYears)
  }

  /// A file long enough to be read in parallel, with one date without a time at the beginning.
  @Test func `a date at the beginning of a long file is remembered`() throws {
    let start = CivilTime(CivilDate(dayNumber: 735_000)).microseconds
    let rows = (1...60_000).map { minute in
      "\(CivilTime(microseconds: start + Int64(minute) * 60_000_000).isoMinutes),1\n"
    }
    let first = CivilDate(dayNumber: 735_000)
    let read = try read("t,v\n\(first),1\n" + rows.joined()) { $0.calendar = Self.calendar }
    #expect(read.report.hourOfDates == 4 && read.series.count == 60_001)
  }

  @Test func `amounts and several entries a day are found under every day start`() throws {
    let payments = (1...9).map { "2015-12-0\($0),-\($0).25\n2015-12-0\($0),-2.50\n" }.joined()
    for hour in [0, 4, 23] {
      let calendar = CivilCalendar(dayStart: hour)
      let series = try read("date,v\n" + payments + "2015-12-15,-1.10\n2015-12-24,-3.75\n") {
        $0.calendar = calendar
      }.series
      #expect(series.evidenceOfAmounts(in: calendar) == "payments on irregular days")
      #expect(series.hasSeveralEntriesADay(in: calendar))
    }
  }
}
