import CivilDates
import CrossPagerSeries
import Foundation
import TerminalText
import Testing
import TextCharts

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// The series and the numbers are those of `Tests/Verification/charts/scales.py`.
struct ScaleFillTests {
  private static func noise(_ day: Int) -> Double { Double(day * 7919 % 97) }

  private static func value(_ name: String, _ day: Int) -> Double {
    switch name {
    case "rain": day == 200 || day == 500 ? 180 : noise(day) < 60 ? noise(day) * 0.4 : 0
    case "steps": 6000 + noise(day) * 40
    case "price": 100 * pow(1.002, Double(day))
    default: 10 - 16 * cos(2 * Double.pi * Double(day) / 365) + noise(day) / 50
    }
  }

  /// - Parameter units: The units after the numbers, by name.
  private static func session(_ names: [String], units: [String: String] = [:]) throws -> Session {
    let first = try #require(CivilDate(year: 2024, month: 1, day: 1)).dayNumber
    let rows = (0..<731).map { day in
      ([CivilDate(dayNumber: first + day).description]
        + names.map { "\(value($0, day))" + (units[$0].map { " " + $0 } ?? "") })
        .joined(separator: ",")
    }
    let text = ([(["date"] + names).joined(separator: ",")] + rows).joined(separator: "\n")
    return try dataSession(reading: text, units: [.month, .year])
  }

  @Test(
    arguments: [
      ("rain", ScaleRule.robust, 0...23.6), ("steps", .level, 0...9840), ("price", .page, nil),
      ("temperature", .page, nil),
    ] as [(String, ScaleRule, ClosedRange<Double>?)])
  func `the default scale comes from the usual pages of the level`(
    name: String, rule: ScaleRule, range: ClosedRange<Double>?
  ) throws {
    let scale = try #require(try Self.session([name]).after("go month").chart?.scale)
    #expect(scale.rule == rule)
    #expect(scale.range?.lowerBound == range?.lowerBound)
    #expect(abs((scale.range?.upperBound ?? 0) - (range?.upperBound ?? 0)) < 1e-9)
  }

  @Test(arguments: ["rain", "steps", "price", "temperature"], [8, 24])
  func `three in four pages fill half of the chart, and one bar in a hundred is clipped at most`(
    name: String, height: Int
  ) throws {
    var session = try Self.session([name]).after("go month", "first")
    var (filled, clipped) = (0, 0)
    for _ in 0..<24 {
      let report = try #require(session.chart)
      var style = TextStyle()
      style.chartHeight = height
      let chart = PageChart(report).chart(in: style)
      let axis = ChartAxis(range: chart.axisRange, rows: chart.height)
      let reach = chart.bars.compactMap(\.value).map { axis.eighths(of: $0) }
      let ink = max(0, reach.max() ?? 0) - min(0, reach.min() ?? 0)
      if ink * 2 >= (axis.rowsAbove + axis.rowsBelow) * 8 { filled += 1 }
      clipped += chart.clippedBars.count
      session.run(all: ["right"])
    }
    #expect(filled >= 18)
    #expect(clipped * 100 <= 731)
  }

  @Test func `charts of one unit and aggregate share an axis, and others keep their own`() throws {
    let units = ["rain": "mm", "price": "EUR", "temperature": "mm"]
    var session = try Self.session(["rain", "temperature", "price"], units: units)
    session.run(all: ["go month", "set scale level", "split rain temperature price"])
    let sums = (session.page() as? ChartPage)?.charts.map(\.scale) ?? []
    try #require(sums.count == 3)
    #expect(sums[0].range == 0...180 && sums[1].range?.upperBound ?? 180 < 30)
    session.run(all: ["value rain", "aggregate mean"])
    let scales = (session.page() as? ChartPage)?.charts.map(\.scale) ?? []
    try #require(scales.count == 3)
    #expect(scales[0] == scales[1])
    #expect(scales[0].range?.contains(180) == true && scales[0].range?.contains(-5.9) == true)
    #expect(scales[2].range?.contains(-5.9) == false)
    session.run(all: ["set scale page"])
    let own = (session.page() as? ChartPage)?.charts.map(\.scale) ?? []
    try #require(own.count == 3)
    #expect(own[0] == own[1] && own[0].rule == .page && own[0].range != nil)
    #expect(own[2] == PageScale(rule: .page, range: nil))
  }

  @Test func `the value of a clipped bar is written at the bar`() throws {
    var session = try Self.session(["rain"])
    session.run(all: ["go month", "date 2024-07-19"])
    let lines = TextReport(style: TextStyle(width: 80)).lines(session.show())
    let arrow = try #require(lines.firstIndex { $0.contains("▲") })
    let column = try #require(lines[arrow].firstIndex(of: "▲"))
    let value = try #require(lines[arrow - 1].range(of: "180"))
    let place = lines[arrow].distance(from: lines[arrow].startIndex, to: column)
    let start = lines[arrow - 1].distance(from: lines[arrow - 1].startIndex, to: value.lowerBound)
    #expect((start...start + 3).contains(place))
  }
}
