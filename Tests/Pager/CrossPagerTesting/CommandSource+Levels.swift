internal import CrossPager

/// Random level replacements, restorations and spans.
extension CommandSource {
  /// Returns the existing levels with random spans.
  mutating func spans(for pager: ReferencePager) -> [LevelReplacement] {
    pager.rows.indices.map { level in
      LevelReplacement(
        origin: level, count: pager.rows[level].count, page: nil,
        spans: spans(count: pager.rows[level].count))
    }
  }

  /// Returns most of the existing levels in random order, some of them changed, and some new levels. Sometimes the
  /// replacement is invalid.
  mutating func replacements(of pager: ReferencePager) -> [LevelReplacement] {
    var replacements: [LevelReplacement] = []
    for level in pager.rows.indices where random.number(below: 4) != 0 {
      replacements.insert(replacement(of: level, in: pager), at: place(upTo: replacements.count))
    }
    for _ in 0..<random.element(of: [0, 0, 1, 2]) {
      let new = LevelReplacement(
        origin: nil, count: countOrNot(), page: random.number(below: 3), spans: spans(count: 3),
        rules: rules(of: pager))
      replacements.insert(new, at: place(upTo: replacements.count))
    }
    if random.number(below: 12) == 0 {
      replacements.append(replacement(of: self.level(of: pager), in: pager))
    }
    return replacements
  }

  private mutating func replacement(of level: Int, in pager: ReferencePager) -> LevelReplacement {
    let count = pager.row(level)?.count ?? 0
    return LevelReplacement(
      origin: level, count: random.element(of: [count, count, count + 1, self.count()]),
      page: random.element(of: [nil, pager.row(level)?.page, page(of: level, in: pager)]),
      openPage: random.element(of: [nil, pager.openPage?.page, page(of: level, in: pager)]),
      spans: random.number(below: 2) == 0
        ? pager.row(level)?.spans.given ?? .plain : spans(count: count), rules: rules(of: pager),
      addsAtEnd: random.number(below: 2) == 0)
  }

  private mutating func place(upTo count: Int) -> Int { random.number(below: count + 1) }

  /// Returns no spans, pages of equal length, or ranges with or without gaps. Sometimes the numbers of ranges and pages
  /// differ, or the ranges extend to the smallest and largest integers.
  private mutating func spans(count: Int) -> PageSpans {
    switch random.number(below: 10) {
    case 0: return .plain
    case 1..<4: return .every(1 + random.number(below: 9), from: random.number(below: 21) - 10)
    case 4:
      return .every(
        random.element(of: [.max, .min, 1, 1 << 30]),
        from: random.element(of: [.max, .min, 1 << 40, 0]))
    case 5: return .ranges([.min ..< -3, -3..<4, 4..<Int.max])
    default:
      var ranges: [Range<Int>] = []
      var start = random.number(below: 21) - 10
      let hasGaps = random.number(below: 2) == 0
      for _ in 0..<max(min(count, 12) + random.number(below: 4) - 1, 0) {
        if hasGaps { start += random.number(below: 4) }
        let end = start + 1 + random.number(below: 7)
        ranges.append(start..<end)
        start = end
      }
      return .ranges(ranges)
    }
  }

  /// Usually returns nil, and otherwise the rules that a few random commands have set.
  private mutating func rules(of pager: ReferencePager) -> LevelRules? {
    if random.number(below: 4) != 0 { return nil }
    let other = ruled(pager)
    return other.row(random.number(below: other.rows.count))?.rules ?? other.newLevelRules
  }

  /// Returns the pager after up to three random commands that set rules.
  private mutating func ruled(_ pager: ReferencePager) -> ReferencePager {
    var other = pager
    for _ in 0..<random.number(below: 4) { _ = other.apply(rule(for: pager)) }
    return other
  }

  /// Returns places and rules for some levels. Sometimes the snapshot has a level twice, or a level that the pager
  /// lacks.
  mutating func snapshot(of pager: ReferencePager) -> Pager.Snapshot {
    let other = ruled(pager)
    var snapshot = Pager.Snapshot(
      levels: [], currentLevel: random.number(below: 4) == 0 ? nil : level(of: pager),
      rules: other.rules, newLevelRules: other.newLevelRules)
    for level in pager.rows.indices where random.number(below: 4) != 0 {
      snapshot.levels.append(place(of: level, in: other))
    }
    if random.number(below: 8) == 0 {
      let level = level(of: pager)
      var place = place(of: 0, in: other)
      place.id = level
      snapshot.levels.append(place)
    }
    return snapshot
  }

  private mutating func place(
    of level: Int, in pager: ReferencePager
  ) -> Pager.Snapshot.SavedLevel {
    let page = page(of: level, in: pager)
    let near = Offset(pages: page) + distance(upTo: 1)
    return .init(
      id: level, count: count(), page: random.number(below: 8) == 0 ? nil : page,
      rest: random.element(of: [nil, near, distance(upTo: 4)]),
      rules: pager.row(level)?.rules ?? LevelRules())
  }
}
