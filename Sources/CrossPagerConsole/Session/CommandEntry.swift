/// A command: its name, its parameters, its help and its work. To add a command, add such an entry to a table.
///
/// This type is a class so that looking up a command does not copy all of its strings.
package final class CommandEntry: Sendable {
  package let name: String
  /// A short form, which takes precedence over commands whose names begin with the same letters.
  package let shortForm: String?
  /// Other names, which are neither completed nor shortened.
  let aliases: [String]
  let group: CommandGroup
  let parameters: [ParameterUsage]
  package let summary: String
  /// Additional sentences. May be empty.
  let details: String
  /// Command lines that work with the built-in sample.
  let examples: [String]
  /// Other words for the command. `help` searches these words, and errors for unknown commands use them for
  /// suggestions.
  let synonyms: [String]
  let kind: Kind
  /// Reads the arguments of the command.
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
    _ name: String, short shortForm: String? = nil, aliases: [String] = [],
    kind: Kind = .ordinary, _ group: CommandGroup,
    _ parameters: repeat Parameter<each Value>, summary: String, details: String = "",
    examples: [String] = [], synonyms: [String] = [],
    work: @escaping @Sendable (repeat each Value) -> Work
  ) {
    self.name = name
    self.shortForm = shortForm
    self.aliases = aliases
    self.group = group
    var usages: [ParameterUsage] = []
    for parameter in repeat each parameters {
      usages.append(
        ParameterUsage(usage: parameter.usage, meaning: parameter.meaning, kind: parameter.kind))
    }
    self.parameters = usages
    self.summary = summary
    self.details = details
    self.examples = examples
    self.synonyms = synonyms
    self.kind = kind
    parse = { reader throws(LineError) in
      let values = (repeat try (each parameters).read(&reader))
      return work(repeat each values)
    }
  }

  /// Whether a lowercase word is the command's short form or one of its full names.
  func isNamed(_ word: String) -> Bool {
    name == word || shortForm == word || aliases.contains(word)
  }

  /// The usage line, such as `left [N]`.
  var usage: String { ([name] + parameters.map(\.usage)).joined(separator: " ") }
}

/// The help for a parameter.
struct ParameterUsage: Hashable, Sendable {
  /// The text in the usage line. Brackets enclose optional parts.
  var usage: String
  var meaning = ""
  var kind: ParameterKind

  /// The usage without the brackets around optional parts.
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

extension CommandEntry: Hashable {
  /// Entries are equal if their names are equal.
  package static func == (lhs: CommandEntry, rhs: CommandEntry) -> Bool { lhs.name == rhs.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
