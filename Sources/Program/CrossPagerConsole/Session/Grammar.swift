import CrossPager
import MessageWords

/// The commands and settings of a program. Parsing, completion, help and the generated documents use this value.
public final class Grammar: Sendable {
  /// All commands, in the order used in the help.
  package let commands: [CommandEntry]
  /// All settings, in the order used in the help. A closure delays creating the tables, so the program starts faster.
  var settings: [SettingEntry] { makeSettings() }
  private let makeSettings: @Sendable () -> [SettingEntry]
  var rules: [SettingEntry] { settings.filter { $0.command == nil } }
  private let named: [String: CommandEntry]

  package init(
    commands: [CommandEntry], settings: @escaping @autoclosure @Sendable () -> [SettingEntry]
  ) {
    self.commands = commands
    makeSettings = settings
    named = Dictionary(
      uniqueKeysWithValues: commands.flatMap { entry in
        ([entry.name, entry.shortForm].compactMap(\.self) + entry.aliases).map { ($0, entry) }
      })
  }

  /// A grammar without commands, for reading dates.
  static let none = Grammar(commands: [], settings: [])

  func entry(named name: String) -> CommandEntry? { named[name.keyword] }

  package func setting(named name: String) -> SettingEntry? {
    let keyword = name.keyword
    return settings.first { $0.name == keyword }
  }

  /// Finds a command by its short form, its name, an alias or an unambiguous prefix of its name. Finding a
  /// suggestion for an unknown word takes far longer.
  func entry(for word: Word, suggests: Bool = true) throws(LineError) -> CommandEntry {
    let name = word.text.keyword
    if let entry = named[name] { return entry }
    let candidates = name.isEmpty ? [] : commands.filter { $0.name.hasPrefix(name) }
    if let entry = candidates.first, candidates.count == 1 { return entry }
    if candidates.isEmpty {
      let meant = suggests ? nearest(to: word.text) : nil
      throw LineError(.unknownCommand(word.text, meant: meant), at: word.range)
    }
    throw LineError(.ambiguous(word.text, candidates: candidates.map(\.name)), at: word.range)
  }

  /// Reads one command, which must extend to the end of the line.
  func request(_ reader: inout WordReader) throws(LineError) -> Request {
    var usage: String?
    do throws(LineError) {
      let entry = try entry(for: reader.next("a command"))
      usage = entry.usage
      if entry.name == "preview" {
        var request = try Parameter.command.read(&reader)
        request.isPreview = true
        return request
      }
      let work = try entry.parse(&reader)
      try reader.finish()
      return Request(entry: entry, work: work)
    } catch {
      let error = error.telling(usage: usage)
      throw reader.keyError ?? reader.separatorError(before: error) ?? reader.singleQuoteError
        ?? reader.named(error)
    }
  }

  /// Suggests a command that has the word as a synonym, or else the one with the most similar name or alias.
  func nearest(to word: String) -> String? {
    let name = word.keyword
    return commands.first { $0.synonyms.contains(name) }?.name
      ?? Spelling.nearest(to: word, among: commands.map(\.name) + commands.flatMap(\.aliases))
  }

  /// Returns whether a lowercase word is a command's short form, an alias or a prefix of a command's name.
  public func isCommand(_ word: some StringProtocol) -> Bool {
    commands.contains { $0.name.hasPrefix(word) || $0.isNamed(String(word)) }
  }

  /// Returns the full name of the command in a line, or nil if there is none.
  public func name(ofCommandIn line: String) -> String? {
    guard let word = (try? Words(line: line))?.words.first else { return nil }
    return try? entry(for: word, suggests: false).name
  }
}
