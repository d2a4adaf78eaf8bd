/// The lines that were entered, oldest first, as the history keeps them: no blank ones, none that begin with a
/// space, none twice in a row, none longer than ``lengthLimit``, at most ``limit``.
public struct LineHistory: Hashable, Sendable {
  /// How many lines are kept.
  public static let limit = 1000
  /// How many bytes of UTF-8 a line may have.
  public static let lengthLimit = 4096

  /// The lines, oldest first.
  public private(set) var lines: [String] = []

  /// The history of lines that are put in one after the other.
  public init(_ lines: some Sequence<String> = []) {
    for line in lines { _ = add(line) }
  }

  /// Puts a line at the end and returns whether it was; what is not to be kept is left out.
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
