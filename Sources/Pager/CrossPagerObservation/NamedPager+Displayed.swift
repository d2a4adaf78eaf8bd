public import CrossPager

/// A displayed page or level and its coordinates, with an identity for its view.
public struct Displayed<ID: Hashable>: Hashable, Identifiable {
  /// The identity of the page or level.
  public let id: ID
  /// The indices of the page and its level; for a level, the page is nil.
  public let position: Position
  /// The left edge, in pages from the left edge of the display.
  public let x: Offset
  /// The top edge of the level, in levels from the top edge of the display.
  public let y: Offset
}

extension Displayed: Sendable where ID: Sendable {}

/// The pages and levels that a front end draws.
extension NamedPager {
  /// The identities of a page and its level. Multiple levels can contain the same page.
  public struct PageName: Hashable {
    /// The identity of the level.
    public let level: LevelID
    /// The identity of the page.
    public let page: PageID
  }

  /// The displayed pages that have identities, ordered by level, then by page.
  ///
  ///     ForEach(model.displayedPages) { page in Card(films[page.id.page]).offset(…) }
  ///
  /// - Complexity: O(pages displayed)
  public var displayedPages: [Displayed<PageName>] {
    base.window.pages.compactMap { page in
      guard let level = levelID(at: page.position.level), let id = pageID(at: page.position) else {
        return nil
      }
      return Displayed(
        id: PageName(level: level, page: id), position: page.position, x: page.x, y: page.y)
    }
  }

  /// The displayed levels, top to bottom, for example to place their titles.
  ///
  /// - Complexity: O(levels displayed)
  public var displayedLevels: [Displayed<LevelID>] {
    var levels: [Displayed<LevelID>] = []
    for row in base.window.rows {
      // While content wraps around the end of a level, the level has two rows.
      guard let id = levelID(at: row.level), levels.last?.id != id else { continue }
      let position = Position(level: row.level, page: nil)
      levels.append(Displayed(id: id, position: position, x: row.x, y: row.y))
    }
    return levels
  }
}

extension NamedPager.PageName: Sendable where Names.LevelID: Sendable, Names.PageID: Sendable {}
