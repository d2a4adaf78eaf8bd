import CLibrary
import CivilDates
import LineEditing
import SeriesExplorer
import TerminalText

/// The arguments, and facts about the terminal and the environment variables.
struct Environment {
  var arguments = Arguments()
  let isInputTerminal = isatty(POSIX.standardInput) == 1
  let isOutputTerminal = isatty(POSIX.standardOutput) == 1
  let isErrorTerminal = isatty(POSIX.standardError) == 1
  private let terminal = POSIX.variable("TERM")

  /// The number of columns in which to show progress, or nil if standard error cannot show progress.
  var progressColumns: Int? {
    guard isErrorTerminal, terminal != "dumb" else { return nil }
    return Environment.size(of: POSIX.standardError).columns ?? 80
  }

  /// The maximum number of rows of bars at the prompt. Because bars grow in eighths of a row, 40 rows show differences
  /// of a third of a percent. Taller bars would show little more and would move the labels away from the values.
  static let chartHeight = 40

  func complain(_ message: String) {
    let text = "crosspager: \(message.replacingControlCharacters)"
    StandardError.write([style(forErrors: true).error(text)])
  }

  func style(forErrors: Bool = false) -> TextStyle {
    let isTerminal = forErrors ? isErrorTerminal : isOutputTerminal
    var style = TextStyle(
      width: screen.columns, isASCII: arguments.isASCII || !isUTF8,
      isColored: isColored(isTerminal: isTerminal), isPlain: arguments.isPlain)
    style.wrapsTables = isTerminal
    // Leave a row for the shell prompt.
    style.height = isInputTerminal && isOutputTerminal ? screen.rows - 1 : nil
    if let height = arguments.height { style.chartHeight = height }
    return style
  }

  /// Whether the terminal understands escape sequences.
  var isCursorMovable: Bool { terminal != nil && terminal != "dumb" }

  /// The time in the system's time zone.
  static var now: CivilTime {
    var now = time(nil)
    var local = unsafe tm()
    unsafe localtime_r(&now, &local)
    let second = unsafe Int64(now) + Int64(local.tm_gmtoff)
    return CivilTime(
      microseconds: second * CivilTime.microsecondsPerSecond + CivilTime.unixEpoch)
  }

  var screen: PromptDisplay.Size {
    func number(_ name: String) -> Int? { POSIX.variable(name).flatMap(Int.init)?.positive }
    let size = Environment.size(of: POSIX.standardOutput)
    return PromptDisplay.Size(
      columns: size.columns ?? number("COLUMNS") ?? 80, rows: size.rows ?? number("LINES") ?? 24)
  }

  private static func size(of descriptor: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (Int(size.ws_col).positive, Int(size.ws_row).positive)
  }

  /// Whether the locale uses UTF-8. The first variable that is set determines the locale (POSIX, *Environment
  /// Variables*, 8.2). If no variable is set, as in most containers, the program assumes UTF-8.
  private var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(POSIX.variable).first?.lowercased()
    return locale.map { $0.contains(part: "utf-8") || $0.contains(part: "utf8") } ?? true
  }

  /// Whether text is colored. `NO_COLOR` is described at no-color.org.
  private func isColored(isTerminal: Bool) -> Bool {
    switch arguments.color {
    case .always: true
    case .never: false
    case .auto: isTerminal && POSIX.variable("NO_COLOR") == nil && terminal != "dumb"
    }
  }
}

extension Int {
  fileprivate var positive: Int? { self > 0 ? self : nil }
}
