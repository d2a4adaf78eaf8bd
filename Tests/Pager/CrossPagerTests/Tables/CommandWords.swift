import CrossPager

/// Commands with distances in pages and velocities in pages per second, as in the program.
extension Command {
  /// `drag DX DY`
  static func drag(_ dx: Offset, _ dy: Offset = 0) -> Command { .gesture(.drag(dx: dx, dy: dy)) }

  /// `release VX VY`
  static func release(_ vx: Offset = 0, _ vy: Offset = 0) -> Command {
    .gesture(.release(vx: vx, vy: vy))
  }

  /// `cancel`
  static let cancel = Command.gesture(.cancel)

  /// `glide DIRECTION`
  static func glide(_ direction: Direction) -> Command { .gesture(.glide(direction)) }

  /// `finish`
  static let finish = Command.gesture(.finish)

  /// `tick MS`
  static func tick(_ milliseconds: Int) -> Command { .gesture(.tick(milliseconds: milliseconds)) }

  /// `set viewport LEVELS PAGES beyond COUNT`
  static func viewport(_ levels: Offset, _ pages: Offset, beyond: Int = 0) -> Command {
    .setPagerRule(.viewport(Viewport(levels: levels, pages: pages, beyond: beyond)))
  }

  /// `set edge RULE`
  static func edge(_ rule: EdgeRule) -> Command { .setRuleOfAllLevels(.edge(rule)) }

  /// `set snap free`
  static let free = Command.setRuleOfAllLevels(.snap(.free))
}

extension Pager {
  /// Creates a pager and performs commands on it.
  init(_ counts: [Int], _ commands: [Command]) {
    self.init(counts: counts)
    for command in commands { apply(command) }
  }
}

/// Returns a position on a page of a level.
func at(_ level: Int, _ page: Int?) -> Position {
  Position(level: level, page: page)
}

extension Outcome {
  static func move(
    _ from: Position, _ to: Position, steps: Int? = nil, stopped: Pager.Edge? = nil
  ) -> Outcome {
    .moved(Move(from: from, to: to, steps: steps, stopped: stopped))
  }
}
