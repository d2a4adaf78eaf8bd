/// The topic of a `help` command.
enum HelpTopic: Hashable, Sendable {
  /// Every command.
  case all
  /// A command, a rule, or both if they share a name, in full.
  case named([HelpEntry])
  /// The entries found for these words, best match first.
  case found([HelpEntry], words: String)

  /// Finds the topic for words: a command or a rule by name, a command by prefix, or else by a
  /// search of the help. Nil if nothing is found.
  init?(words: [String]) {
    let words = words.map(\.keyword)
    if words == ["all"] {
      self = .all
      return
    }
    // `set viewport` names the rule.
    if words.count == 2, words[0] == "set", let rule = RuleTable.entry(named: words[1]) {
      self = .named([HelpEntry(rule)])
      return
    }
    var found: [HelpEntry] = []
    if words.count == 1, let word = words.first, !word.isEmpty {
      let rules = RuleTable.entries.filter { $0.name == word }
      let named = CommandTable.entries.filter {
        // If a rule has this name, also show commands with the word as a synonym.
        $0.name == word || $0.shortForm == word || !rules.isEmpty && $0.synonyms.contains(word)
      }
      found = named.map(HelpEntry.init) + rules.map(HelpEntry.init)
      if !found.isEmpty, found.count <= 2 {
        self = .named(found)
        return
      }
      if found.isEmpty {
        found = CommandTable.entries.filter { $0.name.hasPrefix(word) }.map(HelpEntry.init)
      }
    }
    if found.isEmpty { found = HelpSearch.commands(about: words).map(HelpEntry.init) }
    switch found.count {
    case 0: return nil
    case 1: self = .named(found)
    default: self = .found(found, words: words.joined(separator: " "))
    }
  }
}

extension Parameter where Value == HelpTopic {
  /// A command, a rule or words to search for: the rest of the line.
  static let topic = Parameter(
    usage: "WORD…", meaning: "a command, a rule, or words to search for", kind: .command
  ) { reader throws(LineError) in
    var words = [try reader.next("a word")]
    while reader.peek != nil { words.append(try reader.next("a word")) }
    if let topic = HelpTopic(words: words.map(\.text)) { return topic }
    let range = (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0)
    let text = words.map(\.text).joined(separator: " ")
    throw LineError(.unknownTopic(text, meant: CommandTable.nearest(to: text)), at: range)
  }
}
