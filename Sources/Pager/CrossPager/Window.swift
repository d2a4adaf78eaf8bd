extension Pager {
  /// The displayed pages and their coordinates.
  ///
  /// At rest, the window contains the pages that are at least partly inside the viewport, and any extra pages kept
  /// ready around it. While the content turns to another page, the window also contains the pages that are displayed
  /// after the turn. A window depends only on the pager's state, so a front end can draw it at any time.
  public struct Window: Hashable, Sendable {
    /// Consecutive pages of one level.
    public struct Row: Hashable, Sendable {
      /// The index of the level.
      public let level: Int
      /// The indices of the pages. The range is never empty.
      public let pages: Range<Int>
      package let reading: ReadingRule
      /// The left edge of the first page, in pages from the left edge of the display.
      public let x: Offset
      /// The top edge of the level, in levels from the top edge of the display.
      public let y: Offset

      /// Returns the left edge of a page, in pages from the left edge of the display.
      ///
      ///     for row in pager.window.rows {
      ///       for page in row.pages { draw(row.level, page, x: row.x(ofPage: page), y: row.y) }
      ///     }
      ///
      /// - Parameter page: The index of a page. For a page outside the row, the result assumes that the row extends to
      ///   that page.
      public func x(ofPage page: Int) -> Offset {
        let distance = Offset(pages: page) - Offset(pages: pages.lowerBound)
        return reading == .ltr ? x + distance : x - distance
      }
    }

    /// The rows, ordered by level, then by page. No page is in more than one row.
    public let rows: [Row]

    /// A displayed page and its coordinates.
    public struct Page: Hashable, Sendable, Identifiable {
      /// The indices of the page and its level.
      public let position: Position
      /// The left edge of the page, in pages from the left edge of the display.
      public let x: Offset
      /// The top edge of the level, in levels from the top edge of the display.
      public let y: Offset

      /// The position, which identifies the page.
      public var id: Position { position }
    }

    /// The displayed pages and their coordinates, ordered by level, then by page.
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

    package var positions: [Position] { pages.map { $0.position } }
  }
}
