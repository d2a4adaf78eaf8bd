import CrossPager
import MessageWords
import PagerCompanions

/// The document that `save` writes and `restore` reads: the pager's snapshot, settings, marks and the pages' content.
struct SessionSnapshot {
  var pager: SessionState.Snapshot
  /// The settings outside the pager, by name.
  var settings: [String: String]
  var marks: [Mark]
  /// The members for the content, by name.
  var members: [String: JSONReader]

  init(of state: SessionState, _ grammar: Grammar, _ content: (any SessionContent)?) {
    pager = state.snapshot
    settings = [:]
    for entry in grammar.settings {
      guard let stored = entry.stored else { continue }
      let (word, saving) = (stored.value(state), stored.saving)
      if saving == .inScenes || saving == .inSnapshots && word != stored.words.first {
        settings[entry.name] = word
      }
    }
    marks = state.marks
    let saved = (state.content.base?.saved ?? []) + (content?.saved(with: state) ?? [])
    members = Dictionary(uniqueKeysWithValues: saved.map { ($0.name, JSONReader(value: $0.value)) })
  }

  var json: JSON {
    let settings = settings.map { JSON.Member($0.key, .string($0.value)) }
    let rules = JSON.joined(pager.rules.json, .object(settings)).sorted
    let content = members.map { JSON.Member($0.key, $0.value.value) }
    let own = JSON.present([
      "version": .integer(SessionState.Snapshot.version), "current": .optional(pager.currentLevel),
      "levels": .array(pager.levels.map(\.json)), "rules": rules,
      "newLevels": pager.newLevelRules.json,
      "marks": marks.isEmpty ? nil : .array(marks.map(\.json)),
    ])
    return .joined(own, .object(content)).sorted
  }

  init(
    document: String, _ grammar: Grammar, _ content: (any SessionContent)?
  ) throws(SnapshotError) {
    do throws(JSONReader.Problem) {
      let reader = try JSONReader(document: document)
      let names = ["version", "current", "levels", "rules", "newLevels"]
      let otherNames = (content?.savedNames ?? []) + ["marks"]
      guard case .object(let all) = reader.value else { throw reader.problem("an object") }
      let own = try JSONReader(value: .object(all.filter { names.contains($0.name) }))
        .members(names)
      let version = SessionState.Snapshot.version
      _ = try reader.required("version", in: own).integer(version...version, "\(version)")
      let elements = try reader.required("levels", in: own).elements()
      var taken: Set<String> = []
      let levels = try elements.map { element throws(JSONReader.Problem) in
        let level = try SessionState.Snapshot.SavedLevel(element)
        if taken.insert(level.id).inserted { return level }
        throw JSONReader.Problem(
          path: "\(element.path).name", message: "Another level has this name.")
      }
      let current = try reader.required("current", in: own)
      let rules: PagerRules
      (rules, settings) = try reader.required("rules", in: own).rules(grammar)
      pager = SessionState.Snapshot(
        levels: levels, currentLevel: current.value == .null ? nil : try current.string(),
        rules: rules,
        newLevelRules: try reader.required("newLevels", in: own).rules(over: LevelRules()))
      // A null member means the same as a missing one.
      members = try reader.members((names + otherNames).sorted())
        .filter { otherNames.contains($0.key) && $0.value.value != .null }
      marks = try members.removeValue(forKey: "marks")?.elements().map(Mark.init) ?? []
    } catch {
      throw .unreadable(error)
    }
  }
}

extension Session {
  /// The document that `save` writes, plus the titles of the pages of each titled level. A missing title is null.
  package var titledSnapshot: JSON {
    let titles = Dictionary(
      uniqueKeysWithValues: state.labels.compactMap { label in
        label.titles.map { (JSON.string(label.name), JSON.array($0.list.map(JSON.optional))) }
      })
    let members = SessionSnapshot(of: state, grammar, content).json.members.map { member in
      guard member.name == "levels", case .array(let levels) = member.value else { return member }
      let titled = levels.map { level in
        JSON.joined(level, .present(["titles": level["name"].flatMap { titles[$0] }]))
      }
      return JSON.Member(member.name, .array(titled))
    }
    return .object(members)
  }
}

extension PagerSnapshot<String, String>.SavedLevel {
  fileprivate var json: JSON {
    let rest = page.map { self.rest ?? Offset(pages: $0) }
    return .present([
      "count": .integer(count), "key": pageID.map { .string($0) }, "name": .string(id),
      "offset": rest?.json ?? JSON.null, "page": .optional(page), "rules": rules.json,
    ])
  }

