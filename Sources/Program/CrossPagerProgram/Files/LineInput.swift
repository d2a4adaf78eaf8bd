import CrossPagerConsole
import SeriesExplorer

/// Reads lines from a file or from standard input as they arrive. The file is closed when the value is destroyed.
struct LineInput: ~Copyable {
  let name: String
  private let descriptor: Int32
  /// The bytes that have been read. The bytes before ``position`` have already been returned.
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtStart = true
  private var isAtEnd = false
  private static let chunk = 1 << 16
  /// The maximum length of a line to keep, one byte more than a session accepts.
  private static let lineLimit = CommandLines.lineLimit + 1

  init(path: String) throws(Failure) {
    self.init(
      descriptor: path == "-" ? POSIX.standardInput : try UserFiles.open(path),
      name: path == "-" ? "standard input" : path)
  }

  init(descriptor: Int32, name: String) { (self.descriptor, self.name) = (descriptor, name) }

  deinit {
    if descriptor != POSIX.standardInput { POSIX.close(descriptor) }
  }

  var unread: ArraySlice<UInt8> { buffer[position...] }

  /// Whether ``next()`` returns without waiting.
  var hasLine: Bool { isAtEnd || buffer[position...].contains(.lineFeed) }

  /// Returns the next line without its line ending (LF or CRLF), or nil at the end of the input. Invalid UTF-8 is
  /// replaced by U+FFFD.
  mutating func next() throws(Failure) -> String? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: .lineFeed) {
        defer { position = end + 1 }
        return LineInput.line(buffer[position..<end])
      }
      if isAtEnd {
        defer { position = buffer.count }
        return position < buffer.count ? LineInput.line(buffer[position...]) : nil
      }
      buffer.removeFirst(position)
      position = 0
      if buffer.count > LineInput.lineLimit { buffer.removeSubrange(LineInput.lineLimit...) }
      searched = isAtStart ? 0 : buffer.count
      try fill()
    }
  }

  private mutating func fill() throws(Failure) {
    do throws(POSIX.Failure) {
      let bytes = try POSIX.bytes(from: descriptor, upTo: LineInput.chunk)
      isAtEnd = bytes.isEmpty
      if buffer.isEmpty { buffer = bytes } else { buffer += bytes }
    } catch {
      throw .cannotRead(name, error.reason)
    }
    // A byte order mark may arrive in parts.
    if isAtStart, isAtEnd || !UserFiles.byteOrderMark.starts(with: buffer) {
      if buffer.starts(with: UserFiles.byteOrderMark) { position = 3 }
      isAtStart = false
    }
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = bytes.prefix(lineLimit)
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line, as: UTF8.self)
  }
}
