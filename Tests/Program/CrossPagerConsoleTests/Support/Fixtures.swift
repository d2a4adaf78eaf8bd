import CivilDates
import CrossPager
import CrossPagerSeries

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Returns a session with plain levels, such as `session("day=5,week=5")`.
func session(_ levels: String, storage: any Storage = MemoryStorage()) throws -> Session {
  Session(scene: try Scene(levels: levels), storage: storage)
}

/// Returns a session that starts with the scene in a JSON document.
func session(document: String, storage: any Storage = MemoryStorage()) throws -> Session {
  Session(scene: try Scene(JSONReader(document: document), .explorer), storage: storage)
}

/// Returns a session with the built-in scene `article`.
func articleSession(storage: any Storage = MemoryStorage()) throws -> Session {
  Session(scene: try Scene(named: "article", storage: storage), storage: storage)
}

/// Returns a session without levels.
func emptySession() -> Session { Session(scene: Scene([]), storage: MemoryStorage()) }

/// Returns a session with dated levels from 2015-12-28 (a Monday) to 2016-01-02. The values are 1
/// to 6, one per day.
func datedSession(
  _ units: [CalendarUnit] = [.day, .week, .month], calendar: CivilCalendar = CivilCalendar(),
  storage: any Storage = MemoryStorage()
) throws -> Session {
  try datedSession(
    from: (2015, 12, 28), days: 6, units: units, calendar: calendar, storage: storage)
}

/// Returns a session with dated levels and one value per day, in ascending order from 1.
func datedSession(
  from first: (year: Int, month: Int, day: Int), days: Int, units: [CalendarUnit],
  calendar: CivilCalendar = CivilCalendar(), storage: any Storage = MemoryStorage()
) throws -> Session {
  let start = CivilDate(year: first.year, month: first.month, day: first.day)?.dayNumber ?? 0
  let samples = (0..<days).map { day in
    Sample(time: CivilTime(CivilDate(dayNumber: start + day)), value: Double(day + 1))
  }
  let series = Series(name: "rain", samples: samples)
  let data = ChartData(
    columns: [series], report: ReadReport(of: series, source: "rain.csv"), aggregate: .mean,
    calendar: calendar)
  return Session(scene: try Scene(data, units: units), storage: storage)
}

/// Returns a session with levels for the pages of a series.
func dataSession(
  of series: Series, units: [CalendarUnit], aggregate: Aggregate? = nil,
  storage: any Storage = MemoryStorage()
) throws -> Session {
  let data = ChartData(
    columns: [series], report: ReadReport(of: series, source: "x.csv"), aggregate: aggregate)
  return Session(scene: try Scene(data, units: units), storage: storage)
}

/// Returns a session with levels for the pages of a file, `x.csv`.
func dataSession(
  reading file: String, units: [CalendarUnit]? = nil, aggregate: Aggregate? = nil,
  storage: any Storage = MemoryStorage()
) throws -> Session {
  let (columns, report) = try SeriesReader.read(Array(file.utf8), source: "x.csv")
  let data = ChartData(columns: columns, report: report, aggregate: aggregate)
  return Session(scene: try Scene(data, units: units), storage: storage)
}
