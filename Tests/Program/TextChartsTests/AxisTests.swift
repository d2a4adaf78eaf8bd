import CrossPagerTesting
import Testing

@testable import TextCharts

/// At quick depth, the suite runs a few of the seeds.
struct AxisTests {
  @Test(
    arguments: [
      (0...12.8, 8, ["0", "5", "10"]), (-5...12, 8, ["-5", "0", "5", "10"]),
      (-12...(-3), 8, ["-10", "-5", "0"]), (0...1, 8, ["0.0", "0.5", "1.0"]),
      (0...3, 3, ["0", "1", "2", "3"]),
      (0...1.5e-5, 3, ["0.000000", "0.000005", "0.000010", "0.000015"]),  // Slightly over 3 rows.
      (9...12, 8, ["0", "5", "10"]),  // A quarter of the magnitude apart, which is not close.
      (95...100, 8, ["94", "96", "98", "100"]), (-100...(-95), 8, ["-100", "-98", "-96", "-94"]),
      (623_031_920...623_032_020, 8, ["623,031,900", "623,031,950", "623,032,000"]),
      (10...10.5, 8, ["9.8", "10.0", "10.2", "10.4"]),  // A bar of 10 must be visible.
      (0...4 * (1e-300 / 1e10), 4, ["0", "1e-310", "2e-310", "3e-310", "4e-310"]),
      (5...5, 8, ["0", "2", "4"]), (-5...(-5), 8, ["-4", "-2", "0"]), (0...0, 8, ["0"]),
    ] as [(ClosedRange<Double>, Int, [String])])
  func `ticks are round numbers`(range: ClosedRange<Double>, rows: Int, labels: [String]) {
    #expect(ChartAxis(range: range, rows: rows).ticks.map(\.label) == labels)
  }

  private static let greatest = Double.greatestFiniteMagnitude

  /// The labels and the numbers of rows below and above the baseline. A row is as low as the steps allow: 1, 2, 2.5 or 5
  /// times a power of ten, divided by the allowed numbers of rows for a tick.
  @Test(
    arguments: [
      (0...1, 0, ["0", "1"], [0, 1]), (0...1.2, 1, ["0", "2"], [0, 1]),
      (-0.5...0, 1, ["-0.5", "0.0"], [1, 0]), (-0.5...0.5, 1, ["-0.5", "0.0", "0.5"], [1, 1]),
      (0...2, 10, ["0", "1", "2"], [0, 10]), (-3...6, 8, ["-2.5", "0.0", "2.5", "5.0"], [3, 5]),
      (-7...3, 8, ["-5", "0", "5"], [3, 2]), (-3...7, 8, ["-5", "0", "5"], [2, 3]),
      (-1000...0.001, 8, ["-1,000", "-500", "0"], [6, 1]),  // Any positive value takes a row.
      // Every smaller step puts a tick between the two.
      (999_999_900...1_000_000_100, 1, ["0", "2 bn"], [0, 1]),
      (0.76...1, 8, ["0.7", "0.8", "0.9", "1.0"], [0, 6]),
      // The next step is infinite.
      (0...greatest, 1, ["0", "1.79769e308"], [0, 1]),
      (-greatest...greatest, 2, ["-1.79769e308", "0", "1.79769e308"], [1, 1]),
      (-0.5...greatest, 2, ["-1.79769e308", "0", "1.79769e308"], [1, 1]),
    ] as [(ClosedRange<Double>, Int, [String], [Int])])
  func `an axis has the lowest rows that have at least three ticks, or else any ticks`(
    range: ClosedRange<Double>, rows: Int, labels: [String], sides: [Int]
  ) {
    let axis = ChartAxis(range: range, rows: rows)
    #expect(axis.ticks.map(\.label) == labels)
    #expect([axis.rowsBelow, axis.rowsAbove] == sides)
  }

  @Test func `an axis has at most a thousand rows`() {
    // A row is 1 high, or the next greater height, 1.25: 1001 / 1.25 is above 800.
    #expect([1000, 1001].map { ChartAxis(range: 0...$0, rows: .max).rowsAbove } == [1000, 801])
  }

