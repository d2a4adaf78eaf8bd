import Dispatch

/// The paths of the files that the program has read.
final class InputFiles: @unchecked Sendable {
  private let queue = DispatchQueue(label: "input files")
  private var files: [String]

  init(_ files: [String]) {
    self.files = files
  }

  var paths: [String] { queue.sync { files } }

  func add(_ path: String) { queue.sync { files.append(path) } }
}
