import MessageWords

/// The result of replaying a script.
public struct ReplayReport: Hashable, Sendable {
  /// The path of the script.
  public var file: String
  /// The number of commands other than `expect`.
  public var commands = 0
  /// The number of expectations, all of which were met.
  public var expectations = 0
}

/// The reason that a recording ended early. The commands recorded up to then can be replayed.
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
