import CrossPager
import MessageWords

/// All commands, and how to find one by a word.
enum CommandTable {
  /// All commands, in the order of the help.
  static let entries: [CommandEntry] =
    moving + jumping + aligning + gestures + undoing + editing + rules + reports + values + keeping
    + recording + session

  /// The commands by name and short form.
  private static let named = Dictionary(
    uniqueKeysWithValues: entries.flatMap { entry in
      [entry.name, entry.shortForm].compactMap { $0 }.map { ($0, entry) }
    })

  /// The command for a word: its short form, its name or a prefix of exactly one name.
  ///
  /// - Complexity: O(commands)
  static func entry(for word: Word) throws(LineError) -> CommandEntry {
    let name = word.text.keyword
    if let entry = named[name] { return entry }
    let candidates = name.isEmpty ? [] : entries.filter { $0.name.hasPrefix(name) }
    if let entry = candidates.first, candidates.count == 1 { return entry }
    if candidates.isEmpty {
      throw LineError(.unknownCommand(word.text, meant: nearest(to: word.text)), at: word.range)
    }
    throw LineError(
      .ambiguous(word.text, candidates: candidates.map(\.name)), at: word.range)
  }

  /// Reads one command from `reader`. Throws if words are left over.
  static func request(_ reader: inout WordReader) throws(LineError) -> Request {
    do throws(LineError) {
      return try request(of: entry(for: reader.next("a command")), &reader)
    } catch {
      throw reader.separatorError(before: error) ?? reader.named(error)
    }
  }

  private static func request(
    of entry: CommandEntry, _ reader: inout WordReader
  ) throws(LineError) -> Request {
    do throws(LineError) {
      let request = try entry.parse(&reader)
      try reader.finish()
      return request
    } catch {
      throw error.telling(usage: entry.usage)
    }
  }

  /// The command that a misspelled or foreign word may mean: the one with that synonym, or else
  /// with the most similar name.
  static func nearest(to word: String) -> String? {
    let name = word.keyword
    return entries.first { $0.synonyms.contains(name) }?.name
      ?? Spelling.nearest(to: word, among: entries.map(\.name))
  }
}

extension Parameter where Value == Request {
  /// A command and its parameters.
  static let command = Parameter(
    usage: "COMMAND…", meaning: "any command with its arguments", kind: .command
  ) {
    reader throws(LineError) in
    // The preview of a preview is the inner preview. Reading a long chain recursively would exhaust
    // the stack.
    while let word = reader.peek, try CommandTable.entry(for: word).name == "preview" {
      _ = try reader.next("a command")
    }
    return try CommandTable.request(&reader)
  }
}
