internal import CrossPager

/// Generates random page counts, commands and rules that suit the state of a pager.
struct CommandSource<Random: Choices> {
  var random: Random

  /// Returns page counts for the levels of a new pager.
  mutating func counts() -> [Int] {
    (0..<random.element(of: [0, 1, 2, 2, 3, 3, 3, 4, 5, 6])).map { _ in count() }
  }

  /// Returns a command of any kind. During a gesture, the command usually continues the gesture.
  /// While a page is open, the command is often `close`, an edit or a rule.
  mutating func command(for pager: ReferencePager) -> Command {
    if pager.openPage != nil {
      switch random.number(below: 8) {
      case 0..<2: return .close
      case 2..<5: return edit(of: pager)
      case 5: return rule(for: pager)
      default: break
      }
    }
    let isFree = pager.row(pager.current)?.rules.snap == .free
    let gestures =
      switch pager.phase {
      case .settled: isFree ? 12 : 7
      case .dragging: 16
      case .settling: 11
      }
    if random.number(below: 20) < gestures { return gesture(for: pager) }
    if case .settling = pager.phase, random.number(below: 8) == 0 {
      return random.number(below: 2) == 0 ? reload(pager.current ?? 0, in: pager) : edit(of: pager)
    }
    return switch random.number(below: 22) {
    case 0..<8: relativeMove()
    case 8..<12: absoluteMove(in: pager)
    case 12..<14: memory(of: pager)
    case 14..<18: edit(of: pager)
    case 18..<20: opening(in: pager)
    default: rule(for: pager)
    }
  }

  private mutating func relativeMove() -> Command {
    switch random.number(below: 10) {
    case 0..<6: .move(random.element(of: Direction.allCases), distance())
    case 6: .next(distance())
    case 7: .previous(distance())
    default: .zoom(random.element(of: Zoom.allCases))
    }
  }

  private mutating func absoluteMove(in pager: ReferencePager) -> Command {
    let level = level(of: pager)
    return switch random.number(below: 8) {
    case 0: .first
    case 1: .last
    case 2: .top
    case 3: .bottom
    case 4: .goLevel(level)
    case 5: .page(page(of: pager.current, in: pager))
    default: .goPage(level: level, page: page(of: level, in: pager))
    }
  }

  private mutating func memory(of pager: ReferencePager) -> Command {
    let level = level(of: pager)
    return switch random.number(below: 5) {
    case 0: .forget(level: level)
    case 1: .forgetAll
    case 2: .align(level: level)
    default: .remember(level: level, page: page(of: level, in: pager))
    }
  }

  private mutating func edit(of pager: ReferencePager) -> Command {
    let isOfOpenLevel = pager.openPage != nil && random.number(below: 2) == 0
    let level = isOfOpenLevel ? pager.openPage?.level ?? 0 : level(of: pager)
    let page = page(of: level, in: pager)
    return switch random.number(below: 15) {
    case 0: .insert(level: level, index: pager.row(level)?.count ?? 0, count: distance())
    case 1, 2: .insert(level: level, index: page, count: distance())
    case 3..<6: .remove(level: level, index: page, count: distance())
    case 6: .resize(level: level, count: countOrNot())
    case 7: reload(level, in: pager)
    case 8: .insertLevel(count: countOrNot(), index: random.number(below: 3) == 0 ? nil : level)
    case 9: .insertLevel(count: count(), index: random.number(below: pager.rows.count + 1))
    case 10: .removeLevel(level)
    case 11: .moveLevel(level, index: self.level(of: pager))
    case 12: .restore(snapshot(of: pager))
    case 13: .replaceLevels(spans(for: pager))
    default: .replaceLevels(replacements(of: pager))
    }
  }

  private mutating func reload(_ level: Int, in pager: ReferencePager) -> Command {
    let page = page(of: level, in: pager)
    return .reload(
      level: level, count: countOrNot(), page: random.number(below: 3) == 0 ? nil : page,
      openPage: random.number(below: 3) == 0 ? nil : self.page(of: level, in: pager))
  }

