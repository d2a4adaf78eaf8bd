/// A command: its name, what it takes, what it does, and how its line is read. Everything that is said or
/// done about commands comes from the entries of ``CommandTable``.
///
/// It is a class, since the entry that a word finds would be copied with all its texts.
final class CommandEntry: Sendable {
  let name: String
  /// A short form that is taken whatever else begins with it.
  let shortForm: String?
  let group: CommandGroup
  /// The parameters in order, without their types.
  let parameters: [ParameterUsage]
  /// What it does, in a line.
  let summary: String
  /// What else there is to know; may be empty.
  let details: String
  /// Lines that can be typed as they are in the built-in sample.
  let examples: [String]
  /// Words that other programs, or people, have for it: what `help` finds it by, and what is hinted at for them.
  let synonyms: [String]
  let parse: @Sendable (inout WordReader) throws(LineError) -> Request

  init<each Value>(
    _ name: String, short shortForm: String? = nil, _ group: CommandGroup,
    _ parameters: repeat Parameter<each Value>, summary: String, details: String = "",
    examples: [String] = [], synonyms: [String] = [],
    make: @escaping @Sendable (repeat each Value) -> Request
  ) {
    self.name = name
    self.shortForm = shortForm
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

  /// The line as it is written: `go LEVEL [PAGE]`.
  var usage: String { ([name] + parameters.map(\.usage)).joined(separator: " ") }
}

/// What is said about a parameter.
struct ParameterUsage: Hashable, Sendable {
  var usage: String
  var meaning: String
  var kind: ParameterKind

  /// The usage without the brackets of what can be left out.
  var plainUsage: String { usage.filter { !"[]".contains($0) } }

  /// Whether the usage says all there is to say: it is only words to type.
  var isLiteral: Bool { usage == usage.lowercased() }
}

/// The headings commands are listed under, in order.
enum CommandGroup: String, CaseIterable, Sendable {
  case moving = "Moving"
  case jumping = "Jumping"
  case reports = "Looking"
  case values = "Columns"
  case undoing = "Undoing"
  case aligning = "Remembering and aligning"
  case rules = "Rules"
  case keeping = "Saving and sharing"
  case recording = "Recording and testing"
  case session = "Session"
  case developers = "For developers of front ends"
}

extension CommandEntry: Hashable {
  /// Entries are told apart by their names.
  static func == (lhs: CommandEntry, rhs: CommandEntry) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
