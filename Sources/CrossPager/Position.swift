/// A level and the page it shows.
public struct Position: Hashable, Sendable {
  private var levelIndex: Int32
  private var pageIndex: OptionalIndex

  /// The level's index, 0 at the top.
  @inline(__always)
  public var level: Int { Int(levelIndex) }

  /// The page's index, 0 at the left; nil on an empty level.
  @inline(__always)
  public var page: Int? { pageIndex.value }

  /// A position, not checked against any pager.
  ///
  /// - Parameters:
  ///   - level: held within `0...Track.maximumCount`, as every index.
  ///   - page: likewise.
  public init(level: Int, page: Int?) {
    levelIndex = Int32(clamping: max(level, 0))
    pageIndex = OptionalIndex(clamping: page)
  }

  /// A position of a pager, which needs no check.
  @inline(__always)
  init(existing level: Int, page: Int?) {
    levelIndex = Int32(truncatingIfNeeded: level)
    pageIndex = OptionalIndex(page)
  }
}

/// A position or none, in eight bytes; see ``OptionalIndex``.
struct OptionalPosition: Hashable, Sendable {
  private let level: OptionalIndex
  private let page: OptionalIndex

  @inline(__always)
  init(_ position: Position?) {
    level = OptionalIndex(position?.level)
    page = OptionalIndex(position?.page)
  }

  @inline(__always)
  var value: Position? {
    level.value.map { Position(existing: $0, page: page.value) }
  }
}