  /// Returns a command that sets a rule or a lock.
  mutating func rule(for pager: ReferencePager) -> Command {
    let level = random.number(below: 2) == 0 ? nil : level(of: pager)
    switch random.number(below: 22) {
    case 0:
      let page = page(of: level, in: pager)
      return set(.start(random.element(of: [.first, .last, .page(page)])), level)
    case 1..<3:
      return set(.entry(random.element(of: EntryRule.allCases + [.align, .align, .align])), level)
    case 3..<5: return set(.edge(random.element(of: EdgeRule.allCases)), level)
    case 5: return set(.follow(random.element(of: [.on, .on, .off])), level)
    case 6..<8: return .setPagerRule(.ends(random.element(of: EndsRule.allCases)))
    case 8..<10: return .setPagerRule(.empty(random.element(of: EmptyRule.allCases)))
    case 10: return .lock(directions())
    case 11: return .unlock(directions())
    case 12..<17:
      let level = random.number(below: 2) == 0 ? pager.current : level
      let isFree = pager.row(level ?? pager.current)?.rules.snap == .free
      return set(.snap(isFree ? random.element(of: [.page, .page, .free]) : .free), level)
    case 17: return .setPagerRule(.bounce(random.element(of: BounceRule.allCases)))
    case 18, 19: return .setPagerRule(.reading(random.element(of: ReadingRule.allCases)))
    case 20: return .setPagerRule(.gesture(gestureRule()))
    default: return .setPagerRule(.viewport(viewport()))
    }
  }

  private func set(_ rule: LevelRule, _ level: Int?) -> Command {
    level.map { .setLevelRule(rule, level: $0) } ?? .setRuleOfAllLevels(rule)
  }

  /// Returns a viewport that usually shows one or two pages and sometimes has an extreme size.
  mutating func viewport() -> Viewport {
    let unit = Offset.unitsPerPage
    let extents = [
      0, 1, unit, 3 * unit / 2, 5 * unit / 2, unit + Int64(random.number(below: 1 << 17)),
    ]
    let few = random.element(of: extents)
    let many = random.element(of: [1 << 47, .max, few, few, few, few])
    return Viewport(
      levels: Offset(rawValue: random.element(of: [few, many])),
      pages: Offset(rawValue: random.element(of: [few, few, many])),
      beyond: random.element(of: [0, 0, 0, 1, 2, 100, -1, .max]))
  }

  mutating func directions() -> Directions {
    var directions = Directions(random.element(of: Direction.allCases))
    if random.number(below: 4) == 0 {
      directions.insert(Directions(random.element(of: Direction.allCases)))
    }
    return random.number(below: 16) == 0 ? [] : directions
  }
}

/// Random integers, usually in range, sometimes at a bound, and sometimes extreme.
extension CommandSource {
  mutating func level(of pager: ReferencePager) -> Int { place(in: pager.rows.count) }

  mutating func page(of level: Int?, in pager: ReferencePager) -> Int {
    place(in: pager.row(level)?.count ?? 0)
  }

  private mutating func place(in count: Int) -> Int {
    switch random.number(below: 24) {
    case 0: -1
    case 1, 2: count
    case 3: count + 1
    case 4: extreme()
    case 5...7: 0
    case 8...10: count - 1
    default: random.number(below: count)
    }
  }

  private mutating func distance() -> Int {
    switch random.number(below: 24) {
    case 0: 0
    case 1: -1
    case 2: extreme()
    case 3: 5 + random.number(below: 200)
    case 4..<12: 2 + random.number(below: 4)
    default: 1
    }
  }

  mutating func count() -> Int {
    random.number(below: 24) == 0
      ? Pager.maximumCount : random.element(of: [0, 0, 1, 1, 2, 2, 3, 3, 4, 5, 7, 9])
  }

  mutating func countOrNot() -> Int {
    random.number(below: 8) == 0
      ? random.element(of: [-1, Pager.maximumCount + 1, extreme()]) : count()
  }

  private mutating func extreme() -> Int {
    let most = Pager.maximumCount
    return random.element(of: [.max, .max - 1, .min, .min + 1, most - 1, most, most + 1, -most])
  }
}
