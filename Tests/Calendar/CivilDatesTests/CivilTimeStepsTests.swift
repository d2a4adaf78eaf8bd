import Testing

@testable import CivilDates

struct CivilTimeStepsTests {
  @Test(arguments: [
    ("2024-01-31T15:30:59", 2, CalendarUnit.second, "2024-01-31T15:31:01"),
    ("2024-01-31T15:30", 2, .minute, "2024-01-31T15:32"),
    ("2024-01-31T23", 1, .hour, "2024-02-01T00"), ("2024-02-28", 1, .day, "2024-02-29"),
    ("2024-01-01", -1, .week, "2023-12-25"), ("2024-01-31", 1, .month, "2024-02-29"),
    ("2023-03-31T15:30", -1, .month, "2023-02-28T15:30"),
    ("2023-11-30", 1, .quarter, "2024-02-29"), ("2024-02-29", 1, .year, "2025-02-28"),
    ("2024-02-29", -4, .year, "2020-02-29"), ("2024-01-31", 0, .month, "2024-01-31"),
    ("2024-05-06", 2, .decade, "2044-05-06"), ("2024-05-06", -1, .century, "1924-05-06"),
  ])
  func `a step keeps the time of day and, if possible, the day of the month`(
    from: String, count: Int, unit: CalendarUnit, to: String
  ) {
    #expect(time(from).moved(by: count, unit) == time(to))
  }

  @Test(arguments: CalendarUnit.allCases, [Int.max, 1 << 40, 400_000_000_000])
  func `a step beyond all years stops at the first or last year`(unit: CalendarUnit, count: Int) {
    #expect(time("2024-05-06").moved(by: count, unit).date.year == 10_000)
    #expect(time("2024-05-06").moved(by: -count, unit).date.year == 0)
  }
}
