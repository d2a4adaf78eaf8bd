/// A pager whose levels are the cases of an enumeration, for example in a tabbed app.
///
/// The first case is the top level. You cannot add or remove levels, but you can edit their pages. If `allCases` leaves a
/// case out, as a feature flag might, queries for its level return nil, and calls are ignored with `noSuchLevel`.
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
/// Pass new sections to `update(to:)` as you would pass a snapshot to a diffable data source, at any time. One update can
/// insert, remove and move levels and pages. Every level stays on its page, even if the page has moved, and the pager
/// stays on its level. See ``NamedPager/update(to:interrupting:)``.
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
  @discardableResult
  public mutating func update<ID, Page>(
    to sections: [PagerSection<ID, Page>], interrupting: Bool = false
  ) -> Outcome where Names == PagerSections<ID, Page> {
    update(to: PagerSections(sections: sections), interrupting: interrupting)
  }
}

/// What a front end draws, with identities for its views.
extension NamedPager {
  /// A displayed page or level and its coordinates.
  public struct Displayed: Hashable, Identifiable {
    /// The identities of a level and one of its pages; the page is nil for a level. Multiple levels can contain the same
    /// page.
    public struct ID: Hashable {
      public let level: LevelID
      public let page: PageID?
    }

    /// The identities of the level and the page.
    public let id: ID
    /// The indices of the level and the page.
    public let position: Position
    /// The left edge, in pages from the left edge of the display.
    public let x: Offset
    /// The top edge of the level, in levels from the top edge of the display.
    public let y: Offset
  }

  /// The displayed pages that have identities, ordered by level, then by page.
  ///
  ///     ForEach(model.displayedPages) { page in Card(page.id).offset(…) }
  ///
  /// - Complexity: O(pages displayed)
  public var displayedPages: [Displayed] {
    base.window.pages.compactMap { page in
      guard let level = levelID(at: page.position.level), let id = pageID(at: page.position) else {
        return nil
      }
      return Displayed(
        id: .init(level: level, page: id), position: page.position, x: page.x, y: page.y)
    }
  }

  /// The displayed levels, top to bottom, for example to place their titles.
  ///
  /// - Complexity: O(levels displayed)
  public var displayedLevels: [Displayed] {
    var levels: [Displayed] = []
    for row in base.window.rows {
      // While content wraps around the end of a level, the level has two rows.
      guard let id = levelID(at: row.level), levels.last?.id.level != id else { continue }
      levels.append(
        Displayed(
          id: .init(level: id, page: nil), position: Position(level: row.level, page: nil),
          x: row.x,
          y: row.y))
    }
    return levels
  }
}

extension NamedPager.Displayed: Sendable where Names.LevelID: Sendable, Names.PageID: Sendable {}
extension NamedPager.Displayed.ID: Sendable where Names.LevelID: Sendable, Names.PageID: Sendable {}
