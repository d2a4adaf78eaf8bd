/// What `help` is asked about.
enum HelpTopic: Hashable, Sendable {
  /// Every command.
  case all
  /// A command, a rule, or both where they share a name, in full.
  case named([CommandEntry], rules: [RuleEntry])
  /// The commands a search found, best first, for the words that were given.
  case found([CommandEntry], words: String)

  /// What words are about: the name of a command or a rule, the beginning of a command's name, else what a search
  /// through all that is said of the commands finds; nil if it finds nothing.
  init?(words: [String]) {
    var words = words.map(\.keyword)
    if words == ["all"] {
      self = .all
      return
    }
    // `set viewport` is how the rule is written.
    if words.count == 2, words[0] == "set", RuleTable.entry(named: words[1]) != nil {
      words.removeFirst()
    }
    if words.count == 1, let word = words.first, !word.isEmpty {
      let rules = RuleTable.entries.filter { $0.name == word }
      let named = CommandTable.entries.filter {
        // A rule does not hide a command found by the same word.
        $0.name == word || $0.shortForm == word || !rules.isEmpty && $0.synonyms.contains(word)
      }
      if !named.isEmpty || !rules.isEmpty {
        self = .named(named, rules: rules)
        return
      }
      let begun = CommandTable.entries.filter { $0.name.hasPrefix(word) }
      if !begun.isEmpty {
        self = begun.count == 1 ? .named(begun, rules: []) : .found(begun, words: word)
        return
      }
    }
    let found = HelpSearch.commands(about: words)
    if found.isEmpty { return nil }
    self =
      found.count == 1
      ? .named(found, rules: []) : .found(found, words: words.joined(separator: " "))
  }
}

extension Parameter where Value == HelpTopic {
  /// A command, a rule, or words for what is wanted: all that is left of the line.
  static let topic = Parameter(
    usage: "WORD…", meaning: "a command, a rule, or words for what is wanted", kind: .command
  ) { reader throws(LineError) in
    var words = [try reader.next("a word")]
    while reader.peek != nil { words.append(try reader.next("a word")) }
    if let topic = HelpTopic(words: words.map(\.text)) { return topic }
    let range = (words.first?.range.lowerBound ?? 0)..<(words.last?.range.upperBound ?? 0)
    let text = words.map(\.text).joined(separator: " ")
    throw LineError(.unknownTopic(text, meant: CommandTable.nearest(to: text)), at: range)
  }
}
