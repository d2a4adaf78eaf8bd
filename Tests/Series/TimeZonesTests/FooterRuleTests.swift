import CivilDates
import Testing

@testable import TimeZones

struct FooterRuleTests {
  /// The changes of a year: the time in UTC and the seconds ahead of UTC from then on.
  @Test(arguments: [
    ("CET-1CEST,M3.5.0,M10.5.0/3", 2023, ["2023-03-26T01:00 7200", "2023-10-29T01:00 3600"]),
    ("EST5EDT,M3.2.0,M11.1.0", 2023, ["2023-03-12T07:00 -14400", "2023-11-05T06:00 -18000"]),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", 2023, ["2023-03-26T01:00 3600", "2023-10-29T01:00 0"]),
    (
      "<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2023, ["2023-03-26T01:00 -3600", "2023-10-29T01:00 -7200"]
    ),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", 2024, ["2024-03-30 10800", "2024-10-25T23:00 7200"]),
    ("AAA-1BBB-3,J60/0,J365/24", 2024, ["2024-02-29T23:00 10800", "2024-12-31T21:00 3600"]),
    ("AAA0BBB,59/0,60/0:30:15", 2024, ["2024-02-29 3600", "2024-02-29T23:30:15 0"]),
    ("AAA0BBB,J1/-24,J2/1", 2023, ["2023-01-02 0", "2023-12-31 3600"]),
    ("AAA3BBB4,0/0,J365/23", 2023, ["2023-01-01T03:00 -14400"]), ("AAA3:30", 2023, []),
  ])
  func `clocks change by the rule`(text: String, year: Int, changes: [String]) throws {
    let rule = try #require(FooterRule(text))
    func second(_ year: Int) -> Int64 {
      CivilTime(CivilDate(firstOfMonth: year * 12)).secondsSince1970
    }
    var found: [String] = []
    var end = rule.period(at: second(year) - 1).seconds.upperBound
    while end < second(year + 1) {
      let period = rule.period(at: end)
      let start = CivilTime(
        microseconds: end * CivilTime.microsecondsPerSecond + CivilTime.unixEpoch)
      found.append("\(start) \(period.secondsAhead)")
      end = period.seconds.upperBound
    }
    #expect(found == changes)
  }

  @Test(arguments: [
    "", "A", "AA1", "AAA", "<AAA1", "AAA25", "AAA1:60", "AAA1B", "AAA1BBB", "AAA1BBB,",
    "AAA1BBB2,3", "AAA1BBB,J0,J1", "AAA1BBB,J366,J1", "AAA1BBB,366,1", "AAA1BBB,M0.1.1,J1",
    "AAA1BBB,M1.6.1,J1", "AAA1BBB,M1.1.7,J1", "AAA1BBB,M1.1,J1", "AAA1BBB,J1/168,J2",
    "AAA1BBB,J1,J2,J3", "AAA1BBB,J1/,J2", "AAA99999999999999999999", ":Europe/Berlin",
  ])
  func `other text is not a rule`(text: String) { #expect(FooterRule(text) == nil) }
}
