import CrossPager

extension Offset {
  /// The distance in pages.
  var pages: Double { Double(rawValue) / Double(Offset.unitsPerPage) }

  /// A distance of so many pages, rounded to the nearest offset.
  init(_ pages: Double) {
    self.init(rawValue: Int64((pages * Double(Offset.unitsPerPage)).rounded()))
  }
}

/// Commands in the program's words: distances in pages, velocities in pages per second.
extension Command {
  /// `drag DX DY`
  static func drag(_ dx: Double, _ dy: Double = 0) -> Command {
    .gesture(.drag(dx: Offset(dx), dy: Offset(dy)))
  }

  /// `release VX VY`
  static func release(_ vx: Double = 0, _ vy: Double = 0) -> Command {
    .gesture(.release(vx: Offset(vx), vy: Offset(vy)))
  }

  /// `cancel`
  static let cancel = Command.gesture(.cancel)

  /// `finish`
  static let finish = Command.gesture(.finish)

  /// `tick MS`
  static func tick(_ milliseconds: Int) -> Command { .gesture(.tick(milliseconds: milliseconds)) }

  /// `set viewport LEVELS PAGES beyond COUNT`
  static func viewport(_ levels: Double, _ pages: Double, beyond: Int = 0) -> Command {
    .setPagerRule(
      .viewport(Viewport(levels: Offset(levels), pages: Offset(pages), beyond: beyond)))
  }

  /// `set hosting RULE`
  static func hosting(_ rule: HostingRule) -> Command { .setPagerRule(.hosting(rule)) }

  /// `set edge RULE`
  static func edge(_ rule: EdgeRule) -> Command { .setLevelRule(.edge(rule), level: nil) }

  /// `set snap free`
  static let free = Command.setLevelRule(.snap(.free), level: nil)
}

extension Pager {
  /// A pager after commands.
  init(_ counts: [Int], _ commands: [Command]) {
    self.init(counts: counts)
    for command in commands { _ = apply(command) }
  }
}