  @Test(
    arguments: [
      (0...5, 5 + 1e-6, 0), (0...5, 5.00001, 1), (0...5, 5.5, 1), (0...5, -0.5, -1),
      (-5...0, -5 - 1e-6, 0), (-5...0, -5.00001, -1), (-5...0, -5.5, -1), (-5...0, 0.5, 1),
    ] as [(ClosedRange<Double>, Double, Int)])
  func `a value is beyond an axis by more than a millionth of a row`(
    range: ClosedRange<Double>, value: Double, side: Int
  ) {
    let axis = ChartAxis(range: range, rows: 5)
    #expect(axis.rowValue == 1)
    #expect(axis.side(beyondAxis: value) == side)
  }

  @Test func `an axis without a range is bare`() {
    let axis = ChartAxis(range: nil, rows: 8)
    #expect(axis.ticks.isEmpty && axis.rowValue == 0.5)
    #expect([axis.rowsAbove, axis.rowsBelow] == [1, 0])
    #expect(axis.startsAtZero)
  }

  @Test(
    arguments: [
      (418...425, 315...425, true), (-425...(-418), -425...(-315), true), (18...20, -5...20, true),
      (382.5...425, 315...425, true), (382...425, 315...425, false),
      (418...425, 350...425, false), (0...5, 0...425, false), (5...5, 0...425, false),
    ] as [(ClosedRange<Double>, ClosedRange<Double>, Bool)])
  func `an axis that starts at zero hides differences of a tenth of its length`(
    values: ClosedRange<Double>, scale: ClosedRange<Double>, hides: Bool
  ) {
    #expect(ChartAxis.hidesDifferences(in: values, scale: scale) == hides)
  }

