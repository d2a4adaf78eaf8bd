import Foundation

/// A value axis made of rows of text: its baseline, the value of a row and the rows with ticks.
///
/// Ticks are on whole rows. The label of a tick is the value of a bar that fills the rows from the baseline through
/// the tick's row, so readers need not estimate positions within a row. Steps between ticks are 1, 2, 2.5 or 5 times
/// a power of ten (P. Heckbert, "Nice numbers for graph labels", *Graphics Gems*, 1990, with 2.5 added).
///
/// The axis normally starts at zero. If all values are positive and differ by less than a quarter of the largest, the
/// baseline is a tick between zero and the smallest value, so that the smallest value still shows as a bar. The same
/// applies to negative values. See `startsAtZero`.
///
///     ChartAxis(range: -5...12, rows: 8).ticks.map(\.label)  // ["-5", "0", "5", "10"]
public struct ChartAxis: Equatable, Sendable {
  /// A labeled place on the axis.
  public struct Tick: Equatable, Sendable {
    /// The row, counted from the baseline's row: positive above it, negative below.
    public let row: Int
    /// The value of a bar that ends with this row.
    public let value: Double
    /// The value as text, unique within an axis.
    public let label: String
  }

  /// The value of a bar without height: zero, or a tick between zero and all values.
  public let baseline: Double
  /// The value of one row, positive and finite.
  public let rowValue: Double
  /// The number of rows above the baseline's row.
  public let rowsAbove: Int
  /// The number of rows below the baseline's row.
  public let rowsBelow: Int
  /// The labeled rows, in strictly increasing order of value; empty if the axis has no range.
  public let ticks: [Tick]

  /// Whether the lengths of bars are proportional to their values.
  public var startsAtZero: Bool { baseline == 0 }

  /// Creates the axis that best fits `range` into the given rows.
  ///
  /// - Parameters:
  ///   - range: The values to show. An infinite bound counts as the largest finite number. For a single value, the
  ///     axis starts at zero. For `0...0` or nil, the axis has one empty row.
  ///   - rows: The maximum number of rows without the baseline's row, clamped to `1...1_000`. The axis uses fewer rows
  ///     if they fit better, and at least two if values have both signs.
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

  /// Returns the distance of a value from the baseline, in eighths of a row, negative below the baseline.
  ///
  /// The baseline and NaN give 0. Any other value gives at least one eighth on its side, and at most the length of the
  /// axis.
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
