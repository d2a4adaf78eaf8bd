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

  /// The index of the newest line before `index` that contains the text.
  func last(containing text: String, before index: Int) -> Int? {
    lines[..<min(index, lines.count)].lastIndex { $0.contains(part: text) }
  }

  /// The index of the oldest line at or after `index` that contains the text.
  func first(containing text: String, from index: Int) -> Int? {
    lines[min(index, lines.count)...].firstIndex { $0.contains(part: text) }
  }
}
