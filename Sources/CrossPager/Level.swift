/// A row of pages, its rules, and where its pages lie.
public struct Level: Hashable, Sendable {
  /// The pages, and the one the level stands on: the page shown while it is current, remembered while not.
  public internal(set) var pages: Track
  /// How the level behaves.
  public internal(set) var rules: LevelRules
  /// Where its pages lie along the line that all levels share, and so which pages of other levels correspond to them.
  public internal(set) var spans: PageSpans

  /// A level.
  ///
  /// - Parameters:
  ///   - count: How many pages it has, held within `0...Track.maximumCount`.
  ///   - page: The page to stand on, held within the level; nil is its start page.
  ///   - rules: How it behaves.
  ///   - spans: Where its pages lie. By default, every page is one unit long.
  public init(
    count: Int, page: Int? = nil, rules: LevelRules = LevelRules(), spans: PageSpans = .every(1)
  ) {
    self.pages = Track(count: count, place: page ?? 0)
    self.rules = rules
    self.spans = spans
    if page == nil { self.pages.place = startPage }
  }

  /// The index of the page the level stands on; nil if it is empty.
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
