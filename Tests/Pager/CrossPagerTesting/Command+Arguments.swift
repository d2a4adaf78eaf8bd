internal import CrossPager

/// The meaning of an integer in a command.
enum Argument {
  case level
  case page
  /// A distance to move, or a number of pages to insert or remove; at least 1.
  case amount
  /// A page count, or a number of pages to keep ready around the display.
  case count
  /// A distance or a velocity, in units of 1/65536 of a page.
  case offset
  /// The number of pages or levels that fit on the display, in units of 1/65536 of a page; at least one page.
  case extent
  case milliseconds
  /// The distance or the velocity that turns the page, in units of 1/65536 of a page; half a page by default.
  case threshold
  /// The duration of a settle in milliseconds; 300 by default.
  case duration

  /// The simplest value.
  var plainest: Int {
    switch self {
    case .level, .page, .count, .offset, .milliseconds: 0
    case .amount: 1
    case .extent: Int(Offset.unitsPerPage)
    case .threshold: Int(Offset.half.rawValue)
    case .duration: 300
    }
  }

  /// Whether the value depends on the number of pages or levels.
  var countsPlaces: Bool {
    switch self {
    case .level, .page, .amount, .count: true
    case .offset, .extent, .milliseconds, .threshold, .duration: false
    }
  }
}

extension Command {
  /// Returns the command with each integer replaced by the result of `change`, from left to right.
  func replacing(_ change: (Argument, Int) -> Int) -> Command {
    switch self {
    case .move(let direction, let n): .move(direction, change(.amount, n))
    case .next(let n): .next(change(.amount, n))
    case .previous(let n): .previous(change(.amount, n))
    case .goLevel(let level): .goLevel(change(.level, level))
    case .goPage(let level, let page):
      .goPage(level: change(.level, level), page: change(.page, page))
    case .page(let page): .page(change(.page, page))
    case .remember(let level, let page):
      .remember(level: change(.level, level), page: change(.page, page))
    case .forget(let level): .forget(level: change(.level, level))
    case .align(let level): .align(level: change(.level, level))
    case .insert(let level, let index, let count):
      .insert(
        level: change(.level, level), index: change(.page, index), count: change(.amount, count))
    case .remove(let level, let index, let count):
      .remove(
        level: change(.level, level), index: change(.page, index), count: change(.amount, count))
    case .resize(let level, let count):
      .resize(level: change(.level, level), count: change(.count, count))
    case .reload(let level, let count, let page, let openPage):
      .reload(
        level: change(.level, level), count: change(.count, count),
        page: page.map { change(.page, $0) }, openPage: openPage.map { change(.page, $0) })
    case .insertLevel(let count, let index):
      .insertLevel(count: change(.count, count), index: index.map { change(.level, $0) })
    case .removeLevel(let level): .removeLevel(change(.level, level))
    case .moveLevel(let level, let index):
      .moveLevel(change(.level, level), index: change(.level, index))
    case .setLevelRule(.start(.page(let page)), let level):
      .setLevelRule(.start(.page(change(.page, page))), level: change(.level, level))
    case .setLevelRule(let rule, let level): .setLevelRule(rule, level: change(.level, level))
    case .setRuleOfAllLevels(.start(.page(let page))):
      .setRuleOfAllLevels(.start(.page(change(.page, page))))
    case .replaceLevels(let replacements): .replaceLevels(replacements.map { $0.replacing(change) })
    case .restore(let snapshot): .restore(snapshot.replacing(change))
    case .openPage(let level, let page):
      .openPage(level: change(.level, level), page: change(.page, page))
    case .gesture(let gesture): .gesture(gesture.replacing(change))
    case .setPagerRule(.viewport(let viewport)):
      .setPagerRule(.viewport(viewport.replacing(change)))
    case .setPagerRule(.gesture(let rule)): .setPagerRule(.gesture(rule.replacing(change)))
    case .forgetAll, .first, .last, .top, .bottom, .zoom, .open, .close, .setRuleOfAllLevels,
      .setPagerRule, .lock, .unlock:
      self
    }
  }

  /// Returns the command with a level removed from its list of levels.
  func without(level: Int) -> Command {
    switch self {
    case .replaceLevels(let replacements):
      return .replaceLevels(replacements.filter { $0.origin != level })
    case .restore(var snapshot):
      snapshot.levels.removeAll { $0.id == level }
      return .restore(snapshot)
    default: return self
    }
  }

  /// Simpler versions of the command, first those with fewer parts, then those with one argument closer to its simplest
  /// value.
  var simpler: [Command] {
    var arguments: [(argument: Argument, value: Int)] = []
    _ = replacing { argument, value in
      arguments.append((argument, value))
      return value
    }
    return withLess
      + arguments.indices.flatMap { chosen in
        nearer(arguments[chosen].value, to: arguments[chosen].argument.plainest).map { value in
          var index = -1
          return replacing { _, old in
            index += 1
            return index == chosen ? value : old
          }
        }
      }
  }

