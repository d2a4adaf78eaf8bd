import CivilDates
import CrossPagerTesting
import Testing

struct CivilDateTests {
  @Test(arguments: Depth.seeds(4))
  func `random dates of the years 1 to 9999 agree with Foundation`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let oracle = DateOracle()
    for _ in 0..<1_500 {
      let number = Int.random(in: 0...3_652_058, using: &generator)
      let date = CivilDate(dayNumber: number)
      let ours = [
        date.year, date.month, date.day, date.weekday.rawValue, date.isoWeek.year,
        date.isoWeek.week,
      ]
      #expect(ours == oracle.components(dayNumber: number), "seed \(seed), day \(number)")
    }
  }

  @Test func `the days around every new year and every end of February agree with Foundation`() {
    let oracle = DateOracle()
    for year in stride(from: 1, through: 9999, by: 7) {
      guard let newYear = CivilDate(year: year, month: 1, day: 1) else {
        Issue.record("no year \(year)")
        continue
      }
      for number in [-3, -1, 0, 3, 58, 59, 60].map({ newYear.dayNumber + $0 })
      where 0...3_652_058 ~= number {
        let date = CivilDate(dayNumber: number)
        let ours = [
          date.year, date.month, date.day, date.weekday.rawValue, date.isoWeek.year,
          date.isoWeek.week,
        ]
        #expect(ours == oracle.components(dayNumber: number), "day \(number)")
      }
    }
  }

  @Test(arguments: [
    (2023, 2, 29), (2023, 2, 30), (1900, 2, 29), (2500, 2, 29), (2015, 4, 31), (2015, 13, 1),
    (2015, 0, 1), (2015, 1, 0), (0, 12, 31), (10000, 1, 1), (-1, 1, 1), (.min, 1, 1),
    (.max, .max, .max),
  ])
  func `a day that does not exist is nil`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: [
    (2024, 2, 29), (2000, 2, 29), (1600, 2, 29), (400, 2, 29), (1, 1, 1), (9999, 12, 31),
  ])
  func `an existing day keeps its parts`(year: Int, month: Int, day: Int) {
    let date = CivilDate(year: year, month: month, day: day)
    #expect([date?.year, date?.month, date?.day] == [year, month, day])
  }

  @Test(arguments: [
    ("2015-12-31", 2015, 53), ("2016-01-03", 2015, 53), ("2016-01-04", 2016, 1),
    ("2020-12-31", 2020, 53), ("2021-01-03", 2020, 53), ("2018-12-31", 2019, 1),
    ("2012-01-01", 2011, 52), ("0001-01-01", 1, 1), ("9999-12-31", 9999, 52),
  ])
  func `days around New Year belong to the week of their Thursday`(
    date: String, year: Int, week: Int
  ) {
    #expect(time(date).date.isoWeek == (year, week))
  }

  @Test func `numbers out of range give the nearest day`() {
    #expect(CivilDate(dayNumber: .min).description == "0000-01-01")
    #expect(CivilDate(dayNumber: -1).description == "0000-12-31")
    #expect(CivilDate(dayNumber: 3_652_059).description == "10000-01-01")
    #expect(CivilDate(dayNumber: .max).description == "10000-12-31")
  }
}

struct WeekdayTests {
  @Test func `every name and three-letter prefix is read in any case`() {
    for weekday in Weekday.allCases {
      #expect(Weekday(name: weekday.description) == weekday)
      #expect(Weekday(name: weekday.description.uppercased()) == weekday)
      #expect(Weekday(name: String(weekday.description.prefix(3))) == weekday)
    }
    #expect(Weekday(name: "Thurs") == .thursday)
  }

  @Test(arguments: ["", "m", "mo", "mond ay", "mondays", "montag", "1"])
  func `any other text is not a weekday`(name: String) {
    #expect(Weekday(name: name) == nil)
  }

  @Test func `the first possible day was a Monday, and the order starts with Monday`() {
    #expect(CivilDate(dayNumber: 0).weekday == .monday)
    #expect(CivilDate(dayNumber: -1).weekday == .sunday)
    #expect(
      Weekday.allCases.sorted() == [
        .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
      ])
    #expect(Weekday.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 7])
  }
}
