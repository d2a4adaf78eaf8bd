/// A level of an ``IdentifiedPager``, with its identity and the identities of its pages.
public struct PagerSection<LevelID: Hashable, PageID: Hashable>: Identifiable {
  /// The identity of the level. If multiple sections share an identity, lookups find the first section.
  public var id: LevelID
  /// The identities of the pages, in order. If multiple pages share an identity, lookups find the first page.
  public var pages: [PageID]
  /// The spans of the pages. By default, pages of different levels correspond by index.
  public var spans: PageSpans

  /// Creates a section.
  public init(_ id: LevelID, pages: [PageID], spans: PageSpans = .plain) {
    self.id = id
    self.pages = pages
    self.spans = spans
  }
}

extension PagerSection {
  /// Returns `index` if the page is at that index. Otherwise, returns the first index of the page.
  ///
  /// - Complexity: O(pages)
  func index(ofPage page: PageID, near index: Int) -> Int? {
    pages.indices.contains(index) && pages[index] == page ? index : pages.firstIndex(of: page)
  }
}

extension PagerSection: Hashable {}
extension PagerSection: Sendable where LevelID: Sendable, PageID: Sendable {}

/// A pager that identifies levels and pages by an app's own identifiers, for example in a TV app or a feed.
///
/// Pass new sections to ``update(to:)`` as you would pass a snapshot to a diffable data source. One update can insert,
/// remove and move levels and pages. Every level stays on its page, even if the page has moved, and the pager stays on
/// its level.
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
/// To keep the view of each page during updates, use an ``IdentifiedHostPool``. Edits by index are ignored with
/// `doesNotFit`, because the sections determine the pages. For a complete app, see <doc:TVRows>.
public struct IdentifiedPager<LevelID: Hashable, PageID: Hashable>: Paging {
  /// The underlying pager, which uses indices. Level `n` is section `n`.
  public private(set) var pager: Pager
  /// The levels and their pages, top to bottom.
  public private(set) var sections: [PagerSection<LevelID, PageID>]

  /// Creates a pager. The first section is the current level.
  ///
  /// - Parameters:
  ///   - sections: The levels, top to bottom. Sections beyond ``Track/maximumCount`` are dropped.
  ///   - pagerRules: The rules of the pager as a whole.
  ///   - newLevelRules: The initial rules for levels added later.
  ///   - rules: A closure that returns the rules of a level. The default rules are `newLevelRules`.
  /// - Complexity: O(sections)
  public init(
    _ sections: [PagerSection<LevelID, PageID>],
    pagerRules: PagerRules = PagerRules(), newLevelRules: LevelRules = LevelRules(),
    rules: ((LevelID) -> LevelRules)? = nil
  ) {
    self.sections = sections
    pager = Pager(
      levels: sections.map {
        Level(count: $0.pages.count, rules: rules?($0.id) ?? newLevelRules, spans: $0.spans)
      }, rules: pagerRules, newLevelRules: newLevelRules)
  }

  /// Performs or ignores a command. See ``Pager/apply(_:)``. Edits are ignored with `doesNotFit`, because the sections
  /// determine the levels and pages.
  @discardableResult
  public mutating func apply(_ command: Command) -> Outcome {
    if command.edit != nil && openPage == nil { return .ignored(.doesNotFit) }
    return pager.apply(command)
  }

  /// Replaces the sections. A level remains if the new sections contain its identity. A page remains if its level's new
  /// pages contain its identity.
  ///
  /// Every remaining level keeps its rules and its page. If a level's page is gone, the level goes to the new page at
  /// the same index, or to its last page if that index is too large. If the current level is gone, the nearest
  /// remaining level below it becomes current, or the nearest one above if no level below remains. The update first
  /// drops a drag or completes a settle.
  ///
  /// - Parameter sections: The levels, top to bottom, at most ``Track/maximumCount``. Level identities must be unique,
  ///   and page identities must be unique within a level.
  /// - Returns: `changed`, or `ignored` with `alreadyThere` for identical sections or `pageOpen` while a page is open.
  ///   Identical sections do not interrupt a gesture. If an update is ignored with `pageOpen`, close the page and pass
  ///   the sections again.
  /// - Complexity: O(pages)
  @discardableResult
  public mutating func update(to sections: [PagerSection<LevelID, PageID>]) -> Outcome {
    if pager.openPage != nil { return .ignored(.pageOpen) }
    if sections == self.sections { return .ignored(.alreadyThere) }
    var rested = pager
    rested.settle()
    var origins = SectionOrigins(from: self.sections)
    let replacements = sections.map { section in
      let origin = origins.takeLevel(section.id)
      let old = origin.map { self.sections[$0].pages } ?? []
      let place = origin.flatMap { rested.levels[$0].page }
      return LevelReplacement(
        origin: origin, count: section.pages.count,
        page: place.flatMap { section.index(ofPage: old[$0], near: $0) }, spans: section.spans,
        addsAtEnd: section.pages.last.map { !old.contains($0) } ?? false)
    }
    var outcome = pager.apply(.replaceLevels(replacements))
    if outcome == .ignored(.alreadyThere) {
      // The indices stay the same, but the pages differ.
      outcome = .changed(finished: pager.settle())
    }
    if case .changed = outcome { self.sections = sections }
    return outcome
  }

