import CrossPagerConsole
import Foundation
import SeriesExplorer

/// Files in memory.
final class TextStorage: Storage, @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String: String]

  init(_ files: [String: String] = [:]) {
    self.files = files
  }

  subscript(path: String) -> String? {
    get { lock.withLock { files[path] } }
    set { lock.withLock { files[path] = newValue } }
  }

  func read(_ path: String) throws(StorageError) -> String {
    guard let text = self[path] else { throw .cannotRead(path: path, reason: "no such file") }
    return text
  }

  func write(
    _ next: () throws(StorageError) -> String?, to path: String, replaces: Bool
  ) throws(StorageError) {
    if !replaces, self[path] != nil { throw .cannotWrite(path: path, reason: "the file exists") }
    var text = ""
    while let part = try next() { text += part }
    self[path] = text
  }

  func append(
    _ text: String, to path: String, of identity: FileIdentity?, length: Int
  ) throws(StorageError) {
    guard let old = self[path] else { throw .cannotWrite(path: path, reason: "no such file") }
    self[path] = old + text
  }

  func check(_ path: String) throws(StorageError) {}

  /// Returns the hash of the path, which is the same for each call.
  func identity(of path: String) -> FileIdentity? {
    self[path].map { _ in
      FileIdentity(device: 0, number: UInt64(truncatingIfNeeded: path.hashValue))
    }
  }
}
