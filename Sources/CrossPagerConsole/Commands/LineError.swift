import CrossPagerTimeline

/// A line that cannot be read as a command, and where in the line it goes wrong.
public struct LineError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The part of the line that is meant, in characters from its beginning; empty at the end of a line that
  /// stops too early.
  public let range: Range<Int>

  init(_ problem: Problem, at range: Range<Int>) {
    self.problem = problem
    self.range = range
  }

  /// What was given, what is wrong with it, and what is allowed.
  public var message: String { problem.message }

  /// What can be wrong with a line.
  public enum Problem: Hashable, Sendable {
    /// The line is longer than a session takes.
    case tooLong
    /// A quote that the line does not close.
    case openQuote
    /// Something other than a space follows a closing quote.
    case textAfterQuote(name: String)
    /// A word that begins no command.
    case unknownCommand(String, among: [String])
    /// A word that begins several commands.
    case ambiguous(String, candidates: [String])
    /// The line ends where something must follow.
    case incomplete(command: String, expected: String)
    /// A word is other than what must stand there.
    case unexpected(String, expected: String, among: [String])
    /// More words than the command takes.
    case superfluous(String)
    /// A pager's rule is given a level.
    case pagerRule(String)
    /// A link, and what it must be.
    case unreadableLink(String, expected: String)
  }
}

extension LineError.Problem {
  fileprivate var message: String {
    switch self {
    case .tooLong:
      "The line is too long, allowed are \(Session.lineLimit / 1024) KiB."
    case .openQuote:
      "The quote is not closed, a name ends with '\"'."
    case .textAfterQuote(let name):
      "The quoted name '\(Wording.short(name))' goes on after its closing quote, a space must follow it."
    case .unknownCommand(let word, let names):
      "Unknown command '\(Wording.short(word))'."
        + (Wording.meant(word, among: names) ?? " 'help' lists the commands.")
    case .ambiguous(let word, let candidates):
      "'\(word)' is ambiguous, it begins \(Wording.list(candidates))."
    case .incomplete(let command, let expected):
      "'\(Wording.short(command))' is incomplete, \(expected) must follow."
    case .unexpected(let word, let expected, let words):
      "'\(Wording.short(word))' is not \(expected).\(Wording.meant(word, among: words) ?? "")"
    case .superfluous(let word):
      "'\(Wording.short(word))' is more than the command takes."
    case .pagerRule(let rule):
      "'\(rule)' is a rule of the pager, a level cannot have its own."
    case .unreadableLink(let text, let problem):
      "'\(Wording.short(text))' is not a link, it \(problem)."
    }
  }
}
