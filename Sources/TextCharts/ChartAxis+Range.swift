extension ChartAxis {
  /// The range of an axis, which includes all finite values and leaves room for infinite bars, or nil if there is nothing
  /// to include.
  ///
  /// - Parameters:
  ///   - values: The values of the bars, none of them NaN.
  ///   - scale: The minimum range of the axis. Infinite bounds are ignored.
  ///   - clips: Whether the axis covers only `scale`, unless `scale` has no finite bound.
  /// - Complexity: O(values).
  package static func range(
    of values: [Double], scale: ClosedRange<Double>?, clips: Bool
  ) -> ClosedRange<Double>? {
    let bounds = [scale?.lowerBound, scale?.upperBound].compactMap { $0 }.filter(\.isFinite)
    if clips, let low = bounds.min(), let high = bounds.max() { return low...high }
    var held = bounds + values.filter(\.isFinite)
    let greatest = held.map(\.magnitude).max() ?? 0
    let reach = greatest > 0 ? greatest : .greatestFiniteMagnitude
    if values.contains(.infinity), !held.contains(where: { $0 > 0 }) { held += [0, reach] }
    if values.contains(-.infinity), !held.contains(where: { $0 < 0 }) { held += [0, -reach] }
    guard let low = held.min(), let high = held.max() else { return nil }
    return low...high
  }

  /// Whether values look alike on an axis for `scale`, but not on an axis of their own. The axis for `scale` must start
  /// at zero, their own axis must not, and their own axis must be at most a tenth as long.
  ///
  /// - Complexity: O(1).
  package static func hidesDifferences(
    in values: ClosedRange<Double>, scale: ClosedRange<Double>
  ) -> Bool {
    func leavesZeroOut(_ range: ClosedRange<Double>) -> Bool {
      Fit.leavesZeroOut(range.lowerBound, range.upperBound)
        || Fit.leavesZeroOut(-range.upperBound, -range.lowerBound)
    }
    return leavesZeroOut(values) && !leavesZeroOut(scale)
      && length(for: values) <= length(for: scale) / 10
  }

  /// The length that an axis must have for a range: the difference between the values or, if the axis starts at zero,
  /// between the values and zero.
  ///
  /// - Complexity: O(1).
  package static func length(for range: ClosedRange<Double>) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    if low < 0 && high <= 0 { return length(for: -high...(-low)) }
    return Fit.leavesZeroOut(low, high) ? high - low : high - min(low, 0)
  }
}
