/// A row of pages and its rules.
public struct Level: Hashable, Sendable {
  /// The pages, and the one the level stands on: the page shown while it is current, remembered while not.
  public internal(set) var pages: Track
  /// How the level behaves; changed by ``Command/setLevelRule(_:level:)``.
  public internal(set) var rules: LevelRules

  /// A level standing on its start page.
  ///
  /// - Parameter count: how many pages, held within `0...Track.maximumCount`.
  public init(count: Int, rules: LevelRules = LevelRules()) {
    self.init(count: count, page: nil, rules: rules)
  }

  /// A level standing on a page.
  ///
  /// - Parameters:
  ///   - count: how many pages, held within `0...Track.maximumCount`.
  ///   - page: held within the level; nil is its start page.
  public init(count: Int, page: Int?, rules: LevelRules) {
    self.pages = Track(count: count, place: page ?? 0)
    self.rules = rules
    if page == nil { self.pages.place = startPage }
  }

  /// The index of the page the level stands on; nil if it is empty.
  @inline(__always)
  public var page: Int? { pages.place }

  /// How many pages the level has.
  public var count: Int { pages.count }

  /// Whether the level has no pages.
  public var isEmpty: Bool { pages.count == 0 }

  /// The page the `start` rule names; nil if the level is empty.
  public var startPage: Int? {
    switch rules.start {
    case .first: pages.entrance(.forward)
    case .last: pages.entrance(.backward)
    case .page(let index): pages.nearest(to: index)
    }
  }
}
