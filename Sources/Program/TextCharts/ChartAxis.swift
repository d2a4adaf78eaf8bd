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
  let step: Double
  let rowsPerTick: Int
  /// The number of rows above the baseline's row.
  public let rowsAbove: Int
  /// The number of rows below the baseline's row.
  public let rowsBelow: Int
  /// The labeled rows, in strictly increasing order of value. The array is empty if the axis has no range.
  public private(set) var ticks: [Tick] = []

  /// The difference in value between adjacent rows, which is positive and finite.
  public var rowValue: Double { step / Double(rowsPerTick) }

  /// Whether the lengths of bars are proportional to their values.
  public var startsAtZero: Bool { baseline == 0 }

  /// Returns the distance of a value from the baseline, in eighths of a row, negative below the baseline.
  ///
  /// The distance is 0 for NaN and for the baseline. For any other value, it is at least one eighth and at most the
  /// length of the axis on that side.
  ///
  /// - Complexity: O(1).
  public func eighths(of value: Double) -> Int {
    if value.isNaN || value == baseline { return 0 }
    let rows = value > baseline ? rowsAbove : rowsBelow
    let reach = (abs(value - baseline) / rowValue * 8).rounded()
    let length = Int(min(max(reach, 1), Double(rows * 8)))
    return value > baseline ? length : -length
  }

  /// Returns the side on which a value is beyond the axis: 1 above, -1 below, and 0 for a value within the axis.
  package func side(beyondAxis value: Double) -> Int {
    let rows = (value - baseline) / rowValue
    return rows > Double(rowsAbove) + 1e-6 ? 1 : rows < -Double(rowsBelow) - 1e-6 ? -1 : 0
  }

  /// Returns the part of the axis that is covered by bars with the values in a range, from 0 to 1.
  package func share(of range: ClosedRange<Double>) -> Double {
    let above = (range.upperBound - baseline) / rowValue
    let below = (baseline - range.lowerBound) / rowValue
    return (min(max(above, 0), Double(rowsAbove)) + min(max(below, 0), Double(rowsBelow)))
      / Double(rowsAbove + rowsBelow)
  }

  package func clips(_ value: Double?) -> Bool {
    value.map { $0.isFinite && side(beyondAxis: $0) != 0 } ?? false
  }
}

extension ChartAxis {
  /// Creates the axis that best fits `range` into the given rows.
  ///
  /// For a single value, the axis starts at zero. For `0...0` or nil, the axis has one empty row. The axis uses fewer
  /// than `rows` rows if the fit is better, but at least two rows if the range has values of both signs.
  ///
  /// - Parameters:
  ///   - range: The values to show. An infinite bound is treated as the largest finite number.
  ///   - rows: The maximum number of rows, excluding the baseline's row, clamped to `1...1_000`.
  /// - Complexity: O(`rows`).
  public init(range: ClosedRange<Double>?, rows: Int) {
    self.init(fitting: range, rows: rows)
    if range != nil { addTicks() }
  }

  /// Creates the axis without its ticks.
  private init(fitting range: ClosedRange<Double>?, rows: Int) {
    if let range, range != 0...0 {
      self = .best(for: range, rows: rows)
    } else {
      self.init(baseline: 0, step: 1, rowsPerTick: 2, rowsAbove: 1, rowsBelow: 0)
    }
  }

  private var places: [(row: Int, value: Double)] {
    (-(rowsBelow / rowsPerTick)...rowsAbove / rowsPerTick)
      .map { (row: $0 * rowsPerTick, value: baseline + Double($0) * step) }
      .filter { $0.value.isFinite }
  }

  private mutating func addTicks() {
    let places = places
    ticks = zip(places, NumberFormat.axisLabels(places.map { $0.value }))
      .map { Tick(row: $0.row, value: $0.value, label: $1) }
  }

  /// Creates the shortest axis with four to seven ticks, if possible, for a picture.
  package init(picturing range: ClosedRange<Double>?) {
    let axes = (8...14).map { ChartAxis(fitting: range, rows: $0) }
    // Fourteen rows have room for at most seven ticks.
    let good = axes.filter { $0.places.count >= 4 }
    func length(_ axis: ChartAxis) -> Double {
      Double(axis.rowsAbove + axis.rowsBelow) * axis.rowValue
    }
    self = (good.isEmpty ? axes : good).min { length($0) < length($1) } ?? axes[0]
    if range != nil { addTicks() }
  }

  /// Returns whether at least 75% of the pages, given by their ranges, fill at least half of an axis for a range.
  package static func isFilled(_ range: ClosedRange<Double>, by pages: [ClosedRange<Double>])
    -> Bool
  {
    let axis = ChartAxis(fitting: range, rows: 8)
    return pages.count { axis.share(of: $0) >= 0.5 } * 4 >= pages.count * 3
  }

  /// Returns a range with all finite values and room for infinite bars, or nil if there is nothing to include.
  ///
  /// - Parameters:
  ///   - values: The values of the bars, none of them NaN.
  ///   - scale: The minimum range of the axis. Infinite bounds are ignored.
  ///   - clips: Whether the axis covers only `scale`, unless `scale` has no finite bound.
  package static func range(
    of values: [Double], scale: ClosedRange<Double>?, clips: Bool
  ) -> ClosedRange<Double>? {
    let bounds = [scale?.lowerBound, scale?.upperBound].compactMap { $0 }.filter { $0.isFinite }
    if clips, let low = bounds.min(), let high = bounds.max() { return low...high }
    var held = bounds + values.filter { $0.isFinite }
    let greatest = held.map { $0.magnitude }.max() ?? 0
    let reach = greatest > 0 ? greatest : .greatestFiniteMagnitude
    if values.contains(.infinity), !held.contains(where: { $0 > 0 }) { held += [0, reach] }
    if values.contains(-.infinity), !held.contains(where: { $0 < 0 }) { held += [0, -reach] }
    guard let low = held.min(), let high = held.max() else { return nil }
    return low...high
  }

  /// Returns whether values look alike on an axis for `scale`, but not on their own axis. This is the case if only the
  /// axis for `scale` starts at zero, and the other axis is at most a tenth as long.
  package static func hidesDifferences(
    in values: ClosedRange<Double>, scale: ClosedRange<Double>
  ) -> Bool {
    func isClose(_ range: ClosedRange<Double>) -> Bool {
      leavesZeroOut(range.lowerBound, range.upperBound)
        || leavesZeroOut(-range.upperBound, -range.lowerBound)
    }
    return isClose(values) && !isClose(scale)
      && length(for: values) <= length(for: scale) / 10
  }

  /// Returns the least possible length of an axis for a range: the length of the range, extended to zero if the axis
  /// starts at zero.
  package static func length(for range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    if low < 0 && high <= 0 { return length(for: -high...(-low)) }
    return leavesZeroOut(low, high) ? high - low : high - min(low, 0)
  }
}
