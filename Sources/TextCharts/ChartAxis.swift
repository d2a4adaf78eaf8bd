import Foundation

/// A value axis of text rows: its baseline, the value of a row and the rows with ticks.
///
/// A tick's label is exactly the value of a bar that fills all rows from the baseline through the
/// tick's row, so a chart can be read without guessing inside a row. Steps between ticks are 1, 2,
/// 2.5 or 5 times a power of ten (P. Heckbert, "Nice numbers for graph labels", *Graphics Gems*,
/// 1990, with 2.5 added).
///
/// The axis starts at zero unless that would hide the differences. If values differ by less than a
/// quarter of the largest magnitude, the baseline is a tick between zero and all of them, so that
/// the smallest still shows as a bar. See ``startsAtZero``.
///
///     ChartAxis(range: -5...12, rows: 8).ticks.map(\.label)  // ["-5", "0", "5", "10"]
public struct ChartAxis: Equatable, Sendable {
  /// A labeled row of the axis.
  public struct Tick: Equatable, Sendable {
    /// The row, counted from the baseline: positive above it, negative below.
    public let row: Int
    /// The value of a bar that ends with this row.
    public let value: Double
    /// The value as text, unique on the axis.
    public let label: String
  }

  /// The value whose bar has no height: zero, or the tick nearest to zero that no value reaches.
  public let baseline: Double
  /// The value of one row's height, positive and finite.
  public let rowValue: Double
  /// The number of rows above the baseline.
  public let rowsAbove: Int
  /// The number of rows below the baseline.
  public let rowsBelow: Int
  /// The labeled rows, by increasing value. Empty for an axis without a range.
  public let ticks: [Tick]

  /// Whether the lengths of bars can be compared as amounts.
  public var startsAtZero: Bool { baseline == 0 }

  /// Creates the axis on which `range` fills the rows best.
  ///
  /// - Parameters:
  ///   - range: The values to show. An infinite bound counts as the largest finite number. A single
  ///     value is shown from zero. For nil and `0...0` the axis has one row that no bar fills.
  ///   - rows: The maximum number of rows, not counting the baseline, clamped to 1 through 1,000.
  ///     Fewer are used if they fit better, and at least two if values have both signs.
  /// - Complexity: O(`rows`).
  public init(range: ClosedRange<Double>?, rows: Int) {
    guard let range, range != 0...0 else {
      self.init(
        Fit(baseline: 0, step: 1, rowsPerTick: 2, above: 1, below: 0), isLabelled: range != nil)
      return
    }
    self.init(Fit.best(for: range, rows: rows), isLabelled: true)
  }

  private init(_ fit: Fit, isLabelled: Bool) {
    baseline = fit.baseline
    rowValue = fit.rowValue
    rowsAbove = fit.above
    rowsBelow = fit.below
    let steps = isLabelled ? -(fit.below / fit.rowsPerTick)...fit.above / fit.rowsPerTick : nil
    let places = (steps.map(Array.init) ?? [])
      .map { (row: $0 * fit.rowsPerTick, value: fit.baseline + Double($0) * fit.step) }
      .filter(\.value.isFinite)
    ticks = zip(places, NumberFormat.axisLabels(places.map(\.value)))
      .map { Tick(row: $0.row, value: $0.value, label: $1) }
  }

  /// How far a value reaches from the baseline, in eighths of a row, negative below it.
  ///
  /// Only the baseline itself gives 0. Any other value gives at least one eighth on its side.
  /// Values beyond the axis are clamped to its end, and NaN gives 0.
  ///
  /// - Complexity: O(1).
  public func eighths(of value: Double) -> Int {
    if value.isNaN || value == baseline { return 0 }
    let rows = value > baseline ? rowsAbove : rowsBelow
    let reach = (abs(value - baseline) / rowValue * 8).rounded()
    let length = Int(min(max(reach, 1), Double(rows * 8)))
    return value > baseline ? length : -length
  }
}
