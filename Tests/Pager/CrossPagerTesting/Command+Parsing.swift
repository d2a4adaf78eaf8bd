internal import CrossPager

extension Command {
  /// Parses a command in the form of ``line(naming:)``. Returns nil if the text has another form. A move without a
  /// distance is a move by one. The words `min` and `max` stand for the smallest and largest integers and offsets.
  package init?(line: String) {
    var words = Words(line)
    guard let command = words.command(), words.isAtEnd else { return nil }
    self = command
  }
}

extension PageSpans {
  /// Parses spans such as `plain`, `every 7 from 0` or `ranges 0..<31 31..<59`.
  package init?(_ text: String) {
    var words = Words(text)
    guard let spans = words.spans(), words.isAtEnd else { return nil }
    self = spans
  }
}

/// The words of a command that have not been parsed.
private struct Words {
  private var rest: ArraySlice<Substring>

  init(_ text: some StringProtocol) {
    rest = String(text).split(separator: " ")[...]
  }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func command() -> Command? {
    guard let name = rest.popFirst() else { return nil }
    switch name {
    case "left", "right", "up", "down":
      rest.insert(name, at: rest.startIndex)
      guard let direction = choice(of: Direction.self) else { return nil }
      return number(or: 1).map { .move(direction, $0) }
    case "first": return .first
    case "last": return .last
    case "top": return .top
    case "bottom": return .bottom
    case "next": return number(or: 1).map(Command.next)
    case "previous": return number(or: 1).map(Command.previous)
    case "go":
      guard let level = number() else { return nil }
      return isAtEnd ? .goLevel(level) : number().map { .goPage(level: level, page: $0) }
    case "page": return number().map(Command.page)
    case "remember": return pair().map { .remember(level: $0, page: $1) }
    case "forget": return take("all") ? .forgetAll : number().map { .forget(level: $0) }
    case "align": return number().map { .align(level: $0) }
    case "zoom": return choice(of: Zoom.self).map(Command.zoom)
    case "drag": return offsets().map { .gesture(.drag(dx: $0, dy: $1)) }
    case "release": return offsets().map { .gesture(.release(vx: $0, vy: $1)) }
    case "cancel": return .gesture(.cancel)
    case "glide": return choice(of: Direction.self).map { .gesture(.glide($0)) }
    case "tick": return number().map { .gesture(.tick(milliseconds: $0)) }
    case "finish": return .gesture(.finish)
    case "open": return isAtEnd ? .open : pair().map { .openPage(level: $0, page: $1) }
    case "close": return .close
    case "insert", "remove":
      guard let (level, index) = pair(), let count = number(or: 1) else { return nil }
      return name == "insert"
        ? .insert(level: level, index: index, count: count)
        : .remove(level: level, index: index, count: count)
    case "resize": return pair().map { .resize(level: $0, count: $1) }
    case "reload":
      guard let level = level(), let id = level.id else { return nil }
      return .reload(level: id, count: level.count, page: level.page, openPage: level.openPage)
    case "replace":
      let levels = parts().map { part in
        var words = Words(part)
        let level = words.level()
        return words.isAtEnd ? level?.replacement : nil
      }
      return levels.contains(nil) ? nil : .replaceLevels(levels.compactMap(\.self))
    case "restore": return snapshot().map(Command.restore)
    case "insert-level":
      rest = rest.dropFirst()
      guard let count = number() else { return nil }
      return isAtEnd
        ? .insertLevel(count: count, index: nil)
        : number().map { .insertLevel(count: count, index: $0) }
    case "remove-level": return number().map(Command.removeLevel)
    case "move-level": return pair().map { .moveLevel($0, index: $1) }
    case "set": return rule()
    case "lock": return directions().map(Command.lock)
    case "unlock": return directions().map(Command.unlock)
    default: return nil
    }
  }

  private mutating func take(_ word: String) -> Bool {
    guard let first = rest.first, first == word else { return false }
    rest = rest.dropFirst()
    return true
  }

