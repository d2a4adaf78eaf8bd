import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import SeriesExplorer

extension Session {
  /// Returns a session with dated levels and three columns. The days from 2015-12-28 to 2016-02-09 have values, except
  /// every seventh day.
  static func dated(storage: TextStorage) -> Session {
    guard let scene = datedScene else { fatalError("The data has no samples.") }
    var session = Session(scene: scene, storage: storage)
    session.context.now = { CivilDate(year: 2016, month: 1, day: 10).map { CivilTime($0) } }
    return session
  }

  private static let datedScene: Scene? = {
    guard let first = CivilDate(year: 2015, month: 12, day: 28) else { return nil }
    let rows = (0..<44).map { day in
      let date = CivilDate(dayNumber: first.dayNumber + day)
      return day % 7 == 3 ? "\(date),,,\n" : "\(date),\(day),\(day % 5).5,\(-day)\n"
    }
    var reader = SeriesReader(source: "rain.csv")
    guard (try? reader.read(Array(("date,rain,snow,sun\n" + rows.joined()).utf8))) != nil,
      (try? reader.finish()) != nil, let report = reader.report
    else { return nil }
    return try? Scene(
      ChartData(series: reader.series, report: report), units: [.day, .week, .month, .year])
  }()
}
