import CrossPagerTimeline

/// Where a session's `save` and `record` write and its `restore` and `replay` read.
public protocol Storage: Sendable {
  /// The text of a file.
  func read(_ path: String) throws(StorageError) -> String
  /// Replaces a file as a whole: at any moment it is the old one or the new one.
  func write(_ text: String, to path: String) throws(StorageError)
  /// Writes at the end of a file that is there, at once: what was written before stays whatever happens.
  func append(_ text: String, to path: String) throws(StorageError)
  /// Whether two paths lead to the same file, however they are spelled and whether it exists or not.
  func isSameFile(_ path: String, as other: String) -> Bool
}

/// A file that could not be read, understood or written.
public enum StorageError: Error, Hashable, Sendable {
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// A file that is not what was looked for, with the first problem in it.
  case unreadable(path: String, as: String, problem: String)

  /// The file and what is wrong, in one sentence.
  public var message: String {
    switch self {
    case .cannotRead(let path, let reason): "File '\(path.pathExcerpt)' cannot be read: \(reason)."
    case .cannotWrite(let path, let reason):
      "File '\(path.pathExcerpt)' cannot be written: \(reason)."
    case .unreadable(let path, let kind, let problem):
      "File '\(path.pathExcerpt)' is not \(kind): \(problem)"
    }
  }

  /// Whether the file was to be written.
  public var isOutput: Bool {
    if case .cannotWrite = self { true } else { false }
  }
}
