/// A row of pages, its rules, and the spans of its pages.
public struct Level: Hashable, Sendable {
  var pages: Track
  /// The rules of the level. To change the rules of a level in a pager, assign them through ``Paging/subscript(_:)``.
  public var rules: LevelRules
  package internal(set) var spans: PageSpans

  /// Creates a level.
  ///
  /// - Parameters:
  ///   - count: The number of pages, clamped to `0...Pager.maximumCount`.
  ///   - page: The index of the level's page, clamped to the existing pages; nil for the start page.
  ///   - rules: The rules of the level.
  ///   - spans: The spans of the level's pages. By default, pages correspond by index.
  // Inlining would repeat this code in every caller.
  @inline(never)
  public init(
    count: Int, page: Int? = nil, rules: LevelRules = LevelRules(), spans: PageSpans = .plain
  ) {
    self.pages = Track(count: count, place: page ?? 0)
    self.rules = rules
    self.spans = spans
    if page == nil { pages.place = startPage }
  }

  /// The index of the level's current or remembered page; nil if the level is empty.
  public var page: Int? { pages.place }

  /// The number of pages.
  public var count: Int { pages.count }

  package var isEmpty: Bool { pages.count == 0 }

  package var startPage: Int? {
    switch rules.start {
    case .first: pages.end(.backward)
    case .last: pages.end(.forward)
    case .page(let index): pages.nearest(to: index)
    }
  }
}