  /// Simpler versions of the command, each with fewer non-integer arguments.
  private var withLess: [Command] {
    switch self {
    case .lock(let directions): directions.fewer.map(Command.lock)
    case .unlock(let directions): directions.fewer.map(Command.unlock)
    case .reload(let level, let count, let page, _?):
      [.reload(level: level, count: count, page: page)]
    case .replaceLevels(let replacements):
      replacements.indices.map { index in
        .replaceLevels(Array(replacements[..<index] + replacements[(index + 1)...]))
      }
        + replacements.indices.flatMap { index in
          replacements[index].withLess.map { simpler in
            var replacements = replacements
            replacements[index] = simpler
            return .replaceLevels(replacements)
          }
        }
    case .restore(let snapshot): snapshot.withLess.map(Command.restore)
    default: []
    }
  }
}

extension Command.Gesture {
  fileprivate func replacing(_ change: (Argument, Int) -> Int) -> Command.Gesture {
    switch self {
    case .drag(let dx, let dy):
      .drag(dx: dx.replacing(.offset, change), dy: dy.replacing(.offset, change))
    case .release(let vx, let vy):
      .release(vx: vx.replacing(.offset, change), vy: vy.replacing(.offset, change))
    case .tick(let milliseconds): .tick(milliseconds: change(.milliseconds, milliseconds))
    case .cancel, .glide, .finish: self
    }
  }
}

extension GestureRule {
  fileprivate func replacing(_ change: (Argument, Int) -> Int) -> GestureRule {
    GestureRule(
      turningPages: turningPages.replacing(.threshold, change),
      throwingPagesPerSecond: throwingPagesPerSecond.replacing(.threshold, change),
      settleMilliseconds: change(.duration, settleMilliseconds))
  }
}

extension LevelReplacement {
  fileprivate func replacing(_ change: (Argument, Int) -> Int) -> LevelReplacement {
    var next = self
    next.origin = origin.map { change(.level, $0) }
    next.count = change(.count, count)
    next.page = page.map { change(.page, $0) }
    next.openPage = openPage.map { change(.page, $0) }
    return next
  }

  /// Simpler versions of the replacement, each with one part left out.
  fileprivate var withLess: [LevelReplacement] {
    var simpler: [LevelReplacement] = []
    func add(_ change: (inout LevelReplacement) -> Void) {
      var next = self
      change(&next)
      if next != self { simpler.append(next) }
    }
    add { $0.spans = .plain }
    add { $0.rules = nil }
    add { $0.openPage = nil }
    return simpler
  }
}

extension PagerSnapshot<Int, Never> {
  fileprivate func replacing(_ change: (Argument, Int) -> Int) -> Pager.Snapshot {
    var next = self
    for index in levels.indices {
      next.levels[index].id = change(.level, levels[index].id)
      next.levels[index].page = levels[index].page.map { change(.page, $0) }
      next.levels[index].rest = levels[index].rest?.replacing(.offset, change)
    }
    next.currentLevel = currentLevel.map { change(.level, $0) }
    return next
  }

  /// Simpler snapshots that are closer to the snapshot of a new pager.
  fileprivate var withLess: [Pager.Snapshot] {
    var simpler: [Pager.Snapshot] = []
    func add(_ change: (inout Pager.Snapshot) -> Void) {
      var next = self
      change(&next)
      if next != self { simpler.append(next) }
    }
    for index in levels.indices {
      add { $0.levels.remove(at: index) }
      add { $0.levels[index].rules = LevelRules() }
      add { $0.levels[index].rest = nil }
      add { $0.levels[index].count = 0 }
      // Move the page and the rest offset together.
      guard let page = levels[index].page, let rest = levels[index].rest else { continue }
      for nearer in nearer(page, to: 0) {
        add {
          $0.levels[index].page = nearer
          $0.levels[index].rest = rest + Offset(pages: nearer) - Offset(pages: page)
        }
      }
    }
    add { $0.rules = PagerRules() }
    add { $0.newLevelRules = LevelRules() }
    add { $0.currentLevel = nil }
    return simpler
  }
}

extension Viewport {
  fileprivate func replacing(_ change: (Argument, Int) -> Int) -> Viewport {
    Viewport(
      levels: levels.replacing(.extent, change), pages: pages.replacing(.extent, change),
      beyond: change(.count, beyond))
  }
}

extension Offset {
  fileprivate func replacing(_ argument: Argument, _ change: (Argument, Int) -> Int) -> Offset {
    Offset(rawValue: Int64(change(argument, Int(clamping: rawValue))))
  }
}

/// Returns integers between `target` and `value`, closest to `target` first, excluding `value`. The
/// target must be a small, nonnegative number.
///
/// Each distance to `value` is half of the previous distance, so a few dozen steps find the
/// smallest integer that fails.
func nearer(_ value: Int, to target: Int) -> [Int] {
  if value == target { return [] }
  var nearer = [target]
  var cut = value / 2 - target / 2
  while cut != 0 {
    if value - cut != target { nearer.append(value - cut) }
    cut /= 2
  }
  return nearer
}

extension Directions {
  /// The non-empty sets that result from removing one direction.
  fileprivate var fewer: [Directions] {
    Direction.allCases
      .filter { contains($0) && self != Directions($0) }
      .map { subtracting(Directions($0)) }
  }
}
