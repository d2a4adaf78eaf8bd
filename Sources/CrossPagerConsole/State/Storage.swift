import MessageWords

/// Reads and writes the files of `save`, `record`, `restore` and `replay`.
public protocol Storage: Sendable {
  /// The text of a file.
  func read(_ path: String) throws(StorageError) -> String
  /// Replaces a file atomically: at any moment it has either the old text or the new.
  func write(_ text: String, to path: String) throws(StorageError)
  /// Appends to an existing file at once. The text already in it stays, whatever happens.
  ///
  /// Throws and writes nothing if the path now leads to a file other than `identity` or the file
  /// has another length. A system may give a new file the identity of a removed one, so identity
  /// alone is not enough.
  ///
  /// - Parameter length: The expected length of the file in bytes.
  func append(
    _ text: String, to path: String, of identity: FileIdentity?, length: Int
  ) throws(StorageError)
  /// Throws the error that ``write(_:to:)`` would throw, where that can be known without writing.
  func check(_ path: String) throws(StorageError)
  /// The identity of the file at a path, or nil if there is no file.
  func identity(of path: String) -> FileIdentity?
}

/// Identifies a file, whatever path leads to it.
public struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let number: UInt64

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - device: The device that holds the file.
  ///   - number: The file's number on that device.
  public init(device: UInt64, number: UInt64) {
    self.device = device
    self.number = number
  }
}

/// A file that could not be read, understood or written.
public enum StorageError: Error, Hashable, Sendable {
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// A file that is not of the expected kind, with the first problem in it.
  case unreadable(path: String, as: String, problem: String)

  /// The file and the problem, in one sentence.
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
