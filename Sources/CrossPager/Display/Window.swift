/// The pages that are displayed, and where.
///
/// At rest these are the pages that meet the viewport; while content moves towards a place, those of the window there as
/// well. A window follows from the pager's state alone, so a front end may draw it at any time, in any order.
public struct Window: Hashable, Sendable {
  /// Neighbouring pages of one level.
  public struct Row: Hashable, Sendable {
    /// The level's index.
    public let level: Int
    /// The pages' indices; at least one.
    public let pages: Range<Int>
    /// Where the first of the pages begins, in pages from the display's left edge.
    public let x: Offset
    /// Where the level begins, in levels from the display's top edge.
    public let y: Offset
  }

  /// The rows in the order of their levels, and of their pages; no page is in two of them.
  public let rows: [Row]

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
  public var positions: [Position] {
    var positions: [Position] = []
    positions.reserveCapacity(count)
    for row in rows {
      for page in row.pages { positions.append(Position(existing: row.level, page: page)) }
    }
    return positions
  }
}
