import CivilDates
import CrossPager
import CrossPagerSeries
import MessageWords
import PageHosts
import PagerCompanions

/// The document that `save` writes and `restore` reads. The document contains the pager's snapshot with names and keys,
/// the session's rules, and the names of the drawn column and series.
struct SessionSnapshot: Hashable, Codable {
  var pager: SessionState.Snapshot
  var hosting: HostingRule
  var scale: ScaleRule
  var gaps: GapsRule
  /// The name of the drawn column, or nil if there is none.
  var value: String?

  /// The name of the drawn series, or nil if the data has a single unnamed series.
  var series: String?
  var split: Split
  var prompt: PromptRules
  /// The index of the marked bar, or nil if no bar is marked.
  var bar: Int?
  /// The places that `back` returns to, or nil if there are none.
  var entrances: [EnteredPlace]?
  /// The page to compare with, or nil if there is none.
  var comparison: Comparison?

  /// The marked pages.
  var marks: [Mark] = []
  /// The aggregate and the first day of the week, or nil if there are no dated levels.
  var aggregate: Aggregate?
  var firstWeekday: Weekday?
  /// The options for reading the data, or nil if the data cannot be read again.
  var reading: ReadingOptions?

  private enum Key: String, CodingKey {
    case rules, value, series, marks, aggregate, firstWeekday, reading, bar, split
    case entrances = "entered"
    case comparison = "compare"
  }

  init(of state: SessionState, reading: ReadingOptions? = nil) {
    pager = state.snapshot
    hosting = state.hosting
    scale = state.scale
    gaps = state.gaps
    value = state.value
    series = state.series
    split = state.split
    prompt = state.prompt
    bar = state.cursor?.index
    entrances = state.entrances.isEmpty ? nil : state.entrances
    comparison = state.comparison
    marks = state.marks
    if value != nil { (aggregate, firstWeekday) = (state.aggregate, state.firstWeekday) }
    self.reading = reading
  }

  func encode(to encoder: any Encoder) throws {
    try pager.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(series, forKey: .series)
    if split != .off { try container.encode(split, forKey: .split) }
    let rules = SessionRules(
      scene: SceneRules(pager: pager.rules, hosting: hosting, scale: scale), gaps: gaps,
      prompt: prompt)
    try container.encode(rules, forKey: .rules)
    try container.encodeIfPresent(bar, forKey: .bar)
    try container.encodeIfPresent(entrances, forKey: .entrances)
    try container.encodeIfPresent(comparison, forKey: .comparison)
    try container.encodeIfPresent(aggregate?.rawValue, forKey: .aggregate)
    try container.encodeIfPresent(firstWeekday?.description, forKey: .firstWeekday)
    try container.encodeIfPresent(reading, forKey: .reading)
    if !marks.isEmpty { try container.encode(marks, forKey: .marks) }
  }

  init(from decoder: any Decoder) throws {
    pager = try PagerSnapshot(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    value = try container.decodeIfPresent(String.self, forKey: .value)
    series = try container.decodeIfPresent(String.self, forKey: .series)
    split = try container.decodeIfPresent(Split.self, forKey: .split) ?? .off
    bar = try container.decodeIfPresent(Int.self, forKey: .bar)
    entrances = try container.decodeIfPresent([EnteredPlace].self, forKey: .entrances)
    comparison = try container.decodeIfPresent(Comparison.self, forKey: .comparison)
    marks = try container.decodeIfPresent([Mark].self, forKey: .marks) ?? []
    aggregate = try container.word(.aggregate, Aggregate.allCases.map(\.rawValue)) {
      Aggregate(rawValue: $0)
    }
    firstWeekday = try container.word(.firstWeekday, Weekday.allCases.map(\.description)) {
      Weekday(name: $0)
    }
    reading = try container.decodeIfPresent(ReadingOptions.self, forKey: .reading)
    let rules = try container.decode(SessionRules.self, forKey: .rules)
    (hosting, scale, gaps) = (rules.scene.hosting, rules.scene.scale, rules.gaps)
    prompt = rules.prompt
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

extension SessionState {
  fileprivate func pageText(_ page: Int?, ofLevel name: String) -> String {
    guard let page, let level = levelIndex(of: name) else { return "no page" }
    return "page \(labels[level].title(ofPage: page))"
  }
}

extension SessionState {
  /// Restores the parts of a snapshot that fit, and returns a sentence for each difference.
  ///
  /// - Parameter data: The data of dated levels, or nil if all levels are plain.
  mutating func adopt(_ snapshot: SessionSnapshot, data: ChartData?) -> [String] {
    if let data {
      aggregate = snapshot.aggregate ?? aggregate
      if let weekday = snapshot.firstWeekday, weekday != firstWeekday { set(weekday, for: data) }
      set(snapshot.gaps, for: data.drawn(as: self))
    }
    let before = self
    var differences = repair(from: snapshot.pager).differences.map { $0.sentence(in: before) }
    hosting = snapshot.hosting
    scale = snapshot.scale
    prompt = snapshot.prompt
    adoptBars(of: snapshot)
    if let saved = snapshot.value {
      if data?.names.contains(saved) == true {
        value = saved
      } else {
        differences.append(
          "No column '\(saved.excerpt)' here. Repair: keep the current column.")
      }
    }
    if let saved = snapshot.series {
      if data?.hasSeries(saved) == true {
        series = saved
      } else {
        differences.append(
          "No series '\(saved.excerpt)' here. Repair: keep the current series.")
      }
    }
    if let difference = difference(of: snapshot.split, data: data) {
      differences.append(difference)
    } else {
      split = snapshot.split
    }
    return differences + adopt(snapshot.marks, besides: before.marks)
  }
}

extension SessionState {
  /// Restores the marked bar, the places that `back` returns to, and the comparison, except for parts that do not fit.
  private mutating func adoptBars(of snapshot: SessionSnapshot) {
    let label = pager.currentLevel.map { labels[$0] }
    cursor = snapshot.bar.flatMap { bar in
      label.flatMap { label in
        label.dated.map { dated in
          BarCursor(level: label.name, index: max(0, min(bar, dated.mostBars - 1)))
        }
      }
    }
    entrances = Array((snapshot.entrances ?? []).suffix(Self.entranceLimit))
    comparison = snapshot.comparison
    removeStalePages()
  }

  /// A sentence about the first name in a split that the data does not contain, or nil if there is no such name.
  private func difference(of split: Split, data: ChartData?) -> String? {
    switch split {
    case .off: nil
    case .count:
      data == nil ? "Pages cannot be split here. Repair: keep them whole." : nil
    case .columns(let names):
      names.first { data?.names.contains($0) != true }.map {
        "No column '\($0.excerpt)' here for 'split'. Repair: keep the current charts."
      }
    case .series(let names):
      names.first { data?.hasSeries($0) != true }.map {
        "No series '\($0.excerpt)' here for 'split'. Repair: keep the current charts."
      }
    }
  }
}
