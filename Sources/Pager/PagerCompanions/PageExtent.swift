#if canImport(CrossPager)
  public import CrossPager
#endif

/// The two pages between which the content lies, and the fraction of the way from one to the other.
///
/// Use it for anything that changes while a page turns, such as a height or a color. A calendar whose months have five
/// or six weeks changes its height as the finger moves:
///
///     pager.drag(x: -0.5)                         // halfway from a month of five weeks to one of six
///     PageExtent(of: pager)?.length { 60 * weeks(inMonth: $0) }           // 330
///
/// At rest, both pages are the same and the fraction is zero, except on a freely scrolling level that rests between two
/// pages. Past an edge or in a locked direction, there is no page to approach, so the fraction is also zero.
public struct PageExtent: Hashable, Sendable {
  /// The position that the content leaves. Its page is nil on an empty level.
  public let from: Position
  /// The position that the content approaches. A move of one step would lead there.
  public let to: Position
  /// The fraction of the way from the first position to the second, from 0 through 1.
  public let fraction: Offset

  /// Finds the pages between which a pager's content lies. Returns nil if the pager has no levels.
  ///
  /// - Complexity: O(1) at rest. During a gesture, the cost of copying the levels.
  public init?(of pager: some Paging) {
    let pager = pager.base
    guard let place = pager.position else { return nil }
    let level = pager.levels[place.level]
    if pager.phase.axis != .vertical, pager.scrollsFreely(.horizontal),
      let progress = pager.progress
    {
      let last = level.count - 1
      let held = min(max(progress, .zero), Offset(pages: last))
      let page = Int(held.rawValue / Offset.unitsPerPage)
      from = Position(level: place.level, page: page)
      to = Position(level: place.level, page: min(page + 1, last))
      fraction = held - Offset(pages: page)
      return
    }
    from = place
    guard let direction = pager.directionOfMotion,
      case .moved(let move) = pager.withoutGesture.outcome(of: .move(direction, 1))
    else {
      (to, fraction) = (place, .zero)
      return
    }
    (to, fraction) = (move.to, pager.offset.magnitude)
  }

  /// Returns a length between the lengths of the two pages, in proportion to ``fraction`` and rounded to the nearest
  /// whole unit.
  ///
  /// - Parameter lengthOfPage: A closure that returns the length of a page in points, pixels or any other unit, clamped
  ///   to 0 through 2³¹ − 1. On an empty level, the position's page is nil.
  /// - Complexity: O(1)
  public func length(_ lengthOfPage: (Position) -> Int) -> Int {
    let limit = Pager.maximumCount
    let start = min(max(lengthOfPage(from), 0), limit)
    let end = min(max(lengthOfPage(to), 0), limit)
    if start == end { return start }
    return start < end
      ? start + fraction.points(perPage: end - start)
      : start - fraction.points(perPage: start - end)
  }
}

extension Pager {
  /// The direction of the content that comes into view; nil if the content is at its rest position.
  var directionOfMotion: Direction? {
    guard let axis = phase.axis, offset != .zero else { return nil }
    return Direction(axis, offset < .zero ? .backward : .forward)
  }

  /// Returns the direction on the display that corresponds to a sense along the current level.
  func direction(of sense: Sense) -> Direction {
    self.sense(of: .right) == sense ? .right : .left
  }
}
