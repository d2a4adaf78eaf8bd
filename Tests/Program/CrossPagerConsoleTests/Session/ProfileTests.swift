import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// `profile` draws a typical day, week or year.
///
/// The expected numbers come from a script in Python, which lists the samples of each hour as `values` and computes
/// `sum(map(aggregate, bars)) / len(bars)` for the lists `bars` of a part or, for mean, min and max, the aggregate of all
/// their samples.
struct ProfileTests {
  /// One to three samples in each of four hours of ten days from Monday, 2024-02-26. Some hours have none.
  private static let sparse: String = {
    var text = "time,level\n"
    for day in 0..<10 {
      for hour in [0, 6, 13, 23] where (day * hour) % 5 != 3 {
        for place in 0..<1 + (day + hour) % 3 {
          let date = day < 4 ? "2024-02-2\(6 + day)" : "2024-03-0\(day - 3)"
          let value = (7 * day + 3 * hour + 5 * place) % 17 - 4
          text += "\(date)T\(hour < 10 ? "0" : "")\(hour):\(place * 2)0,\(value)\n"
        }
      }
    }
    return text
  }()

  private static func session(
    _ text: String, _ units: [CalendarUnit] = [.day, .week, .month],
    _ firstWeekday: Weekday = .monday, dayStart: Int = 0
  ) throws -> Session {
    let read = try SeriesReader.read(Array(text.utf8), source: "x.csv")
    let data = ChartData(
      columns: read.series, report: read.report,
      calendar: CivilCalendar(firstWeekday: firstWeekday, dayStart: dayStart))
    return Session(scene: try Scene(data, units: units), storage: MemoryStorage())
  }

  /// A member of the profile in the JSON of a line.
  private static func profile(_ session: Session, _ line: String) throws -> JSON {
    var session = session
    let answer = session.outcome(line)
    return try #require(answer?["profile"])
  }

  /// The parts with a value, such as `6: 8 bars, 7.875`.
  private static func parts(_ profile: JSON) -> [String] {
    guard case .array(let bars)? = profile["bars"] else { return [] }
    return bars.filter { $0["value"] != .null }.map { bar in
      let place = ["weekday", "month", "hour"].compactMap { bar[$0]?.text.filter { $0 != "\"" } }
      return
        "\(place.joined(separator: " ")): \(bar["count"]?.text ?? "") bars, \(bar["value"]?.text ?? "")"
    }
  }

  @Test(arguments: [
    (
      "mean",
      [
        "0: 10 bars, 4.368421052631579", "6: 8 bars, 4.2", "13: 8 bars, 3.6",
        "23: 8 bars, 4.235294117647059",
      ]
    ),
    ("sum", ["0: 10 bars, 8.3", "6: 8 bars, 7.875", "13: 8 bars, 6.75", "23: 8 bars, 9"]),
    ("count", ["0: 10 bars, 1.9", "6: 8 bars, 1.875", "13: 8 bars, 1.875", "23: 8 bars, 2.125"]),
    ("last", ["0: 10 bars, 4.8", "6: 8 bars, 3.5", "13: 8 bars, 4.625", "23: 8 bars, 6.125"]),
    ("min", ["0: 10 bars, -4", "6: 8 bars, -4", "13: 8 bars, -4", "23: 8 bars, -3"]),
    ("max", ["0: 10 bars, 12", "6: 8 bars, 12", "13: 8 bars, 12", "23: 8 bars, 12"]),
    (
      "rise",
      ["0: 9 bars, 5.555555555555555", "6: 8 bars, 6.125", "13: 8 bars, 7", "23: 8 bars, 7"]
    ),
  ])
  func `a typical day has the mean of the bars, or of the samples for a mean`(
    aggregate: String, expected: [String]
  ) throws {
    let session = try Self.session(Self.sparse).after("aggregate \(aggregate)")
    let profile = try Self.profile(session, "profile day all")
    #expect(Self.parts(profile) == expected)
    guard case .array(let bars)? = profile["bars"] else { return }
    #expect(bars.map { $0["hour"] } == (0..<24).map { .integer($0) })
  }

