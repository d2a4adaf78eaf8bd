import CrossPager
import CrossPagerTimeline

/// The commands there are, and how a word finds one.
enum CommandTable {
  /// All commands, in the order they are listed.
  static let entries: [CommandEntry] =
    moving + jumping + aligning + undoing + editing + rules + reports + keeping + session

  /// The command a word stands for: by short form, by name, else by a prefix that only one name has.
  ///
  /// - Complexity: O(commands)
  static func entry(for word: Word) throws(LineError) -> CommandEntry {
    let name = word.text.lowercased()
    if let entry = entries.first(where: { $0.shortForm == name || $0.name == name }) {
      return entry
    }
    let candidates = name.isEmpty ? [] : entries.filter { $0.name.hasPrefix(name) }
    if let entry = candidates.first, candidates.count == 1 { return entry }
    if candidates.isEmpty { throw unknown(word) }
    throw LineError(
      "'\(word.text)' is ambiguous, it begins \(Wording.list(candidates.map(\.name))).",
      at: word.range)
  }

  private static func unknown(_ word: Word) -> LineError {
    let nearest = Spelling.nearest(to: word.text, among: entries.map(\.name))
    let hint = nearest.map { "Did you mean '\($0)'?" } ?? "'help' lists the commands."
    return LineError("Unknown command '\(word.text)'. \(hint)", at: word.range)
  }

  /// The command whose words are left in `arguments`, which must be all used up by it.
  static func request(_ arguments: inout Arguments) throws(LineError) -> Request {
    let entry = try entry(for: arguments.next("a command"))
    let request = try entry.parse(&arguments)
    try arguments.finish()
    return request
  }
}

extension Parameter where Value == Request {
  /// A command and all it takes.
  static let command = Parameter(usage: "COMMAND…", meaning: "a command", kind: .command) {
    arguments throws(LineError) in
    try CommandTable.request(&arguments)
  }
}

extension Parameter where Value == CommandEntry {
  /// A command's name, or what stands for it.
  static let commandName = Parameter(usage: "COMMAND", meaning: "a command's name", kind: .command)
  {
    arguments throws(LineError) in
    try CommandTable.entry(for: arguments.next("a command's name"))
  }
}
