extension Pager {
  /// An axis along which a pager moves.
  public enum Axis: Hashable, Sendable, CaseIterable {
    /// The axis along a level, from page to page.
    case horizontal
    /// The axis along the column, from level to level.
    case vertical
  }

  /// An edge of a level, the column or the linear order.
  public enum Edge: Hashable, Sendable, CaseIterable {
    /// The left edge of a level: before its first page or, under `reading rtl`, after its last page.
    case left
    /// The right edge of a level: after its last page or, under `reading rtl`, before its first page.
    case right
    /// The edge above the first level.
    case top
    /// The edge below the last level.
    case bottom
    /// The edge before the first page of the linear order.
    case beginning
    /// The edge after the last page of the linear order.
    case end
  }
}

/// A direction along a track, toward lower or higher indices.
public enum Sense: Hashable, Sendable {
  /// Toward place 0.
  case backward
  /// Away from place 0.
  case forward

  var opposite: Sense { self == .forward ? .backward : .forward }
}

/// The direction of a move on the display. `down` moves to the next level. `right` moves to the next page or, under
/// `reading rtl`, to the previous page.
///
/// Routes are listed in the order of these cases.
public enum Direction: Hashable, Sendable, CaseIterable {
  /// A move to the page on the left.
  case left
  /// A move to the page on the right.
  case right
  /// A move to the level above.
  case up
  /// A move to the level below.
  case down

  /// Creates a direction from an axis and a sense on the display.
  public init(_ axis: Pager.Axis, _ sense: Sense) {
    let directions: (Direction, Direction) = axis == .horizontal ? (.left, .right) : (.up, .down)
    self = sense == .backward ? directions.0 : directions.1
  }

  /// The axis of the direction.
  public var axis: Pager.Axis { self == .left || self == .right ? .horizontal : .vertical }

  /// The sense of the direction on the display: `backward` for left and up.
  package var sense: Sense { self == .left || self == .up ? .backward : .forward }

  package var edge: Pager.Edge {
    switch self {
    case .left: .left
    case .right: .right
    case .up: .top
    case .down: .bottom
    }
  }
}

/// A set of directions.
public struct Directions: OptionSet, Hashable, Sendable {
  /// The bits of the set: one for each direction, in the order of ``Direction``.
  public let rawValue: UInt8

  /// Creates a set from its bits, ignoring unknown bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue & 0b1111 }

  /// Creates a set that contains one direction.
  public init(_ direction: Direction) {
    switch direction {
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    }
  }

  /// The set that contains only `left`.
  public static let left = Directions(rawValue: 1)
  /// The set that contains only `right`.
  public static let right = Directions(rawValue: 2)
  /// The set that contains only `up`.
  public static let up = Directions(rawValue: 4)
  /// The set that contains only `down`.
  public static let down = Directions(rawValue: 8)

  package var elements: [Direction] { Direction.allCases.filter { contains($0) } }

  package func contains(_ direction: Direction) -> Bool { contains(Directions(direction)) }
}