  /// Parses an integer. Returns `value` after the last word.
  private mutating func number(or value: Int? = nil) -> Int? {
    guard let word = rest.popFirst() else { return value }
    return word == "max" ? .max : word == "min" ? .min : Int(word)
  }

  private mutating func pair() -> (Int, Int)? {
    guard let first = number(), let second = number() else { return nil }
    return (first, second)
  }

  private mutating func offset() -> Offset? {
    guard let word = rest.popFirst() else { return nil }
    if word == "max" || word == "min" { return Offset(rawValue: word == "max" ? .max : .min) }
    let isNegative = word.hasPrefix("-")
    let parts = word.dropFirst(isNegative ? 1 : 0).split(separator: ".", maxSplits: 1)
    guard let pages = parts.first.flatMap({ UInt64($0) }),
      let fraction = parts.count == 1 ? 0 : Double("0.\(parts[1])")
    else { return nil }
    // Distances that are too long for an offset are clamped.
    let size = min(pages, 1 << 47) << 16 + UInt64((fraction * 65_536).rounded())
    let units = Int64(clamping: size)
    return Offset(rawValue: !isNegative ? units : size > units ? .min : -units)
  }

  private mutating func offsets() -> (Offset, Offset)? {
    guard let first = offset(), let second = isAtEnd ? .zero : offset() else { return nil }
    return (first, second)
  }

  private mutating func choice<Value: CaseIterable>(of _: Value.Type) -> Value? {
    guard let word = rest.popFirst() else { return nil }
    return Value.allCases.first { "\($0)" == word }
  }

  private mutating func directions() -> Directions? {
    if take("nothing") { return [] }
    var directions: Directions = []
    while !isAtEnd {
      guard let direction = choice(of: Direction.self) else { return nil }
      directions.insert(Directions(direction))
    }
    return directions
  }

  /// Returns the remaining words, split at commas.
  private mutating func parts() -> [String] {
    defer { rest = [] }
    return take("nothing")
      ? [] : rest.joined(separator: " ").split(separator: ", ").map(String.init)
  }
}

/// The description of a level in `reload`, `replace` and `restore`.
private struct DescribedLevel {
  /// The index of the level; nil for a new level.
  var id: Int?
  var count = 0
  var page: Int?
  var openPage: Int?
  var rest: Offset?
  var spans = PageSpans.plain
  var rules: LevelRules?
  var addsAtEnd = false

  var replacement: LevelReplacement {
    LevelReplacement(
      origin: id, count: count, page: page, openPage: openPage, spans: spans, rules: rules,
      addsAtEnd: addsAtEnd)
  }
}

extension Words {
  /// Parses a description such as `0 of 5 on 2 at 2.25 rules snap free`.
  fileprivate mutating func level() -> DescribedLevel? {
    var level = DescribedLevel()
    if !take("new") {
      level.id = number()
      if level.id == nil { return nil }
    }
    while let word = rest.first {
      switch word {
      case "every", "ranges":
        guard let spans = spans() else { return nil }
        level.spans = spans
        continue
      default: rest = rest.dropFirst()
      }
      switch word {
      case "of":
        guard let count = number() else { return nil }
        level.count = count
      case "on":
        guard let page = number() else { return nil }
        level.page = page
      case "open":
        guard let page = number() else { return nil }
        level.openPage = page
      case "at":
        guard let rest = offset() else { return nil }
        level.rest = rest
      case "adding": level.addsAtEnd = true
      case "rules":
        guard let rules = rules() else { return nil }
        level.rules = rules
      default: return nil
      }
    }
    return level
  }

  fileprivate mutating func spans() -> PageSpans? {
    if take("plain") { return .plain }
    if take("every") {
      guard let length = number() else { return nil }
      return take("from") ? number().map { .every(length, from: $0) } : .every(length)
    }
    guard take("ranges") else { return nil }
    var ranges: [Range<Int>] = []
    while let word = rest.first, word.contains("..<") {
      rest = rest.dropFirst()
      let bounds = word.split(separator: "..<").map { Words($0) }
      guard bounds.count == 2 else { return nil }
      var (start, end) = (bounds[0], bounds[1])
      guard let start = start.number(), let end = end.number(), start <= end else { return nil }
      ranges.append(start..<end)
    }
    return .ranges(ranges)
  }

