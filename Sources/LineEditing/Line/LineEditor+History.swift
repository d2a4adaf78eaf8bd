/// A walk through the lines entered before.
struct HistoryWalk: Hashable {
  /// The line shown, in the history.
  var index: Int
  /// The line the walk began at, which it comes back to.
  var draft: LineBuffer
}

/// A search for a line entered before, that goes on with every key.
struct HistorySearch: Hashable {
  /// The line the search began at, which it comes back to when it is left.
  var start: LineBuffer
  var text = ""
  /// The line found; nil before the first.
  var index: Int?
  /// Whether no line contains the text; the one found last is still shown.
  var fails = false

  /// The prompt of the search.
  var prompt: String { "\(fails ? "not found" : "search") '\(text)': " }
}

extension LineEditor {
  /// Shows the line before the one shown.
  mutating func walkBack() {
    let index = (walk?.index ?? history.lines.count) - 1
    guard index >= 0 else { return }
    walk = HistoryWalk(index: index, draft: walk?.draft ?? buffer)
    buffer = LineBuffer(history.lines[index])
  }

  /// Shows the line after the one shown, at last the one the walk began at.
  mutating func walkOn() {
    guard let walk else { return }
    let index = walk.index + 1
    if index < history.lines.count {
      self.walk?.index = index
      buffer = LineBuffer(history.lines[index])
    } else {
      buffer = walk.draft
      self.walk = nil
    }
  }

  /// Does what a key means in a search; nil if the search is over and the key is for the line it found.
  mutating func searching(_ key: Key) -> Action? {
    guard var search else { return nil }
    switch key {
    case .text(let text):
      search.text += text
      find(&search, from: (search.index ?? history.lines.count) + 1)
    case .backspace:
      search.text = String(search.text.dropLast())
      search.index = nil
      find(&search, from: history.lines.count)
    case .control("r"):
      find(&search, from: search.index ?? history.lines.count)
    case .control("s"):
      findNext(&search)
    case .control("g"), .escape:
      buffer = search.start
      self.search = nil
      return .edited
    default:
      self.search = nil
      walk = search.index.map { HistoryWalk(index: $0, draft: search.start) }
      return nil
    }
    self.search = search
    return .edited
  }

  /// Finds the newest line before `index` with the text.
  private mutating func find(_ search: inout HistorySearch, from index: Int) {
    if search.text.isEmpty {
      search.fails = false
      buffer = search.start
    } else {
      show(history.last(containing: search.text, before: index), in: &search)
    }
  }

  /// Finds the oldest line after the one found with the text.
  private mutating func findNext(_ search: inout HistorySearch) {
    guard let index = search.index else { return }
    show(history.first(containing: search.text, from: index + 1), in: &search)
  }

  private mutating func show(_ index: Int?, in search: inout HistorySearch) {
    search.fails = index == nil
    guard let index else { return }
    search.index = index
    buffer = LineBuffer(history.lines[index])
  }
}
