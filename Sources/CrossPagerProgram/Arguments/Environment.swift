import CLibrary
import CivilDates
import CrossPagerConsole
import LineEditing
import SeriesExplorer
import TerminalText

/// The terminal and the environment variables.
struct Environment {
  private let variables = POSIX.variables

  let isInputTerminal = POSIX.isTerminal(POSIX.standardInput)
  let isOutputTerminal = POSIX.isTerminal(POSIX.standardOutput)
  let isErrorTerminal = POSIX.isTerminal(POSIX.standardError)

  var isInteractive: Bool { isInputTerminal && isOutputTerminal }

  /// The number of columns for showing progress, or nil if standard error cannot show progress.
  var progressColumns: Int? {
    guard isErrorTerminal, variables["TERM"] != "dumb" else { return nil }
    return POSIX.size(of: POSIX.standardError).columns ?? 80
  }

  /// The maximum number of rows of bars in a chart at the prompt.
  ///
  /// A bar's height has a resolution of an eighth of a row, so 24 rows show differences of half a percent. On a large
  /// screen, taller bars would show little more and would move the labels away from the values.
  static let chartHeight = 24

  /// The style for a page that the prompt redraws.
  ///
  /// - Parameters:
  ///   - rows: The number of rows for the page.
  ///   - omission: The parts that the page may omit.
  func promptStyle(
    _ arguments: Arguments, rows: Int, omission: TextStyle.Omission
  ) -> TextStyle {
    var style = style(arguments)
    style.omission = omission
    style.height = max(1, rows)
    style.chartHeight = arguments.height ?? Environment.chartHeight
    return style
  }

  func style(_ arguments: Arguments) -> TextStyle {
    style(arguments, isTerminal: isOutputTerminal)
  }

  func errorStyle(_ arguments: Arguments) -> TextStyle {
    style(arguments, isTerminal: isErrorTerminal)
  }

  /// The style for standard error before the arguments are parsed.
  func errorStyle(_ choice: Arguments.Choice) -> TextStyle {
    TextStyle(isColored: isColored(choice, isTerminal: isErrorTerminal))
  }

  private func style(_ arguments: Arguments, isTerminal: Bool) -> TextStyle {
    var style = TextStyle(
      width: screen.columns, isASCII: arguments.isASCII || !isUTF8,
      isColored: isColored(arguments.color, isTerminal: isTerminal), isPlain: arguments.isPlain)
    style.wrapsTables = isTerminal
    // Leave a row for the shell prompt.
    style.height = isInteractive ? screen.rows - 1 : nil
    if let height = arguments.height { style.chartHeight = height }
    return style
  }

  /// Whether the terminal understands escape sequences.
  var isCursorMovable: Bool { !["", "dumb"].contains(variables["TERM"] ?? "") }

  /// Today's date in the system's time zone.
  static var today: CivilDate {
    var now = time(nil)
    var local = unsafe tm()
    unsafe localtime_r(&now, &local)
    let second = unsafe Int64(now) + Int64(local.tm_gmtoff)
    return CivilTime(
      microseconds: second * CivilTime.microsecondsPerSecond + CivilTime.unixEpoch
    ).date
  }

  var history: String { UserFiles.history(variables) }

  var config: ConfigFile { ConfigFile(path: UserFiles.config(variables)) }

  /// The size of the terminal. If the terminal does not report its size, the size comes from `COLUMNS` and `LINES`. The
  /// default is 80 by 24.
  var screen: PromptDisplay.Size {
    let size = POSIX.size(of: POSIX.standardOutput)
    return PromptDisplay.Size(
      columns: size.columns ?? number("COLUMNS") ?? 80, rows: size.rows ?? number("LINES") ?? 24)
  }

  private func number(_ name: String) -> Int? {
    variables[name].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether the locale uses UTF-8. The first variable that is set determines the locale (POSIX, *Environment
  /// Variables*, 8.2). If no variable is set, the program assumes UTF-8.
  private var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { variables[$0] }.first { !$0.isEmpty }
    guard let locale = locale?.lowercased() else { return true }
    return locale.contains(part: "utf-8") || locale.contains(part: "utf8")
  }

  /// Whether to use colors. `NO_COLOR` is described at no-color.org.
  private func isColored(_ choice: Arguments.Choice, isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
    }
  }
}
