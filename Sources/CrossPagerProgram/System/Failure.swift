import CrossPagerSeries
import MessageWords

/// The exit statuses; those from 65 are of `sysexits.h`.
enum Status: Int32 {
  case success = 0
  case commandError = 1
  case badArguments = 2
  case badData = 65
  case noInput = 66
  case outputFailed = 74
}

/// Why the program cannot go on, and the status it ends with.
struct Failure: Error {
  var message: String
  var status: Status
  /// The system's own words, where it was the system that refused.
  var reason: String?

  static func cannotRead(_ name: String, _ reason: String) -> Failure {
    Failure(
      message: "Cannot read '\(name.pathExcerpt)': \(reason).", status: .noInput,
      reason: reason)
  }
}
