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
        lines.append("# not a command of the program: \(command.line())")
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
  /// Returns the command in the program's text form, or nil if the program does not support the command.
  ///
  /// - Parameter newLevel: The name of the level that `insert-level` adds.
  public func text(naming newLevel: String) -> String? {
    isInProgram ? line(naming: newLevel) : nil
  }

  /// Whether the program supports the command.
  private var isInProgram: Bool {
    let most = Pager.maximumCount
    return switch self {
    case .move(_, let n), .next(let n), .previous(let n), .insert(_, _, let n),
      .remove(_, _, let n):
      (1...most).contains(n)
    case .resize(_, let count), .insertLevel(let count, _): (0...most).contains(count)
    case .reload, .replaceLevels, .restore: false
    case .gesture(.tick(let milliseconds)): milliseconds >= 0
    case .setLevelRule(.start(.page(let page)), _), .setRuleOfAllLevels(.start(.page(let page))):
      page >= 0
    case .lock(let directions), .unlock(let directions): directions != []
    default: true
    }
  }

  /// Returns the command as text, even if the program does not support it. ``init(line:)`` parses the text.
  package func line(naming newLevel: String = "new") -> String {
    switch self {
    case .move(let direction, let n): "\(direction) \(n)"
    case .first: "first"
    case .last: "last"
    case .top: "top"
    case .bottom: "bottom"
    case .next(let n): "next \(n)"
    case .previous(let n): "previous \(n)"
    case .goLevel(let level): "go \(level)"
    case .goPage(let level, let page): "go \(level) \(page)"
    case .page(let page): "page \(page)"
    case .remember(let level, let page): "remember \(level) \(page)"
    case .forget(let level): "forget \(level)"
    case .forgetAll: "forget all"
    case .align(let level): "align \(level)"
    case .zoom(let zoom): "zoom \(zoom)"
    case .gesture(let gesture): gesture.text
    case .open: "open"
    case .openPage(let level, let page): "open \(level) \(page)"
    case .close: "close"
    case .insert(let level, let index, let count): "insert \(level) \(index) \(count)"
    case .remove(let level, let index, let count): "remove \(level) \(index) \(count)"
    case .resize(let level, let count): "resize \(level) \(count)"
    case .reload(let level, let count, let page, let openPage):
      "reload \(level) of \(count)" + optional("on", page) + optional("open", openPage)
    case .replaceLevels(let replacements):
      "replace " + list(replacements.map(\.text))
    case .restore(let snapshot): "restore " + list(snapshot.parts)
    case .insertLevel(let count, let index):
      "insert-level \(newLevel) \(count)\(index.map { " \($0)" } ?? "")"
    case .removeLevel(let level): "remove-level \(level)"
    case .moveLevel(let level, let index): "move-level \(level) \(index)"
    case .setLevelRule(let rule, let level): "set \(rule.text) \(level)"
    case .setRuleOfAllLevels(let rule): "set \(rule.text)"
    case .setPagerRule(let rule): "set \(rule.text)"
    case .lock(let directions): "lock \(directions.text)"
    case .unlock(let directions): "unlock \(directions.text)"
    }
  }
}

private func list(_ parts: [String]) -> String {
  parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
}

private func optional(_ word: String, _ number: Int?) -> String {
  number.map { " \(word) \($0)" } ?? ""
}

extension LevelReplacement {
  /// A description such as `0 of 70 on 2 every 7 from 0`.
  fileprivate var text: String {
    "\(origin.map(String.init) ?? "new") of \(count)" + optional("on", page)
      + optional("open", openPage) + (spans == .plain ? "" : " \(spans.text)")
      + (rules.map { " \($0.text)" } ?? "") + (addsAtEnd ? " adding" : "")
  }
}

extension PageSpans {
  /// A description such as `plain`, `every 7 from 0` or `ranges 0..<31 31..<59`.
  package var text: String { ReferenceSpans(self).text }
}

extension PagerSnapshot<Int, Never> {
  /// Descriptions such as `on 1` or `0 of 5 on 2 at 2.25 rules`, and the commands for rules that differ from the
  /// defaults.
  fileprivate var parts: [String] {
    let pagerRules = ObservedRules(pager: rules, levels: [], newLevels: LevelRules())
    let places = levels.map { level in
      "\(level.id) of \(level.count)" + optional("on", level.page)
        + (level.rest.map { " at \($0.text)" } ?? "") + " \(level.rules.text)"
    }
    return (currentLevel.map { ["on \($0)"] } ?? []) + places
      + pagerRules.lines.filter { !ObservedRules.usual.contains($0) }
      + (newLevelRules == LevelRules() ? [] : ["new \(newLevelRules.text)"])
  }
}

extension Command.Gesture {
  fileprivate var text: String {
    switch self {
    case .drag(let dx, let dy): "drag \(dx.text) \(dy.text)"
    case .release(let vx, let vy): "release \(vx.text) \(vy.text)"
    case .cancel: "cancel"
    case .glide(let direction): "glide \(direction)"
    case .tick(let milliseconds): "tick \(milliseconds)"
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
    return rules.map { "set \($0.text)" } + ["lock \(pager.locked.text)"]
      + levels.enumerated().flatMap { $1.lines(ofLevel: $0) }
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
    return rules.map { "set \($0.text)" }
  }

  func lines(ofLevel level: Int) -> [String] { lines.map { "\($0) \(level)" } }

  /// A description such as `rules snap free`, with the rules that differ from the defaults.
  package var text: String {
    (["rules"] + lines.filter { !LevelRules().lines.contains($0) }.map { String($0.dropFirst(4)) })
      .joined(separator: " ")
  }
}

extension LevelRule {
  fileprivate var text: String {
    switch self {
    case .start(.page(let page)): "start \(page)"
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
  package var text: String {
    let unit = UInt64(Offset.unitsPerPage)
    let (pages, fraction) = rawValue.magnitude.quotientAndRemainder(dividingBy: unit)
    let hundredThousandths = (fraction * 100_000 + unit / 2) / unit
    var digits = String(100_000 + hundredThousandths).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(rawValue < 0 ? "-" : "")\(pages)\(digits.isEmpty ? "" : ".\(digits)")"
  }
}

extension Directions {
  package var text: String {
    let words = Direction.allCases.filter { contains($0) }.map { "\($0)" }
    return words.isEmpty ? "nothing" : words.joined(separator: " ")
  }
}
