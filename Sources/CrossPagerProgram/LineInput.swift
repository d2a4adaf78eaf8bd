/// The lines of a file, or of standard input, one by one, as they come.
struct LineInput {
  /// What messages call it.
  let name: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private static let chunk = 1 << 16

  /// Opens a file; `-` is standard input.
  init(path: String) throws(Failure) {
    name = path == "-" ? "standard input" : path
    do throws(POSIX.Failure) {
      descriptor = path == "-" ? POSIX.standardInput : try POSIX.open(path)
    } catch {
      throw LineInput.failure(name, error)
    }
  }

  /// Whether the next line has come already, so that asking for it does not wait.
  var hasLine: Bool { isAtEnd || buffer[position...].contains(UInt8(ascii: "\n")) }

  /// The next line without its end (LF or CRLF), bytes that are not UTF-8 replaced by U+FFFD; nil at the end.
  ///
  /// - Complexity: O(length)
  mutating func next() throws(Failure) -> String? {
    var searched = position
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return LineInput.line(buffer[position..<end])
      }
      if isAtEnd {
        defer { position = buffer.count }
        return position < buffer.count ? LineInput.line(buffer[position...]) : nil
      }
      buffer.removeFirst(position)
      position = 0
      searched = buffer.count
      try fill()
    }
  }

  /// All that is left.
  mutating func rest() throws(Failure) -> [UInt8] {
    while !isAtEnd { try fill() }
    defer { position = buffer.count }
    return Array(buffer[position...])
  }

  private mutating func fill() throws(Failure) {
    do throws(POSIX.Failure) {
      let bytes = try POSIX.read(descriptor, upTo: LineInput.chunk)
      isAtEnd = bytes.isEmpty
      buffer += bytes
    } catch {
      throw LineInput.failure(name, error)
    }
  }

  private static func failure(_ name: String, _ cause: POSIX.Failure) -> Failure {
    Failure(message: "File '\(name)' cannot be read: \(cause.reason).", status: .noInput)
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line, as: UTF8.self)
  }
}
