#if canImport(CrossPager)
  public import CrossPager
#endif

/// A level whose first or last page may not be known yet, for an ``OpenEndedPager``.
///
/// A page is identified by its *place*, a signed number that never changes. Place 0 is the anchor, such as today or the
/// message that a link leads to. The known pages have consecutive places:
///
///     OpenEndedLevel("days", places: -7..<8)      // a week before and after today
public struct OpenEndedLevel<ID: Hashable>: Identifiable, Hashable {
  /// The identity of the level, unique among the levels.
  public let id: ID
  /// The places of the known pages.
  public internal(set) var places: Range<Int>
  /// Whether the first known page is the first page of the level.
  public internal(set) var knowsFirst: Bool
  /// Whether the last known page is the last page of the level.
  public internal(set) var knowsLast: Bool
  /// The range that the page at place 0 covers on a scale that all levels share, such as -2..<5 for a week that began
  /// two days ago. All pages have this length, at least 1, without gaps. The ranges determine how levels align.
  public let anchorSpan: Range<Int>

  static var limits: Range<Int> { -(1 << 30)..<1 << 30 }

  /// Creates a level.
  ///
  /// - Parameters:
  ///   - id: The identity of the level.
  ///   - places: The places of the known pages, clamped to −2³⁰ through 2³⁰ − 1.
  ///   - knowsFirst: Whether the first known page is the first page of the level.
  ///   - knowsLast: Whether the last known page is the last page of the level.
  ///   - anchorSpan: The range that the page at place 0 covers on the shared scale, clamped to half the range of `Int`.
  public init(
    _ id: ID, places: Range<Int>, knowsFirst: Bool = false, knowsLast: Bool = false,
    anchorSpan: Range<Int> = 0..<1
  ) {
    (self.id, self.knowsFirst, self.knowsLast) = (id, knowsFirst, knowsLast)
    self.places = places.clamped(to: Self.limits)
    self.anchorSpan = anchorSpan.clamped(to: Int.min / 2..<Int.max / 2)
  }

  /// Returns whether the known pages reach an end of the level.
  public func knows(_ end: Sense) -> Bool { end == .backward ? knowsFirst : knowsLast }

  /// Returns whether an unknown page can be at a place.
  func awaits(_ place: Int) -> Bool {
    Self.limits.contains(place) && !places.contains(place) && !knows(sense(of: place))
  }

  /// Returns the end of the known pages beyond which a place lies.
  func sense(of place: Int) -> Sense { place < places.lowerBound ? .backward : .forward }

  /// Adds pages at an end. Returns false if the count is negative or if there would be too many pages.
  mutating func addPages(_ count: Int, at end: Sense, isLast: Bool) -> Bool {
    let room =
      end == .backward
      ? places.lowerBound - Self.limits.lowerBound : Self.limits.upperBound - places.upperBound
    guard count >= 0, count <= room else { return false }
    let isFirst = end == .backward
    places =
      places.lowerBound - (isFirst ? count : 0)..<places.upperBound + (isFirst ? 0 : count)
    knowsFirst = knowsFirst || isLast && isFirst
    knowsLast = knowsLast || isLast && !isFirst
    return true
  }
}

extension OpenEndedLevel: Sendable where ID: Sendable {}

/// The names of an ``OpenEndedPager``'s levels, and the places of their pages.
public struct OpenEndedNames<LevelID: Hashable>: PagerNames {
  /// The levels, top to bottom.
  public internal(set) var levels: [OpenEndedLevel<LevelID>]
  public let levelIDs: [LevelID]

  init(levels: [OpenEndedLevel<LevelID>]) {
    (self.levels, levelIDs) = (levels, levels.map { $0.id })
  }

  public func pageIndex(of place: Int, inLevelAt level: Int) -> Int? {
    guard levels.indices.contains(level), levels[level].places.contains(place) else { return nil }
    return place - levels[level].places.lowerBound
  }

  public func pageID(at position: Position) -> Int? {
    guard let page = position.page, levels.indices.contains(position.level),
      (0..<levels[position.level].places.count).contains(page)
    else { return nil }
    return levels[position.level].places.lowerBound + page
  }

  public func level(at index: Int) -> Level? {
    if !levels.indices.contains(index) { return nil }
    let (first, span) = (levels[index].places.lowerBound, levels[index].anchorSpan)
    let length = max(span.count, 1)
    let (distance, overflow) = first.multipliedReportingOverflow(by: length)
    let start = overflow ? 0 : span.lowerBound.addingReportingOverflow(distance).partialValue
    return Level(
      count: levels[index].places.count, rules: LevelRules(start: .page(-first)),
      spans: .every(length, from: start))
  }
}

extension OpenEndedNames: Sendable where LevelID: Sendable {}
