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
    switch pages {
    case .dated(let level): level
    case .numbered, .titled: nil
    }
  }

  /// A page's key, title or index.
  func title(ofPage page: Int) -> String {
    switch pages {
    case .numbered: String(page)
    case .titled(let titles): titles.title(of: page) ?? String(page)
    case .dated(let level): level.key(ofPage: page)
    }
  }

  mutating func insertPages(_ count: Int, at index: Int) {
    guard case .titled(var titles) = pages else { return }
    titles.insert(count, at: index)
    pages = .titled(titles)
  }

  mutating func removePages(_ count: Int, at index: Int) {
    guard case .titled(var titles) = pages else { return }
    titles.remove(count, at: index)
    pages = .titled(titles)
  }
}

/// The titles of a level's pages. Inserted pages have no title and take no memory, however many
/// they are.
///
/// Adjacent runs are joined, so equal titles are equal values whatever edits made them. There are
/// at most two runs for each title, plus one.
public struct Titles: Hashable, Sendable {
  private enum Run: Hashable {
    /// Pages whose titles are adjacent in ``titles``.
    case titled(Range<Int>)
    case untitled(Int)

    var count: Int {
      switch self {
      case .titled(let range): range.count
      case .untitled(let count): count
      }
    }

    /// A part of this run.
    func part(_ part: Range<Int>) -> Run {
      switch self {
      case .titled(let range):
        .titled(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
      case .untitled: .untitled(part.count)
      }
    }

    /// This run and the next as one run, or nil if they cannot be joined.
    func joined(with next: Run) -> Run? {
      switch (self, next) {
      case (.titled(let range), .titled(let next)) where range.upperBound == next.lowerBound:
        .titled(range.lowerBound..<next.upperBound)
      case (.untitled(let count), .untitled(let next)): .untitled(count + next)
      case (.titled, _), (.untitled, _): nil
      }
    }
  }

  /// Every title since the start. The titles of removed pages are in no run.
  private let titles: [String]
  private var runs: [Run]

  /// Creates titles, one for each page.
  public init(_ titles: [String]) {
    self.titles = titles
    runs = titles.isEmpty ? [] : [.titled(titles.indices)]
  }

  /// The title of a page, or nil if the page has none or does not exist.
  ///
  /// - Complexity: O(titles)
  func title(of page: Int) -> String? {
    var rest = page
    for run in runs {
      if rest < run.count {
        guard case .titled(let range) = run else { return nil }
        return titles[range.lowerBound + rest]
      }
      rest -= run.count
    }
    return nil
  }

  /// The bytes of these titles that `other` does not share.
  ///
  /// - Complexity: O(1) if both share the titles, else O(titles)
  func bytes(besides other: Titles) -> Int {
    let own = runs.bytes(besides: other.runs)
    if titles.sharesStorage(with: other.titles) { return own }
    return titles.reduce(own) { $0 + MemoryLayout<String>.stride + $1.utf8.count }
  }

  mutating func insert(_ count: Int, at index: Int) {
    replace(index..<index, with: [.untitled(count)])
  }

  mutating func remove(_ count: Int, at index: Int) {
    replace(index..<index + count, with: [])
  }

  /// Replaces the pages in `range` with `new`.
  private mutating func replace(_ range: Range<Int>, with new: [Run]) {
    var (before, after): ([Run], [Run]) = ([], [])
    var start = 0
    for run in runs {
      let head = min(max(range.lowerBound - start, 0), run.count)
      let tail = min(max(range.upperBound - start, 0), run.count)
      if head > 0 { before.append(run.part(0..<head)) }
      if tail < run.count { after.append(run.part(tail..<run.count)) }
      start += run.count
    }
    runs = []
    for run in before + new + after {
      if let joined = runs.last?.joined(with: run) {
        runs[runs.count - 1] = joined
      } else {
        runs.append(run)
      }
    }
  }
}
