package import CivilDates
import CrossPager
public import CrossPagerTimeline

/// A level's name and the titles or dates of its pages. The pager itself stores none of these.
public struct LevelLabel: Hashable, Sendable {
  /// The level's name, unique in the pager.
  public var name: String
  /// The kind of the level's pages.
  public var pages: Pages

  /// The kinds of pages in a level.
  public enum Pages: Hashable, Sendable {
    /// Pages that have only indices.
    case numbered
    case titled(Titles)
    /// Pages that are units of time.
    case dated(DatedLevel)
  }

  /// Creates a label. Check the name with ``isValid(name:)`` first.
  public init(name: String, pages: Pages = .numbered) {
    (self.name, self.pages) = (name, pages)
  }

  /// Returns whether text is a valid level name. Any nonempty text without control characters is valid, except `all`.
  public static func isValid(name: String) -> Bool {
    !name.isEmpty && name.keyword != "all"
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  static let nameMeaning = "a level name (any text but 'all', without control characters)"

  package var dated: DatedLevel? {
    // The Swift 6.3.1 optimizer crashes on `if case` here.
    switch pages {
    case .dated(let level): level
    case .numbered, .titled: nil
    }
  }

  var titles: Titles? { if case .titled(let titles) = pages { titles } else { nil } }

  func title(ofPage page: Int) -> String {
    switch pages {
    case .numbered: String(page)
    case .titled(let titles): titles.title(of: page) ?? String(page)
    case .dated(let level): level.key(ofPage: page)
    }
  }

  mutating func edit(_ body: (inout Titles) -> Void) {
    guard var titles else { return }
    body(&titles)
    pages = .titled(titles)
  }
}

/// The titles of a level's pages. Inserted pages have no titles and use no memory.
public struct Titles: Hashable, Sendable {
  private struct Titled: Hashable {
    var page: Int
    let title: String
  }

  /// The titled pages, ordered by index.
  private var titled: [Titled]

  /// Creates the titles of a level, one for each page.
  public init(_ titles: [String]) {
    titled = titles.enumerated().map { Titled(page: $0.offset, title: $0.element) }
  }

  /// - Complexity: O(titles)
  func title(of page: Int) -> String? { titled.first { $0.page == page }?.title }

  /// The titles of all pages up to the last titled page. A page without a title is nil.
  var list: [String?] {
    var list = [String?](repeating: nil, count: titled.last.map { $0.page + 1 } ?? 0)
    for page in titled { list[page.page] = page.title }
    return list
  }

  /// Returns the number of bytes not shared with the level's titles in another state. Edits never add titles.
  package func bytes(besides other: Titles?) -> Int {
    other.map { titled.bytes(besides: $0.titled) }
      ?? titled.bytes(besides: []) { $0.title.utf8.count }
  }

  mutating func insert(_ count: Int, at index: Int) {
    for place in titled.indices where titled[place].page >= index { titled[place].page += count }
  }

  mutating func remove(_ count: Int, at index: Int) {
    titled.removeAll { index..<index + count ~= $0.page }
    insert(-count, at: index)
  }
}

extension [LevelLabel] {
  var indicesByName: [String: Int] {
    Dictionary(zip(map(\.name), indices)) { first, _ in first }
  }

  package var calendar: CivilCalendar {
    lazy.compactMap(\.dated).first?.calendar ?? CivilCalendar()
  }

  var haveDates: Bool { contains { $0.dated != nil } }
}

extension DatedLevel {
  /// Returns a sentence that names the page nearest to a key or, for a key outside the level, the first and last pages.
  package func pages(near key: String) -> String {
    let all = span(ofPage: 0).lowerBound..<span(ofPage: count - 1).upperBound
    if let time = calendar.span(ofKey: key)?.lowerBound, all.contains(time) {
      let page = page(nearestTo: calendar.index(of: time, in: unit))
      return "The nearest page is \(self.key(ofPage: page))."
    }
    return "Its pages are \(self.key(ofPage: 0)) to \(self.key(ofPage: count - 1))."
  }
}
