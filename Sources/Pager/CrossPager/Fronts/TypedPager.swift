/// A pager whose levels are the cases of an enumeration, for example in a tabbed app.
///
/// The first case is the top level. You cannot add or remove levels, but you can edit their pages. If `allCases` leaves
/// a case out, perhaps because of a feature flag, queries for its level return nil, and calls are ignored with
/// `noSuchLevel`. The list must not change while the pager exists.
///
///     enum Scale: CaseIterable { case day, week, month }
///
///     var pager = TypedPager<Scale> { _ in 5 }
///     pager.move(.right, by: 3)
///     pager.go(toLevel: .week)
///     pager[.day]?.page                           // 3
///     pager.currentLevel                          // .week
public typealias TypedPager<LevelID: CaseIterable & Hashable> = NamedPager<CaseNames<LevelID>>

/// A pager that identifies levels and pages by an app's own identifiers, for example in a TV app or a feed.
///
/// At any time, you can pass new sections to `update(to:)`, as you would pass a snapshot to a diffable data source. One
/// update can insert, remove and move levels and pages. Every level stays on its page, even if the page has moved, and
/// the pager stays on its level. See ``NamedPager/update(to:interrupting:)-(Names,_)``.
///
///     var pager = IdentifiedPager([
///       PagerSection("new", pages: ["a", "b"]), PagerSection("drama", pages: ["c", "d", "e"]),
///     ])
///     pager.go(toPageID: "d", inLevel: "drama")
///     pager.update(to: [
///       PagerSection("drama", pages: ["x", "c", "d"]), PagerSection("new", pages: ["b"]),
///     ])
///     pager.currentPageID                         // "d"
///     pager.position                              // level 0, page 2
///
/// For a complete app, see <doc:TVRows>.
public typealias IdentifiedPager<LevelID: Hashable, PageID: Hashable> = NamedPager<
  PagerSections<LevelID, PageID>
>

extension NamedPager {
  /// Creates a pager with a level for each case of an enumeration. The first case is the current level.
  ///
  /// - Parameters:
  ///   - rules: The rules of the pager as a whole.
  ///   - levelRules: A closure that returns the rules of a level.
  ///   - spans: A closure that returns the spans of a level. By default, pages correspond by index.
  ///   - count: A closure that returns the number of pages in a level, clamped to `0...Pager.maximumCount`.
  /// - Complexity: O(cases)
  public init<Case>(
    rules: PagerRules = PagerRules(), levelRules: (Case) -> LevelRules = { _ in LevelRules() },
    spans: (Case) -> PageSpans = { _ in .plain }, count: (Case) -> Int
  ) where Names == CaseNames<Case> {
    let levels = Case.allCases.map {
      Level(count: count($0), rules: levelRules($0), spans: spans($0))
    }
    self.init(Pager(levels: levels, rules: rules), names: CaseNames())
  }

  /// Creates a pager with a level for each section. The first section is the current level.
  ///
  /// The parameters have the same meaning as for ``init(names:rules:newLevelRules:levelRules:)``.
  public init<ID, Page>(
    _ sections: [PagerSection<ID, Page>], rules: PagerRules = PagerRules(),
    newLevelRules: LevelRules = LevelRules(), levelRules: ((ID) -> LevelRules)? = nil
  ) where Names == PagerSections<ID, Page> {
    self.init(
      names: PagerSections(sections: sections), rules: rules, newLevelRules: newLevelRules,
      levelRules: levelRules)
  }

  /// Replaces the sections, now or when the current gesture ends. See ``update(to:interrupting:)-(Names,_)``.
  @discardableResult public mutating func update<ID, Page>(
    to sections: [PagerSection<ID, Page>], interrupting: Bool = false
  ) -> Outcome where Names == PagerSections<ID, Page> {
    update(to: PagerSections(sections: sections), interrupting: interrupting)
  }
}
