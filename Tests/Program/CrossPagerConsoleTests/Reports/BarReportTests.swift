import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct BarReportTests {
  /// Two weeks of values from 2015-12-21, a Monday: 1 to 14. The drawn column has a unit.
  private static func session(aggregate: Aggregate = .mean) throws -> Session {
    let rows =
      (21...31).map { "2015-12-\($0),\($0 - 20) mm\n" }.joined()
      + (1...3).map { "2016-01-0\($0),\($0 + 11) mm\n" }.joined()
    var reader = SeriesReader(source: "rain.csv", options: SeriesOptions())
    try reader.read(Array(("date,rain\n" + rows).utf8))
    try reader.finish()
    let report = reader.report
    let data = ChartData(series: reader.series, report: try #require(report), aggregate: aggregate)
    return Session(scene: try Scene(data, units: [.day, .week, .month]), storage: MemoryStorage())
      .after("go week 1")
  }

  @Test func `the caption starts with the bar and the comparison`() throws {
    try Self.session().expectText(
      """
      > bar 2015-12-30
      changed: bar at 2, Wed 2015-12-30: 10 mm, 1 sample
      > compare previous
      changed: compare previous, 2015-W53 mean 11 mm, 2015-W52 mean 4 mm, change +7 mm
        (+175%)
      > show
      week 2015-W53 · 2015-12-28 through 2016-01-03
      rain, mean by day
      mm  scale page
      15 ┤                                                        ▂▂▂▂▂      ▅▅▅▅▅
         │                                  ▃▃▃▃▃      ▆▆▆▆▆      █████      █████
      10 ┤  ▂▂▂▂      ▅▅▅▅▅      █████      █████      █████      █████      █████
         │  ████      █████      █████      █████      █████      █████⣤⣤⣤⣤  █████⣶⣶⣶⣶
       5 ┤  ████      █████      █████⣀⣀⣀⣀  █████⣶⣶⣶⣶  █████░░░░  █████░░░░  █████░░░░
         │  ████⣤⣤⣤⣤  █████⣶⣶⣶⣶  █████░░░░  █████░░░░  █████░░░░  █████░░░░  █████░░░░
       0 ┴────────────────────────────────────────────────────────────────────────────
                                     ▲
             Mon 28    Tue 29     Wed 30     Thu 31      Fri 1      Sat 2      Sun 3
      Wed 2015-12-30: 10 mm · 1 sample · Wed 2015-12-23: 3 mm · change +7 mm (+233.3%)
      █ 2015-W53 mean 11 mm · ░ 2015-W52 mean 4 mm · change +7 mm (+175%)
      count 7 · missing 0 · min 8 · mean 11 · max 14
      > bar 2016-01-03
      changed: bar at 6, Sun 2016-01-03: 14 mm, 1 sample, Sun 2015-12-27: 7 mm, change
        +7 mm (+100%)
      > preview bar min
      would change: bar at 0, Mon 2015-12-28: 8 mm, 1 sample, Mon 2015-12-21: 1 mm,
        change +7 mm (+700%)
      > go day
      moved to day 2016-01-03 (14 of 14)
      > show
      day 2016-01-03 · Sunday
      rain, mean by hour
        mm  scale page
      14.0 ┤ █
           │ █
      13.5 ┤ █
           │ █
      13.0 ┤ █░
           │ █░
      12.5 ┴╌╌╌ ·· ·· ·· ·· ·· ·· ·· ·· ·· ·· ··· ·· ·· ·· ·· ·· ·· ·· ·· ·· ·· ·· ···
             0  1  2  3  4  5  6  7  8  9  10 11  12 13 14 15 16 17 18 19 20 21 22 23
      █ 2016-01-03 mean 14 mm · ░ 2016-01-02 mean 13 mm · change +1 mm (+7.7%)
      count 1 · missing 0 · min 14 · mean 14 · max 14
      > compare off
      changed: compare off
      > bar off
      ignored: No bar is marked.
      """)
  }

  @Test func `JSON has the bar and the comparison`() throws {
    try Self.session().expectJSON(
      """
      > bar at 3 {"result":"changed","bar":{"index":3,"key":"2015-12-31","start":"2015-12-31","end":"2016-01-01","value":11,"count":1},"at":{"level":"week","page":1}}
      > compare previous {"result":"changed","page":{"key":"2015-W53","count":7,"value":11,"compare":{"key":"2015-W52","count":7,"value":4},"change":7,"changePercent":175},"at":{"level":"week","page":1}}
      > show {"result":"report","page":{"key":"2015-W53","unit":"week","start":"2015-12-28","end":"2016-01-04","value":"rain","aggregate":"mean","count":7,"missing":0,"sum":77,"mean":11,"min":8,"max":14,"bars":[{"key":"2015-12-28","count":1,"value":8},{"key":"2015-12-29","count":1,"value":9},{"key":"2015-12-30","count":1,"value":10},{"key":"2015-12-31","count":1,"value":11},{"key":"2016-01-01","count":1,"value":12},{"key":"2016-01-02","count":1,"value":13},{"key":"2016-01-03","count":1,"value":14}]},"compare":{"key":"2015-W52","unit":"week","start":"2015-12-21","end":"2015-12-28","value":"rain","aggregate":"mean","count":7,"missing":0,"sum":28,"mean":4,"min":1,"max":7,"bars":[{"key":"2015-12-21","count":1,"value":1},{"key":"2015-12-22","count":1,"value":2},{"key":"2015-12-23","count":1,"value":3},{"key":"2015-12-24","count":1,"value":4},{"key":"2015-12-25","count":1,"value":5},{"key":"2015-12-26","count":1,"value":6},{"key":"2015-12-27","count":1,"value":7}]},"change":7,"changePercent":175,"bar":{"index":3,"key":"2015-12-31","start":"2015-12-31","end":"2016-01-01","value":11,"count":1,"compare":{"key":"2015-12-24","count":1,"value":4},"change":7,"changePercent":175},"at":{"level":"week","page":1}}
      > first {"result":"moved","from":{"level":"week","page":1},"to":{"level":"week","page":0},"at":{"level":"week","page":0}}
      > show {"result":"report","page":{"key":"2015-W52","unit":"week","start":"2015-12-21","end":"2015-12-28","value":"rain","aggregate":"mean","count":7,"missing":0,"sum":28,"mean":4,"min":1,"max":7,"bars":[{"key":"2015-12-21","count":1,"value":1},{"key":"2015-12-22","count":1,"value":2},{"key":"2015-12-23","count":1,"value":3},{"key":"2015-12-24","count":1,"value":4},{"key":"2015-12-25","count":1,"value":5},{"key":"2015-12-26","count":1,"value":6},{"key":"2015-12-27","count":1,"value":7}]},"compare":null,"change":null,"changePercent":null,"bar":{"index":3,"key":"2015-12-24","start":"2015-12-24","end":"2015-12-25","value":4,"count":1},"at":{"level":"week","page":0}}
      > compare off {"result":"changed","at":{"level":"week","page":0}}
      > bar off {"result":"changed","at":{"level":"week","page":0}}
      """)
  }

  @Test func `plain output says it in sentences`() throws {
    try Self.session().expectText(
      """
      > bar 2015-12-30
      changed: bar at 2, Wed 2015-12-30: 10 mm, 1 sample
      > compare previous
      changed: compare previous, 2015-W53 mean 11 mm, 2015-W52 mean 4 mm, change +7 mm (+175%)
      > show
      week 2015-W53
      2015-12-28 through 2016-01-03
      rain, mean by day
      unit mm
      Wed 2015-12-30: 10 mm, 1 sample, Wed 2015-12-23: 3 mm, change +7 mm (+233.3%)
      2015-W53 mean 11 mm, 2015-W52 mean 4 mm, change +7 mm (+175%)
      count 7
      missing 0
      min 8, Mon 28
      mean 11
      max 14, Sun 3
      Mon 28: 8, 1 sample, compared with 1
      Tue 29: 9, 1 sample, compared with 2
      Wed 30: 10, 1 sample, compared with 3
      Thu 31: 11, 1 sample, compared with 4
      Fri 1: 12, 1 sample, compared with 5
      Sat 2: 13, 1 sample, compared with 6
      Sun 3: 14, 1 sample, compared with 7
      > first
      moved to week 2015-W52, 1 of 2
      > show
      week 2015-W52
      2015-12-21 through 2015-12-27
      rain, mean by day
      unit mm
      Wed 2015-12-23: 3 mm, 1 sample
      no page to compare with
      count 7
      missing 0
      min 1, Mon 21
      mean 4
      max 7, Sun 27
      Mon 21: 1, 1 sample
      Tue 22: 2, 1 sample
      Wed 23: 3, 1 sample
      Thu 24: 4, 1 sample
      Fri 25: 5, 1 sample
      Sat 26: 6, 1 sample
      Sun 27: 7, 1 sample
      """, style: TextStyle(isPlain: true))
  }

  @Test func `counts have no unit and no number of samples`() throws {
    try Self.session(aggregate: .count).expectText(
      """
      > bar 2015-12-30
      changed: bar at 2, Wed 2015-12-30: 1
      > compare previous
      changed: compare previous, 2015-W53 count 7, 2015-W52 count
        7, change 0 (0%)
      > show
      week 2015-W53 | 2015-12-28 through 2016-01-03
      rain, count by day
      1.0 +  ###::  ####::  ####::  ####::  ####::  ####::  ####::
          |  ###::  ####::  ####::  ####::  ####::  ####::  ####::
          |  ###::  ####::  ####::  ####::  ####::  ####::  ####::
          |  ###::  ####::  ####::  ####::  ####::  ####::  ####::
      0.5 +  ###::  ####::  ####::  ####::  ####::  ####::  ####::
          |  ###::  ####::  ####::  ####::  ####::  ####::  ####::
          |  ###::  ####::  ####::  ####::  ####::  ####::  ####::
          |  ###::  ####::  ####::  ####::  ####::  ####::  ####::
      0.0 +-------------------------------------------------------
                              ^
             Mon 28 Tue 29  Wed 30  Thu 31  Fri 1   Sat 2   Sun 3
      Wed 2015-12-30: 1 | Wed 2015-12-23: 1 | change 0 (0%)
      # 2015-W53 count 7 | : 2015-W52 count 7 | change 0 (0%)
      count 7 | missing 0 | sample min 8 | sample mean 11
        sample max 14
      """, style: TextStyle(width: 60, isASCII: true))
  }
}
