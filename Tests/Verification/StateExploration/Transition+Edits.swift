import CrossPager

/// Where an edit leaves pages.
extension Transition {
  /// A level after an edit and its pages, each given by its index before the edit. A new level or page is nil.
  struct EditedLevel {
    let level: Int?
    let pages: [Int?]
  }

  /// The levels after an edit that is not ignored; nil for other commands and for levels that are too long to list.
  ///
  /// A command that replaces the pages of a level gives only the indices of the level's page and the open page.
  var pagesAfterEdit: [EditedLevel]? {
    let counts = before.levels.map(\.count) + after.levels.map(\.count)
    guard !isIgnored, counts.allSatisfy({ $0 <= 1000 }) else { return nil }
    var levels = before.levels.enumerated().map { index, level in
      EditedLevel(level: index, pages: (0..<level.count).map(Int?.init))
    }
    func edit(_ level: Int, _ change: (inout [Int?]) -> Void) {
      var pages = levels[level].pages
      change(&pages)
      levels[level] = EditedLevel(level: level, pages: pages)
    }
    switch command {
    case .insert(let level, let index, let count):
      edit(level) { $0.insert(contentsOf: [Int?](repeating: nil, count: count), at: index) }
    case .remove(let level, let index, let count):
      edit(level) { $0.removeSubrange(index..<(index + count)) }
    case .resize(let level, let count):
      edit(level) { pages in pages = (0..<count).map { $0 < pages.count ? pages[$0] : nil } }
    case .reload(let level, let count, let page, let openPage):
      levels[level] = replaced(level, count: count, page: page, openPage: openPage)
    case .insertLevel(let count, let index):
      let pages = [Int?](repeating: nil, count: count)
      levels.insert(EditedLevel(level: nil, pages: pages), at: index ?? levels.count)
    case .removeLevel(let level): levels.remove(at: level)
    case .moveLevel(let level, let index): levels.insert(levels.remove(at: level), at: index)
    case .replaceLevels(let new):
      levels = new.map { new in
        new.origin.map { replaced($0, count: new.count, page: new.page, openPage: new.openPage) }
          ?? EditedLevel(level: nil, pages: [Int?](repeating: nil, count: new.count))
      }
    default: return nil
    }
    return levels
  }

  /// Returns a level whose pages are replaced. An index beyond the new pages means the last page.
  private func replaced(_ level: Int, count: Int, page: Int?, openPage: Int?) -> EditedLevel {
    var pages = [Int?](repeating: nil, count: count)
    if count == 0 { return EditedLevel(level: level, pages: pages) }
    func place(_ old: Int?, at index: Int?) {
      if let old, let index { pages[min(max(index, 0), count - 1)] = old }
    }
    if before.openPage?.level == level { place(before.openPage?.page, at: openPage) }
    if let own = before.levels[level].page {
      // If its own page is open, the level's page is decisive.
      pages = pages.map { $0 == own ? nil : $0 }
      place(own, at: page)
    }
    return EditedLevel(level: level, pages: pages)
  }

  /// Whether a command gives two pages of a level the same index.
  var tellsOneIndexTwice: Bool {
    guard let open = before.openPage, open.page != before.levels[open.level].page else {
      return false
    }
    let told: (count: Int, page: Int?, openPage: Int?)
    switch command {
    case .reload(open.level, let count, let page, let openPage): told = (count, page, openPage)
    case .replaceLevels(let new):
      guard let new = new.first(where: { $0.origin == open.level }) else { return false }
      told = (new.count, new.page, new.openPage)
    default: return false
    }
    guard let page = told.page, let openPage = told.openPage, told.count > 0 else { return false }
    let last = told.count - 1
    return min(max(page, 0), last) == min(max(openPage, 0), last)
  }

  /// Returns the position, after the command, of a page that had a position before it. Only an edit changes positions.
  /// The page is nil if the edit removed it, and the position is nil if the edit removed the level.
  func successor(of position: Position) -> Position? {
    guard let levels = pagesAfterEdit else { return position }
    guard let level = levels.firstIndex(where: { $0.level == position.level }) else { return nil }
    let page = position.page.flatMap { levels[level].pages.firstIndex(of: $0) }
    return Position(level: level, page: page)
  }
}
