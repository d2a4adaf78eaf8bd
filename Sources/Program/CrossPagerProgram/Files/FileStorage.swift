import CLibrary
import CrossPagerConsole
import Dispatch
import SeriesExplorer

/// Reads and writes files for commands. A leading `~` in a path stands for the home directory.
struct FileStorage: Storage {
  var inputs = InputFiles([])
  var history: String?
  private static let sizeLimit = 1 << 26

  func read(_ path: String) throws(StorageError) -> String {
    var bytes: [UInt8]
    do throws(POSIX.Failure) {
      bytes = try POSIX.contents(ofFile: UserFiles.path(path), limit: FileStorage.sizeLimit)
    } catch {
      throw .cannotRead(path: path, reason: error.reason)
    }
    if bytes.starts(with: UserFiles.byteOrderMark) { bytes.removeFirst(3) }
    // Decoding replaces bytes that are not UTF-8.
    let text = String(decoding: bytes, as: UTF8.self)
    if Array(text.utf8) == bytes { return text }
    let end = zip(text.utf8, bytes).enumerated().first { $1.0 != $1.1 }?.offset
    let line = bytes.prefix(end ?? bytes.count).count { $0 == .lineFeed } + 1
    throw .unreadable(path: path, as: "text", problem: "Line \(line) is not UTF-8.")
  }

  /// Preserves symbolic links and permissions. Replaces only regular files.
  func write(
    _ next: () throws(StorageError) -> String?, to path: String, replaces: Bool
  ) throws(StorageError) {
    let (target, old) = try destination(path)
    let draft = try writing(path) { () throws(POSIX.Failure) in
      try Draft(of: target, permissions: old?.permissions)
    }
    while let part = try next() {
      try writing(path) { () throws(POSIX.Failure) in try draft.append(Array(part.utf8)) }
    }
    try writing(path) { () throws(POSIX.Failure) in try draft.move(to: target, replaces: replaces) }
  }

  private func writing<Result: ~Copyable>(
    _ path: String, _ body: () throws(POSIX.Failure) -> Result
  ) throws(StorageError) -> Result {
    do throws(POSIX.Failure) {
      return try body()
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }

  /// Returns the reason not to replace a file, or nil if the file can be replaced.
  private func reasonToKeep(_ file: FileStatus) -> String? {
    func isFile(_ other: FileStatus?) -> Bool { other?.identity == file.identity }
    switch file.kind {
    case .folder: return "it is a directory"
    case .pipe, .other: return "it is not a regular file"
    case .regular: break
    }
    let read = inputs.paths.map(POSIX.status) + [POSIX.status(of: POSIX.standardInput)]
    if read.contains(where: isFile) { return "the program is reading it" }
    if isFile(history.flatMap(POSIX.status)) { return "it is the history file" }
    let written = [POSIX.standardOutput, POSIX.standardError].map(POSIX.status)
    return written.contains(where: isFile) ? "the program's output goes there" : nil
  }

  func check(_ path: String) throws(StorageError) { _ = try destination(path) }

  /// Returns the file to write. Throws if the file cannot or must not be written.
  private func destination(
    _ path: String
  ) throws(StorageError) -> (target: String, old: FileStatus?) {
    let file = UserFiles.path(path)
    let old = POSIX.status(of: file)
    if let reason = old.flatMap(reasonToKeep) { throw .cannotWrite(path: path, reason: reason) }
    return try writing(path) { () throws(POSIX.Failure) in
      let target = try UserFiles.target(of: file)
      let folder = UserFiles.folder(of: target)
      try POSIX.check(unsafe access(folder.isEmpty ? "." : String(folder), W_OK))
      // Refuse to replace a read-only file, even if its folder is writable.
      if old != nil { try POSIX.check(unsafe access(file, W_OK)) }
      return (target, old)
    }
  }

  func append(
    _ text: String, to path: String, of identity: FileIdentity?, length: Int
  ) throws(StorageError) {
    try writing(path) { () throws(POSIX.Failure) in
      let descriptor = try POSIX.open(UserFiles.path(path), O_WRONLY | O_APPEND)
      defer { POSIX.close(descriptor) }
      let file = POSIX.status(of: descriptor)
      if file?.identity != identity || file.map({ Int($0.st_size) }) != length { throw .changed }
      try POSIX.append(Array(text.utf8), to: descriptor, ofSize: length)
    }
  }

  func identity(of path: String) -> FileIdentity? {
    POSIX.status(of: UserFiles.path(path))?.identity
  }
}

/// The paths of the files that the program has read.
final class InputFiles: @unchecked Sendable {
  private let queue = DispatchQueue(label: "input files")
  private var files: [String]

  init(_ files: [String]) { self.files = files }

  var paths: [String] { queue.sync { files } }

  func add(_ path: String) { queue.sync { files.append(path) } }
}
