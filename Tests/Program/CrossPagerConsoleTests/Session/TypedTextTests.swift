import CivilDates
import CrossPagerSeries
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests dates and numbers that are typed as files write them.
struct TypedTextTests {
  /// A file of 60 days, with a date format, from 2026-05-01.
  private func session(_ day: (Int, Int) -> String) throws -> Session {
    let rows =
      (1...31).map { "\(day($0, 5));\($0 * 1000)\n" } + (1...29).map { "\(day($0, 6));5\n" }
    return try dataSession(reading: "date;v\n" + rows.joined(), units: [.day, .week, .month])
  }

  private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test(arguments: [
    ("5.6.2026", "2026-06-05"), ("05.06.2026", "2026-06-05"), ("\"jun 5 2026\"", "2026-06-05"),
    ("jun 5 2026", "2026-06-05"), ("5 June 2026", "2026-06-05"), ("June 5, 2026", "2026-06-05"),
    ("2026/6/5", "2026-06-05"), ("13.5.2026", "2026-05-13"), ("5/13/2026", "2026-05-13"),
    ("20260605", "2026-06-05"), ("06/2026", "2026-06-01"), ("5.6.2026 14:00", "2026-06-05"),
    ("2026-06-05 14:00", "2026-06-05"),
  ])
  func `a date is read as in files`(text: String, key: String) throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    session.run(all: ["first", "date \(text)"])
    #expect(session.place?.title == key)
  }

  @Test func `the day and the month are in the order of the file`() throws {
    var session = try session { "\($1)/\($0)/2026" }
    session.run(all: ["first", "date 5/6/2026"])
    #expect(session.place?.title == "2026-05-06")
    session.run(all: ["go month", "bar 6/5/2026"])
    #expect(session.outcome("show")?["bar"]?["key"] == "2026-06-05")
    #expect(session.outcome("compare 5/7/2026")?["page"]?["compare"]?["key"] == "2026-05")
  }

  @Test(arguments: [
    ("10k", "10000"), ("10K", "10000"), ("0.02M", "20000"), ("12,000", "12000"),
    ("12.000,0", "12000"),
  ])
  func `a number is read as in files`(text: String, number: String) throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    session.run(all: ["go month", "first", "go day", "first"])
    let plain = session.outcome("find > \(number)")?["found"]?["key"]
    session.run(all: ["first"])
    #expect(plain != nil && session.outcome("find > \(text)")?["found"]?["key"] == plain)
  }

  @Test(arguments: [
    ("sum", "aggregate sum"), ("total", "aggregate sum"), ("average", "aggregate mean"),
    ("5.6.2026", "date 5.6.2026"),
  ])
  func `an unknown command suggests what it means`(word: String, meant: String) throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    #expect(session.message(word) == "Unknown command '\(word)'. Did you mean '\(meant)'?")
  }

  @Test(arguments: [
    ("go century", "The data has no level 'century' yet. To add it: levels day,week,month,century"),
    ("century", "The data has no level 'century' yet. To add it: levels day,week,month,century"),
    ("remove-level century", "No level 'century'. Levels: day, week, month"),
    ("day-start", "'day-start' is an option. Start with: crosspager FILE --day-start 04:00"),
    ("year-start 4", "'year-start' is an option. Start with: crosspager FILE --year-start july"),
  ])
  func `a refused line says how to get what it means`(line: String, message: String) throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    #expect(session.message(line) == message)
  }

  @Test(arguments: [("average", "mean"), ("avg", "mean"), ("total", "sum"), ("Maximum", "max")])
  func `an aggregate has several words`(word: String, aggregate: String) throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    session.run(all: ["aggregate count", "aggregate \(word)"])
    #expect(session.outcome("show")?["page"]?["aggregate"] == .string(aggregate))
  }

  @Test func `value alone lists the columns`() throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    #expect(session.outcome("value")?["values"] == session.outcome("values")?["values"])
    #expect(session.outcome("value")?["values"] != nil)
  }

  @Test(arguments: [
    (["date 2026-06-05"], "compare last month", "2026-05-05"),
    (["date 2026-05-31"], "compare next month", "2026-06-28"),
    (["date 2026-06-05"], "compare last week", "2026-05-29"),
  ])
  func `last month is the same day of the month before`(
    lines: [String], line: String, key: String
  ) throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    session.run(all: lines)
    if line == "compare next month" {
      // June 30 has no page, because the data ends on June 29.
      #expect(session.message(line)?.hasPrefix("No page for 2026-06-30") == true)
    } else {
      #expect(session.outcome(line)?["page"]?["compare"]?["key"] == .string(key))
    }
  }

  @Test func `a search goes round once and says so`() throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    session.run(all: ["go day", "latest"])
    let found = session.outcome("find > 20k")?["found"]
    #expect(found?["key"] == "2026-05-21T00" && found?["round"] == true)
    session.run(all: ["latest"])
    #expect(session.message("find > 99k") == "No other page has a bar > 99k.")
    session.expectText(
      """
      > find > 30k
      moved to day 2026-05-31 (31 of 60), 31,000 in the hour from 00:00 on Sun
        2026-05-31, continued from the first page
      > find previous > 30k
      ignored: No other page has a bar > 30k. This page has one: bar 2026-05-31T00
      """)
  }

  @Test func `a search for the maximum at the newest page finds it`() throws {
    var session = try session { "\(padded($0)).\(padded($1)).2026" }
    session.run(all: ["go month", "latest"])
    #expect(session.outcome("find max")?["found"]?["value"] == 31000)
    #expect(session.outcome("find next")?["found"]?["round"] == nil)
    let round = session.outcome("find next")?["found"]
    #expect(round?["round"] == true && round?["value"] == 31000)
  }

  @Test(arguments: [
    ("2850", false), ("9999", true), ("-999.9", true), ("-200", true), ("-1", true),
    ("99", true), ("-2850", false),
  ])
  func `only a usual placeholder may be a missing value`(text: String, isLikely: Bool) throws {
    let rows = (1...28).map { "2026-05-\(padded($0)),\($0 % 7 == 0 ? text : "\($0 % 7)")\n" }
    let read = try SeriesReader.read(Array(("date,v\n" + rows.joined()).utf8), source: "x.csv")
    #expect((read.report.valueColumns.first?.sentinel != nil) == isLikely)
  }

  @Test(arguments: [false, true])
  func `several entries a day are news only if each day has as many`(isEven: Bool) throws {
    let rows = (1...28).map { day in
      let count = isEven || day % 3 == 0 ? 2 : 1
      return String(repeating: "2026-05-\(padded(day)),\(day)\n", count: count)
    }
    let session = try dataSession(reading: "date,v\n" + rows.joined(), units: [.month])
    #expect((session.timesRemark != nil) == isEven)
  }
}
