/// What a command's line takes after the words it has.
struct LineSlots {
  /// A place for a word, or for the rest of the line.
  struct Slot: Hashable {
    /// How the usage line shows it.
    var usage: String
    var kind: ParameterKind

    /// Whether it takes all words that follow.
    var takesRest: Bool { usage.contains("…") }
    /// Whether it is for a word that may stand anywhere, such as `--repair`.
    var flag: String? {
      guard case .choice(let words) = kind, words.count == 1, let word = words.first,
        word.hasPrefix("--")
      else { return nil }
      return word
    }
  }

  /// What is left to be given, in order.
  private(set) var slots: [Slot]

  /// What the next word may be for: the flags, and the first other place.
  var open: [Slot] {
    slots.filter { $0.flag != nil } + slots.filter { $0.flag == nil }.prefix(1)
  }

  /// What follows these words; nil after a command that does not exist, or more words than it takes.
  init?(after words: [Word]) {
    slots = [Slot(usage: "COMMAND…", kind: .command)]
    var rest = words[...]
    while let word = rest.popFirst() {
      guard take(word) else { return nil }
    }
  }

  /// Gives a word to the place it is for.
  private mutating func take(_ word: Word) -> Bool {
    if let index = slots.firstIndex(where: { $0.flag == word.text }) {
      slots.remove(at: index)
      return true
    }
    guard let index = slots.firstIndex(where: { $0.flag == nil }) else { return false }
    let slot = slots[index]
    if slot.kind == .command, slot.takesRest {
      guard let entry = try? CommandTable.entry(for: word) else { return false }
      slots = entry.parameters.map { Slot(usage: $0.usage, kind: $0.kind) }
    } else if slot.kind == .rule {
      guard let rule = RuleTable.entry(named: word.text) else { return false }
      slots.replaceSubrange(index...index, with: LineSlots.slots(of: rule))
    } else if slot.takesRest {
      slots[index].usage = "[\(slot.usage.filter { !"[]".contains($0) })]"
    } else {
      slots.remove(at: index)
      // Of brackets around several words the first was given, so the others must follow.
      if slot.usage.hasPrefix("["), !slot.usage.hasSuffix("]"), index < slots.count {
        slots[index].usage.removeAll { $0 == "]" }
      }
    }
    return true
  }
}

extension LineSlots {
  /// What follows the rule's name: its values, and the level of a level's rule.
  private static func slots(of rule: RuleEntry) -> [Slot] {
    let values = rule.values.split(separator: " ").map { value in
      // Words in capitals stand for others; brackets are around what can be left out.
      let words = value.filter { !"[]".contains($0) }.split(separator: "|").map(String.init)
        .filter { $0 == $0.lowercased() }
      return Slot(usage: String(value), kind: words.isEmpty ? .number : .choice(words))
    }
    return rule.isPagerRule ? values : values + [Slot(usage: "[LEVEL]", kind: .level)]
  }

  /// The usage of all that is left.
  fileprivate var usage: String { slots.map(\.usage).joined(separator: " ") }
}

/// What a prompt shows behind the line.
public enum Hint {
  /// What may follow a line, as the usage has it: `go ` is followed by `LEVEL [PAGE]`. Empty where nothing does,
  /// or nothing is known.
  ///
  /// - Complexity: O(length + commands)
  public static func after(_ line: String) -> String {
    guard let typed = TypedWord(Array(line)), !typed.words.isEmpty || !typed.text.isEmpty else {
      return ""
    }
    if typed.range.isEmpty {
      return LineSlots(after: typed.words)?.usage ?? ""
    }
    // The word at the end has its place already; a command's name may still be unfinished.
    let word = Word(text: typed.text, range: typed.range)
    guard let open = LineSlots(after: typed.words)?.open.last,
      let after = LineSlots(after: typed.words + [word])
    else { return "" }
    var rest = ""
    if open.kind == .command, open.takesRest, let entry = try? CommandTable.entry(for: word) {
      let isShort = entry.shortForm == word.text.keyword
      rest = isShort ? "" : String(entry.name.dropFirst(word.text.count))
    }
    return [rest, after.usage].joined(separator: after.usage.isEmpty ? "" : " ")
  }
}
