import MessageWords

/// What a session knows of the scripts it writes and runs.
struct Scripts: Sendable {
  /// The recording that goes on.
  var recording: Recording?
  /// The file whose commands are being done.
  var replayed: Script?
  /// What the last command came to; nil before the first.
  var last: Happening?

  /// A file of commands: the path that was given, and the file it led to.
  struct Script: Hashable, Sendable {
    var file: String
    var identity: FileIdentity?
  }

  /// A file commands are written to.
  struct Recording: Hashable, Sendable {
    var script: Script
    /// How many bytes have been written to it.
    var length: Int
    /// How many commands are in it.
    var commands = 0

    var file: String { script.file }
  }
}

/// What ended a recording that was not to end. What was recorded before can be replayed.
public enum LostRecording: Hashable, Sendable {
  /// The file cannot be written any more.
  case failed(StorageError)
  /// The command, `undo` or `redo`, went to a state from before the recording.
  case passedBeginning(file: String, command: String)

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .failed(let error): error.message
    case .passedBeginning(let file, let command):
      "'\(command)' went back past the start of the recording '\(file.pathExcerpt)'."
    }
  }
}

/// Files as they are, which nothing is written to.
struct ReadOnlyStorage: Storage {
  let storage: any Storage

  func read(_ path: String) throws(StorageError) -> String { try storage.read(path) }

  func write(_ text: String, to path: String) throws(StorageError) { try storage.check(path) }

  func append(_ text: String, to path: String, of identity: FileIdentity?, length: Int) {}

  func check(_ path: String) throws(StorageError) { try storage.check(path) }

  func identity(of path: String) -> FileIdentity? { storage.identity(of: path) }
}
