import MessageWords

/// Where a session's `save` and `record` write and its `restore` and `replay` read.
public protocol Storage: Sendable {
  /// The text of a file.
  func read(_ path: String) throws(StorageError) -> String
  /// Replaces a file as a whole: at any moment it is the old one or the new one.
  func write(_ text: String, to path: String) throws(StorageError)
  /// Writes at the end of a file that is there, at once: what was written before stays whatever happens.
  ///
  /// Where the path leads to another file than `identity` now, or to one of another length, nothing is written: a
  /// system may give a new file the identity of one that was removed.
  ///
  /// - Parameter length: the bytes the file has if nobody else has written to it.
  func append(
    _ text: String, to path: String, of identity: FileIdentity?, length: Int
  ) throws(StorageError)
  /// Throws what ``write(_:to:)`` would throw, as far as that can be known without writing.
  func check(_ path: String) throws(StorageError)
  /// The identity of the file a path leads to; nil if there is no file.
  func identity(of path: String) -> FileIdentity?
}

/// What tells a file from all others, whatever paths lead to it.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// An identity.
  ///
  /// - Parameters:
  ///   - device: where the file is kept.
  ///   - number: the file's own on that device.
  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
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
    case .cannotRead(let path, let reason): "Cannot read '\(path.pathExcerpt)': \(reason)."
    case .cannotWrite(let path, let reason): "Cannot write '\(path.pathExcerpt)': \(reason)."
    case .unreadable(let path, let kind, let problem):
      "'\(path.pathExcerpt)' is not \(kind): \(problem)"
    }
  }

  /// Whether the file was to be written.
  public var isOutput: Bool {
    if case .cannotWrite = self { true } else { false }
  }
}
