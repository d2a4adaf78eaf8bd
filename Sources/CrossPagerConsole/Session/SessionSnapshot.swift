import CrossPager
import MessageWords
import PagerCompanions

/// The document that `save` writes and `restore` reads. The document contains the pager's snapshot with names and keys,
/// the session's settings and marks, and the content of the pages.
struct SessionSnapshot {
  var pager: SessionState.Snapshot
  /// The settings outside the pager, by name.
  var settings: [String: String]
  var marks: [Mark]
  /// The members for the content, by name.
  package var members: [String: JSONReader]

  init(of state: SessionState, _ grammar: Grammar, _ content: some SessionContent) {
    pager = state.snapshot
    let stored = grammar.settings.compactMap { entry in
      entry.stored.flatMap { stored in
        let (word, saving) = (stored.value(state), stored.saving)
        let isSaved = saving == .inScenes || saving == .inSnapshots && word != stored.words.first
        return isSaved ? (entry.name, word) : nil
      }
    }
    settings = Dictionary(uniqueKeysWithValues: stored)
    marks = state.marks
    let saved = state.content.base.saved + content.saved(with: state)
    members = Dictionary(uniqueKeysWithValues: saved.map { ($0.name, JSONReader(value: $0.value)) })
  }

  /// The document, with its members sorted by name.
  var json: JSON {
    var members = JSON(encoding: pager).members
    members += self.members.map { JSON.Member($0.key, $0.value.value) }
    if !marks.isEmpty { members.append(JSON.Member("marks", .array(marks.map(\.json)))) }
    for index in members.indices where members[index].name == "rules" {
      let rules = settings.map { JSON.Member($0.key, .string($0.value)) }
      members[index].value = .object(members[index].value.members + rules).sorted
    }
    return JSON.object(members).sorted
  }

  /// Reads a document.
  init(
    document: String, _ grammar: Grammar, _ content: some SessionContent
  ) throws(SnapshotError) {
    do throws(JSONReader.Problem) {
      let reader = try JSONReader(document: document)
      let names = ["version", "current", "levels", "rules", "newLevels", "absent"]
      let otherNames = content.savedNames + ["marks"]
      guard case .object(let all) = reader.value else { throw reader.problem("an object") }
      var own = JSONReader(value: .object(all.filter { names.contains($0.name) }))
      settings = try own.takeSettings(grammar)
      pager = try own.decode(SessionState.Snapshot.self)
      for (index, level) in pager.levels.enumerated() where !LevelLabel.isValid(name: level.id) {
        throw JSONReader(value: .string(level.id), path: "levels[\(index)].name")
          .problem(LevelLabel.nameMeaning)
      }
      // A null member means the same as a missing one.
      members = try reader.members((names + otherNames).sorted())
        .filter { otherNames.contains($0.key) && $0.value.value != .null }
      marks = []
      for mark in try members["marks"]?.elements() ?? [] { marks.append(try Mark(mark)) }
      members["marks"] = nil
    } catch {
      throw .unreadable(error)
    }
  }
}

extension JSONReader {
  /// Takes the settings outside the pager from the member `rules` of a document.
  ///
  /// - Parameter isScene: Whether the document is a scene, which contains fewer settings.
  mutating func takeSettings(
    _ grammar: Grammar, ofScene isScene: Bool = false
  ) throws(Problem) -> [String: String] {
    let stored = grammar.settings.compactMap { entry in
      entry.stored.flatMap { stored in
        stored.saving == .inScenes || !isScene && stored.saving == .inSnapshots
          ? (entry.name, stored) : nil
      }
    }
    var settings: [String: String] = [:]
    guard case .object(var members) = value,
      let place = members.firstIndex(where: { $0.name == "rules" })
    else { return settings }
    let rules = reader(members[place].value, ofMember: "rules")
    let names = JSON(encoding: PagerRules()).members.map(\.name)
    for (name, member) in try rules.members((names + stored.map(\.0)).sorted()) {
      guard let setting = stored.first(where: { $0.0 == name })?.1 else { continue }
      let word = try member.string().keyword
      guard setting.words.contains(word) else {
        throw member.problem("one of \(Wording.list(setting.words, "or"))")
      }
      settings[name] = word
    }
    let others = rules.value.members.filter { names.contains($0.name) }
    members[place].value = .object(others)
    self = JSONReader(value: .object(members), path: path)
    return settings
  }
}

extension SessionState {
  /// Restores the parts of a snapshot that fit, and returns a sentence for each difference.
  mutating func adopt(
    _ snapshot: SessionSnapshot, _ restoration: any ContentRestoration, _ grammar: Grammar
  ) -> [String] {
    let former = marks
    restoration.prepare(&self)
    let before = self
    var differences = repair(from: snapshot.pager).differences.map { $0.sentence(in: before) }
    set(snapshot.settings, grammar)
    differences += restoration.restore(&self)
    // A saved mark that equals a previous mark is kept even if its page does not exist.
    marks = snapshot.marks.filter { mark in
      if position(of: mark) != nil || former.contains(mark) { return true }
      differences.append(
        "The mark '\(mark.name.excerpt)' names page '\(mark.page.text.excerpt)' of level "
          + "'\(mark.level.excerpt)', which does not exist. Repair: leave out the mark.")
      return false
    }.sorted { $0.name < $1.name }
    return differences
  }

  /// Sets the values of settings outside the pager. Settings that are missing get their default values.
  mutating func set(_ settings: [String: String], _ grammar: Grammar) {
    for entry in grammar.settings {
      guard let stored = entry.stored, stored.saving != .elsewhere else { continue }
      if let word = settings[entry.name] ?? stored.words.first { _ = stored.set(&self, word) }
    }
  }

  fileprivate func pageText(_ page: Int?, ofLevel name: String) -> String {
    guard let page, let level = levelIndex(of: name) else { return "no page" }
    return "page \(labels[level].title(ofPage: page))"
  }
}

extension SnapshotDifference<String, String> {
  /// Describes the difference and its repair.
  ///
  /// - Parameter state: The state that receives the snapshot.
  func sentence(in state: SessionState) -> String {
    switch self {
    case .unknownLevel(let name):
      "No level '\(name.excerpt)' here. Repair: ignore the level."
    case .missingLevel(let name):
      "Level '\(name.excerpt)' is not in the snapshot. Repair: keep the level unchanged."
    case .otherOrder(let names):
      "Levels \(Wording.list(names)) are in a different order here. Repair: keep this order."
    case .otherCount(let name, let saved, let present, let page):
      "Level '\(name.excerpt)' has \(Wording.count(present, "page")) here and \(saved) in the snapshot. "
        + "Repair: \(state.pageText(page, ofLevel: name))."
    case .missingPage(let name, let key, let page):
      "Level '\(name.excerpt)' has no page '\(key.excerpt)'. Repair: \(state.pageText(page, ofLevel: name))."
    case .otherRest(let name, let saved, let present):
      "Level '\(name.excerpt)' cannot rest at \(saved.decimal). Repair: rest at \(present.decimal)."
    case .missingCurrentLevel(let name?):
      "The snapshot's current level '\(name.excerpt)' is missing here. Repair: keep the current level."
    case .missingCurrentLevel(nil):
      "The snapshot has no current level. Repair: keep the current level."
    }
  }
}
