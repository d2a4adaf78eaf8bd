import CLibrary
import LineEditing

/// The file that stores the lines entered at the prompt, oldest first.
///
/// Several sessions can add lines at the same time. Each session locks the file while it adds its lines. If there are
/// too many lines, the session replaces the file with a copy that omits the oldest lines, so that a killed program
/// leaves either the old file or the new one. A file that cannot be replaced, or belongs to another user, keeps the
/// oldest lines. Only the user can read or write the file. If the file cannot be used, the session continues and
/// reports only the first problem.
struct HistoryFile {
  /// The maximum total size of the lines that the file keeps, in bytes.
  private static let limit = 1 << 18
  /// The maximum size of a file to read, in bytes.
  private static let sizeLimit = 1 << 24

  private let path: String
  private var waiting: [String] = []
  private var complaint: String?
  private var hasComplained = false

  init(path: String) { self.path = path }

  /// Reads the lines of the file. Returns an empty history if the file does not exist or cannot be read.
  mutating func load() -> LineHistory {
    do throws(POSIX.Failure) {
      let descriptor = try POSIX.open(path, O_RDONLY | O_NONBLOCK)
      defer { POSIX.close(descriptor) }
      let lines = HistoryFile.lines(try HistoryFile.contents(of: descriptor))
      return LineHistory(lines.map { String(decoding: $0, as: UTF8.self) })
    } catch {
      if !error.isMissing { complain("read", error.reason) }
      return LineHistory()
    }
  }

  mutating func add(_ line: String) {
    // A longer line would leave too little room for other lines.
    if line.utf8.count > HistoryFile.limit / 4 { return }
    waiting.append(line)
    if waiting.count > LineHistory.limit { waiting.removeFirst() }
    do throws(POSIX.Failure) {
      try write()
      waiting = []
    } catch {
      complain("written", error.reason)
    }
  }

  private func write() throws(POSIX.Failure) {
    // Ignore errors here. If the folder is missing, opening the file fails too.
    for end in path.indices.dropFirst() where path[end] == "/" {
      _ = unsafe mkdir(String(path[..<end]), 0o700)
    }
    let descriptor = try POSIX.lock(path, within: 1000)
    defer { POSIX.close(descriptor) }
    let old = try HistoryFile.contents(of: descriptor)
    // If a program was killed while it was adding a line, the last line may be incomplete.
    var added: [UInt8] = old.isEmpty || old.last == .lineFeed ? [] : [.lineFeed]
    for line in waiting { added += "\(line)\n".utf8 }
    let all = HistoryFile.lines(old + added)
    var lines = all.suffix(LineHistory.limit)
    var size = lines.reduce(0) { $0 + $1.count + 1 }
    while size > HistoryFile.limit, let oldest = lines.popFirst() { size -= oldest.count + 1 }
    if lines.count < all.count {
      let kept = lines.flatMap { $0 + [.lineFeed] }
      if (try? replace(descriptor, with: kept)) != nil { return }
    }
    try POSIX.append(added, to: descriptor, ofSize: old.count)
  }

  /// Replaces the contents of the file. Throws if this is not possible or would change the owner of the file.
  private func replace(_ descriptor: Int32, with bytes: [UInt8]) throws(POSIX.Failure) {
    guard let status = POSIX.status(of: descriptor), status.isOwn else {
      throw POSIX.Failure(code: EPERM)
    }
    let target = try UserFiles.target(of: path)
    let draft = try Draft(of: target, permissions: status.permissions)
    try draft.append(bytes)
    try draft.move(to: target, replaces: true)
  }

  /// Reads the file and makes it private, unless it belongs to another user.
  private static func contents(of descriptor: Int32) throws(POSIX.Failure) -> [UInt8] {
    let bytes = try POSIX.contents(of: descriptor, limit: sizeLimit)
    if let status = POSIX.status(of: descriptor), status.isOwn, status.permissions & 0o077 != 0 {
      try POSIX.check(fchmod(descriptor, status.permissions & 0o700))
    }
    return bytes
  }

  /// Returns the complete lines of a file, without their line feeds.
  private static func lines(_ bytes: [UInt8]) -> ArraySlice<ArraySlice<UInt8>> {
    bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).dropLast()
  }

  private mutating func complain(_ what: String, _ reason: String) {
    if !hasComplained {
      complaint =
        "History '\(path)' cannot be \(what): \(reason). Use --no-history to run without it."
    }
    hasComplained = true
  }

  mutating func takeComplaint() -> String? {
    defer { complaint = nil }
    return complaint
  }
}
