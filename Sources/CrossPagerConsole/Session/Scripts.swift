/// What a session knows of the scripts it writes and runs.
struct Scripts: Sendable {
  /// The recording that goes on.
  var recording: Recording?
  /// The file whose commands are being done.
  var replayed: String?
  /// What the last command came to; nil before the first.
  var last: Happening?

  /// A file commands are written to.
  struct Recording: Hashable, Sendable {
    var file: String
    /// How many commands are in it.
    var commands = 0
  }
}

/// Files as they are, which nothing is written to.
struct ReadOnlyStorage: Storage {
  let storage: any Storage

  func read(_ path: String) throws(StorageError) -> String { try storage.read(path) }

  func write(_ text: String, to path: String) {}

  func append(_ text: String, to path: String) {}
}
