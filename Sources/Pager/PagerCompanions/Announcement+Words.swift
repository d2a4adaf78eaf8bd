import CrossPager

extension Announcement {
  /// The words of an announcement in one language.
  ///
  ///     var words = Announcement.Words.english
  ///     words.place = { page, count in "Seite \(page) von \(count)" }
  public struct Words: Sendable {
    /// The place of a page among the pages of its level. Both numbers count from 1.
    public var place: @Sendable (_ page: Int, _ count: Int) -> String
    /// The place on a level without pages.
    public var emptyLevel: String
    /// The texts for the edge before the first page, the edge after the last page, and both edges of a level's only
    /// page.
    public var firstPage, lastPage, onlyPage: String
    /// The texts for the edges above the first level and below the last level.
    public var firstLevel, lastLevel: String
    /// The texts for a move that wraps around from the end to the beginning, and for one that wraps around from the
    /// beginning to the end.
    public var lastToFirst, firstToLast: String
    /// The separator between the parts of an announcement.
    public var separator: String

    /// The words in English.
    public static let english = Words(
      place: { page, count in "\(page) of \(count)" }, emptyLevel: "empty", firstPage: "first page",
      lastPage: "last page", onlyPage: "only page", firstLevel: "first level",
      lastLevel: "last level", lastToFirst: "from the last to the first",
      firstToLast: "from the first to the last", separator: ", ")
  }

  /// Returns the text for a screen reader, a live region or a plain terminal.
  ///
  ///     announcement.text(levelTitle: "Weeks", pageTitle: "Week 53")    // "Weeks, Week 53, 12 of 12, last page"
  ///
  /// After a move, the text states the title of a new level, the title of the page, its place, the edge that stopped
  /// the move, and whether the move wrapped around. If an edge refused the call, the text names only the edge.
  ///
  /// - Parameters:
  ///   - levelTitle: The title of the level; nil or empty to leave it out.
  ///   - pageTitle: The title of the page; nil or empty to leave it out.
  ///   - words: The words to use.
  public func text(
    levelTitle: String? = nil, pageTitle: String? = nil, in words: Words = .english
  ) -> String {
    let place = position.page.map { words.place($0 + 1, count) } ?? words.emptyLevel
    let moved = [isNewLevel ? levelTitle : nil, position.page == nil ? nil : pageTitle, place]
    let around = wrap.map { $0 == .forward ? words.lastToFirst : words.firstToLast }
    let parts = (isMove ? moved : []) + [edge.map { text(of: $0, in: words) }, around]
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: words.separator)
  }

  private func text(of edge: Pager.Edge, in words: Words) -> String {
    switch edge {
    case .top: words.firstLevel
    case .bottom: words.lastLevel
    // Under `reading rtl`, the left edge is after the last page.
    case .left, .right, .beginning, .end:
      count == 1 ? words.onlyPage : position.page == 0 ? words.firstPage : words.lastPage
    }
  }
}
