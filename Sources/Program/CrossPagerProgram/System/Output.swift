import TerminalText

/// Buffers text for a file descriptor.
struct Output {
  let descriptor: Int32
  private var bytes: [UInt8] = []
  private static let limit = 1 << 16

  init(descriptor: Int32) { self.descriptor = descriptor }

  mutating func print(_ line: String) throws(POSIX.Failure) { try print(line.utf8) }

  mutating func print(_ line: some Sequence<UInt8>) throws(POSIX.Failure) {
    bytes.append(contentsOf: line)
    bytes.append(.lineFeed)
    if bytes.count >= Output.limit { try flush() }
  }

  /// Adds text without a line feed.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func flush() throws(POSIX.Failure) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try POSIX.put(bytes, to: descriptor)
  }
}

/// Writes messages to standard error. Write failures are ignored.
enum StandardError {
  static func write(_ lines: [String]) {
    var output = Output(descriptor: POSIX.standardError)
    for line in lines { try? output.print(line) }
    try? output.flush()
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}
