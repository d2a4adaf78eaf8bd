import CLibrary
import TerminalText

/// Shows progress on standard error if a file takes a long time to read.
struct Progress {
  let name: String
  /// The size of the file in bytes, if known.
  let total: Int?
  let columns: Int
  let endsOnInterrupt: Bool
  private(set) var isShown = false
  /// The time of the next update. Progress is not shown if the file is read within half a second.
  private(set) var nextUpdate = ContinuousClock.now + .milliseconds(500)

  /// Shows the number of bytes read, if an update is due.
  mutating func show(_ bytes: Int) {
    let share = total.map { $0 > 0 ? " of \($0 / 1_000_000), \(min(99, bytes * 100 / $0))%" : "" }
    show("Reading '\(name)': \(bytes / 1_000_000) MB\(share ?? "")")
  }

  mutating func showWaiting() { show("Waiting for rows in '\(name)'.") }

  func end() {
    if !isShown { return }
    StandardError.write("\r\u{1B}[K")
    if endsOnInterrupt { Progress.actions.restore(SIGINT) }
  }

  private mutating func show(_ text: String) {
    let now = ContinuousClock.now
    if now < nextUpdate { return }
    if !isShown, endsOnInterrupt { Progress.actions.set(SIGINT) { Progress.interrupt($0) } }
    isShown = true
    nextUpdate = now + .milliseconds(100)
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
