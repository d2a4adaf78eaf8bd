import CrossPager
public import CrossPagerTimeline

/// A level's name and the titles or dates of its pages, which the model does not know.
public struct LevelLabel: Hashable, Sendable {
  /// The level's name, unique in the pager.
  public var name: String
  /// The kind of its pages.
  public var pages: Pages

  /// The kinds of pages that a level can have.
  public enum Pages: Hashable, Sendable {
    /// Numbered pages. Each page's title is its index.
    case numbered
    case titled(Titles)
    /// Units of time.
    case dated(DatedLevel)
  }

  /// Creates a label. The name is not checked with ``isValid(name:)``.
  public init(name: String, pages: Pages = .numbered) {
    self.name = name
    self.pages = pages
  }

  /// Whether `name` can name a level: any nonempty text without control characters, except `all`.
  public static func isValid(name: String) -> Bool {
    !name.isEmpty && name.keyword != "all"
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// The names that `isValid` allows, in words.
  static let nameMeaning = "a level name (any text but 'all', without control characters)"

  /// The level's dates, if its pages are dated.
  var dated: DatedLevel? {
    // Swift 6.3.1 crashes on `if case` here when it optimizes.
    switch pages {
    case .dated(let level): level
    case .numbered, .titled: nil
    }
  }

  /// The titles of the pages, if the level has titles.
  var titles: Titles? {
    if case .titled(let titles) = pages { titles } else { nil }
  }

  /// A page's key, title or index.
  func title(ofPage page: Int) -> String {
    switch pages {
    case .numbered: String(page)
    case .titled(let titles): titles.title(of: page) ?? String(page)
    case .dated(let level): level.key(ofPage: page)
    }
  }

  /// Changes the titles, if the level has titles.
  mutating func edit(_ body: (inout Titles) -> Void) {
    guard var titles else { return }
    body(&titles)
    pages = .titled(titles)
  }
}

/// The titles of a level's pages. Inserted pages have no title and take no memory, however many
/// they are.
public struct Titles: Hashable, Sendable {
  private struct Titled: Hashable {
    var page: Int
    let title: String
  }

  /// The pages that have titles, from left to right.
  private var titled: [Titled]

  /// Creates titles, one for each page.
  public init(_ titles: [String]) {
    titled = titles.enumerated().map { Titled(page: $0.offset, title: $0.element) }
  }

  /// The title of a page, or nil if the page has none or does not exist.
  ///
  /// - Complexity: O(titles)
  func title(of page: Int) -> String? { titled.first { $0.page == page }?.title }

  /// The bytes of these titles that `other` does not share.
  ///
  /// - Parameter other: The titles of the same level before or after edits, which never add titles.
  ///   Nil if it had none.
  /// - Complexity: O(1) unless `other` is nil, else O(titles)
  func bytes(besides other: Titles?) -> Int {
    if let other { return titled.bytes(besides: other.titled) }
    return titled.reduce(titled.bytes(besides: [])) { $0 + $1.title.utf8.count }
  }

  /// - Complexity: O(titles)
  mutating func insert(_ count: Int, at index: Int) {
    for place in titled.indices where titled[place].page >= index { titled[place].page += count }
  }

  /// - Complexity: O(titles)
  mutating func remove(_ count: Int, at index: Int) {
    titled.removeAll { index..<index + count ~= $0.page }
    insert(-count, at: index)
  }
}

extension [LevelLabel] {
  /// The index of each level by its name, to find the levels of one state in another.
  ///
  /// - Complexity: O(levels)
  var indicesByName: [String: Int] {
    Dictionary(zip(map(\.name), indices)) { first, _ in first }
  }
}
