import CrossPager
public import CrossPagerTimeline

/// What a session knows of a level beyond the model's index and count: its name and what its pages are.
public struct LevelLabel: Hashable, Sendable {
  /// The level's name, one of its own in the pager.
  public var name: String
  /// What its pages are.
  public var pages: Pages

  /// What a level's pages are.
  public enum Pages: Hashable, Sendable {
    /// Numbers: each page's title is its index.
    case numbered
    case titled(Titles)
    /// Units of time.
    case dated(DatedLevel)
  }

  /// A label; whether the name is a level's name is not checked.
  public init(name: String, pages: Pages = .numbered) {
    self.name = name
    self.pages = pages
  }

  /// Whether a level can be called `name`: anything but nothing, `all`, and control characters.
  public static func isValid(name: String) -> Bool {
    !name.isEmpty && name.keyword != "all"
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

  /// What `isValid` allows, in words.
  static let nameMeaning = "a level name (any text but 'all', without control characters)"

  /// The calendar's pages, if the level has such.
  var dated: DatedLevel? {
    if case .dated(let level) = pages { level } else { nil }
  }

  /// The titles of the pages, if the level has such.
  var titles: Titles? {
    if case .titled(let titles) = pages { titles } else { nil }
  }

  /// What a page is called: its key, its title, or its index.
  func title(ofPage page: Int) -> String {
    switch pages {
    case .numbered: String(page)
    case .titled(let titles): titles.title(of: page) ?? String(page)
    case .dated(let level): level.key(ofPage: page)
    }
  }

  /// Changes the titles, if the level has such.
  mutating func edit(_ body: (inout Titles) -> Void) {
    guard var titles else { return }
    body(&titles)
    pages = .titled(titles)
  }
}

/// The titles of a level's pages. Pages that were inserted have none, however many they are, and cost nothing.
public struct Titles: Hashable, Sendable {
  private struct Titled: Hashable {
    var page: Int
    let title: String
  }

  /// The pages that have titles, from left to right.
  private var titled: [Titled]

  /// One page for each title.
  public init(_ titles: [String]) {
    titled = titles.enumerated().map { Titled(page: $0.offset, title: $0.element) }
  }

  /// The title of a page; nil if it has none or does not exist.
  ///
  /// - Complexity: O(titles)
  func title(of page: Int) -> String? { titled.first { $0.page == page }?.title }

  /// The bytes of these titles that others do not share; nil stands for pages without titles.
  ///
  /// - Complexity: O(1) if there are others, since edits move and remove titles but add none; else O(titles)
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
  /// The index of each level by its name, for finding the levels of one state in another.
  ///
  /// - Complexity: O(levels)
  var indicesByName: [String: Int] {
    Dictionary(zip(map(\.name), indices)) { first, _ in first }
  }
}
