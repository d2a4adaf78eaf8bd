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

  /// Returns this error with the usage of its command, unless it already has the usage of an inner
  /// command.
  func telling(usage: String) -> LineError {
    var error = self
    if problem.isAboutUsage && error.usage == nil { error.usage = usage }
    return error
  }

  /// A description of the problem, followed by a remedy if there is one.
  public var message: String { message { $0 } }

  /// The message, with a style applied to the usage.
  func message(_ style: (String) -> String) -> String {
    problem.message + (usage.map { " Usage: \(style($0))" } ?? "")
  }

  /// The first failures in a script, each with its line number.
  public var failures: [String] { replayFailures?.first ?? [] }

  /// Whether the error comes from a script that ran at least in part.
  var isOfReplay: Bool { replayFailures != nil }

  private var replayFailures: ReplayFailures? {
    switch problem {
    case .failedReplay(_, let failures), .interruptedReplay(_, _, let failures),
      .stoppedReplay(_, _, let failures):
      failures
    default: nil
    }
  }

  /// The kinds of problems a line can have.
  public enum Problem: Hashable, Sendable {
    /// The line is longer than the limit.
    case tooLong
    /// A quote is not closed.
    case openQuote
    /// A closing quote is not followed by a space.
    case textAfterQuote(name: String)
    /// The word is not a command. `meant` is the most likely command.
    case unknownCommand(String, meant: String?)
    /// The help does not mention these words. `meant` is the most likely command.
    case unknownTopic(String, meant: String?)
    /// The line contains a `;`, which does not separate commands here.
    case separator
    /// The word is a prefix of several commands.
    case ambiguous(String, candidates: [String])
    /// The line ends too early.
    case incomplete(command: String, expected: String)
    /// The word is not allowed here.
    case unexpected(String, expected: String, among: [String])
    /// The word is not a rule. `command` is the usage of the command with this name, if there is one.
    case unknownRule(String, command: String?, among: [String])
    /// The line has more words than the command takes.
    case superfluous(String)
    /// The line sets a pager rule for a single level.
    case pagerRule(String)
    /// The link cannot be read.
    case unreadableLink(String, expected: String)
    /// A name with spaces is not in double quotes. The text is the name in double quotes.
    case spacesInName(String)
    /// The word looks like a date, but part of it is wrong. `problem` is a sentence.
    case wrongDate(String, problem: String)
    /// The word is a date, not an index.
    case dateForIndex(String)
    /// The line contains a key as an escape sequence. `name` is the name of the key if it has one, and `command` is the
    /// command to enter instead.
    case key(_ name: String?, command: String?)
    /// An expectation is not met.
    case unmet(expected: String, actual: String)
    /// Lines in a script caused errors or did not meet expectations.
    case failedReplay(file: String, failures: ReplayFailures)
    /// A script was interrupted before line `line`. `failures` contains the failures in earlier lines.
    case interruptedReplay(file: String, line: Int, failures: ReplayFailures)
    /// A script was stopped before line `line`, because as many lines failed as an error lists.
    case stoppedReplay(file: String, line: Int, failures: ReplayFailures)
    /// A script would be read and written at the same time, or run inside another script.
    case tangledScripts(file: String, why: String)
    /// A word contains a line feed. A recording cannot contain such a word.
    case unwritable
    /// An error that only one command has. The text is the complete message.
    case said(String)
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
      "Unexpected ';'. Enter one command per line, or use -c for several."
    case .ambiguous(let word, let candidates):
      "'\(word.excerpt)' could be \(Wording.choice(candidates))."
    case .incomplete(let command, let expected): "'\(command.excerpt)' needs \(expected)."
    case .unexpected(let word, let expected, let words):
      "'\(word.excerpt)' is not \(expected).\(Wording.meant(word, among: words))"
    case .unknownRule(let word, let command?, _):
      "'\(word.excerpt)' is a command, not a rule. Usage: \(command)"
    case .unknownRule(let word, nil, let names):
      "Unknown rule '\(word.excerpt)'."
        + Wording.meant(word, among: names, else: Wording.all("Rules", names))
    case .superfluous(let word): "Unexpected '\(word.excerpt)'."
    case .pagerRule(let rule): "'\(rule)' is a pager rule and takes no level."
    case .unreadableLink(let text, let problem):
      "'\(text.excerpt)' is not a link. \(problem)"
    case .spacesInName(let word): "A name with spaces needs double quotes: \(word.excerpt)"
    case .wrongDate(let word, let problem): "'\(word.excerpt)' is not a date. \(problem)"
    case .dateForIndex(let word):
      "'\(word.excerpt)' is a date, not an index. To go there: date \(word.excerpt)"
    case .key(let name, let command):
      "\(name.map { "The \($0) key" } ?? "This key") does not work here."
        + (command.map { " Instead, enter: \($0)" } ?? hint(nil))
    case .unmet(let expected, let actual): "Expected '\(expected.excerpt)', but \(actual)."
    case .failedReplay(let file, let failures):
      "\(Wording.count(failures.count, "line")) in '\(file.pathExcerpt)' failed."
    case .interruptedReplay(let file, let line, _):
      "The replay of '\(file.pathExcerpt)' was interrupted at line \(line)."
    case .stoppedReplay(let file, let line, let failures):
      "The replay of '\(file.pathExcerpt)' stopped at line \(line), because \(failures.count) lines had failed."
    case .tangledScripts(let file, let why): "'\(file.pathExcerpt)' \(why)"
    case .unwritable:
      "A recording cannot contain a line break inside a word. To end the recording: record"
    case .said(let message): message
    }
  }

  private func hint(_ meant: String?) -> String {
    meant.map { " Did you mean '\($0.excerpt)'?" } ?? " 'help' lists the commands."
  }

  /// Whether the problem is too few or too many words.
  fileprivate var isAboutUsage: Bool {
    switch self {
    case .incomplete, .superfluous, .pagerRule: true
    default: false
    }
  }
}

/// The number of failed lines in a script, and the messages for the first ten.
public struct ReplayFailures: Hashable, Sendable {
  /// The number of lines that failed.
  public private(set) var count = 0
  /// The messages for the first failures, each with its line number.
  public private(set) var first: [String] = []
  private static let limit = 10

  /// Whether ``first`` cannot list any more failures.
  var isFull: Bool { first.count == ReplayFailures.limit }

  mutating func add(_ failure: String) {
    count += 1
    if first.count < ReplayFailures.limit { first.append(failure) }
  }
}
