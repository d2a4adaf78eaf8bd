import MessageWords

/// The scripts that a session records and replays.
struct Scripts: Sendable {
  /// The current recording, or nil if there is none.
  var recording: Recording?
  /// The script being replayed, or nil if there is none.
  var replayed: Script?
  /// The result of the last command, or nil before the first command.
  var last: Happening?

  /// A script's path as typed, and the identity of its file.
  struct Script: Hashable, Sendable {
    var file: String
    var identity: FileIdentity?
  }

  /// A recording in progress.
  struct Recording: Hashable, Sendable {
    var script: Script
    /// The number of bytes written so far.
    var length: Int
    /// The number of commands recorded so far.
    var commands = 0

    var file: String { script.file }
  }
}

/// The reason that a recording ended early. The commands recorded until then can be replayed.
public enum LostRecording: Hashable, Sendable {
  /// An error while writing the file.
  case failed(StorageError)
  /// An `undo` or `redo` command that went to a state before the recording.
  case passedBeginning(file: String, command: String)

  /// A sentence that describes the reason.
  public var message: String {
    switch self {
    case .failed(let error): error.message
    case .passedBeginning(let file, let command):
      "'\(command)' went back past the start of the recording '\(file.pathExcerpt)'."
    }
  }
}

/// Storage that reads files but never writes them.
struct ReadOnlyStorage: Storage {
  let storage: any Storage

  func read(_ path: String) throws(StorageError) -> String { try storage.read(path) }

  func write(_ text: String, to path: String) throws(StorageError) { try storage.check(path) }

  func append(_ text: String, to path: String, of identity: FileIdentity?, length: Int) {}

  func check(_ path: String) throws(StorageError) { try storage.check(path) }

  func identity(of path: String) -> FileIdentity? { storage.identity(of: path) }
}
