import TerminalText
import Testing
import TextCharts

@testable import TextCharts

struct ShadedCellsTests {
  @Test(arguments: [
    (0.0, 20.0, [0, 1, 1, 2, 3, 4, 4, 1]), (-10, 10, [2, 3, 3, 4, 4, 4, 4, 2]),
    (7, 7, [4, 4, 4, 4, 4, 4, 4, 4]), (4, 8, [1, 1, 1, 4, 4, 4, 4, 1]),
  ])
  func `equal steps have shades, and values beyond the range have the nearest shade`(
    low: Double, high: Double, shades: [Int]
  ) {
    let scale = ShadeScale(low...high)
    #expect([0, 1, 5, 7.5, 15, 20, .infinity, -3].map(scale.shade) == shades)
  }

  @Test func `a value equals a bound up to a trillionth of a shade's range`() {
    #expect([1.9e-12, 2e-12, 2.1e-12].map(ShadeScale(-4...4).shade) == [2, 2, 3])
    let least = Double.leastNonzeroMagnitude
    #expect(ShadeScale(0...least).shade(of: -1) == 1, "all bounds but the last are 0")
  }

  @Test(
    arguments: [
      (0, 4.0 / 3, nil, ["0", "0.333333", "0.666666", "1", "1.33333"]),
      (0, 20_000, 0, ["0", "5,000", "10,000", "15,000", "20,000"]),
      (0, 4e-13, nil, ["0", "1e-13", "2e-13", "3e-13", "4e-13"]),
      (0, 100.5, 0, ["0", "25", "50", "75", "100"]),
      (-1.7, 9.5, 1, ["-1.7", "1.1", "3.9", "6.7", "9.5"]),
      (2, 199, 0, ["2", "51", "100", "149", "199"]), (0, 5, 0, ["0", "1.2", "2.5", "3.7", "5"]),
      (-10, 10, 0, ["-10", "-5", "0", "5", "10"]), (-50, 50, 1, ["-50", "-25", "0", "25", "50"]),
    ] as [(Double, Double, Int?, [String])])
  func `bounds inside the range are rounded down`(
    low: Double, high: Double, decimals: Int?, labels: [String]
  ) {
    #expect(ShadeScale(low...high).labels(decimals: decimals) == labels)
  }

  @Test func `a range longer than the largest number has shades and labels`() {
    let scale = ShadeScale(-1.7e308...1.7e308)
    #expect([-1.7e308, -1e300, 1e300, 1.7e308].map(scale.shade) == [1, 2, 3, 4])
    #expect(scale.labels(decimals: 0).count == 5)
  }

  private static func table(_ values: [[Double??]], scale: ClosedRange<Double>?) -> ShadedCells {
    var table = ShadedCells(
      rows: ["Mon", "Tue"], columns: ["Jan", "", "", "Feb", ""], scale: scale)
    for (row, line) in values.enumerated() {
      for (column, value) in line.enumerated() {
        if let value { table.values[ShadedCells.Place(row, column)] = .some(value) }
      }
    }
    return table
  }

  /// A place without a value, a missing value, 0, one value for each shade, and one beyond the scale.
  private static let values: [[Double??]] = [[.none, .some(nil), 0, 1, 5], [9, 12, 15, 17, 30]]

