import CrossPager
import PropertyTesting
import Testing

/// Gestures in the program's words: distances in pages, velocities in pages per second.
func drag(_ dx: Double, _ dy: Double = 0) -> Command {
  .gesture(.drag(dx: .pages(dx), dy: .pages(dy)))
}

func release(_ vx: Double = 0, _ vy: Double = 0) -> Command {
  .gesture(.release(vx: .pages(vx), vy: .pages(vy)))
}

func tick(_ milliseconds: Int) -> Command { .gesture(.tick(milliseconds: milliseconds)) }

let cancel = Command.gesture(.cancel)
let finish = Command.gesture(.finish)

extension Offset {
  /// So many pages, rounded to the nearest unit, halves away from zero.
  static func pages(_ decimal: Double) -> Offset {
    Offset(rawValue: Int64((decimal * 65_536).rounded(.toNearestOrAwayFromZero)))
  }
}

/// A viewport of one level and so many pages.
func viewport(_ pages: Double, beyond: Int = 0) -> Command {
  .setPagerRule(
    .viewport(Viewport(levels: Offset(pages: 1), pages: .pages(pages), beyond: beyond)))
}

extension Pager {
  init(_ counts: [Int], _ commands: [Command]) {
    self.init(counts: counts)
    for command in commands { _ = apply(command) }
  }

  var display: ObservedDisplay? { observedState.display }
}
