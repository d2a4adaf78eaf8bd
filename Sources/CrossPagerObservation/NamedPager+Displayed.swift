public import CrossPager

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
