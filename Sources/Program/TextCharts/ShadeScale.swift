/// Shades for values: four equal steps of a range, from light to dark.
///
/// The steps are equal, not quantiles, so that a shade has one meaning on all pages with the same scale. If the range
/// starts at 0, a value of 0 has its own, lighter shade. Values beyond the range have the nearest shade.
///
///     ShadeScale(0...20).shade(of: 7)  // 2, the shade for values above 5 and up to 10
public struct ShadeScale: Equatable, Sendable {
  /// The least value of the range.
  public let low: Double
  /// The greatest value of each shade, from light to dark. The last one is the end of the range.
  public let bounds: [Double]

  private let tolerance: Double

  /// Creates a scale. The bounds of the range must be finite.
  public init(_ range: ClosedRange<Double>) {
    let low = range.lowerBound
    let high = range.upperBound
    self.low = low
    // Without the tolerance, a rounding error could put a bound below a value that should equal the bound.
    let tolerance = (high / 4 - low / 4) * 1e-12
    // The code adds fractions of both ends, because the length of the range can exceed the largest `Double`.
    let inner = (1...3).map { low / 4 * Double(4 - $0) + high / 4 * Double($0) }
    (bounds, self.tolerance) = (inner.map { $0 + tolerance } + [high], tolerance)
  }

  /// Whether 0 has a shade of its own.
  public var hasZero: Bool { low == 0 }

  /// Returns the shade of a value, from 1 to 4, or 0 for a value of 0 if 0 has its own shade.
  public func shade(of value: Double) -> Int {
    if value == 0, hasZero { return 0 }
    return low == bounds[3] ? 4 : (bounds.firstIndex { value <= $0 } ?? 3) + 1
  }

  /// Returns the least value and the bounds as text. Bounds inside the range are rounded down, so that a value equal to
  /// a label has the shade below that label.
  ///
  /// - Parameter decimals: The number of decimal places of the data, or nil if it is unknown.
  public func labels(decimals: Int?) -> [String] {
    let inner = bounds.prefix(3).map { bound in
      let bound = bound - tolerance
      let places = max(decimals ?? 6, 1 - (bound == 0 ? 0 : abs(bound).decimalExponent))
      let power = Double.powerOfTen(places)
      let scaled = bound * power
      let rounded = (scaled + abs(scaled) * 1e-12).rounded(.down) / power
      return rounded.isFinite ? rounded : bound
    }
    return ([low] + inner + [bounds[3]]).map {
      NumberFormat.caption($0, decimals: decimals, grouped: true)
    }
  }
}
