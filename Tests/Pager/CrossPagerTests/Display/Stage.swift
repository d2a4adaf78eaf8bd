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
    var lines: [String] = []
    var display: [String] = []
    var last: (number: Int, position: Position?)?
    let events = pool.update(to: pager, origin: origin) { _ in
      made += 1
      return made - 1
    }
    for event in events {
      switch event {
      case .didEndDisplaying(let position): display.append("end \(position.text)")
      case .willDisplay(let position): display.append("will \(position.text)")
      case .host(let step, let number, _, let position):
        if let last, last == (number, position), ![.create, .reuse].contains(step) {
          lines[lines.count - 1] += " \(step)"
        } else {
          lines.append("\(number) \(position?.text ?? "-") \(step)")
        }
        last = (number, position)
      }
    }
    return (display.isEmpty ? [] : [display.joined(separator: " ")]) + lines
  }
}

extension Position {
  /// A description such as `0.3`.
  var text: String { "\(level).\(page.map(String.init) ?? "-")" }
}

extension Pager.Window {
  /// One line per row, with its level, pages and origin.
  ///
  ///     ["0: 0 1 at -0.25 0.0"]
  var text: [String] {
    rows.map { row in
      let pages = row.pages.map(String.init).joined(separator: " ")
      return "\(row.level): \(pages) at \(Double(row.x)) \(Double(row.y))"
    }
  }
}
