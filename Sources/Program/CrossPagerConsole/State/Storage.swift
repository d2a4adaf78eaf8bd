import MessageWords

/// Reads and writes files for commands such as `save`, `restore`, `record` and `replay`.
public protocol Storage: Sendable {
  /// Reads the text of a file.
  func read(_ path: String) throws(StorageError) -> String
  /// Writes the text of a file atomically, part by part, so that the whole text need not be in memory.
  ///
  /// - Parameters:
  ///   - next: Returns the next part of the text, or nil after the last part. If this closure throws, the file does not
  ///     change.
  ///   - replaces: Whether to replace an existing file. If false, throws if the file already exists.
  func write(_ next: () throws(StorageError) -> String?, to path: String, replaces: Bool)
    throws(StorageError)
  /// Appends text to an existing file without replacing the file. A failure does not affect the existing text.
  ///
  /// Throws and writes nothing if the file at the path has a different identity or length. The length is also checked
  /// because the system may reuse the identity of a removed file.
  ///
  /// - Parameter length: The expected length of the file in bytes.
  func append(_ text: String, to path: String, of identity: FileIdentity?, length: Int)
    throws(StorageError)
  /// Throws the error that ``write(_:to:replaces:)`` would throw, if the error can be detected without writing.
  func check(_ path: String) throws(StorageError)
  /// Returns the identity of the file at a path, or nil if there is no file.
  func identity(of path: String) -> FileIdentity?
}

extension Storage {
  /// Writes the text of a file atomically.
  ///
  /// - Parameter replaces: Whether to replace an existing file. If false, throws if the file already exists.
  public func write(_ text: String, to path: String, replaces: Bool = true) throws(StorageError) {
    var parts = [text]
    try write({ parts.popLast() }, to: path, replaces: replaces)
  }
}

/// Identifies a file independently of its path.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - device: The number of the device that contains the file.
  ///   - number: The file's number on that device.
  public init(device: UInt64, number: UInt64) {
    (self.device, self.number) = (device, number)
  }
}

/// An error that occurs while a file is read, parsed or written.
public enum StorageError: Error, Hashable, Sendable {
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// A file with the wrong kind of content, and the first problem in it.
  case unreadable(path: String, as: String, problem: String)
  /// A data file that cannot be read, with the complete message.
  case notRead(String)
  /// The user interrupted a write to a file.
  case interrupted(path: String)

  /// A sentence that names the file and the problem.
  public var message: String {
    switch self {
    case .cannotRead(let path, let reason): "Cannot read '\(path.pathExcerpt)': \(reason)."
    case .cannotWrite(let path, let reason): "Cannot write '\(path.pathExcerpt)': \(reason)."
    case .unreadable(let path, let kind, let problem):
      "'\(path.pathExcerpt)' is not \(kind): \(problem)"
    case .notRead(let message): message
    case .interrupted(let path):
      "Writing '\(path.pathExcerpt)' was interrupted. Nothing was written."
    }
  }

  /// Whether the error occurred while writing.
  public var isOutput: Bool { if case .cannotWrite = self { true } else { false } }
}
