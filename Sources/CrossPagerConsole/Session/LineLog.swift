/// The newest input lines, up to 1,000 lines and 16 MiB.
struct LineLog {
  static var limit: Int { 1000 }
  static var byteLimit: Int { 1 << 24 }

  /// The newest lines, and up to as many older ones. These are dropped together.
  private var lines: [String] = []
  private var bytes = 0

  /// The lines, oldest first.
  var elements: [String] { lines.suffix(Self.limit) }

  /// The newest line.
  var last: String? { lines.last }

  /// Adds a line. Drops the oldest lines if there is no room for them.
  ///
  /// - Complexity: O(1) on average
  mutating func append(_ line: String) {
    lines.append(line)
    bytes += line.utf8.count
    if lines.count >= 2 * Self.limit { drop(lines.count - Self.limit) }
    while bytes > Self.byteLimit { drop(1) }
  }

  private mutating func drop(_ count: Int) {
    for line in lines.prefix(count) { bytes -= line.utf8.count }
    lines.removeFirst(count)
  }
}
