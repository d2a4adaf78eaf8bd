import CrossPager
import CrossPagerTimeline
import MessageWords

/// A name for a page.
struct Mark: Hashable, Sendable {
  var name: String
  /// The name of the level.
  var level: String
  var page: Page

  /// The page of a mark. A key remains valid when the data or the pages change. An index is updated when edits move its
  /// page.
  enum Page: Hashable, Sendable {
    case key(String)
    case index(Int)

    /// The key, or nil for an index.
    var key: String? { if case .key(let key) = self { key } else { nil } }

    /// The key or the index, as an argument to `mark`.
    var text: String {
      switch self {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
  }

  /// A sentence without its end, about a mark whose page does not exist.
  var missing: String {
    "The mark '\(name.excerpt)' names page '\(page.text.excerpt)' of level '\(level.excerpt)', which does not exist"
  }
}

extension Mark {
  /// The mark in a snapshot.
  var json: JSON {
    let page: JSON =
      switch page {
      case .key(let key): .string(key)
      case .index(let index): .integer(index)
      }
    return ["level": .string(level), "name": .string(name), "page": page]
  }

  /// Reads a mark in a snapshot.
  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["name", "level", "page"])
    let page = try reader.required("page", in: members)
    let name = try reader.required("name", in: members)
    self.name = try name.string()
    level = try reader.required("level", in: members).string()
    guard LevelLabel.isValid(name: self.name) else { throw name.problem(LevelLabel.nameMeaning) }
    self.page =
      if case .string(let key) = page.value { .key(key) } else { .index(try page.integer()) }
  }
}

extension SessionState {
  /// The position of a mark's page, or nil if there is no such page now.
  func position(of mark: Mark) -> Position? {
    guard let level = levelIndex(of: mark.level) else { return nil }
    let page: Int? =
      switch mark.page {
      case .key(let key): names.pageIndex(of: key, inLevelAt: level)
      case .index(let index): index < pager.levels[level].count ? index : nil
      }
    return page.map { Position(level: level, page: $0) }
  }

  func mark(named name: String) -> Mark? { marks.first { $0.name.isName(name) } }

  /// Adds a mark, or replaces the mark with the same name. Marks are ordered by name.
  mutating func set(_ mark: Mark) {
    marks.removeAll { $0.name.isName(mark.name) }
    marks.insert(mark, at: marks.firstIndex { $0.name > mark.name } ?? marks.count)
  }

  /// Keeps the marks of an edited level on their pages, and removes the marks on removed pages.
  ///
  /// - Parameters:
  ///   - level: The name of the level.
  ///   - index: Returns the new index of a page, or nil if the page was removed.
  mutating func moveMarks(inLevel level: String, _ index: (Int) -> Int?) {
    marks = marks.compactMap { mark in
      guard mark.level == level, case .index(let old) = mark.page else { return mark }
      return index(old).map { Mark(name: mark.name, level: level, page: .index($0)) }
    }
  }
}

extension [Mark] {
  /// The number of bytes that these marks do not share with `other`.
  func markBytes(besides other: [Mark]) -> Int {
    let own = bytes(besides: other)
    return own == 0
      ? 0
      : reduce(own) { $0 + $1.name.utf8.count + $1.level.utf8.count + $1.page.text.utf8.count }
  }
}
