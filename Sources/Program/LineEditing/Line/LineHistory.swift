import TerminalText

/// The last ``limit`` lines that the user entered.
///
/// The history omits blank lines, lines that begin with a space, repetitions of the last line, and lines longer than
/// ``lengthLimit``.
public struct LineHistory: Hashable, Sendable {
  /// The maximum number of lines.
  public static let limit = 1000
  /// The maximum length of a line, in bytes of UTF-8.
  public static let lengthLimit = 4096

  /// The lines, oldest first.
  public private(set) var lines: [String] = []

  /// Creates a history and adds the lines in order.
  public init(_ lines: some Sequence<String> = []) {
    for line in lines { _ = add(line) }
  }

  /// Adds a line unless the history omits such lines. Returns whether the line was added.
  public mutating func add(_ line: String) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), line.first != " ", line != lines.last,
      line.utf8.count <= Self.lengthLimit
    else { return false }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
    return true
  }
}

/// An incremental search of the history.
struct HistorySearch {
  /// The line before the search, restored if the search is canceled.
  var start: LineBuffer
  var text = ""
  /// The index of the matching line, or nil if there is no match yet.
  var index: Int?
  /// Whether the last search step found no line. If so, the previous match remains visible.
  var fails = false

  var prompt: String { "\(fails ? "not found" : "search") '\(text)': " }
}

extension LineEditor {
  mutating func walkBack() {
    last = .walking
    let index = (walk?.index ?? history.lines.count) - 1
    guard index >= 0 else { return }
    walk = (index, walk?.draft ?? buffer)
    buffer = LineBuffer(history.lines[index])
  }

  /// Shows the next line in the history. After the newest line, restores the line being typed.
  mutating func walkOn() {
    last = .walking
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
      // Find the oldest line after the current match.
      guard let index = search.index else { break }
      let lines = history.lines.dropFirst(index + 1)
      show(lines.firstIndex { $0.contains(part: search.text) }, in: &search)
    case .control("g"), .escape:
      buffer = search.start
      self.search = nil
      return .edited
    default:
      self.search = nil
      walk = search.index.map { ($0, search.start) }
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
      let lines = history.lines.prefix(index)
      show(lines.lastIndex { $0.contains(part: search.text) }, in: &search)
    }
  }

  private mutating func show(_ index: Int?, in search: inout HistorySearch) {
    search.fails = index == nil
    guard let index else { return }
    search.index = index
    buffer = LineBuffer(history.lines[index])
  }
}
