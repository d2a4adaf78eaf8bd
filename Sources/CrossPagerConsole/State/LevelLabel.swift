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
    switch pages {
    case .dated(let level): level
    case .numbered, .titled: nil
    }
  }

  /// What a page is called: its key, its title, or its index.
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

/// The titles of a level's pages. Pages that were inserted have none, however many they are, and cost nothing.
///
/// Neighbouring runs are joined, so equal titles are equal values however they came about, and there are never
/// more than two runs for each title and one.
public struct Titles: Hashable, Sendable {
  private enum Run: Hashable {
    /// Pages whose titles stand next to each other in ``titles``.
    case titled(Range<Int>)
    case untitled(Int)

    var count: Int {
      switch self {
      case .titled(let range): range.count
      case .untitled(let count): count
      }
    }

    /// The pages of a part of this run.
    func part(_ part: Range<Int>) -> Run {
      switch self {
      case .titled(let range):
        .titled(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
      case .untitled: .untitled(part.count)
      }
    }

    /// This run and the next as one; nil if they are two.
    func joined(with next: Run) -> Run? {
      switch (self, next) {
      case (.titled(let range), .titled(let next)) where range.upperBound == next.lowerBound:
        .titled(range.lowerBound..<next.upperBound)
      case (.untitled(let count), .untitled(let next)): .untitled(count + next)
      case (.titled, _), (.untitled, _): nil
      }
    }
  }

  /// All titles there ever were; removed ones are no longer in any run.
  private let titles: [String]
  private var runs: [Run]

  /// One page for each title.
  public init(_ titles: [String]) {
    self.titles = titles
    runs = titles.isEmpty ? [] : [.titled(titles.indices)]
  }

  /// The title of a page; nil if it has none or does not exist.
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

  /// The bytes of these titles that others do not share.
  ///
  /// - Complexity: O(1) if the titles are the others' too, else O(titles)
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

  /// Puts `new` in place of the pages in `range`.
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
