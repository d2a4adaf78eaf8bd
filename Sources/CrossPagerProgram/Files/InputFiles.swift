import Foundation

/// The paths of the files that the program has read.
final class InputFiles: @unchecked Sendable {
  private let lock = NSLock()
  private var files: [String]

  init(_ files: [String]) {
    self.files = files
  }

  var paths: [String] { lock.withLock { files } }

  func add(_ path: String) { lock.withLock { files.append(path) } }
}
