import CLibrary
import TerminalText

/// Shows progress on standard error while a long file is read.
struct Progress {
  let name: String
  /// The size of the file in bytes, if known.
  let total: Int?
  let columns: Int
  let endsOnInterrupt: Bool
  private let start = ContinuousClock.now
  private(set) var lastShown: ContinuousClock.Instant?

  /// The delay before progress is shown.
  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  /// Shows the number of bytes read, if an update is due.
  mutating func show(_ bytes: Int) {
    let share = total.map { $0 > 0 ? " of \($0 / 1_000_000), \(min(99, bytes * 100 / $0))%" : "" }
    show("Reading '\(name)': \(bytes / 1_000_000) MB\(share ?? "")")
  }

  mutating func showWaiting() { show("Waiting for rows in '\(name)'.") }

  func end() {
    if lastShown == nil { return }
    StandardError.write("\r\u{1B}[K")
    if endsOnInterrupt { Progress.actions.restore(SIGINT) }
  }

  private mutating func show(_ text: String) {
    let now = ContinuousClock.now
    let isDue =
      lastShown.map { now - $0 >= Progress.interval } ?? (now - start >= Progress.patience)
    if !isDue { return }
    if lastShown == nil, endsOnInterrupt { Progress.actions.set(SIGINT) { Progress.interrupt($0) } }
    lastShown = now
    StandardError.write("\r\u{1B}[K" + text.truncated(toWidth: columns - 1, ellipsis: "."))
  }

  private static let actions = SignalActions()

  /// Clears the line on the terminal and then ends the program.
  private static func interrupt(_ number: Int32) {
    let blank: StaticString = "\r\u{1B}[K"
    _ = unsafe CLibrary.write(POSIX.standardError, blank.utf8Start, blank.utf8CodeUnitCount)
    actions.restore(number)
    kill(getpid(), number)
  }
}
