import CivilDates
import Testing

/// Tests of all values that a function accepts. `Tests/Verification/mutation.sh --search` uses them to show that a
/// change to the code has no effect.
struct ExhaustiveDateTests {
  @Test
  func `every day from year 0 to year 10000 has its own number and follows the day before`() {
    var before = CivilDate(dayNumber: -366)
    var wrong: [CivilDate] = []
    for number in -365...3_652_424 {
      let date = CivilDate(dayNumber: number)
      if date.dayNumber != number || date <= before { wrong.append(date) }
      before = date
    }
    #expect(wrong.isEmpty)
    #expect(before.description == "10000-12-31")
  }

  @Test func `any two units are in the right order`() {
    let units = CalendarUnit.allCases
    for (index, unit) in units.enumerated() {
      #expect(units.map { $0 < unit } == units.indices.map { $0 < index })
    }
  }

  /// The month `n` months after the start of a year is in quarter `n / 3 + 1`, in every calendar.
  @Test(arguments: Month.allCases)
  func `every month is in its quarter`(yearStart: Month) {
    let calendar = CivilCalendar(yearStart: yearStart)
    let keys = (0..<12).map { month in
      let date = CivilDate(firstOfMonth: 2015 * 12 + yearStart.rawValue - 1 + month)
      return calendar.key(of: calendar.index(of: CivilTime(date), in: .quarter), in: .quarter)
    }
    #expect(keys == (0..<12).map { "2015-Q\($0 / 3 + 1)" })
  }
}
