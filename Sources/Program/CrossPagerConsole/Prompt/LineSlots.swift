/// The parameters that can follow the words typed so far.
struct LineSlots {
  private(set) var slots: [ParameterUsage]

  /// The possible parameters for the next word: all flags and the first other parameter.
  var open: [ParameterUsage] {
    slots.filter { $0.flag != nil } + slots.filter { $0.flag == nil }.prefix(1)
  }

  /// Returns nil for an unknown command or too many words.
  init?(after words: [Word], in grammar: Grammar) {
    slots = [ParameterUsage(usage: "COMMAND…", kind: .command)]
    for word in words where !take(word, grammar) { return nil }
  }

  private mutating func take(_ word: Word, _ grammar: Grammar) -> Bool {
    if let index = slots.firstIndex(where: { $0.flag == word.text }) {
      slots.remove(at: index)
      return true
    }
    guard let index = slots.firstIndex(where: { $0.flag == nil }) else { return false }
    let slot = slots[index]
    if slot.kind == .command, slot.takesRest {
      guard let entry = try? grammar.entry(for: word, suggests: false) else { return false }
      slots = entry.parameters
    } else if slot.kind == .rule {
      guard let rule = grammar.setting(named: word.text) else { return false }
      slots.replaceSubrange(index...index, with: LineSlots.slots(of: rule))
    } else if let second = slot.second(after: word) {
      slots[index] = second
    } else if slot.takesRest {
      slots[index].usage = "[\(slot.plainUsage)]"
    } else {
      slots.remove(at: index)
      // After the first of multiple words in brackets, the other words are required.
      if slot.usage.hasPrefix("["), !slot.usage.hasSuffix("]"), index < slots.count {
        slots[index].usage.removeAll { $0 == "]" }
      }
    }
    return true
  }

  private static func slots(of rule: SettingEntry) -> [ParameterUsage] {
    let values = rule.values.split(separator: " ").map { value in
      // Uppercase words are placeholders. Brackets enclose optional words.
      let words: [String] =
        rule.stored?.words
        ?? value.filter { !"[]".contains($0) }.split(separator: "|").map(String.init)
        .filter { $0 == $0.lowercased() }
      return ParameterUsage(usage: String(value), kind: words.isEmpty ? .number : .choice(words))
    }
    return rule.isPagerRule ? values : values + [ParameterUsage(usage: "[LEVEL]", kind: .level)]
  }

  fileprivate var usage: String { slots.map(\.usage).joined(separator: " ") }
}

extension ParameterUsage {
  var takesRest: Bool { usage.contains("…") }
  /// The word of a flag such as `--repair`, which is allowed anywhere in the line, or nil for other parameters.
  var flag: String? {
    guard case .choice(let words) = kind else { return nil }
    return words.first { $0.hasPrefix("--") }
  }

  /// Returns the slot for the second word of a date such as `last july`, or nil if `word` is a whole argument. After
  /// `bar`, where `last` and `next` are also whole arguments, the second word is optional.
  func second(after word: Word) -> ParameterUsage? {
    let isOptional: Bool
    switch kind {
    case .date, .pageOfLevel: isOptional = false
    case .content(let content):
      guard let words = content.wordsBesideDates else { return nil }
      isOptional = words.contains(word.text.keyword)
    default: return nil
    }
    guard DateWords.ways[word.text.keyword] != nil else { return nil }
    let usage = "WEEKDAY|MONTH|UNIT"
    return ParameterUsage(usage: isOptional ? "[\(usage)]" : usage, kind: .recurring)
  }
}

/// The hint that a prompt shows after the line.
public enum Hint {
  /// Returns the rest of an incomplete command name, if any, and the usage of the parameters that can follow, such as
  /// `LEVEL [PAGE]` after `go `. The hint is empty if nothing can follow or the line has an error.
  ///
  /// - Complexity: O(length + commands)
  public static func after(_ line: String, in grammar: Grammar) -> String {
    guard let typed = TypedWord(Array(line)), !typed.words.isEmpty || !typed.text.isEmpty else {
      return ""
    }
    if typed.range.isEmpty { return LineSlots(after: typed.words, in: grammar)?.usage ?? "" }
    // The last word belongs to a parameter, or it is a command name that may be incomplete.
    let word = Word(text: typed.text, range: typed.range)
    guard let open = LineSlots(after: typed.words, in: grammar)?.open.last,
      let after = LineSlots(after: typed.words + [word], in: grammar)
    else { return "" }
    var rest = ""
    if open.kind == .command, open.takesRest, let entry = try? grammar.entry(for: word) {
      rest = entry.isNamed(word.text.keyword) ? "" : String(entry.name.dropFirst(word.text.count))
    }
    return [rest, after.usage].joined(separator: after.usage.isEmpty ? "" : " ")
  }
}
