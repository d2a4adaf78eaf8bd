import CrossPager
import PageHosts

/// A pager and its hosts, with the display's events as text.
struct Stage {
  var pager: Pager
  var pool: Pager.Hosts<Int>
  private var made = 0

  init(
    _ counts: [Int], _ setUp: [Command] = [], hosting: HostingRule = .recycled,
    preallocatedCount: Int = 100_000
  ) {
    pager = Pager(counts: counts)
    pool = Pager.Hosts(hosting: hosting, preallocatedCount: preallocatedCount)
    for command in setUp { _ = pager.apply(command) }
  }

  /// Runs the commands and returns the events of one update: one line for the display, and one line
  /// each time a page gains or loses a host.
  ///
  ///     ["end 0.0 will 0.1", "0 0.0 removeView", "0 0.1 reuse configure addView"]
  mutating func update(
    _ commands: [Command] = [], origin: ((Position) -> Position?)? = nil
  ) -> [String] {
    for command in commands { _ = pager.apply(command) }
    let events = pool.update(to: pager, origin: origin) { _ in
      made += 1
      return made - 1
    }
    return DocumentedPager.lines(events)
  }
}
