import MessageWords

/// Why a line is not a command, and where in the line the problem is.
public struct LineError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The characters of the line to point at; empty at the end of a line that stops too early.
  public let range: Range<Int>
  /// The usage of the command, if the line has too few or too many words for it.
  public private(set) var usage: String?

  init(_ problem: Problem, at range: Range<Int>) {
    self.problem = problem
    self.range = range
  }

  /// The error with the usage of its command, unless it has that of an inner command.
  func telling(usage: String) -> LineError {
    var error = self
    if problem.isAboutUsage && error.usage == nil { error.usage = usage }
    return error
  }

  /// What is wrong, then what to do.
  public var message: String { message { $0 } }

  /// The message with the usage written in a style.
  func message(_ style: (String) -> String) -> String {
    problem.message + (usage.map { " Usage: \(style($0))" } ?? "")
  }

  /// The first failures of a script, each with its place.
  public var failures: [String] { replayFailures?.first ?? [] }

  /// Whether some commands of a script were run nevertheless.
  var isOfReplay: Bool { replayFailures != nil }

  private var replayFailures: ReplayFailures? {
    switch problem {
    case .failedReplay(_, let failures), .interruptedReplay(_, _, let failures): failures
    default: nil
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
    /// A word that names none of the columns that are open.
    case unknownColumn(String, among: [String])
    /// A word that names no rule.
    case unknownRule(String)
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
    case .tooLong: "The line is longer than \(CommandLines.lineLimit / 1024) KiB."
    case .openQuote: "Missing '\"' at the end of the name."
    case .textAfterQuote(let name):
      "Missing space after the quoted name '\(name.excerpt)'."
    case .unknownCommand(let word, let meant): "Unknown command '\(word.excerpt)'." + hint(meant)
    case .unknownTopic(let words, let meant): "No help for '\(words.excerpt)'." + hint(meant)
    case .separator:
      "Unexpected ';'. Enter one command a line, or use -c for several."
    case .ambiguous(let word, let candidates):
      "'\(word.excerpt)' could be \(Wording.choice(candidates))."
    case .incomplete(let command, let expected): "'\(command.excerpt)' needs \(expected)."
    case .unexpected(let word, let expected, let words):
      "'\(word.excerpt)' is not \(expected).\(Wording.meant(word, among: words))"
    case .unknownColumn(let word, let columns):
      "No column '\(word.excerpt)'."
        + Wording.meant(word, among: columns) + Wording.all("Columns", columns)
    case .unknownRule(let word):
      "Unknown rule '\(word.excerpt)'."
        + Wording.meant(word, among: RuleTable.names, else: Wording.all("Rules", RuleTable.names))
    case .superfluous(let word): "Unexpected '\(word.excerpt)'."
    case .pagerRule(let rule): "'\(rule)' is a rule of the pager and takes no level."
    case .unreadableLink(let text, let problem):
      "'\(text.excerpt)' is not a link. \(problem)"
    case .unmet(let expected, let actual): "Expected '\(expected.excerpt)', but \(actual)."
    case .failedReplay(let file, let failures):
      "\(Wording.count(failures.count, "line")) of '\(file.pathExcerpt)' failed."
    case .interruptedReplay(let file, let line, _):
      "The replay of '\(file.pathExcerpt)' was interrupted at line \(line)."
    case .tangledScripts(let file, let why): "'\(file.pathExcerpt)' \(why)"
    case .unwritable:
      "A recording cannot hold a line break inside a word. To end the recording: record"
    }
  }

  private func hint(_ meant: String?) -> String {
    meant.map { " Did you mean '\($0.excerpt)'?" } ?? " 'help' lists the commands."
  }

  /// Whether the number of words is wrong.
  fileprivate var isAboutUsage: Bool {
    switch self {
    case .incomplete, .superfluous, .pagerRule: true
    default: false
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