  /// Goes to a page of a level.
  ///
  /// - Returns: `moved`, or `ignored` with `noSuchLevel`, `noSuchPage`, `emptyLevel`, `alreadyThere` or `pageOpen`.
  /// - Complexity: O(levels + pages of the level)
  @discardableResult
  public mutating func go(toPageID page: PageID, inLevel level: LevelID) -> Outcome {
    let level = index(level)
    return apply(.goPage(level: level, page: pageIndex(of: page, inLevel: level) ?? -1))
  }

  /// Goes to a page in the first level that contains it.
  ///
  /// - Complexity: O(pages)
  @discardableResult
  public mutating func go(toPageID page: PageID) -> Outcome {
    let level = sections.firstIndex { $0.pages.contains(page) } ?? -1
    return apply(.goPage(level: level, page: pageIndex(of: page, inLevel: level) ?? -1))
  }

  /// The index of a level, or nil if there is no such level.
  ///
  /// - Complexity: O(levels)
  public func levelIndex(of level: LevelID) -> Int? { sections.firstIndex { $0.id == level } }

  /// The identity of the level at an index, or nil if there is no such level.
  public func levelID(at index: Int) -> LevelID? {
    sections.indices.contains(index) ? sections[index].id : nil
  }

  /// The index of a page in a level, or nil if the level has no such page.
  ///
  /// - Complexity: O(pages of the level)
  public func pageIndex(of page: PageID, inLevel level: Int) -> Int? {
    sections.indices.contains(level) ? sections[level].pages.firstIndex(of: page) : nil
  }

  /// The identity of a page, or nil if the page does not exist.
  public func pageID(at position: Position) -> PageID? {
    guard let page = position.page, sections.indices.contains(position.level),
      sections[position.level].pages.indices.contains(page)
    else { return nil }
    return sections[position.level].pages[page]
  }
}

extension IdentifiedPager {
  /// A displayed page and its coordinates, with an identity for its view.
  public struct DisplayedPage: Hashable, Identifiable {
    /// The identities of a page and its level. Multiple levels can contain the same page.
    public struct ID: Hashable {
      /// The identity of the level.
      public let level: LevelID
      /// The identity of the page.
      public let page: PageID
    }

    /// The identities of the page and its level.
    public let id: ID
    /// The indices of the page and its level.
    public let position: Position
    /// The left edge of the page, in pages from the left edge of the display.
    public let x: Offset
    /// The top edge of the level, in levels from the top edge of the display.
    public let y: Offset
  }

  /// The displayed pages and their coordinates, ordered by level, then by page.
  ///
  ///     ForEach(model.displayedPages) { page in Card(films[page.id.page]).offset(…) }
  ///
  /// - Complexity: O(pages displayed)
  public var displayedPages: [DisplayedPage] {
    window.pages.compactMap { page in
      guard let level = levelID(at: page.position.level), let id = pageID(at: page.position) else {
        return nil
      }
      return DisplayedPage(
        id: .init(level: level, page: id), position: page.position, x: page.x, y: page.y)
    }
  }
}

extension IdentifiedPager {
  /// A displayed level and its coordinate, which you can use to place the level's title.
  public struct DisplayedLevel: Hashable, Identifiable {
    /// The identity of the level.
    public let id: LevelID
    /// The top edge of the level, in levels from the top edge of the display.
    public let y: Offset
  }

  /// The displayed levels and their coordinates, top to bottom.
  ///
  /// - Complexity: O(levels displayed)
  public var displayedLevels: [DisplayedLevel] {
    var levels: [DisplayedLevel] = []
    for row in window.rows {
      // While content wraps around the end of a level, the level has two rows.
      if let id = levelID(at: row.level), levels.last?.id != id {
        levels.append(DisplayedLevel(id: id, y: row.y))
      }
    }
    return levels
  }
}

extension IdentifiedPager.DisplayedLevel: Sendable where LevelID: Sendable {}
extension IdentifiedPager.DisplayedPage: Sendable where LevelID: Sendable, PageID: Sendable {}
extension IdentifiedPager.DisplayedPage.ID: Sendable where LevelID: Sendable, PageID: Sendable {}

extension IdentifiedPager: Hashable {}
extension IdentifiedPager: Sendable where LevelID: Sendable, PageID: Sendable {}

/// The positions of levels and pages before an update.
struct SectionOrigins<LevelID: Hashable, PageID: Hashable> {
  private let sections: [PagerSection<LevelID, PageID>]
  private var levels: [LevelID: Int] = [:]
  /// The indices of pages by identity, cached on the first lookup in each level.
  private var pages: [Int: [PageID: Int]] = [:]

  init(from sections: [PagerSection<LevelID, PageID>]) {
    self.sections = sections
    for (index, section) in sections.enumerated() where levels[section.id] == nil {
      levels[section.id] = index
    }
  }

  /// Removes and returns the former index of a level, or returns nil if the level is new or has already been removed.
  mutating func takeLevel(_ id: LevelID) -> Int? { levels.removeValue(forKey: id) }

  /// The former position of a page, or nil if the page is new.
  ///
  /// - Complexity: O(1) on average, or O(pages of the level) for the first lookup in a level
  mutating func origin(of page: PageID, inLevel id: LevelID) -> Position? {
    guard let level = levels[id] else { return nil }
    let known =
      pages[level]
      ?? Dictionary(
        sections[level].pages.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first }
      )
    pages[level] = known
    return known[page].map { Position(level: level, page: $0) }
  }
}
