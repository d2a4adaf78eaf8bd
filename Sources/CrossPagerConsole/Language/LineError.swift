import MessageWords

/// A line that cannot be read as a command, and where in the line it goes wrong.
public struct LineError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The part of the line that is meant, in characters from its beginning; empty at the end of a line that
  /// stops too early.
  public let range: Range<Int>
  /// How the command is written, where the line has too few words for it, or too many.
  public private(set) var usage: String?

  init(_ problem: Problem, at range: Range<Int>) {
    self.problem = problem
    self.range = range
  }

  /// The same, with the usage of the command the line is read as, unless an inner command's is told already.
  func telling(usage: String) -> LineError {
    var error = self
    if problem.isAboutUsage && error.usage == nil { error.usage = usage }
    return error
  }

  /// What was given, what is wrong with it, and what is allowed.
  public var message: String { problem.message }

  /// The failures of a script, each with its place; the first ten of them.
  public var failures: [String] {
    switch problem {
    case .failedReplay(_, let failures), .interruptedReplay(_, _, let failures):
      return failures.first
    case .openQuote, .textAfterQuote, .unknownCommand, .unknownTopic, .separator, .ambiguous,
      .incomplete, .unexpected, .superfluous, .pagerRule, .unreadableLink, .unmet, .tangledScripts,
      .tooLong, .unwritable:
      return []
    }
  }

  /// Whether commands of a script were done all the same.
  var isOfReplay: Bool {
    switch problem {
    case .failedReplay, .interruptedReplay: true
    case .openQuote, .textAfterQuote, .unknownCommand, .unknownTopic, .separator, .ambiguous,
      .incomplete, .unexpected, .superfluous, .pagerRule, .unreadableLink, .unmet, .tangledScripts,
      .tooLong, .unwritable:
      false
    }
  }

  /// What can be wrong with a line.
  public enum Problem: Hashable, Sendable {
    /// The line is longer than a session takes.
    case tooLong
    /// A quote that the line does not close.
    case openQuote
    /// Something other than a space follows a closing quote.
    case textAfterQuote(name: String)
    /// A word that begins no command, and the command it may stand for.
    case unknownCommand(String, meant: String?)
    /// Words that nothing in the help is found by, and what may have been meant.
    case unknownTopic(String, meant: String?)
    /// A `;` where it separates nothing.
    case separator
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
    /// What is expected and what is there instead.
    case unmet(expected: String, actual: String)
    /// A script in which commands were errors or did not come to what was expected.
    case failedReplay(file: String, failures: ReplayFailures)
    /// A script that was stopped before a line of it, and what had failed until then.
    case interruptedReplay(file: String, line: Int, failures: ReplayFailures)
    /// A script that would be read while it is written, or run in another one.
    case tangledScripts(file: String, why: String)
    /// A word with a line feed, which the script that is being recorded cannot hold.
    case unwritable
  }
}

extension LineError.Problem {
  fileprivate var message: String {
    switch self {
    case .tooLong:
      "The line is too long, allowed are \(CommandLines.lineLimit / 1024) KiB."
    case .openQuote:
      "The quote is not closed, a name ends with '\"'."
    case .textAfterQuote(let name):
      "The quoted name '\(name.excerpt)' goes on after its closing quote, a space must follow it."
    case .unknownCommand(let word, let meant):
      "Unknown command '\(word.excerpt)'."
        + (meant.map { " Did you mean '\($0.excerpt)'?" } ?? " 'help' lists the commands.")
    case .unknownTopic(let words, let meant):
      "'\(words.excerpt)' is found nowhere in the help."
        + (meant.map { " Did you mean '\($0.excerpt)'?" } ?? " 'help' lists the commands.")
    case .separator:
      "';' does not separate commands here, a line is one command; '-c' takes several."
    case .ambiguous(let word, let candidates):
      "'\(word.excerpt)' is ambiguous, it begins \(Wording.list(candidates))."
    case .incomplete(let command, let expected):
      "'\(command.excerpt)' is incomplete, \(expected) must follow."
    case .unexpected(let word, let expected, let words):
      "'\(word.excerpt)' is not \(expected).\(Wording.meant(word, among: words) ?? "")"
    case .superfluous(let word):
      "'\(word.excerpt)' is more than the command takes."
    case .pagerRule(let rule):
      "'\(rule)' is a rule of the pager, a level cannot have its own."
    case .unreadableLink(let text, let problem):
      "'\(text.excerpt)' is not a link, it \(problem)."
    case .unmet(let expected, let actual):
      "'\(expected.excerpt)' is expected, but \(actual)."
    case .failedReplay(let file, let failures):
      "File '\(file.pathExcerpt)' failed in \(Wording.count(failures.count, "line"))."
    case .interruptedReplay(let file, let line, _):
      "File '\(file.pathExcerpt)' was interrupted at line \(line)."
    case .tangledScripts(let file, let why):
      "File '\(file.pathExcerpt)' \(why)."
    case .unwritable:
      "A recording cannot hold a line break inside a word. End the recording with 'record'."
    }
  }
}

extension LineError.Problem {
  /// Whether it is a matter of how many words there are.
  fileprivate var isAboutUsage: Bool {
    switch self {
    case .incomplete, .superfluous, .pagerRule: true
    case .openQuote, .textAfterQuote, .unknownCommand, .unknownTopic, .separator, .ambiguous,
      .unexpected, .unreadableLink, .unmet, .failedReplay, .interruptedReplay, .tangledScripts,
      .tooLong, .unwritable:
      false
    }
  }
}

/// What failed in a script. However many lines did, only the first ten are held.
public struct ReplayFailures: Hashable, Sendable {
  /// How many lines failed.
  public private(set) var count = 0
  /// What is said of the first of them, each with its place.
  public private(set) var first: [String] = []
  private static let limit = 10

  mutating func add(_ failure: String) {
    count += 1
    if first.count < ReplayFailures.limit { first.append(failure) }
  }
}
