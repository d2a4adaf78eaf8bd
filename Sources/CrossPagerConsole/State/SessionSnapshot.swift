import CivilDates
import CrossPager
import CrossPagerSeries
import MessageWords

/// The document that `save` writes and `restore` reads (the contract's section 9). The document
/// contains the pager's snapshot, with names and keys, and the session's rules.
struct SessionSnapshot: Hashable, Codable {
  var pager: PagerSnapshot<String, String>
  var scale: ScaleRule
  var gaps: GapsRule
  /// The name of the drawn column, or nil if there is none.
  var value: String?

  /// The name of the drawn series, or nil if the data had only one unnamed series.
  var series: String?
  /// The marked pages.
  var marks: [Mark] = []
  /// The aggregate and the first day of the week, or nil if there are no dated levels.
  var aggregate: Aggregate?
  var firstWeekday: Weekday?
  /// The options with which the data were read, or nil if they cannot be read again.
  var reading: ReadingOptions?

  private enum Key: CodingKey {
    case rules, value, series, marks, aggregate, firstWeekday, reading
  }

  init(of state: SessionState, reading: ReadingOptions? = nil) {
    pager = state.snapshot
    scale = state.scale
    gaps = state.gaps
    value = state.value
    series = state.series
    marks = state.marks
    if value != nil { (aggregate, firstWeekday) = (state.aggregate, state.firstWeekday) }
    self.reading = reading
  }

  func encode(to encoder: any Encoder) throws {
    try pager.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encodeIfPresent(series, forKey: .series)
    try container.encodeIfPresent(aggregate?.rawValue, forKey: .aggregate)
    try container.encodeIfPresent(firstWeekday?.description, forKey: .firstWeekday)
    try container.encodeIfPresent(reading, forKey: .reading)
    if !marks.isEmpty { try container.encode(marks, forKey: .marks) }
    try container.encode(SessionRules(pager: pager.rules, scale: scale, gaps: gaps), forKey: .rules)
  }

  init(from decoder: any Decoder) throws {
    pager = try PagerSnapshot(from: decoder)
    let container = try decoder.container(keyedBy: Key.self)
    value = try container.decodeIfPresent(String.self, forKey: .value)
    series = try container.decodeIfPresent(String.self, forKey: .series)
    marks = try container.decodeIfPresent([Mark].self, forKey: .marks) ?? []
    aggregate = try container.word(.aggregate, Aggregate.allCases.map(\.rawValue)) {
      Aggregate(rawValue: $0)
    }
    firstWeekday = try container.word(.firstWeekday, Weekday.allCases.map(\.description)) {
      Weekday(name: $0)
    }
    reading = try container.decodeIfPresent(ReadingOptions.self, forKey: .reading)
    let rules = try container.decode(SessionRules.self, forKey: .rules)
    (scale, gaps) = (rules.scale, rules.gaps)
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
    scale = snapshot.scale
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
    return differences + adopt(snapshot.marks, besides: before.marks)
  }
}
