/// A row of pages, with its rules and the spans of its pages.
public struct Level: Hashable, Sendable {
  /// The pages as a track, whose place is ``page``.
  public internal(set) var pages: Track
  /// The rules of the level.
  public internal(set) var rules: LevelRules
  /// Where the pages lie along the line that all levels share. It determines which pages of other levels correspond.
  public internal(set) var spans: PageSpans

  /// Creates a level.
  ///
  /// - Parameters:
  ///   - count: The number of pages, clamped to `0...Track.maximumCount`.
  ///   - page: The index of the level's page, clamped to the level; nil for its start page.
  ///   - rules: The rules of the level.
  ///   - spans: Where its pages lie. By default, every page is one unit long.
  public init(
    count: Int, page: Int? = nil, rules: LevelRules = LevelRules(), spans: PageSpans = .every(1)
  ) {
    self.pages = Track(count: count, place: page ?? 0)
    self.rules = rules
    self.spans = spans
    if page == nil { self.pages.place = startPage }
  }

  /// The index of the level's page: the one it shows while it is current and remembers otherwise. Nil if the level is
  /// empty.
  public var page: Int? { pages.place }

  /// The number of pages.
  public var count: Int { pages.count }

  /// Whether the level has no pages.
  public var isEmpty: Bool { pages.count == 0 }

  /// The page that the `start` rule selects; nil if the level is empty.
  public var startPage: Int? {
    switch rules.start {
    case .first: pages.entrance(.forward)
    case .last: pages.entrance(.backward)
    case .page(let index): pages.nearest(to: index)
    }
  }
}
