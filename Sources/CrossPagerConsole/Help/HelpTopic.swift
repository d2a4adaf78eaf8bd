/// The topic of a `help` command.
struct HelpTopic: Sendable {
  var entries: [HelpEntry]
  var scope: HelpScope

  /// Finds a topic by name, by prefix or by searching the help, in that order. Returns nil if
  /// nothing matches.
  ///
  /// A command and a rule can share a name.
  static func about(_ words: [String], in grammar: Grammar) -> HelpTopic? {
    let words = words.map(\.keyword)
    if words == ["all"] { return HelpTopic(entries: grammar.commandHelp, scope: .all) }
    let (found, isExact) = entries(for: words, in: grammar)
    if found.isEmpty { return nil }
    let isNamed = found.count == 1 || isExact && found.count == 2
    return HelpTopic(
      entries: found, scope: isNamed ? .entries : .found(words: words.joined(separator: " ")))
  }

  /// The entries that match the words, best match first, and whether the match is exact.
  private static func entries(
    for words: [String], in grammar: Grammar
  ) -> (found: [HelpEntry], isExact: Bool) {
    func help(_ entries: [CommandEntry]) -> [HelpEntry] {
      entries.map { HelpEntry($0, in: grammar) }
    }
    // Accept `set` before the name of a rule.
    if words.count == 2, words[0] == "set", let rule = grammar.setting(named: words[1]) {
      return ([HelpEntry(rule)], true)
    }
    if words.count == 1, let word = words.first, !word.isEmpty {
      let rules = grammar.rules.filter { $0.name == word }
      let named = grammar.commands.filter {
        // If a rule has this name, also show commands with this synonym.
        $0.isNamed(word) || !rules.isEmpty && $0.synonyms.contains(word)
      }
      let exact = help(named) + rules.map(HelpEntry.init)
      if !exact.isEmpty { return (exact, true) }
      let begun = grammar.commands.filter { $0.name.hasPrefix(word) }
      if !begun.isEmpty { return (help(begun), false) }
    }
    return (help(HelpSearch.commands(about: words, in: grammar)), false)
  }
}

extension Parameter where Value == HelpTopic {
  /// The rest of the line: a command, a rule or words to search for.
  static let topic = Parameter(
    usage: "WORD…", meaning: "a command, a rule, or words to search for", kind: .command
  ) { reader throws(LineError) in
    var words: [Word] = []
    repeat { words.append(try reader.next("a word")) } while reader.peek != nil
    if let topic = HelpTopic.about(words.map(\.text), in: reader.grammar) { return topic }
    let range = (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0)
    let text = words.map(\.text).joined(separator: " ")
    throw LineError(.unknownTopic(text, meant: reader.grammar.nearest(to: text)), at: range)
  }
}
