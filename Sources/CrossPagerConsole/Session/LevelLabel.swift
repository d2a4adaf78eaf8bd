import CrossPager
public import CrossPagerTimeline

/// What a session knows of a level beyond the model's index and count: its name and what its pages are.
public struct LevelLabel: Hashable, Sendable {
  /// The level's name, one of its own in the pager.
  public var name: String
  public var pages: Pages

  /// What a level's pages are.
  public enum Pages: Hashable, Sendable {
    /// Numbers: each page's title is its index.
    case numbered
    case titled(Titles)
    /// Units of time.
    case dated(DatedLevel)
  }

  public init(name: String, pages: Pages = .numbered) {
    self.name = name
    self.pages = pages
  }

  /// Whether a level can be called `name`: anything but nothing, `all`, and control characters.
  public static func isValid(name: String) -> Bool {
    !name.isEmpty && name.lowercased() != "all"
      && name.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
  }

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
public struct Titles: Hashable, Sendable {
  private enum Run: Hashable {
    case titled(ArraySlice<String>)
    case untitled(Int)

    var count: Int {
      switch self {
      case .titled(let titles): titles.count
      case .untitled(let count): count
      }
    }

    func prefix(_ length: Int) -> Run {
      switch self {
      case .titled(let titles): .titled(titles.prefix(length))
      case .untitled: .untitled(length)
      }
    }

    func dropFirst(_ length: Int) -> Run {
      switch self {
      case .titled(let titles): .titled(titles.dropFirst(length))
      case .untitled(let count): .untitled(count - length)
      }
    }
  }

  private var runs: [Run]

  /// One page for each title.
  public init(_ titles: [String]) {
    runs = [.titled(titles[...])]
  }

  /// The title of a page; nil if it has none or does not exist.
  ///
  /// - Complexity: O(insertions made)
  func title(of page: Int) -> String? {
    var rest = page
    for run in runs {
      if rest < run.count {
        guard case .titled(let titles) = run else { return nil }
        return titles[titles.startIndex + rest]
      }
      rest -= run.count
    }
    return nil
  }

  mutating func insert(_ count: Int, at index: Int) {
    runs = prefix(index) + [.untitled(count)] + suffix(from: index)
  }

  mutating func remove(_ count: Int, at index: Int) {
    runs = prefix(index) + suffix(from: index + count)
  }

  private func prefix(_ length: Int) -> [Run] {
    split(at: length).before
  }

  private func suffix(from index: Int) -> [Run] {
    split(at: index).after
  }

  private func split(at index: Int) -> (before: [Run], after: [Run]) {
    var (before, after): ([Run], [Run]) = ([], [])
    var start = 0
    for run in runs {
      let cut = min(max(index - start, 0), run.count)
      if cut > 0 { before.append(run.prefix(cut)) }
      if cut < run.count { after.append(run.dropFirst(cut)) }
      start += run.count
    }
    return (before, after)
  }
}