  @Test func `only close values leave zero out`() {
    #expect(ChartAxis(range: 7.6...10, rows: 8).baseline == 7)
    #expect(!ChartAxis(range: 7.6...10, rows: 8).startsAtZero)
    #expect(ChartAxis(range: 7.5...10, rows: 8).startsAtZero)
    #expect(ChartAxis(range: -0.1...10, rows: 8).startsAtZero)
    #expect(
      ChartAxis(range: 1e16...1e16.nextUp, rows: 8).startsAtZero, "no ticks fit between neighbors")
    #expect(ChartAxis(range: 1e12 - 1...1e12, rows: 8).startsAtZero, "a trillionth apart")
    #expect(!ChartAxis(range: 1e12 - 2...1e12, rows: 8).startsAtZero)
  }

  @Test func `a bar ends at its tick`() {
    let axis = ChartAxis(range: -5...12, rows: 8)
    for tick in axis.ticks { #expect(axis.eighths(of: tick.value) == tick.row * 8) }
    #expect(axis.eighths(of: 1e-300) == 1)
    #expect(axis.eighths(of: -1e-300) == -1)
    #expect(axis.eighths(of: .infinity) == axis.rowsAbove * 8)
    #expect(axis.eighths(of: -1e308) == axis.rowsBelow * -8)
    #expect(axis.eighths(of: .nan) == 0)
  }

  @Test(arguments: Depth.seeds(40, quick: 10))
  func `a label stands on every third to fifth row of a high axis`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let bounds = [0, Double.random(in: -100...1000, using: &random)].sorted()
      let rows = Int.random(in: 4...60, using: &random)
      let axis = ChartAxis(range: bounds[0]...bounds[1], rows: rows)
      let comment: Comment = "seed \(seed): ChartAxis(range: \(bounds), rows: \(rows)) is \(axis)"
      let gaps = zip(axis.ticks.dropFirst(), axis.ticks).map { $0.row - $1.row }
      #expect(axis.ticks.count >= 3, comment)
      #expect(gaps.allSatisfy { rows > 12 ? 3...5 ~= $0 : $0 <= 5 }, comment)
      #expect(axis.rowsAbove + axis.rowsBelow > rows / 2, comment)
    }
  }

  @Test(arguments: Depth.seeds(40, quick: 10))
  func `every axis covers its range`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let bounds = [random.number(), random.number()].sorted()
      let range = bounds[0]...bounds[1]
      let rows = Int.random(in: 1...40, using: &random)
      let axis = ChartAxis(range: range, rows: rows)
      let ticks = axis.ticks
      let values = ticks.map(\.value)
      let comment: Comment = "seed \(seed): ChartAxis(range: \(range), rows: \(rows)) is \(axis)"
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 < $1 }, comment)
      #expect(Set(ticks.map(\.label)).count == ticks.count, comment)
      #expect(ticks.contains { $0.row == 0 && $0.value == axis.baseline }, comment)
      #expect((1...max(rows, 2)).contains(axis.rowsAbove + axis.rowsBelow), comment)
      #expect(axis.rowValue > 0 && axis.rowValue.isFinite, comment)
      for bound in bounds {
        let eighths = axis.eighths(of: bound)
        #expect((eighths == 0) == (bound == 0), comment)
        #expect((-8 * axis.rowsBelow...8 * axis.rowsAbove).contains(eighths), comment)
        let half = axis.baseline / 2 + Double(eighths) / 16 * axis.rowValue  // Avoids overflow.
        let isClose = abs(bound / 2 - half) <= axis.rowValue / 24
        #expect(isClose || abs(eighths) == 1, comment)
      }
    }
  }

  @Test(arguments: [
    (0.0...10.0, ["0", "2", "4", "6", "8", "10"]), (0...4, ["0", "1", "2", "3", "4"]),
    (-4...8, ["-4", "-2", "0", "2", "4", "6", "8"]), (0...0, ["0"]),
    (-9...54, ["0", "20", "40", "60"]), (-30...41, ["-20", "0", "20", "40"]),
    // No axis has four ticks, so it is as short as possible.
    (-45...75, ["-50", "0", "50"]), (-7...7, ["-5", "0", "5"]),
    (-7...51, ["0", "20", "40"]),
  ])
  func `the axis of a picture is short and has four to seven ticks`(
    range: ClosedRange<Double>, labels: [String]
  ) {
    #expect(ChartAxis(picturing: range).ticks.map(\.label) == labels)
    #expect(ChartAxis(picturing: nil).ticks.isEmpty)
  }

  /// A row of this axis is 2.5 high. It has five rows above zero and two below.
  @Test(arguments: [
    (-5.0...12.0, 6.8), (0...5, 2), (-2.5...20, 6), (2...5, 2), (-50 ... -1, 2), (-50...50, 7),
  ])
  func `bars cover a part of the axis`(range: ClosedRange<Double>, rows: Double) {
    #expect(abs(ChartAxis(range: -5...12, rows: 8).share(of: range) * 7 - rows) < 1e-12)
    #expect(ChartAxis(range: 95...100, rows: 8).share(of: 95...97) == 0.5, "from 94 to 100")
  }

  @Test(
    arguments: [
      ([5, 5, 5, 1], true), ([5, 5, 1, 1], false), ([5, 5, 4.9, 1], false), ([10, 7, 6, 0], true),
      ([5], true), ([4.9], false), ([5, 5, 5, 1, 1], false),
    ] as [([Double], Bool)])
  func `an axis is filled if three in four pages reach half of its height`(
    greatest: [Double], isFilled: Bool
  ) {
    #expect(ChartAxis.isFilled(0...10, by: greatest.map { 0...$0 }) == isFilled)
    #expect(!ChartAxis.isFilled(0...9, by: [0...4.5]), "the axis reaches 10")
    #expect(ChartAxis.isFilled(0...13, by: [0...7]), "the axis reaches 13.3")
  }

  @Test(
    arguments: [
      ([1, 2], nil, false, 1...2), ([1, .infinity], nil, false, 1...1),
      ([-1, .infinity], nil, false, -1...1), ([3, -.infinity], nil, false, -3...3),
      ([.infinity], nil, false, 0...Double.greatestFiniteMagnitude),
      ([0, .infinity], nil, false, 0...Double.greatestFiniteMagnitude),
      ([-0.5, -.infinity], nil, false, -0.5...(-0.5)),
      ([-.infinity], nil, false, -Double.greatestFiniteMagnitude...0),
      ([0, -.infinity], nil, false, -Double.greatestFiniteMagnitude...0), ([], nil, false, nil),
      ([5, 20], 0...10, true, 0...10), ([5, 20], 0...10, false, 0...20),
      ([5], 7...10, false, 5...10),
      ([5], -Double.infinity...10, true, 10...10), ([5], nil, true, 5...5),
    ] as [([Double], ClosedRange<Double>?, Bool, ClosedRange<Double>?)])
  func `the range of an axis leaves room for infinite bars`(
    values: [Double], scale: ClosedRange<Double>?, clips: Bool, range: ClosedRange<Double>?
  ) {
    #expect(ChartAxis.range(of: values, scale: scale, clips: clips) == range)
  }
}
