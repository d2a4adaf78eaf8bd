import Synchronization

@testable import CrossPagerConsole

/// Files that are kept in memory.
final class MemoryStorage: Storage {
  private let files: Mutex<[String: String]>

  init(_ files: [String: String] = [:]) {
    self.files = Mutex(files)
  }

  subscript(path: String) -> String? { files.withLock { $0[path] } }

  func read(_ path: String) throws(StorageError) -> String {
    guard let text = self[path] else {
      throw .cannotRead(path: path, reason: "no such file")
    }
    return text
  }

  func write(_ text: String, to path: String) throws(StorageError) {
    files.withLock { $0[path] = text }
  }

  func append(_ text: String, to path: String) throws(StorageError) {
    guard let old = self[path] else { throw .cannotWrite(path: path, reason: "no such file") }
    try write(old + text, to: path)
  }

  /// Of the names a file may have, only those that begin with `./` are known.
  func isSameFile(_ path: String, as other: String) -> Bool {
    let names = [path, other].map { $0.hasPrefix("./") ? $0.dropFirst(2) : Substring($0) }
    return names[0] == names[1]
  }

  /// Makes a file disappear.
  func remove(_ path: String) {
    files.withLock { $0[path] = nil }
  }
}

/// Files that can neither be read nor written.
struct FailingStorage: Storage {
  func read(_ path: String) throws(StorageError) -> String {
    throw .cannotRead(path: path, reason: "permission denied")
  }

  func write(_ text: String, to path: String) throws(StorageError) {
    throw .cannotWrite(path: path, reason: "no space left")
  }

  func append(_ text: String, to path: String) throws(StorageError) {
    throw .cannotWrite(path: path, reason: "no space left")
  }

  func isSameFile(_ path: String, as other: String) -> Bool { path == other }
}
