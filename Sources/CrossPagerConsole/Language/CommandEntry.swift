/// A command with its name, parameters, help and parser.
///
/// This type is a class so that looking up a command does not copy all of its strings.
final class CommandEntry: Sendable {
  let name: String
  /// A short form, which takes precedence over commands whose names begin with the same letters.
  let shortForm: String?
  /// Other names, which are neither completed nor shortened.
  let aliases: [String]
  let group: CommandGroup
  let parameters: [ParameterUsage]
  let summary: String
  /// Additional sentences. May be empty.
  let details: String
  /// Command lines that work with the built-in sample.
  let examples: [String]
  /// Other words for the command. `help` searches these words, and errors for unknown commands use them for
  /// suggestions.
  let synonyms: [String]
  let parse: @Sendable (inout WordReader) throws(LineError) -> Request

  init<each Value>(
    _ name: String, short shortForm: String? = nil, aliases: [String] = [],
    _ group: CommandGroup,
    _ parameters: repeat Parameter<each Value>, summary: String, details: String = "",
    examples: [String] = [], synonyms: [String] = [],
    make: @escaping @Sendable (repeat each Value) -> Request
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
    parse = { reader throws(LineError) in
      let values = (repeat try (each parameters).read(&reader))
      return make(repeat each values)
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
  var usage: String
  var meaning: String
  var kind: ParameterKind

  /// The usage without the brackets around optional parts.
  var plainUsage: String { usage.filter { !"[]".contains($0) } }

  /// Whether the usage contains only literal words, which need no explanation.
  var isLiteral: Bool { usage == usage.lowercased() }
}

/// The headings that group the commands, in order.
enum CommandGroup: String, CaseIterable, Sendable {
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
  /// Compares names only.
  static func == (lhs: CommandEntry, rhs: CommandEntry) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