  @Test func `zero, missing values and places without values differ, without color and in ASCII`() {
    let table = Self.table(Self.values, scale: 0...16)
    #expect(
      table.rows(width: 9, .blocks).map(\.text)
        == ["    JanFeb", "Mon  ·▁░▒", "Tue ▓▓███"].map { $0.replacing("JanFeb", with: "Jan") })
    #expect(table.rows(width: 9, .ascii).map(\.text) == ["    Jan", "Mon  .012", "Tue 33444"])
    #expect(
      table.rows(width: 20, .blocks).map(\.text) == [
        "    Jan      Feb", "Mon    ·  ▁▁ ░░ ▒▒", "Tue ▓▓ ▓▓ ██ ██ ██",
      ])
  }

  @Test func `arrows point to the marked cell, and columns without room follow below`() {
    var table = Self.table(Self.values, scale: 0...16)
    table.marked = ShadedCells.Place(1, 3)
    #expect(
      table.rows(width: 7, .blocks).map(\.text) == [
        "    Jan", "Mon  ·▁", "Tue ▓▓█", "", "    Feb", "Mon ░▒", "Tue▸██", "    ▲",
      ])
  }

  @Test func `the marked cell and missing ones have their own colors`() {
    var table = Self.table(Self.values, scale: 0...16)
    table.marked = ShadedCells.Place(1, 3)
    #expect(
      table.rows(width: 20, .blocks).map(\.accents) == [
        [:], [3..<6: .missing], [9..<12: .current], [:],
      ])
    table.marked = ShadedCells.Place(0, 1)
    #expect(table.rows(width: 20, .blocks)[1].accents == [3..<6: .current])
  }

  @Test(arguments: [
    (0.0...16.0, ["missing", "0", "to 4", "to 8", "to 12", "above 12"]),
    (0...30, ["missing", "0", "to 7.5", "to 15", "to 22", "to 30"]),
    (2...10, ["missing", "to 4", "to 6", "to 8", "above 8"]),
    (-2...30, ["missing", "-2 to 6", "to 14", "to 22", "to 30"]),
    (nil, ["missing"]), (0...0, ["missing", "0"]), (5...5, ["missing", "5"]),
  ])
  func `the legend has the bounds of the shades`(scale: ClosedRange<Double>?, legend: [String]) {
    #expect(Self.table(Self.values, scale: scale).legend(decimals: 0).map(\.text) == legend)
  }

  /// Rows of different widths, and values with the shades from 0 to 4, one missing value, and two more.
  private static func noted(_ columns: [String]) -> ShadedCells {
    var table = ShadedCells(rows: ["Mon", "月"], columns: columns, scale: 0...4)
    for (place, value) in ([0, 1, 2, 3, 4, nil, 3, 0] as [Double?]).enumerated() {
      table.values[ShadedCells.Place(place / 4, place % 4)] = .some(value)
    }
    table.noted = [ShadedCells.Place(0, 1), ShadedCells.Place(1, 0), ShadedCells.Place(1, 1)]
    table.marked = ShadedCells.Place(1, 2)
    return table
  }

  /// The last column of a cell is a gap, unless it is the only one. `Feb` would touch `Jan`. At a width of 15, a cell is
  /// two columns wide, and there is room for `long`. In a cell with one column for its shade, a note hides the shade.
  @Test(arguments: [
    (16, ["    Jan", "Mon ▁▁ ░◆ ▒▒ ▓▓", "月 ▸█◆ ◆  ▓▓ ▁▁", "          ▲"]),
    (15, ["    Jan   long", "Mon ▁ ◆ ▒ ▓", "月 ▸◆ ◆ ▓ ▁", "        ▲"]),
    (6, ["", "Mon ▁◆", "月  ◆◆", "", "", "Mon ▒▓", "月 ▸▓▁", "    ▲"]),
  ])
  func `labels that would touch are left out, and a note is at the end of its cell`(
    width: Int, rows: [String]
  ) {
    let table = Self.noted(["Jan", "Feb", "", "long"])
    #expect(table.rows(width: width, .blocks).map(\.text) == rows)
  }

  @Test func `a cell is at least one and at most three columns wide`() {
    let strips = ["", "Mon ▁", "月  ◆", "", "", "Mon ◆", "月  ◆"]
    #expect(Self.noted(["", ""]).rows(width: 4, .blocks).map(\.text) == Array(strips))
    #expect(
      Self.noted(["Jan"]).rows(width: 9, .blocks).map(\.text) == ["    Jan", "Mon ▁▁", "月  █◆"])
    #expect(Self.noted([]).rows(width: 9, .blocks).isEmpty)
    let bare = ShadedCells(rows: [], columns: ["a", "b"], scale: nil)
    #expect(bare.rows(width: 9, .blocks).map(\.text) == [" a  b"])
  }

  @Test(arguments: [
    (5.27...5.27, [4], ["5.3"]), (-2...30, [1, 2, 3, 4], ["-2 to 6", "to 14", "to 22", "to 30"]),
  ])
  func `a legend without missing values has only the shades of the scale`(
    scale: ClosedRange<Double>, shades: [Int], texts: [String]
  ) {
    var table = ShadedCells(rows: ["a"], columns: ["b", "c"], scale: scale)
    table.values[ShadedCells.Place(0, 0)] = .some(scale.lowerBound)
    table.values[ShadedCells.Place(0, 1)] = .some(scale.upperBound)
    let legend = table.legend(decimals: 0)
    #expect(legend.map(\.shade) == shades && legend.map(\.text) == texts)
  }
}
