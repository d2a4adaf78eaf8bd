/// A distance in pages along a level, or in levels along the column.
///
/// An offset is a fixed-point number, so results are identical on every platform. One unit of ``rawValue`` is 1/65536
/// of a page. Positive distances are to the right and down. Arithmetic clamps its results instead of overflowing.
///
///     let offset: Offset = -0.25                  // a quarter of a page to the left
///     offset + 1                                  // 0.75
///     Offset(points: -80, perPage: 320)           // -0.25
public struct Offset: Hashable, Sendable {
  /// The distance in units of 1/65536 of a page.
  public var rawValue: Int64

  /// Creates a distance of `rawValue` / 65536 pages.
  public init(rawValue: Int64) { self.rawValue = rawValue }

  /// Creates a distance from a whole number of pages.
  ///
  /// - Parameter pages: The number of pages, clamped to ±2³¹.
  public init(pages: Int) {
    rawValue = (-(1 << 31)...(1 << 31)).clamp(Int64(pages)) * Offset.unitsPerPage
  }

  package static let unitsPerPage: Int64 = 65536
}

extension Offset: ExpressibleByIntegerLiteral {
  /// Creates a distance from a whole number of pages, as in `viewport.pages == 3`.
  public init(integerLiteral pages: Int) { self.init(pages: pages) }
}

extension Offset: Comparable {
  /// Returns whether one distance is less than another.
  public static func < (lhs: Offset, rhs: Offset) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension Offset: AdditiveArithmetic {
  /// A distance of zero.
  public static let zero = Offset(rawValue: 0)

  /// Returns the sum of two distances, clamped to the range of an offset.
  public static func + (lhs: Offset, rhs: Offset) -> Offset {
    let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
    return Offset(rawValue: overflow ? (rhs.rawValue < 0 ? .min : .max) : sum)
  }

  /// Returns the difference between two distances, clamped to the range of an offset.
  public static func - (lhs: Offset, rhs: Offset) -> Offset {
    let (difference, overflow) = lhs.rawValue.subtractingReportingOverflow(rhs.rawValue)
    return Offset(rawValue: overflow ? (rhs.rawValue < 0 ? .max : .min) : difference)
  }

  /// Returns the distance in the opposite direction.
  public static prefix func - (offset: Offset) -> Offset { .zero - offset }

  package var magnitude: Offset { rawValue < 0 ? -self : self }
}

/// Conversion between pages and a front end's units: points, pixels or characters.
extension Offset {
  /// Creates a distance from points.
  ///
  ///     Offset(points: -80, perPage: 320)       // a quarter of a page to the left
  ///
  /// - Parameters:
  ///   - points: The number of points, clamped to ±(2³¹ − 1).
  ///   - perPage: The width of a page or the height of a level in points, clamped to 1 through 2³¹ − 1.
  public init(points: Int, perPage: Int) {
    let most = Track.maximumCount
    let numerator = Int64((-most...most).clamp(points)) * Offset.unitsPerPage
    self.init(rounding: 0, plus: numerator, over: Int64((1...most).clamp(perPage)))
  }

  /// Returns the distance in points, rounded to the nearest point and clamped to ±(2³¹ − 1).
  ///
  ///     pager.window.rows[0].x.points(perPage: 320)         // where to draw
  ///
  /// - Parameter perPage: The width of a page or the height of a level in points, clamped to 1 through 2³¹ − 1.
  public func points(perPage: Int) -> Int {
    let most = Int64(Track.maximumCount)
    let points = Int64((1...Track.maximumCount).clamp(perPage))
    let (pages, rest) = withinReach.rawValue.quotientAndRemainder(dividingBy: Offset.unitsPerPage)
    let whole = Offset(rounding: pages * points, plus: rest * points, over: Offset.unitsPerPage)
    return Int((-most...most).clamp(whole.rawValue))
  }
}
