/// A vertical value axis for rows of text.
///
/// Each tick is on a row. The label of a tick is the value of a bar that extends from the baseline through the tick's
/// row, so readers do not need to estimate positions within a row. The step between ticks is 1, 2, 2.5 or 5 times a
/// power of ten. Except for 2.5, these steps follow Paul Heckbert's "Nice numbers for graph labels" (*Graphics Gems*,
/// 1990).
///
/// The axis normally starts at zero. If all values are positive and differ by less than a quarter of the largest, the
/// baseline is a tick between zero and the smallest value, so that the smallest value still shows as a bar. The same
/// rule applies if all values are negative. See `startsAtZero`.
///
///     ChartAxis(range: -5...12, rows: 8).ticks.map(\.label)  // ["-5", "0", "5", "10"]
public struct ChartAxis: Equatable, Sendable {
  /// A labeled row of the axis.
  public struct Tick: Equatable, Sendable {
    /// The index of the row relative to the baseline's row, positive above and negative below.
    public let row: Int
    /// The value of a bar that extends exactly through this row.
    public let value: Double
    /// The value as text, unique within an axis.
    public let label: String
  }

  /// The value at which bars start. The baseline is zero, or a tick between zero and all values.
  public let baseline: Double
  /// The difference in value between adjacent rows, which is positive and finite.
  public let rowValue: Double
  /// The number of rows above the baseline's row.
  public let rowsAbove: Int
  /// The number of rows below the baseline's row.
  public let rowsBelow: Int
  /// The labeled rows, in strictly increasing order of value. The array is empty if the axis has no range.
  public let ticks: [Tick]

  /// Whether the lengths of bars are proportional to their values.
  public var startsAtZero: Bool { baseline == 0 }

  /// Creates the axis that best fits `range` into the given rows.
  ///
  /// For a single value, the axis starts at zero. For `0...0` or nil, the axis has one empty row. The axis uses fewer
  /// than `rows` rows if the fit is better, but at least two rows if values have both signs.
  ///
  /// - Parameters:
  ///   - range: The values to show. An infinite bound is treated as the largest finite number.
  ///   - rows: The maximum number of rows, excluding the baseline's row, clamped to `1...1_000`.
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
  /// The distance is 0 for the baseline and NaN. For any other value, the distance is at least one eighth and at most
  /// the length of the axis on that side.
  ///
  /// - Complexity: O(1).
  public func eighths(of value: Double) -> Int {
    if value.isNaN || value == baseline { return 0 }
    let rows = value > baseline ? rowsAbove : rowsBelow
    let reach = (abs(value - baseline) / rowValue * 8).rounded()
    let length = Int(min(max(reach, 1), Double(rows * 8)))
    return value > baseline ? length : -length
  }

  /// The side on which a value is beyond the axis: 1 above, -1 below, and 0 for values within the axis.
  package func side(beyondAxis value: Double) -> Int {
    let rows = (value - baseline) / rowValue
    return rows > Double(rowsAbove) + 1e-6 ? 1 : rows < -Double(rowsBelow) - 1e-6 ? -1 : 0
  }

  /// Whether a value is finite and beyond the axis.
  package func clips(_ value: Double?) -> Bool {
    value.map { $0.isFinite && side(beyondAxis: $0) != 0 } ?? false
  }
}
