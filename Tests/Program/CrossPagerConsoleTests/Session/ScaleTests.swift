import CivilDates
import CrossPagerSeries
import Foundation
import TerminalText
import Testing
import TextCharts

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// `scale.md` shows what a session prints.
struct ScaleTests {
  /// Returns a value of a series in `Tests/Verification/charts/scales.py`, which also computes the expected numbers.
  private static func value(_ name: String, _ day: Int) -> Double {
    let noise = Double(day * 7919 % 97)
    return switch name {
    case "rain": day == 200 || day == 500 ? 180 : noise < 60 ? noise * 0.4 : 0
    case "steps": 6000 + noise * 40
    case "price": 100 * pow(1.002, Double(day))
    default: 10 - 16 * cos(2 * Double.pi * Double(day) / 365) + noise / 50
    }
  }

  /// Returns a session with two years of days from 2024-01-01.
  private static func session(_ name: String) throws -> Session {
    let first = try #require(CivilDate(year: 2024, month: 1, day: 1)).dayNumber
    let rows = (0..<731).map { "\(CivilDate(dayNumber: first + $0)),\(value(name, $0))\n" }
    return try dataSession(reading: "date,\(name)\n" + rows.joined(), units: [.month, .year])
      .after("go month")
  }

  @Test(
    arguments: [
      ("rain", ScaleRule.robust, 0...23.6), ("steps", .level, 0...9840), ("price", .page, nil),
      ("temperature", .page, nil),
    ] as [(String, ScaleRule, ClosedRange<Double>?)])
  func `the default scale comes from the usual pages of the level`(
    name: String, rule: ScaleRule, range: ClosedRange<Double>?
  ) throws {
    let scale = try #require(try Self.session(name).chart?.scale)
    #expect(scale.rule == rule)
    #expect(scale.range?.lowerBound == range?.lowerBound)
    #expect(abs((scale.range?.upperBound ?? 0) - (range?.upperBound ?? 0)) < 1e-9)
  }

  @Test(arguments: ["rain", "steps", "price", "temperature"], [8, 24])
  func `three in four pages fill half of the chart, and at most one bar in a hundred is clipped`(
    name: String, height: Int
  ) throws {
    var session = try Self.session(name).after("first")
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

  @Test func `scales computed in advance cover all levels, and drawing keeps them`() throws {
    var session = try Self.session("rain")
    session.prepareScales()
    #expect(Set(session.explorer.scales.keys) == [.month, .year])
    let prepared = session.explorer.scales
    #expect(session.chart?.scale.rule == .robust)
    session = session.after("levels day,month,year", "go year", "set scale level")
    session.prepareScales()
    #expect(Set(session.explorer.scales.keys) == [.day, .month, .year])
    #expect(session.explorer.scales[.month] == prepared[.month])
    let all = session.explorer.scales
    #expect(session.chart?.scale.range == all[.year]?.values.first??.whole)
    // If each page has its own scale, no other scales are needed.
    var other = try Self.session("rain").after("set scale page")
    other.prepareScales()
    #expect(other.explorer.scales.isEmpty)
  }

  @Test(arguments: [
    (315.0, 425.0, [], true), (-425, -315, [], true), (315, 425, ["set scale page"], false),
    (315, 425, ["set scale level"], false), (315, 425, ["aggregate sum"], false),
    (315, 425, ["go decade"], true), (315, 425, ["drag 0.2 0"], false),
    (410, 425, [], false),  // The axis does not start at zero.
    (0, 425, ["first"], false),  // Every axis for the first page starts at zero.
    (0, 425, ["last"], false),  // Each page has its own scale.
    (5, 5, [], false),
  ])
  func `a remark says how to see the differences between bars that look alike`(
    low: Double, high: Double, lines: [String], isShown: Bool
  ) throws {
    let first = try #require(CivilDate(year: 1960, month: 1, day: 1))
    let samples = (0..<720).map { month in
      Sample(
        time: CivilTime(first).moved(by: month, .month),
        value: low + (high - low) * Double(month) / 719)
    }
    var session = try dataSession(
      of: Series(name: "CO2", samples: samples), units: [.year, .decade])
    session.run(all: lines)
    let sentence = "The axis starts at 0. To see the differences: set scale page"
    #expect(session.scaleRemark() == (isShown ? sentence : nil))
    session.run(all: ["set scale page"])
    #expect(session.scaleRemark() == nil)
    var plain = try CrossPagerConsoleTests.session("a=2")
    #expect(plain.scaleRemark() == nil)
  }
}
