public import CrossPager

extension PagerScript {
  /// The script, ready to paste into the program, with one command per line. The first line is a
  /// comment with the command that starts the program.
  ///
  /// Levels are named `a`, `b`, `c` and so on. Commands refer to levels by index. A command that the program does not
  /// support, such as `reload` or a move by 0, becomes a comment.
  public var text: String { lines.joined(separator: "\n") }

  /// The lines of ``text``.
  ///
  /// `--levels` requires at least one level, so the script for a pager without levels starts with one level and removes
  /// it.
  var lines: [String] {
    let levels = counts.isEmpty ? [0] : counts
    let names = levels.indices.map { "\(PagerScript.levelName($0))=\(levels[$0])" }
    var lines = ["# crosspager --levels \(names.joined(separator: ","))"]
    if counts.isEmpty { lines.append("remove-level 0") }
    var named = levels.count
    for command in commands {
      if let text = command.text(naming: PagerScript.levelName(named)) {
        lines.append(text)
      } else {
        lines.append("# not a command of the program: \(command.comment)")
      }
      if case .insertLevel = command { named += 1 }
    }
    return lines
  }

  private static func levelName(_ index: Int) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    return index < letters.count ? String(Array(letters)[index]) : "level-\(index)"
  }
}

extension Command {
  /// The command in the program's text form; nil if the program does not support the command.
  ///
  /// - Parameter newLevel: The name of the level that `insert-level` adds.
  public func text(naming newLevel: String) -> String? {
    let most = Pager.maximumCount
    switch self {
    case .move(let direction, let n): return (1...most).contains(n) ? "\(direction) \(n)" : nil
    case .first: return "first"
    case .last: return "last"
    case .top: return "top"
    case .bottom: return "bottom"
    case .next(let n): return (1...most).contains(n) ? "next \(n)" : nil
    case .previous(let n): return (1...most).contains(n) ? "previous \(n)" : nil
    case .goLevel(let level): return "go \(level)"
    case .goPage(let level, let page): return "go \(level) \(page)"
    case .page(let page): return "page \(page)"
    case .remember(let level, let page): return "remember \(level) \(page)"
    case .forget(let level): return "forget \(level)"
    case .forgetAll: return "forget all"
    case .align(let level): return "align \(level)"
    case .zoom(let zoom): return "zoom \(zoom)"
    case .gesture(let gesture): return gesture.text
    case .open: return "open"
    case .openPage(let level, let page): return "open \(level) \(page)"
    case .close: return "close"
    case .insert(let level, let index, let count):
      return (1...most).contains(count) ? "insert \(level) \(index) \(count)" : nil
    case .remove(let level, let index, let count):
      return (1...most).contains(count) ? "remove \(level) \(index) \(count)" : nil
    case .resize(let level, let count):
      return (0...most).contains(count) ? "resize \(level) \(count)" : nil
    case .reload, .replaceLevels, .restore: return nil
    case .insertLevel(let count, let index):
      if !(0...most).contains(count) { return nil }
      return "insert-level \(newLevel) \(count)\(index.map { " \($0)" } ?? "")"
    case .removeLevel(let level): return "remove-level \(level)"
    case .moveLevel(let level, let index): return "move-level \(level) \(index)"
    case .setLevelRule(let rule, let level): return rule.text.map { "set \($0) \(level)" }
    case .setRuleOfAllLevels(let rule): return rule.text.map { "set \($0)" }
    case .setPagerRule(let rule): return "set \(rule.text)"
    case .lock(let directions): return directions.text.map { "lock \($0)" }
    case .unlock(let directions): return directions.text.map { "unlock \($0)" }
    }
  }
}

extension Command {
  /// A description of a command that the program does not support.
  fileprivate var comment: String {
    switch self {
    case .replaceLevels(let replacements):
      "replaceLevels: " + replacements.map(\.comment).joined(separator: "; ")
    case .restore(let snapshot): "restore: " + snapshot.comments.joined(separator: "; ")
    default: "\(self)"
    }
  }
}

extension LevelReplacement {
  /// A description such as `0 of 70, on page 2, every 7 from 0`.
  fileprivate var comment: String {
    "\(origin.map(String.init) ?? "new") of \(count)\(page.map { ", on page \($0)" } ?? "")"
      + (openPage.map { ", open page \($0)" } ?? "")
      + (rules.map { ", " + $0.lines.joined(separator: ", ") } ?? "")
      + (spans == .plain ? "" : ", \(ReferenceSpans(spans).text)")
      + (addsAtEnd ? ", with pages added at the end" : "")
  }
}

