import CivilDates
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
    var key: String? {
      switch self {
      case .key(let key): key
      case .index: nil
      }
    }

    /// The key or the index, as an argument to `mark`.
    var text: String {
      switch self {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
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

  /// Performs `mark`.
  ///
  /// - Parameters:
  ///   - level: The index of a level, or nil for the current page.
  ///   - page: The index or a date of a page on the level.
  ///   - today: Today's date, or nil if it is unknown.
  mutating func mark(
    _ name: String, level: Int?, page: String?, in data: ChartData?, _ today: CivilDate?
  ) -> BarOutcome {
    guard let level = level ?? pager.currentLevel else { return (.ignored(.noLevels), nil) }
    guard labels.indices.contains(level) else { return (.ignored(.noSuchLevel), nil) }
    guard let current = pager.levels[level].page else { return (.ignored(.emptyLevel), nil) }
    let (found, refusal) =
      page.map { self.page($0, toMarkOn: level, in: data, today) } ?? (current, nil)
    guard let page = found else { return (.ignored(.noSuchPage), refusal) }
    let key = labels[level].dated.map { Mark.Page.key($0.key(ofPage: page)) }
    let mark = Mark(name: name, level: labels[level].name, page: key ?? .index(page))
    if marks.contains(mark) { return (.ignored(.alreadyThere), nil) }
    set(mark)
    return (.changed(), nil)
  }

  /// Adds a mark, or replaces the mark with the same name. Marks are ordered by name.
  private mutating func set(_ mark: Mark) {
    marks.removeAll { $0.name.isName(mark.name) }
    marks.insert(mark, at: marks.firstIndex { $0.name > mark.name } ?? marks.count)
  }

  /// The page at an index or, on a dated level, at a date. If there is no such page, the result is nil and a message.
  private func page(
    _ text: String, toMarkOn level: Int, in data: ChartData?, _ today: CivilDate?
  ) -> (page: Int?, refusal: String?) {
    let dated = labels[level].dated
    let index = WholeNumber.index(text)
    if let page = dated?.page(meantBy: text) ?? index, page < pager.levels[level].count {
      return (page, nil)
    }
    guard let dated, let words = DateWords(text: text, dated.calendar) else {
      let command = index.map { Command.goPage(level: level, page: $0) } ?? .goLevel(level)
      return (nil, message(.pager(.noSuchPage), of: command, word: index == nil ? text : nil))
    }
    let start = pager.levels[level].page ?? 0
    guard let period = period(of: words, on: dated, page: start, in: data, today) else {
      return (nil, Self.unknownToday.message)
    }
    if let page = dated.page(in: period) { return (page, nil) }
    return (nil, noPage(for: words, period, ofLevel: level))
  }

  /// Performs `unmark`.
  mutating func unmark(_ name: String) -> BarOutcome {
    guard let mark = mark(named: name) else { return (.ignored(.noSuchPage), noMark(name)) }
    marks.removeAll { $0 == mark }
    return (.changed(), nil)
  }

  /// Performs `go` to a mark.
  mutating func go(toMark name: String) -> BarOutcome {
    guard let mark = mark(named: name) else { return (.ignored(.noSuchPage), noMark(name)) }
    if let position = position(of: mark), let page = position.page {
      let outcome = apply(.goPage(level: position.level, page: page))
      return (.pager(outcome), outcome == .ignored(.alreadyThere) ? alreadyHere : nil)
    }
    let gone = "The mark '\(mark.name.excerpt)' names page '\(mark.page.text.excerpt)' of level "
    let level = "'\(mark.level.excerpt)', which does not exist now."
    return (.ignored(.noSuchPage), gone + level)
  }

  private func noMark(_ name: String) -> String {
    let names = marks.map(\.name)
    let list =
      names.isEmpty
      ? " To mark the current page: mark \(Wording.quoting(name.excerpt))"
      : Wording.meant(name, among: names) + Wording.all("Marks", names)
    return "No mark '\(name.excerpt)'.\(list)"
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
