import CrossPagerTimeline
import Testing

struct CivilTimeTests {
  private let date = CivilDate(dayNumber: 735_962)

  @Test(arguments: [
    (0, 0, 0, 0, "2015-12-31"), (23, 0, 0, 0, "2015-12-31T23:00"),
    (23, 59, 0, 0, "2015-12-31T23:59"),
    (0, 0, 7, 0, "2015-12-31T00:00:07"), (1, 2, 3, 45, "2015-12-31T01:02:03.000045"),
  ])
  func `a time is written as short as it can be`(
    hour: Int, minute: Int, second: Int, micro: Int, text: String
  ) {
    let time = CivilTime(date, hour: hour, minute: minute, second: second, microsecond: micro)
    #expect(time?.description == text)
    #expect(
      [time?.hour, time?.minute, time?.second, time?.microsecond] == [hour, minute, second, micro])
    #expect(time?.date == date)
  }

  @Test(arguments: [
    (24, 0, 0, 0), (-1, 0, 0, 0), (0, 60, 0, 0), (0, 0, 60, 0), (0, 0, 0, 1_000_000), (0, 0, 0, -1),
  ])
  func `a time no clock shows is none`(hour: Int, minute: Int, second: Int, micro: Int) {
    #expect(CivilTime(date, hour: hour, minute: minute, second: second, microsecond: micro) == nil)
  }

  @Test func `times before year 1 have a date and a clock too`() {
    let time = CivilTime(microseconds: -1)
    #expect(time.description == "0000-12-31T23:59:59.999999")
    #expect(time < CivilTime(microseconds: 0))
  }

  @Test func `microseconds outside are taken as the nearest time`() {
    #expect(CivilTime(microseconds: .min).description == "0000-01-01")
    #expect(CivilTime(microseconds: .max).description == "10000-12-31T23:59:59.999999")
  }
}
