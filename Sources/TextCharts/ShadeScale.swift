/// The shades for values: four equal steps of a range, from light to dark.
///
/// The steps are equal, not quantiles, so that a shade means the same on all pages with one scale. If the range starts at
/// 0, a value of 0 has a shade of its own, lighter than the others. A value beyond the range has the nearest shade.
///
///     ShadeScale(0...20).shade(of: 7)  // 2, the shade for values above 5 and up to 10
public struct ShadeScale: Equatable, Sendable {
  /// The least value of the range.
  public let low: Double
  /// The greatest value of each shade, from light to dark. The last one is the end of the range.
  public let bounds: [Double]

  /// Creates a scale. The bounds of the range must be finite.
  public init(_ range: ClosedRange<Double>) {
    let low = range.lowerBound
    let step = range.upperBound / 4 - low / 4
    self.low = low
    bounds = (1...3).map { low + Double($0) * step } + [range.upperBound]
  }

  /// Whether 0 has a shade of its own.
  public var hasZero: Bool { low == 0 }

  /// The shade of a value, from 1 to 4, or 0 for a value of 0 with its own shade.
  public func shade(of value: Double) -> Int {
    if value == 0, hasZero { return 0 }
    return low == bounds[3] ? 4 : (bounds.firstIndex { value <= $0 } ?? 3) + 1
  }
}
