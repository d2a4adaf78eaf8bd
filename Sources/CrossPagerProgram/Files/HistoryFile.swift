import CrossPagerConsole
import Foundation
import LineEditing

/// The file in which entered lines outlive the program, one a line, oldest first.
///
/// Several programs may add to it at once: each holds the file while it adds its lines, in their order, and leaves
/// out the oldest where there are too many. A file that cannot be used stops nothing; the first complaint is kept
/// until it can be told.
struct HistoryFile {
  /// How many bytes the file may have.
  static let limit = 1 << 18

  private let url: URL
  /// Lines that could not be added yet, because another program held the file.
  private var waiting: [String] = []
  private var complaint: String?
  private var hasComplained = false

  init(url: URL) {
    self.url = url
  }

  /// The lines there are; none if there is no file.
  mutating func load() -> LineHistory {
    do throws(POSIX.Failure) {
      let descriptor = try POSIX.descriptor(of: url.path)
      defer { POSIX.end(descriptor) }
      return LineHistory(HistoryFile.lines(try POSIX.rest(of: descriptor)).map(HistoryFile.text))
    } catch {
      if !error.isMissing { complain("read", error.reason) }
      return LineHistory()
    }
  }

  /// Adds a line at the end.
  mutating func add(_ line: String) {
    waiting.append(line)
    if waiting.count > LineHistory.limit { waiting.removeFirst() }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      try write()
      waiting = []
    } catch {
      complain("written", FileStorage.reason(error))
    }
  }

  /// Adds the waiting lines; where the file grows too large, its newest lines take its place.
  private func write() throws(POSIX.Failure) {
    // What a symbolic link leads to is replaced, not the link.
    let path = try UserFiles.target(of: url.path)
    let descriptor = try POSIX.held(path, within: 1000)
    defer { POSIX.end(descriptor) }
    let old = try POSIX.rest(of: descriptor)
    // A line that was cut off, by a full disk for example, is ended.
    let isEnded = old.isEmpty || old.last == UInt8(ascii: "\n")
    let new = Array((isEnded ? "" : "\n").utf8) + waiting.flatMap { Array("\($0)\n".utf8) }
    let all = HistoryFile.lines(old + new)
    if all.count <= LineHistory.limit && old.count + new.count <= HistoryFile.limit {
      return try POSIX.put(new, to: descriptor)
    }
    let draft = path + ".new"
    let replacement = try POSIX.draft(draft)
    defer { POSIX.end(replacement) }
    try POSIX.put(Array(HistoryFile.newest(all).joined()), to: replacement)
    try POSIX.replace(path, by: draft)
  }

  /// The lines of a file, each with its end.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return lines
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.dropLast(), as: UTF8.self)
  }

  /// The last lines, as many as the file may have.
  private static func newest(_ lines: [ArraySlice<UInt8>]) -> ArraySlice<ArraySlice<UInt8>> {
    var newest = lines.suffix(LineHistory.limit)
    var size = newest.reduce(0) { $0 + $1.count }
    while size > limit, let oldest = newest.popFirst() { size -= oldest.count }
    return newest
  }

  private mutating func complain(_ what: String, _ reason: String) {
    if !hasComplained {
      complaint = "History '\(url.path)' cannot be \(what): \(reason)."
    }
    hasComplained = true
  }

  /// What is wrong with the file, told once; nil if nothing is.
  mutating func takeComplaint() -> String? {
    defer { complaint = nil }
    return complaint
  }
}
