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
  struct Recording: Sendable {
    var script: Script
    /// The number of bytes written so far.
    var length: Int
    /// The number of commands recorded so far.
    var commands = 0
    /// The time that has passed during a settle but has not yet been recorded.
    var passedMilliseconds = 0

    var file: String { script.file }
  }
}

/// Storage that reads files but never writes them.
struct ReadOnlyStorage: Storage {
  let storage: any Storage

  func read(_ path: String) throws(StorageError) -> String { try storage.read(path) }

  func write(
    _ next: () throws(StorageError) -> String?, to path: String, replaces: Bool
  ) throws(StorageError) { try storage.check(path) }

  func append(_ text: String, to path: String, of identity: FileIdentity?, length: Int) {}

  func check(_ path: String) throws(StorageError) { try storage.check(path) }

  func identity(of path: String) -> FileIdentity? { storage.identity(of: path) }
}
