package import CrossPager

/// A command: its name, its parameters, its help and its action. To add a command, add such an entry to a table.
///
/// This type is a class so that looking up a command does not copy all of its strings.
package final class CommandEntry: Equatable, Sendable {
  package let name: String
  /// A short form, which takes precedence over commands whose names begin with the same letters.
  package let shortForm: String?
  /// Other names, which are neither completed nor shortened.
  let aliases: [String]
  package let group: CommandGroup
  let parameters: [ParameterUsage]
  package let summary: String
  package let details: String
  /// Command lines that work with the built-in sample.
  package let examples: [String]
  /// Other words for the command, which `help` searches and which lead to suggestions for unknown commands.
  let synonyms: [String]
  let kind: Kind
  let parse: @Sendable (inout WordReader) throws(LineError) -> Work

  /// How a session treats a command.
  package enum Kind: Sendable {
    case ordinary
    /// The session ignores the command while a page is open. The pager decides this for its own commands.
    case journey
    /// The command controls scripts. Recordings omit it, and `expect` does not check its result.
    case script
  }

  package init<each Value>(
    _ name: String, short shortForm: String? = nil, aliases: [String] = [], kind: Kind = .ordinary,
    _ group: CommandGroup, _ parameters: repeat Parameter<each Value>, summary: String,
    details: String = "", examples: [String] = [], synonyms: [String] = [],
    work: @escaping @Sendable (repeat each Value) -> Work
  ) {
    (self.name, self.shortForm, self.aliases) = (name, shortForm, aliases)
    (self.kind, self.group, self.summary, self.details) = (kind, group, summary, details)
    (self.examples, self.synonyms) = (examples, synonyms)
    var usages: [ParameterUsage] = []
    for parameter in repeat each parameters {
      usages.append(
        ParameterUsage(usage: parameter.usage, meaning: parameter.meaning, kind: parameter.kind))
    }
    self.parameters = usages
    parse = { reader throws(LineError) in work(repeat try (each parameters).read(&reader)) }
  }

  package static func == (lhs: CommandEntry, rhs: CommandEntry) -> Bool { lhs.name == rhs.name }

  /// Returns whether a lowercase word is the command's short form or one of its full names.
  func isNamed(_ word: String) -> Bool {
    name == word || shortForm == word || aliases.contains(word)
  }

  package var usage: String { ([name] + parameters.map(\.usage)).joined(separator: " ") }

  /// Returns the meanings of the parameters, such as `PAGE is an index (0 or more)`.
  func meanings(_ style: (String) -> String = { $0 }) -> [String] {
    parameters.filter { !$0.isLiteral && !$0.meaning.isEmpty }
      .map { "\(style($0.plainUsage)) is \($0.meaning)" }
  }
}

struct ParameterUsage: Sendable {
  /// The text in the usage line. Brackets enclose optional parts.
  var usage: String
  var meaning = ""
  var kind: ParameterKind

  var plainUsage: String { usage.filter { !"[]".contains($0) } }

  /// Whether the usage contains only literal words, which need no explanation.
  var isLiteral: Bool { usage == usage.lowercased() }
}

/// The headings that group the commands, in order.
package enum CommandGroup: String, CaseIterable, Sendable {
  case moving = "Moving"
  case jumping = "Jumping"
  case reports = "Looking"
  case bars = "Bars"
  case values = "Columns"
  case reading = "Data"
  case undoing = "Undoing"
  case aligning = "Remembering and aligning"
  case rules = "Rules"
  case keeping = "Saving and sharing"
  case recording = "Recording and testing"
  case session = "Session"
  case developers = "For developers of front ends"
}

package struct Work: Sendable {
  /// Throws only a ``Refusal``. Swift cannot infer the type of an error that a short closure throws.
  package let perform: @Sendable (inout Session) throws -> Answer

  package init(_ perform: @escaping @Sendable (inout Session) throws -> Answer) {
    self.perform = perform
  }

  /// - Parameter word: The word to quote in the message if the command is ignored.
  package static func model(_ command: Command, _ word: String? = nil) -> Work {
    Work { try $0.perform(command, word) }
  }

  package static func model(_ level: LevelWord, _ command: (Int) -> Command) -> Work {
    model(command(level.index), level.unknown)
  }

  /// Creates work that returns a report and leaves the state unchanged.
  package static func report(_ report: @escaping @Sendable (inout Session) -> some Report) -> Work {
    Work { Answer(.report(report(&$0))) }
  }
}

/// A line that has been read: a command and the work to do.
struct Request: Sendable {
  var entry: CommandEntry
  var work: Work
  /// Whether the line is a `preview`. The entry and the work belong to the previewed command.
  var isPreview = false
}
