import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests times, weekdays and months as arguments to `bar`.
struct BarNameTests {
  @Test(
    arguments: triples(
      of: """
        go week | bar noon | No bar '12:00' on page 2015-W53. Its bars are days. To mark one: bar monday
        go month 0 | bar 9am | No bar '09:00' on page 2015-12. Its bars are days. To mark one: bar 2015-12-01
        go month 0 | bar tuesday | Page 2015-12 has 5 bars for 'tuesday'. To mark one: bar 2015-12-01
        go year | bar march | The bar is already marked.
        go year | bar monday | No bar 'monday' on page 2016. Its bars are months. To mark one: bar january
        go decade | bar july | No bar 'july' on page 201X. Its bars are years. To mark one: bar 2010
        go hour | bar 23:61 | '23:61' is not a number in a label, a date, a time such as 12:00, a weekday, a month, 'at' with an index, 'next', 'previous', 'first', 'last', 'max', 'min' or 'off'.
        go week | bar mondy | 'mondy' is not a number in a label, a date, a time such as 12:00, a weekday, a month, 'at' with an index, 'next', 'previous', 'first', 'last', 'max', 'min' or 'off'. Did you mean 'monday'?
        """))
  func `a name that fits no bar or several bars is refused with one that fits`(
    level: String, line: String, message: String
  ) throws {
    var session = try datedSession([.hour, .day, .week, .month, .year, .decade])
    session.run(all: [level, "bar at 2"])
    #expect(session.message(line) == message)
  }

  @Test(arguments: [
    ("9:59", "No bar '09:59' on page 2016-01-02T10. Its bars are minutes. To mark one: bar 10:00"),
    ("10:30", nil),
  ])
  func `a time on a page of minutes is a minute`(time: String, message: String?) throws {
    let start = CivilDate(year: 2016, month: 1, day: 2).map { CivilTime($0) }
    let samples = (0..<120).compactMap { minute in
      start.map { Sample(time: $0.moved(by: 600 + minute, .minute), value: 1) }
    }
    let series = Series(name: "rain", samples: samples, resolution: .minute)
    let data = ChartData(columns: [series], report: ReadReport(of: series, source: "rain.csv"))
    var session = Session(scene: try Scene(data, units: [.hour]), storage: MemoryStorage())
    session.run(all: ["first"])
    #expect(session.after("bar \(time)").state.barIndex(in: data) == (message == nil ? 30 : nil))
    if let message { #expect(session.message("bar \(time)") == message) }
  }
}
