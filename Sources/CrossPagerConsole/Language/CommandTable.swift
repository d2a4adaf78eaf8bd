import CrossPager
import MessageWords

/// The table of all commands. Parsing, completion, help and the generated documents use this table.
enum CommandTable {
  /// All commands, in the order used in the help.
  static let entries: [CommandEntry] =
    moving + jumping + aligning + gestures + undoing + editing + rules + reports + values
    + splitting + keeping + exporting + recording + session + keys + bars + finding + reading

  /// The commands, by name, short form and alias.
  private static let named = Dictionary(
    uniqueKeysWithValues: entries.flatMap { entry in
      ([entry.name, entry.shortForm].compactMap(\.self) + entry.aliases).map { ($0, entry) }
    })

  /// Finds a command by its short form, its name, an alias or an unambiguous prefix of its name.
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

  /// The usage of the command with this full name, or nil if there is none.
  static func usage(ofExactly name: String) -> String? { named[name.keyword]?.usage }

  /// Reads one command, which must extend to the end of the line.
  static func request(_ reader: inout WordReader) throws(LineError) -> Request {
    do throws(LineError) {
      return try request(of: entry(for: reader.next("a command")), &reader)
    } catch {
      throw reader.keyError ?? reader.separatorError(before: error) ?? reader.singleQuoteError
        ?? reader.named(error)
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

  /// Suggests a command for an unknown word: a command that has the word as a synonym, or else the command with the
  /// most similar name or alias.
  static func nearest(to word: String) -> String? {
    let name = word.keyword
    return entries.first { $0.synonyms.contains(name) }?.name
      ?? Spelling.nearest(to: word, among: entries.map(\.name) + entries.flatMap(\.aliases))
  }
}

extension Parameter where Value == Request {
  /// Any command with its parameters.
  static let command = Parameter(
    usage: "COMMAND…", meaning: "any command with its arguments", kind: .command
  ) {
    reader throws(LineError) in
    // Skip repeated `preview` words. Reading a long chain recursively would exhaust the stack.
    while let word = reader.peek, try CommandTable.entry(for: word).name == "preview" {
      _ = try reader.next("a command")
    }
    return try CommandTable.request(&reader)
  }
}