  @Test func `a profile is of the shown page, unless it is of all pages of the level`() throws {
    let session = try Self.session(Self.sparse).after("aggregate sum", "go week 0")
    let page = try Self.profile(session, "profile week")
    #expect(
      [page["level"], page["page"], page["start"], page["end"], page["weeks"]] == [
        "week", "2024-W09", "2024-02-26", "2024-03-04", 1,
      ])
    let all = try Self.profile(session, "profile week all")
    #expect(
      [all["page"], all["start"], all["end"], all["weeks"]] == [nil, "2024-02-26", "2024-03-11", 2])
    #expect(
      Self.parts(all).prefix(8) == [
        "monday 0: 2 bars, 3", "monday 6: 2 bars, 4.5", "monday 13: 2 bars, 9.5",
        "monday 23: 2 bars, 9", "tuesday 0: 2 bars, 14.5", "tuesday 6: 1 bars, 13",
        "tuesday 13: 1 bars, 6", "tuesday 23: 1 bars, 9",
      ])
    #expect(Self.parts(page).last == "sunday 6: 1 bars, 5")
    #expect(Self.parts(page).count == 23)
  }

  @Test func `a typical week begins with the first weekday`() throws {
    let session = try Self.session(Self.sparse, [.week, .month], .thursday)
      .after("aggregate mean", "first-weekday wednesday", "last")
    session.expectText(
      """
      > profile week all
      typical week · all pages of week · 2024-02-21 through 2024-03-12
      level, mean by hour
          0        3        6        9        12       15       18       21
      Wed ▓▓ ·  ·  ·  ·  ·  ▓▓ ·  ·  ·  ·  ·  ·  ░░ ·  ·  ·  ·  ·  ·  ·  ·  ·  ▒▒
      Thu ░░ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ██ ·  ·  ·  ·  ·  ·  ·  ·  ·  ▓▓
      Fri ██ ·  ·  ·  ·  ·  ▒▒ ·  ·  ·  ·  ·  ·  ▓▓ ·  ·  ·  ·  ·  ·  ·  ·  ·  ██
      Sat ▒▒ ·  ·  ·  ·  ·  ▒▒ ·  ·  ·  ·  ·  ·  ▒▒ ·  ·  ·  ·  ·  ·  ·  ·  ·  ░░
      Sun ▓▓ ·  ·  ·  ·  ·  ▓▓ ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
      Mon ▒▒ ·  ·  ·  ·  ·  ▒▒ ·  ·  ·  ·  ·  ·  ▒▒ ·  ·  ·  ·  ·  ·  ·  ·  ·  ▓▓
      Tue ▓▓ ·  ·  ·  ·  ·  ▓▓ ·  ·  ·  ·  ·  ·  ▓▓ ·  ·  ·  ·  ·  ·  ·  ·  ·  ▓▓
      · missing · ░ -1.7 to 1.1 · ▒ to 3.9 · ▓ to 6.7 · █ to 9.5
      from 3 weeks · min -1.7 (Wed 13:00) · max 9.5 (Fri 00:00)
      """)
    let all = try Self.profile(session, "profile week all")
    #expect(Self.parts(all).first == "wednesday 0: 2 bars, 4.75")
  }

  @Test func `an hour that occurs twice is one hour, and an hour that is left out is missing`()
    throws
  {
    // The clocks of Berlin went forward at 02:00 on March 31, and back at 03:00 on October 27.
    let spring = [0, 1, 3, 4].map { "2024-03-31T0\($0):00+0\($0 < 2 ? 1 : 2):00,1" }
    let autumn = [(1, 2), (2, 2), (2, 1), (3, 1)].map { "2024-10-27T0\($0):00+0\($1):00,10" }
    let text = "time,amount\n" + (spring + autumn).joined(separator: "\n") + "\n"
    let session = try Self.session(text).after("aggregate sum")
    #expect(
      Self.parts(try Self.profile(session, "profile day all")) == [
        "0: 1 bars, 1", "1: 2 bars, 5.5", "2: 1 bars, 20", "3: 2 bars, 5.5", "4: 1 bars, 1",
      ])
  }

  @Test func `data without times of day has a typical week of weekdays, and no typical day`() throws
  {
    let session = try datedSession().after("go week")
    session.expectText(
      """
      > profile day
      ignored: All values are at the same time of day, so a typical day has one value.
        To see a typical week: profile week
      """)
    #expect(
      Self.parts(try Self.profile(session, "profile week"))
        == (1...6).map { "\(Weekday.allCases[$0 - 1]): 1 bars, \($0)" })
  }

  /// 0001-01-01 is a Monday. Its first hours belong to the last day of a week that begins in the year 0.
  @Test func `under a day start, hours keep their weekdays, even in the first week of all`() throws
  {
    let text = "time,v\n0001-01-01T01:00,1\n0001-01-02T05:00,2\n"
    let session = try Self.session(text, [.day, .week], dayStart: 4)
    let profile = try Self.profile(session, "profile week all")
    #expect(Self.parts(profile) == ["tuesday 5: 1 bars, 2", "monday 1: 1 bars, 1"])
    #expect(profile["weeks"] == 2)
  }

  @Test func `levels without dates have no profile`() throws {
    var session = Session(scene: try Scene(levels: "day=3"), storage: MemoryStorage())
    #expect(session.message("profile day") == session.message("goal 3"))
    #expect(session.message("profile day") != "")
  }

  @Test func `monthly data has a typical year, and no typical week`() throws {
    // The value of a month is its number, and ten more in the second year.
    let rows = (0..<24).map {
      "202\(3 + $0 / 12)-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)-01,\($0 % 12 + 1 + $0 / 12 * 10)\n"
    }
    let session = try Self.session("month,level\n" + rows.joined(), [.year, .decade]).after(
      "aggregate mean")
    // There are no days to show as cells.
    let calendar = session.after("go year; style calendar")
    #expect(calendar.chartData?.calendar.hasDayBars == false)
    session.expectText(
      """
      > profile week
      ignored: There is one value for each month, so there is no typical week. To see
        a typical year: profile year all
      """)
    #expect(
      Self.parts(try Self.profile(session, "profile year all"))
        == (1...12).map { "\($0): 2 bars, \($0 + 5)" })
  }

  @Test func `a page must not be shorter than a bar`() throws {
    try Self.session(Self.sparse, [.day, .week]).expectText(
      """
      > profile year
      ignored: A page of 'day' is shorter than one month. To summarize all pages:
        profile year all
      """)
  }

  @Test func `where rows are counted, an hour without rows is 0, except on a skipped page`() throws
  {
    let text =
      "time,what\n2024-03-04T01:10,a\n2024-03-04T01:50,b\n2024-03-04T23:00,c\n2024-03-07T01:00,d\n"
    var session = try Self.session(text, [.day, .week])
    let shown = Self.parts(try Self.profile(session, "profile day all"))
    #expect(shown.count == 24)
    #expect(
      shown.prefix(2) + shown.suffix(1) == [
        "0: 3 bars, 0", "1: 4 bars, 0.75", "23: 3 bars, 0.3333333333333333",
      ])
    _ = session.run("gaps skip")
    let skipped = Self.parts(try Self.profile(session, "profile day all"))
    #expect(
      skipped.prefix(2) + skipped.suffix(1) == ["0: 1 bars, 0", "1: 2 bars, 1.5", "23: 1 bars, 1"])
  }

  @Test func `a split page has a profile for each column`() throws {
    let rows = (0..<48).map {
      "2024-03-0\(4 + $0 / 24)T\($0 % 24 < 10 ? "0" : "")\($0 % 24):00,\($0 % 24),\(50 - $0)\n"
    }
    var session = try Self.session("time,rain,wind\n" + rows.joined()).after("split 2", "go week")
    guard case .array(let profiles)? = session.outcome("profile day")?["split"] else {
      Issue.record("There is no split.")
      return
    }
    #expect(profiles.map { $0["value"] } == ["rain", "wind"])
    #expect(profiles.map { Self.parts($0).last } == ["23: 2 bars, 23", "23: 2 bars, 15"])
  }

  @Test func `a profile is a report, in words for a screen reader`() throws {
    let session = try Self.session(Self.sparse).after("aggregate sum", "go day 0")
    session.expectText(
      """
      > profile day
      typical day
      day 2024-02-26
      2024-02-26 through 2024-02-26
      level, sum by hour
      from 1 day
      min -4 (00:00)
      max 7 (13:00)
      00:00: -4, 1 hour
      01:00: missing
      02:00: missing
      03:00: missing
      04:00: missing
      05:00: missing
      06:00: -3, 1 hour
      07:00: missing
      08:00: missing
      09:00: missing
      10:00: missing
      11:00: missing
      12:00: missing
      13:00: 7, 1 hour
      14:00: missing
      15:00: missing
      16:00: missing
      17:00: missing
      18:00: missing
      19:00: missing
      20:00: missing
      21:00: missing
      22:00: missing
      23:00: 6, 1 hour
      To summarize all pages of 'day': profile day all
      """, style: TextStyle(isPlain: true))
    #expect(session.state == session.after("profile day all").state)
  }
}
