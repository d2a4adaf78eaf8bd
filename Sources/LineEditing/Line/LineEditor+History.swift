/// The state while the user moves through the history.
struct HistoryWalk: Hashable {
  /// The index of the displayed line in the history.
  var index: Int
  /// The line that the user was typing, which reappears after the newest line in the history.
  var draft: LineBuffer
}

/// An incremental search of the history.
struct HistorySearch: Hashable {
  /// The line before the search, restored if the search is canceled.
  var start: LineBuffer
  var text = ""
  /// The index of the matching line, or nil if there is no match yet.
  var index: Int?
  /// Whether the last search step found no line. If so, the previous match remains visible.
  var fails = false

  /// The prompt during the search.
  var prompt: String { "\(fails ? "not found" : "search") '\(text)': " }
}

extension LineEditor {
  /// Shows the previous line in the history.
  mutating func walkBack() {
    let index = (walk?.index ?? history.lines.count) - 1
    guard index >= 0 else { return }
    walk = HistoryWalk(index: index, draft: walk?.draft ?? buffer)
    buffer = LineBuffer(history.lines[index])
  }

  /// Shows the next line in the history. After the newest line, restores the line being typed.
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

  /// Handles a key during a search. Returns nil if the key ends the search and applies to the displayed line.
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

  /// Finds the newest line before `index` that contains the text.
  private mutating func find(_ search: inout HistorySearch, from index: Int) {
    if search.text.isEmpty {
      search.fails = false
      buffer = search.start
    } else {
      show(history.last(containing: search.text, before: index), in: &search)
    }
  }

  /// Finds the oldest line after the current match that contains the text.
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