  fileprivate init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["count", "key", "name", "offset", "page", "rules"])
    let name = try reader.required("name", in: members)
    self.init(
      id: try name.string(),
      count: try reader.required("count", in: members).integer(through: 0...Pager.maximumCount),
      page: nil, pageID: try reader.optional("key", in: members)?.string(), rest: nil,
      rules: try reader.required("rules", in: members).rules(over: LevelRules()))
    guard LevelLabel.isValid(name: id) else { throw name.problem(LevelLabel.nameMeaning) }
    let page = try reader.required("page", in: members)
    let rest = try reader.required("offset", in: members)
    if count > 0 {
      self.page = try page.integer(through: 0...(count - 1))
      self.rest = try rest.offset()
    } else if let member = [page, rest].first(where: { $0.value != .null }) {
      throw member.problem("null, because the level is empty")
    }
  }
}

extension JSONReader {
  /// Reads the rules of the pager and, by name, the settings outside the pager.
  func rules(
    _ grammar: Grammar, ofScene isScene: Bool = false
  ) throws(Problem) -> (rules: PagerRules, settings: [String: String]) {
    let stored = grammar.settings.filter { entry in
      entry.stored?.saving == .inScenes || !isScene && entry.stored?.saving == .inSnapshots
    }
    let members = try members((PagerRules.names + stored.map(\.name)).sorted())
    var settings: [String: String] = [:]
    for entry in stored {
      guard let member = members[entry.name] else { continue }
      let word = try member.string().keyword
      guard let stored = entry.stored, stored.accepts(word) else {
        let words = entry.stored?.words ?? []
        throw member.problem(
          words.count > 1 ? "one of \(Wording.list(words, "or"))" : entry.meaning)
      }
      settings[entry.name] = word
    }
    return (try PagerRules(members, over: PagerRules()), settings)
  }
}

extension SessionState {
  /// Restores the parts of a snapshot that fit, and returns a sentence for each difference.
  mutating func adopt(
    _ snapshot: SessionSnapshot, _ restoration: (any ContentRestoration)?, _ grammar: Grammar
  ) -> [String] {
    let former = marks
    restoration?.prepare(&self)
    let before = self
    var differences = repair(from: snapshot.pager).differences.map { $0.sentence(in: before) }
    set(snapshot.settings, grammar)
    differences += restoration?.restore(&self) ?? []
    // Keep a note, or a mark that equals a previous mark, even if its page does not exist.
    marks = snapshot.marks.filter { mark in
      if mark.level == nil || position(of: mark) != nil || former.contains(mark) { return true }
      differences.append("\(mark.missing). --repair leaves out the mark.")
      return false
    }.sorted(by: Mark.precedes)
    return differences
  }

  /// Changes the settings. Missing settings get their default values.
  mutating func set(_ settings: [String: String], _ grammar: Grammar) {
    for entry in grammar.settings {
      guard let stored = entry.stored, stored.saving != .elsewhere else { continue }
      if let word = settings[entry.name] ?? stored.words.first { stored.set(&self, word) }
    }
  }

  fileprivate func pageText(_ page: Int?, ofLevel name: String) -> String {
    guard let page, let level = levelIndex(of: name) else { return "no page" }
    return "page \(labels[level].title(ofPage: page))"
  }
}

extension SnapshotDifference<String, String> {
  /// - Parameter state: The state that receives the snapshot.
  func sentence(in state: SessionState) -> String {
    switch self {
    case .unknownLevel(let name): "No level '\(name.excerpt)' here. --repair ignores the level."
    case .missingLevel(let name):
      "Level '\(name.excerpt)' is not in the snapshot. --repair keeps the level unchanged."
    case .otherOrder(let names):
      "Levels \(Wording.list(names)) are in a different order here. --repair keeps the current order."
    case .otherCount(let name, let saved, let present, let page):
      "Level '\(name.excerpt)' has \(Wording.count(present, "page")) here and \(saved) in the snapshot. "
        + "--repair selects \(state.pageText(page, ofLevel: name))."
    case .missingPage(let name, let key, let page):
      "Level '\(name.excerpt)' has no page '\(key.excerpt)'. --repair selects \(state.pageText(page, ofLevel: name))."
    case .otherRest(let name, let saved, let present):
      "Level '\(name.excerpt)' cannot rest at \(saved.decimal). --repair moves it to \(present.decimal)."
    case .missingCurrentLevel(let name?):
      "The snapshot's current level '\(name.excerpt)' is missing here. --repair keeps the current level."
    case .missingCurrentLevel(nil):
      "The snapshot has no current level. --repair keeps the current level."
    }
  }
}
