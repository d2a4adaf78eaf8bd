/// A distance along a track in pages (or levels), fixed-point so that it is equal on every platform.
///
/// One unit of `rawValue` is 1/65536 page; positive is towards right and down.
public struct Offset: Hashable, Comparable, Sendable {
  /// The distance in 1/65536 pages.
  public var rawValue: Int64

  /// A distance of `rawValue` / 65536 pages.
  public init(rawValue: Int64) {
    self.rawValue = rawValue
  }

  /// A distance of whole pages.
  ///
  /// - Parameter pages: held within ±2³¹.
  public init(pages: Int) {
    rawValue = min(max(Int64(pages), -(1 << 31)), 1 << 31) * Offset.unitsPerPage
  }

  /// How many units one page has: 65536.
  public static let unitsPerPage: Int64 = 1 << 16

  /// No distance.
  public static let zero = Offset(rawValue: 0)

  /// The distance and that many pages more, held within ±2³¹ pages.
  public func moved(pages: Int) -> Offset {
    (withinReach + Offset(pages: pages)).withinReach
  }

  /// Whether a distance leads less far right, or down, than another.
  public static func < (lhs: Offset, rhs: Offset) -> Bool {
    lhs.rawValue < rhs.rawValue
  }
}
