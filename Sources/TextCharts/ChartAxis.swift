import Foundation

/// A value axis made of rows of text: where it starts, what a row is worth, which rows carry a tick.
///
/// Ticks stand on whole rows. The label of a tick is exactly the value of a bar that fills the rows from
/// the baseline through the tick's row, so a chart can be read off without guessing inside a row. Steps
/// between ticks are 1, 2, 2.5 or 5 times a power of ten (P. Heckbert, "Nice numbers for graph labels",
/// *Graphics Gems*, 1990, with 2.5 added).
///
/// The axis starts at zero where that tells the truth at readable size. Values that differ by less than a
/// quarter of the largest magnitude get a baseline at a tick between zero and all of them instead, so
/// that the smallest still shows as a bar; `startsAtZero` says which.
///
///     ChartAxis(range: -5...12, rows: 8).ticks.map(\.label)  // ["-5", "0", "5", "10"]
public struct ChartAxis: Equatable, Sendable {
  /// A labelled place on the axis.
  public struct Tick: Equatable, Sendable {
    /// The row, counted from the baseline's own: positive above it, negative below.
    public let row: Int
    /// The value a bar has that ends with this row.
    public let value: Double
    /// The value as text; distinct within an axis.
    public let label: String
  }

  /// The value whose bars have no height: zero, or the tick nearest to zero that no value reaches.
  public let baseline: Double
  /// The value of one row's height; positive and finite.
  public let rowValue: Double
  /// The rows above the baseline's row.
  public let rowsAbove: Int
  /// The rows below the baseline's row.
  public let rowsBelow: Int
  /// The labelled rows, values strictly increasing; empty for an axis without a range.
  public let ticks: [Tick]

  /// Whether the lengths of bars may be compared as amounts.
  public var startsAtZero: Bool { baseline == 0 }

  /// Makes the axis on which `range` fills the given rows best.
  ///
  /// - Parameters:
  ///   - range: the values to show. An infinite bound counts as the largest finite number. A single value
  ///     is shown from zero; zero alone, or nil, gives one row that nothing fills.
  ///   - rows: the most rows to use without the baseline's own, held within 1 and 1,000. Fewer are used
  ///     where that fits better, and two at least where values have both signs.
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

  /// Returns how far a value reaches from the baseline, in eighths of a row, negative below it.
  ///
  /// Only the baseline itself gives 0; any other value gives at least one eighth on its side. Values
  /// beyond the axis end with it, and NaN gives 0.
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
