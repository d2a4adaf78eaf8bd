import CrossPager
import PageHosts

/// Assigns the visible pages of a session to numbered hosts.
struct Display {
  private var hosts = HostRoster(.recycled, preallocatedCount: 100_000)
  /// The labels of the levels at the last update.
  private var labels: [LevelLabel] = []
  private var events: [Response.Event] = []
  var keepsEvents = false

  /// Updates the hosts. A page keeps its host as long as its index, its title and the name of its level stay the same.
  mutating func update(to state: SessionState) {
    let (old, new) = (labels, state.labels)
    /// Maps a page to its old position, or to nil if the page is new. Nil if all pages keep their positions.
    let origin = old == new ? nil : Display.origin(in: old, of: new)
    hosts.update(to: state.pager, hosting: state.hosting, origin: origin) { step in
      guard keepsEvents, let event = Display.event(step, old: old, new: new) else { return }
      events.append(event)
    }
    labels = new
  }

  private static func origin(
    in old: [LevelLabel], of new: [LevelLabel]
  ) -> (Position) -> Position? {
    let origins = old.indicesByName
    return { position in
      guard let page = position.page, let level = origins[new[position.level].name],
        old[level].title(ofPage: page) == new[position.level].title(ofPage: page)
      else { return nil }
      return Position(level: level, page: page)
    }
  }

  mutating func takeEvents() -> [Response.Event]? {
    defer { events = [] }
    return keepsEvents ? events : nil
  }

  var assignments: [(number: Int, position: Position?)] { hosts.assignments }

  /// Returns the event for a step, or nil if there is none. An event for a page that disappears uses the `old` labels.
  private static func event(
    _ step: DisplayStep, old: [LevelLabel], new: [LevelLabel]
  ) -> Response.Event? {
    func event(_ name: String, _ at: Position?, _ labels: [LevelLabel], host: Int? = nil)
      -> Response.Event
    {
      Response.Event(name: name, host: host, level: labels[safe: at?.level]?.name, page: at?.page)
    }
    switch step {
    case .didEndDisplaying(let at): return event("didEndDisplaying", at, old)
    case .willDisplay(let at): return event("willDisplay", at, new)
    case .drop: return nil
    case .host(let step, let number, let at):
      let leaves = [.removeView, .willMoveFromParent, .removeFromParent].contains(step)
      return event(step.spelling, at, leaves ? old : new, host: number)
    }
  }
}
