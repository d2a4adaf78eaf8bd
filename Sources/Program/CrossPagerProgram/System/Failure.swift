import CrossPagerConsole
import SeriesExplorer

/// An exit status. Values of 65 and above come from `sysexits.h`.
enum Status: Int32 {
  case success = 0
  case commandError = 1
  case badArguments = 2
  case badData = 65
  case noInput = 66
  case outputFailed = 74
}

/// A reason to stop, with a message and an exit status.
struct Failure: Error {
  let message: String
  let status: Status
  /// A second message, about where to read more, or nil for none.
  var advice: String?

  static func cannotRead(_ path: String, _ reason: String, hint: String? = nil) -> Failure {
    let message = StorageError.cannotRead(path: path, reason: reason).message
    return Failure(message: message + (hint.map { " \($0)" } ?? ""), status: .noInput)
  }

  static func usage(_ message: String) -> Failure {
    Failure(message: message, status: .badArguments, advice: "See 'crosspager --help'.")
  }
}

/// Ends the program with an exit status, because a command asks for it or has failed.
struct Exit: Error {
  let status: Int32
}