extension PagerSnapshot<Int, Never> {
  /// Descriptions such as `on 1` or `0 on page 2 at 2.25`, and the commands for rules that differ from the defaults.
  fileprivate var comments: [String] {
    let pagerRules = ObservedRules(pager: rules, levels: [], newLevels: newLevelRules)
    let places = levels.map { level in
      "\(level.id) on page \(level.page.map(String.init) ?? "start")"
        + (level.rest.map { " at \($0.text)" } ?? "")
    }
    let levelRules = levels.flatMap { level in
      level.rules.lines.filter { !LevelRules().lines.contains($0) }.map { "\($0) \(level.id)" }
    }
    return [currentLevel.map { "on \($0)" } ?? "stays"] + places
      + pagerRules.lines.filter { !ObservedRules.usual.contains($0) } + levelRules
  }
}

extension Command.Gesture {
  fileprivate var text: String? {
    switch self {
    case .drag(let dx, let dy): "drag \(dx.text) \(dy.text)"
    case .release(let vx, let vy): "release \(vx.text) \(vy.text)"
    case .cancel: "cancel"
    case .glide(let direction): "glide \(direction)"
    case .tick(let milliseconds): milliseconds >= 0 ? "tick \(milliseconds)" : nil
    case .finish: "finish"
    }
  }
}

extension ObservedRules {
  /// One command line for every rule.
  var lines: [String] {
    let rules: [PagerRule] = [
      .ends(pager.ends), .empty(pager.empty), .viewport(pager.viewport), .bounce(pager.bounce),
      .reading(pager.reading), .gesture(pager.gesture),
    ]
    return rules.map { "set \($0.text)" } + ["lock \(pager.locked.text ?? "nothing")"]
      + levels.enumerated().flatMap { index, rules in rules.lines.map { "\($0) \(index)" } }
      + newLevels.lines.map { "\($0), for new levels" }
  }
}

extension ObservedRules {
  /// The command lines for all default rules.
  fileprivate static let usual = Set(
    ObservedRules(pager: PagerRules(), levels: [], newLevels: LevelRules()).lines)
}

extension LevelRules {
  fileprivate var lines: [String] {
    let rules: [LevelRule] = [
      .start(start), .entry(entry), .edge(edge), .follow(follow), .snap(snap),
    ]
    return rules.map { "set \($0.text ?? "\($0)")" }
  }
}

extension LevelRule {
  fileprivate var text: String? {
    switch self {
    case .start(.page(let page)): page < 0 ? nil : "start \(page)"
    case .start(.first): "start first"
    case .start(.last): "start last"
    case .entry(let value): "entry \(value)"
    case .edge(let value): "edge \(value)"
    case .follow(let value): "follow \(value)"
    case .snap(let value): "snap \(value)"
    }
  }
}

extension PagerRule {
  fileprivate var text: String {
    switch self {
    case .ends(let value): "ends \(value)"
    case .empty(let value): "empty \(value)"
    case .viewport(let value):
      "viewport \(value.levels.text) \(value.pages.text)"
        + (value.beyond == 0 ? "" : " beyond \(value.beyond)")
    case .bounce(let value): "bounce \(value)"
    case .reading(let value): "reading \(value)"
    case .gesture(let value):
      "gesture \(value.turningPages.text) \(value.throwingPagesPerSecond.text) \(value.settleMilliseconds)"
    }
  }
}

extension Offset {
  /// The shortest decimal number that rounds to the offset, with at most five decimal places.
  var text: String {
    let unit = UInt64(Offset.unitsPerPage)
    let (pages, fraction) = rawValue.magnitude.quotientAndRemainder(dividingBy: unit)
    let hundredThousandths = (fraction * 100_000 + unit / 2) / unit
    var digits = String(100_000 + hundredThousandths).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(rawValue < 0 ? "-" : "")\(pages)\(digits.isEmpty ? "" : ".\(digits)")"
  }
}

extension Directions {
  fileprivate var text: String? {
    let words = Direction.allCases.filter { contains($0) }.map { "\($0)" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
