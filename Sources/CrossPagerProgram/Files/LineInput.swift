import CrossPagerConsole

/// The lines of a file, or of standard input, one by one, as they come. It closes its file when it goes.
struct LineInput: ~Copyable {
  /// What messages call it.
  let name: String
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtStart = true
  private var isAtEnd = false
  private static let chunk = 1 << 16
  /// Of a longer line only so many bytes are given, which is too long for a session too.
  private static let lineLimit = CommandLines.lineLimit + 1
  /// The largest a file may be that is read as a whole, in bytes.
  private static let sizeLimit = 1 << 26

  /// Opens a file; `-` is standard input.
  init(path: String) throws(Failure) {
    if path == "-" {
      self.init(name: "standard input", descriptor: POSIX.standardInput)
    } else {
      try self.init(file: path)
    }
  }

  private init(name: String, descriptor: Int32) {
    self.name = name
    self.descriptor = descriptor
  }

  deinit {
    if descriptor != POSIX.standardInput { POSIX.end(descriptor) }
  }

  /// Opens a file, whatever it is called.
  init(file path: String) throws(Failure) {
    do throws(POSIX.Failure) {
      self.init(name: path, descriptor: try POSIX.descriptor(of: path))
    } catch {
      throw .cannotRead(path, error.reason)
    }
  }

  /// Opens a plain file; what is none, and could be waited for without end, is refused.
  init(plainFile path: String) throws(Failure) {
    self.init(name: path, descriptor: try LineInput.plainFile(path))
  }

  private static func plainFile(_ path: String) throws(Failure) -> Int32 {
    let descriptor: Int32
    do throws(POSIX.Failure) {
      descriptor = try POSIX.descriptor(of: path, waits: false)
    } catch {
      throw .cannotRead(path, error.reason)
    }
    if POSIX.isPlain(descriptor) { return descriptor }
    POSIX.end(descriptor)
    throw .cannotRead(path, "it is no plain file")
  }

  /// Whether the next line has come already, so that asking for it does not wait.
  var hasLine: Bool {
    isAtEnd || POSIX.first(UInt8(ascii: "\n"), in: buffer, from: position) != nil
  }

  /// The next line without its end (LF or CRLF), bytes that are not UTF-8 replaced by U+FFFD; nil at the end.
  ///
  /// - Complexity: O(length)
  mutating func next() throws(Failure) -> String? {
    var searched = position
    while true {
      if let end = POSIX.first(UInt8(ascii: "\n"), in: buffer, from: searched) {
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

  /// All that is left.
  mutating func rest() throws(Failure) -> [UInt8] {
    while !isAtEnd {
      guard buffer.count <= LineInput.sizeLimit else {
        let limit = LineInput.sizeLimit / 1_048_576
        throw .cannotRead(name, "it is larger than \(limit) MiB")
      }
      try fill()
    }
    defer { position = buffer.count }
    return Array(buffer[position...])
  }

  private mutating func fill() throws(Failure) {
    do throws(POSIX.Failure) {
      let bytes = try POSIX.bytes(from: descriptor, upTo: LineInput.chunk)
      isAtEnd = bytes.isEmpty
      if buffer.isEmpty { buffer = bytes } else { buffer += bytes }
    } catch {
      throw .cannotRead(name, error.reason)
    }
    // A byte order mark may come in parts.
    if isAtStart, isAtEnd || !LineInput.mark.starts(with: buffer) {
      if buffer.starts(with: LineInput.mark) { buffer.removeFirst(LineInput.mark.count) }
      isAtStart = false
    }
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = bytes.prefix(lineLimit)
    let line = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    return String(decoding: line, as: UTF8.self)
  }
}
