import CrossPagerConsole
import Foundation
import LineEditing
import TerminalText

/// What the program finds around it: the terminal, the locale, the wish for colour.
struct Environment {
  private let variables = ProcessInfo.processInfo.environment

  let isInputTerminal = POSIX.isTerminal(POSIX.standardInput)
  let isOutputTerminal = POSIX.isTerminal(POSIX.standardOutput)
  let isErrorTerminal = POSIX.isTerminal(POSIX.standardError)

  /// Whether a person is at both ends.
  var isInteractive: Bool { isInputTerminal && isOutputTerminal }

  /// The columns there are to show how far a long reading is, if a person can see it.
  var progressColumns: Int? {
    guard POSIX.isTerminal(POSIX.standardError), variables["TERM"] != "dumb" else { return nil }
    return POSIX.size(of: POSIX.standardError).columns ?? 80
  }

  /// How text is written, as the arguments and the surroundings have it.
  func style(_ arguments: Arguments) -> TextStyle {
    style(arguments, isTerminal: isOutputTerminal)
  }

  /// How messages are written on standard error, which may be a terminal where standard output is none.
  func errorStyle(_ arguments: Arguments) -> TextStyle {
    style(arguments, isTerminal: isErrorTerminal)
  }

  /// The same where the arguments are not known to be readable, and only the wish for colour is.
  func errorStyle(_ choice: Arguments.Choice) -> TextStyle {
    TextStyle(isColored: isColored(choice, isTerminal: isErrorTerminal))
  }

  private func style(_ arguments: Arguments, isTerminal: Bool) -> TextStyle {
    var style = TextStyle(
      width: screen.columns, isASCII: arguments.isASCII || !isUTF8,
      isColored: isColored(arguments.color, isTerminal: isTerminal), isPlain: arguments.isPlain)
    style.height = isInteractive ? screen.rows : nil
    return style
  }

  /// Whether the terminal understands escape sequences, as all do that say what they are and are not dumb.
  var isCursorMovable: Bool { !["", "dumb"].contains(variables["TERM"] ?? "") }

  /// Where lines that were entered are kept.
  var history: URL { UserFiles.history(variables) }

  /// The terminal's columns and rows, else what `COLUMNS` and `LINES` say, else 80 and 24.
  var screen: PromptDisplay.Size {
    let size = POSIX.size(of: POSIX.standardOutput)
    return PromptDisplay.Size(
      columns: size.columns ?? said("COLUMNS") ?? 80, rows: size.rows ?? said("LINES") ?? 24)
  }

  private func said(_ name: String) -> Int? {
    variables[name].flatMap(Int.init).flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether the locale's encoding is UTF-8; where nothing is said of a locale, it is taken to be.
  ///
  /// Of the variables the first that is set counts (POSIX, *Environment Variables*, 8.2).
  private var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy
      .compactMap { variables[$0] }.first { !$0.isEmpty }
    guard let locale = locale?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  /// Colours are for terminals, and for those who do not set `NO_COLOR` (no-color.org) or a dumb terminal.
  private func isColored(_ choice: Arguments.Choice, isTerminal: Bool) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (variables["NO_COLOR"] ?? "").isEmpty
        && variables["TERM"] != "dumb"
    }
  }
}
