/// Entered lines, oldest first. Omits blank lines, lines that begin with a space, repetitions of
/// the line before and lines longer than ``lengthLimit``. Keeps at most ``limit`` lines.
public struct LineHistory: Hashable, Sendable {
  /// The maximum number of lines.
  public static let limit = 1000
  /// The maximum length of a line, in bytes of UTF-8.
  public static let lengthLimit = 4096

  /// The lines, oldest first.
  public private(set) var lines: [String] = []

  /// Creates a history by adding lines one by one.
  public init(_ lines: some Sequence<String> = []) {
    for line in lines { _ = add(line) }
  }

  /// Adds a line at the end unless it is to be omitted. Returns whether it was added.
  public mutating func add(_ line: String) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), line.first != " ", line != lines.last,
      line.utf8.count <= Self.lengthLimit
    else { return false }
    lines.append(line)
    if lines.count > Self.limit { lines.removeFirst() }
    return true
  }

  /// The newest line before `index` that contains a text.
  func last(containing text: String, before index: Int) -> Int? {
    lines[..<min(index, lines.count)].lastIndex { $0.contains(text) }
  }

  /// The oldest line from `index` on that contains a text.
  func first(containing text: String, from index: Int) -> Int? {
    lines[min(index, lines.count)...].firstIndex { $0.contains(text) }
  }
}
