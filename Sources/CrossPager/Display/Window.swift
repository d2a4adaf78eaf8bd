extension Pager {
  /// The pages that are displayed, and where.
  ///
  /// At rest these are the pages that meet the viewport; while content moves towards a place, those of the window there
  /// as well. A window follows from the pager's state alone, so a front end may draw it at any time, in any order.
  public struct Window: Hashable, Sendable {
    /// Neighbouring pages of one level.
    public struct Row: Hashable, Sendable {
      /// The level's index.
      public let level: Int
      /// The pages' indices; at least one.
      public let pages: Range<Int>
      /// The side on which the first of them is: they go on from there to the right, under `rtl` to the left.
      public let reading: ReadingRule
      /// Where the first of the pages begins: its left edge, in pages from the display's left edge.
      public let x: Offset
      /// Where the level begins, in levels from the display's top edge.
      public let y: Offset

      /// Where a page's left edge is, in pages from the display's left edge.
      ///
      ///     for row in pager.window.rows {
      ///       for page in row.pages { draw(row.level, page, x: row.x(ofPage: page), y: row.y) }
      ///     }
      ///
      /// - Parameter page: One of ``pages``; for another, where it would be.
      public func x(ofPage page: Int) -> Offset {
        let distance = Offset(pages: page) - Offset(pages: pages.lowerBound)
        return reading == .ltr ? x + distance : x - distance
      }
    }

    /// The rows in the order of their levels, and of their pages; no page is in two of them.
    public let rows: [Row]

    /// A page, and where it is displayed.
    public struct Page: Hashable, Sendable, Identifiable {
      /// The page.
      public let position: Position
      /// Where its left edge is, in pages from the display's left edge.
      public let x: Offset
      /// Where its level begins, in levels from the display's top edge.
      public let y: Offset

      /// The page's position.
      public var id: Position { position }
    }

    /// The pages that are displayed and where, in the order of levels and pages.
    ///
    ///     ForEach(pager.window.pages) { page in card(page.position).offset(…) }
    ///
    /// - Complexity: O(pages)
    public var pages: [Page] {
      rows.flatMap { row in
        row.pages.map {
          Page(position: Position(level: row.level, page: $0), x: row.x(ofPage: $0), y: row.y)
        }
      }
    }

    /// How many pages are displayed.
    ///
    /// - Complexity: O(rows)
    public var count: Int { rows.reduce(0) { $0 + $1.pages.count } }

    /// Whether a page is displayed.
    ///
    /// - Complexity: O(rows)
    public func contains(_ position: Position) -> Bool {
      guard let page = position.page else { return false }
      return rows.contains { $0.level == position.level && $0.pages.contains(page) }
    }

    /// The pages that are displayed, in the order of levels and pages.
    ///
    /// - Complexity: O(pages)
    public var positions: [Position] { pages.map { $0.position } }
  }
}
