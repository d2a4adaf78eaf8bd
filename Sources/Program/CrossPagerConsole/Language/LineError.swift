import MessageWords

/// A problem with a line and its location in the line.
public struct LineError: Error, Hashable, Sendable {
  /// The problem.
  public let problem: Problem
  /// The range of characters to mark in the line. The range is empty if the line is incomplete.
  public let range: Range<Int>
  /// The usage of the command, if the line has too few or too many words.
  public private(set) var usage: String?

  package init(_ problem: Problem, at range: Range<Int>) {
    self.problem = problem
    self.range = range
  }

  /// Adds the usage to an error about too few or too many words. Keeps the usage of an inner command.
  func telling(usage: String?) -> LineError {
    var error = self
    switch problem {
    case .incomplete, .superfluous, .pagerRule: error.usage = error.usage ?? usage
    default: break
    }
    return error
  }

  /// A description of the problem, followed by a remedy if there is one.
  public var message: String { message { $0 } }

  func message(_ style: (String) -> String) -> String {
    problem.message + (usage.map { " Usage: \(style($0))" } ?? "")
  }

  /// The first ten failures in a script, each with its line number.
  public var failures: [String] {
    if case .replay(_, let failures) = problem { Array(failures.prefix(10)) } else { [] }
  }

  /// The kinds of problems a line can have.
  public enum Problem: Hashable, Sendable {
    /// A quote is not closed.
    case openQuote
    /// The word is not a command. `meant` is the most likely command.
    case unknownCommand(String, meant: String?)
    /// The word is a prefix of several commands.
    case ambiguous(String, candidates: [String])
    /// The line ends too early.
    case incomplete(command: String, expected: String)
    /// The word is not allowed here.
    case unexpected(String, expected: String, among: [String])
    /// The line has more words than the command takes.
    case superfluous(String)
    /// The line sets a pager rule for a single level.
    case pagerRule(String)
    /// A name with spaces is not in double quotes. The text is the name in double quotes.
    case spacesInName(String)
    /// An expectation is not met.
    case unmet(expected: String, actual: String)
    /// Lines in a script caused errors or did not meet expectations. The text is the complete message.
    case replay(String, failures: [String])
    /// Any other error. The text is the complete message.
    case said(String)

    fileprivate var message: String {
      switch self {
      case .openQuote: "Missing '\"' at the end of the name."
      case .unknownCommand(let word, let meant):
        "Unknown command '\(word.excerpt)'." + LineError.hint(meant)
      case .ambiguous(let word, let candidates):
        "'\(word.excerpt)' could be \(Wording.choice(candidates))."
      case .incomplete(let command, let expected): "'\(command.excerpt)' needs \(expected)."
      case .unexpected(let word, let expected, let words):
        "'\(word.excerpt)' is not \(expected).\(Wording.meant(word, among: words))"
      case .superfluous(let word): "Unexpected '\(word.excerpt)'."
      case .pagerRule(let rule): "'\(rule)' is a pager rule and takes no level."
      case .spacesInName(let word): "A name with spaces needs double quotes: \(word.excerpt)"
      case .unmet(let expected, let actual): "Expected '\(expected.excerpt)', but \(actual)."
      case .replay(let message, _), .said(let message): message
      }
    }
  }

  static func hint(_ meant: String?) -> String {
    meant.map { " Did you mean '\($0.excerpt)'?" } ?? " 'help' lists the commands."
  }
}