  /// Parses pairs of words such as `start last snap free`, which follow `rules`.
  private mutating func rules() -> LevelRules? {
    var rules = LevelRules()
    while let name = rest.first, ["start", "entry", "edge", "follow", "snap"].contains(name) {
      switch levelRule() {
      case .start(let rule): rules.start = rule
      case .entry(let rule): rules.entry = rule
      case .edge(let rule): rules.edge = rule
      case .follow(let rule): rules.follow = rule
      case .snap(let rule): rules.snap = rule
      case nil: return nil
      }
    }
    return rules
  }

  private mutating func levelRule() -> LevelRule? {
    guard let name = rest.popFirst() else { return nil }
    switch name {
    case "start":
      if take("first") { return .start(.first) }
      if take("last") { return .start(.last) }
      return number().map { .start(.page($0)) }
    case "entry": return choice(of: EntryRule.self).map(LevelRule.entry)
    case "edge": return choice(of: EdgeRule.self).map(LevelRule.edge)
    case "follow": return choice(of: FollowRule.self).map(LevelRule.follow)
    case "snap": return choice(of: SnapRule.self).map(LevelRule.snap)
    default: return nil
    }
  }

  private mutating func pagerRule() -> PagerRule? {
    guard let name = rest.popFirst() else { return nil }
    switch name {
    case "ends": return choice(of: EndsRule.self).map(PagerRule.ends)
    case "empty": return choice(of: EmptyRule.self).map(PagerRule.empty)
    case "bounce": return choice(of: BounceRule.self).map(PagerRule.bounce)
    case "reading": return choice(of: ReadingRule.self).map(PagerRule.reading)
    case "viewport":
      guard let levels = offset(), let pages = offset(),
        let beyond = take("beyond") ? number() : .some(0)
      else { return nil }
      return .viewport(Viewport(levels: levels, pages: pages, beyond: beyond))
    case "gesture":
      guard let pages = offset(), let speed = offset(), let milliseconds = number() else {
        return nil
      }
      return .gesture(
        GestureRule(
          turningPages: pages, throwingPagesPerSecond: speed, settleMilliseconds: milliseconds))
    default: return nil
    }
  }

  fileprivate mutating func rule() -> Command? {
    guard let name = rest.first else { return nil }
    guard ["start", "entry", "edge", "follow", "snap"].contains(name) else {
      return pagerRule().map(Command.setPagerRule)
    }
    guard let rule = levelRule() else { return nil }
    return isAtEnd ? .setRuleOfAllLevels(rule) : number().map { .setLevelRule(rule, level: $0) }
  }

  fileprivate mutating func snapshot() -> Pager.Snapshot? {
    var snapshot = Pager.Snapshot(
      levels: [], currentLevel: nil, rules: PagerRules(), newLevelRules: LevelRules())
    for part in parts() {
      var words = Words(part)
      if words.take("on") {
        snapshot.currentLevel = words.number()
      } else if words.take("new") {
        guard words.take("rules"), let rules = words.rules() else { return nil }
        snapshot.newLevelRules = rules
      } else if words.take("lock") {
        guard let directions = words.directions() else { return nil }
        snapshot.rules.locked = directions
      } else if words.take("set") {
        switch words.pagerRule() {
        case .ends(let rule): snapshot.rules.ends = rule
        case .empty(let rule): snapshot.rules.empty = rule
        case .viewport(let rule): snapshot.rules.viewport = rule
        case .bounce(let rule): snapshot.rules.bounce = rule
        case .reading(let rule): snapshot.rules.reading = rule
        case .gesture(let rule): snapshot.rules.gesture = rule
        case nil: return nil
        }
      } else {
        guard let level = words.level(), let id = level.id else { return nil }
        snapshot.levels.append(
          .init(
            id: id, count: level.count, page: level.page, rest: level.rest,
            rules: level.rules ?? LevelRules()))
      }
      if !words.isAtEnd { return nil }
    }
    return snapshot
  }
}
