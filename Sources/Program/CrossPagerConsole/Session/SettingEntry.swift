import CrossPager
import MessageWords

/// A setting: its name, values and help, and how a session reads, keeps and shows it. Each setting is in a table.
package struct SettingEntry: Sendable {
  package var name: String
  /// The values in the usage line, with the default first.
  package var values: String
  package var summary: String
  /// The meanings of the values, as sentences.
  var details: String
  var place: Place
  /// The meaning of the values, as a phrase in the help for the short form.
  package var meaning = ""
  /// Reads the value. The level is nil unless the setting belongs to a level and the line names one.
  var read: @Sendable (inout WordReader) throws(LineError) -> @Sendable (LevelWord?) -> Work
  var command: ShortForm?

  enum Place: Sendable {
    case level(Rule<LevelRules>)
    case pager(Rule<PagerRules>)
    case state(Stored)
  }

  /// A setting outside the pager.
  package struct Stored: Sendable {
    var value: @Sendable (SessionState) -> String
    /// Sets the value without any other effects. Ignores an unknown word.
    var set: @Sendable (inout SessionState, String) -> Void
    /// The words for all values, or for all values that have names.
    var words: [String]
    var accepts: @Sendable (String) -> Bool
    var saving = Saving.inSnapshots
    /// Whether `levels` lists the setting.
    var isShown: @Sendable (Session) -> Bool = { _ in true }
  }

  package enum Saving: Sendable {
    /// In the rules of scenes and of all snapshots.
    case inScenes
    /// In the rules of snapshots, unless it has its default value.
    case inSnapshots
    /// Elsewhere in snapshots. The command `levels` does not list the setting.
    case elsewhere
  }

  package struct ShortForm: Sendable {
    var group: CommandGroup
    var examples: [String]
    var synonyms: [String]

    package init(group: CommandGroup, examples: [String], synonyms: [String]) {
      (self.group, self.examples, self.synonyms) = (group, examples, synonyms)
    }
  }

  /// Whether the setting belongs to the whole session rather than to individual levels.
  var isPagerRule: Bool { if case .level = place { false } else { true } }

  var stored: Stored? { if case .state(let stored) = place { stored } else { nil } }

  private var arguments: String { values + (isPagerRule ? "" : " [LEVEL]") }

  var usage: String { "set \(name) \(arguments)" }

  /// A command line that sets a value other than the default.
  var example: String {
    let choices = values.split(separator: "|")
    if choices.count > 1 { return "set \(name) \(choices[1])" }
    return command?.examples.first.map { "set \($0)" }
      ?? (name == "gesture" ? "set gesture 0.3 0.5 200" : "set \(name) 1 2.5")
  }

  package var shortForm: CommandEntry? {
    command.map { command in
      CommandEntry(
        name, command.group,
        Parameter(usage: values, meaning: meaning, kind: .choice(stored?.words ?? []), read: read),
        summary: summary, details: details, examples: command.examples, synonyms: command.synonyms
      ) { $0(nil) }
    }
  }

  var help: CommandEntry {
    let scope =
      isPagerRule
      ? "The rule applies to the whole pager."
      : "Without LEVEL, the rule applies to all existing and new levels."
    let order = values.contains("|") ? " The first value is the default." : ""
    return CommandEntry(
      "set \(name)", .rules,
      Parameter(usage: arguments, meaning: "", kind: .choice([]), read: read), summary: summary,
      details: "\(details) \(scope)\(order)", examples: [example]
    ) { $0(nil) }
  }
}

extension SettingEntry {
  static func level<Value: RuleValue>(
    _ name: String, _ path: any WritableKeyPath<LevelRules, Value> & Sendable,
    _ rule: @escaping @Sendable (Value) -> LevelRule, _ summary: String, _ details: String
  ) -> SettingEntry {
    SettingEntry(
      name: name, values: Value.parameter.usage, summary: summary, details: details,
      place: .level(Rule(name, path))
    ) { reader throws(LineError) in
      let value = try Value.parameter.read(&reader)
      return { level in
        let command =
          level.map { Command.setLevelRule(rule(value), level: $0.index) }
          ?? .setRuleOfAllLevels(rule(value))
        return Work {
          try $0.perform(command, level?.unknown) { state in
            let target = level.map { "'\(state.labels[$0.index].name.excerpt)'" } ?? "all levels"
            return "\(name) \(value.spelling) for \(target)"
          }
        }
      }
    }
  }

  static func pager<Value: RuleValue>(
    _ name: String, _ path: any WritableKeyPath<PagerRules, Value> & Sendable,
    _ rule: @escaping @Sendable (Value) -> PagerRule, _ summary: String, _ details: String
  ) -> SettingEntry {
    SettingEntry(
      name: name, values: Value.parameter.usage, summary: summary, details: details,
      place: .pager(Rule(name, path))
    ) { reader throws(LineError) in
      let value = try Value.parameter.read(&reader)
      return { _ in
        Work { try $0.perform(.setPagerRule(rule(value))) { _ in "\(name) \(value.spelling)" } }
      }
    }
  }

  /// Creates a setting that only changes the stored value. `remark` returns a remark if the change has no effect here.
  package static func state<Value: Spelled & Equatable>(
    _ name: String, _ path: any WritableKeyPath<SessionState, Value> & Sendable, _ summary: String,
    _ details: String, saving: Saving = .inSnapshots,
    remark: @escaping @Sendable (Session) -> String? = { _ in nil }
  ) -> SettingEntry {
    state(name, path, summary, details, saving: saving) { value in
      Work { session in
        let remark = remark(session)
        return try session.change { state, change throws(Refusal) in
          if state[keyPath: path] == value { throw .ignored(.alreadyThere) }
          state[keyPath: path] = value
          change.setting = "\(name) \(value.spelling)"
          change.remark = remark
          return .changed()
        }
      }
    }
  }

  package static func state<Value: Spelled>(
    _ name: String, _ path: any WritableKeyPath<SessionState, Value> & Sendable, _ summary: String,
    _ details: String, parameter: Parameter<Value> = .choice, saving: Saving = .inSnapshots,
    command: ShortForm? = nil, isShown: @escaping @Sendable (Session) -> Bool = { _ in true },
    work: @escaping @Sendable (Value) -> Work
  ) -> SettingEntry {
    let stored = Stored(
      value: { $0[keyPath: path].spelling },
      set: { state, word in
        if let value = Value(spelling: word) { state[keyPath: path] = value }
      }, words: Value.spellings, accepts: { Value(spelling: $0) != nil }, saving: saving,
      isShown: isShown)
    return SettingEntry(
      name: name, values: parameter.usage, summary: summary, details: details,
      place: .state(stored), meaning: parameter.meaning,
      read: { reader throws(LineError) in
        let work = work(try parameter.read(&reader))
        return { _ in work }
      }, command: command)
  }
}
