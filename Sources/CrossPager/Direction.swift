extension Pager {
  /// One of the two axes along which a pager moves.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// Along a level, from page to page.
    case horizontal
    /// Along the column, from level to level.
    case vertical
  }

  /// An edge, beyond which nothing lies: of a level, of the column, or of the linear order.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The left of a level: before its first page or, under `reading rtl`, after its last.
    case left
    /// The right of a level: after its last page or, under `reading rtl`, before its first.
    case right
    /// Above the first level.
    case top
    /// Below the last level.
    case bottom
    /// Before the first page of the linear order.
    case beginning
    /// After the last page of the linear order.
    case end
  }
}

/// A way along a track: towards lower or towards higher places.
public enum Sense: Hashable, Sendable {
  /// Towards place 0.
  case backward
  /// Away from place 0.
  case forward

  /// The other way.
  var opposite: Sense { self == .forward ? .backward : .forward }
}

/// The direction of a move on the display. `down` is the next level. `right` is the next page or, under `reading rtl`,
/// the previous one.
///
/// The cases stand in the order in which routes are reported.
public enum Direction: Hashable, Sendable, CaseIterable {
  /// To the page on the left.
  case left
  /// To the page on the right.
  case right
  /// To the level above.
  case up
  /// To the level below.
  case down

  /// The direction that leads along an axis in a sense.
  public init(_ axis: Pager.Axis, _ sense: Sense) {
    switch (axis, sense) {
    case (.horizontal, .backward): self = .left
    case (.horizontal, .forward): self = .right
    case (.vertical, .backward): self = .up
    case (.vertical, .forward): self = .down
    }
  }

  /// The axis this direction lies on.
  public var axis: Pager.Axis {
    switch self {
    case .left, .right: .horizontal
    case .up, .down: .vertical
    }
  }

  /// The sense of this direction along its axis on the display. `backward` is left and up.
  public var sense: Sense {
    switch self {
    case .left, .up: .backward
    case .right, .down: .forward
    }
  }

  /// The edge a move in this direction stops at.
  public var edge: Pager.Edge {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .top
    case .down: .bottom
    }
  }
}

/// A set of directions, as `lock` and `unlock` take it.
public struct Directions: OptionSet, Hashable, Sendable {
  /// A bit for each direction, in the order of `Direction`.
  public let rawValue: UInt8

  /// A set by its bits; those of no direction are dropped.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b1111
  }

  /// The set of one direction.
  public init(_ direction: Direction) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }

  /// The set of `left` alone.
  public static let left = Directions(rawValue: 1)
  /// The set of `right` alone.
  public static let right = Directions(rawValue: 2)
  /// The set of `up` alone.
  public static let up = Directions(rawValue: 4)
  /// The set of `down` alone.
  public static let down = Directions(rawValue: 8)

  /// The directions of the set, in the order of routes.
  public var elements: [Direction] { Direction.allCases.filter { contains($0) } }

  /// Whether the set has `direction`.
  public func contains(_ direction: Direction) -> Bool {
    isSuperset(of: Directions(direction))
  }
}
