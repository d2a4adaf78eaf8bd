extension Pager {
  /// The displayed pages and their places.
  ///
  /// At rest, these are the pages that meet the viewport. While content moves towards a place, the window also has the
  /// pages displayed at that place. A window depends only on the pager's state, so a front end may draw it at any time,
  /// in any order.
  public struct Window: Hashable, Sendable {
    /// Neighbouring pages of one level.
    public struct Row: Hashable, Sendable {
      /// The level's index.
      public let level: Int
      /// The indices of the pages; at least one.
      public let pages: Range<Int>
      /// The side of the first page. The other pages follow to the right or, under `rtl`, to the left.
      public let reading: ReadingRule
      /// The left edge of the first page, in pages from the display's left edge.
      public let x: Offset
      /// The level's top edge, in levels from the display's top edge.
      public let y: Offset

      /// The left edge of a page, in pages from the display's left edge.
      ///
      ///     for row in pager.window.rows {
      ///       for page in row.pages { draw(row.level, page, x: row.x(ofPage: page), y: row.y) }
      ///     }
      ///
      /// - Parameter page: One of ``pages``. For any other page, the result is where it would be.
      public func x(ofPage page: Int) -> Offset {
        let distance = Offset(pages: page) - Offset(pages: pages.lowerBound)
        return reading == .ltr ? x + distance : x - distance
      }
    }

    /// The rows, in the order of their levels and pages. No page is in two rows.
    public let rows: [Row]

    /// A displayed page and its place.
    public struct Page: Hashable, Sendable, Identifiable {
      /// The page.
      public let position: Position
      /// The page's left edge, in pages from the display's left edge.
      public let x: Offset
      /// The level's top edge, in levels from the display's top edge.
      public let y: Offset

      /// The page's position.
      public var id: Position { position }
    }

    /// The displayed pages and their places, in the order of levels and pages.
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

    /// The positions of the displayed pages, in the order of levels and pages.
    ///
    /// - Complexity: O(pages)
    public var positions: [Position] { pages.map { $0.position } }
  }
}
