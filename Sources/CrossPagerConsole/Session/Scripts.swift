import MessageWords

/// The scripts that a session records and replays.
struct Scripts: Sendable {
  /// The current recording.
  var recording: Recording?
  /// The script that is being replayed.
  var replayed: Script?
  /// The result of the last command, or nil before the first.
  var last: Happening?

  /// A file of commands: the path as given, and the file it refers to.
  struct Script: Hashable, Sendable {
    var file: String
    var identity: FileIdentity?
  }

  /// A file that commands are recorded to.
  struct Recording: Hashable, Sendable {
    var script: Script
    /// The number of bytes written so far.
    var length: Int
    /// The number of commands recorded so far.
    var commands = 0

    var file: String { script.file }
  }
}

/// Why a recording ended early. Everything recorded before can be replayed.
public enum LostRecording: Hashable, Sendable {
  /// The file can no longer be written.
  case failed(StorageError)
  /// The command, `undo` or `redo`, went to a state from before the recording.
  case passedBeginning(file: String, command: String)

  /// The event in one sentence.
  public var message: String {
    switch self {
    case .failed(let error): error.message
    case .passedBeginning(let file, let command):
      "'\(command)' went back past the start of the recording '\(file.pathExcerpt)'."
    }
  }
}

/// Storage that reads files but writes none.
struct ReadOnlyStorage: Storage {
  let storage: any Storage

  func read(_ path: String) throws(StorageError) -> String { try storage.read(path) }

  func write(_ text: String, to path: String) throws(StorageError) { try storage.check(path) }

  func append(_ text: String, to path: String, of identity: FileIdentity?, length: Int) {}

  func check(_ path: String) throws(StorageError) { try storage.check(path) }

  func identity(of path: String) -> FileIdentity? { storage.identity(of: path) }
}
