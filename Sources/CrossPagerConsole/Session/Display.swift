import CrossPager

/// What the pages of a session are displayed with: hosts that are no more than numbers.
struct Display {
  private var roster = HostRoster()
  /// The labels of the pages that were displayed last.
  private var labels: [LevelLabel] = []
  private var events: [Response.Event] = []
  /// Whether what the display does is kept until it is told.
  var keepsEvents = false

  /// Displays what a state displays.
  ///
  /// A page is the same while its level's name, its index and its title are: it keeps its host then, wherever its level
  /// has gone.
  mutating func update(to state: SessionState) {
    let (old, new) = (labels, state.labels)
    let origin = old == new ? nil : Display.origin(in: old, of: new)
    var told: [Response.Event] = []
    let keepsEvents = keepsEvents
    roster.update(to: state.pager, origin: origin) { step in
      if keepsEvents, let event = Response.Event(step, old: old, new: new) { told.append(event) }
    }
    labels = new
    events += told
  }

  /// Tells where a page stood among the labels before, nil if it is another.
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

  /// What the display did since this was asked last; nil if it is not kept.
  mutating func takeEvents() -> [Response.Event]? {
    defer { events = [] }
    return keepsEvents ? events : nil
  }

  /// The hosts there are, by their numbers, with the page each shows.
  var assignments: [(number: Int, position: Position?)] { roster.assignments }
}

extension Response {
  /// Something the display or a host did, with the names the contract's section 7 has for it.
  public struct Event: Hashable, Sendable {
    /// What was done: `willDisplay`, `addView` and so on.
    public var name: String
    /// The host's number; nil where the display did it.
    public var host: Int?
    /// The level's name; nil with a host that showed no page.
    public var level: String?
    /// The page's index.
    public var page: Int?
  }
}

extension Response.Event {
  /// - Parameters:
  ///   - old: the labels of the levels before, for pages that leave.
  ///   - new: the labels of the levels now.
  fileprivate init?(_ step: DisplayStep, old: [LevelLabel], new: [LevelLabel]) {
    switch step {
    case .didEndDisplaying(let position): self.init("didEndDisplaying", position, old)
    case .willDisplay(let position): self.init("willDisplay", position, new)
    case .host(let step, let number, let position):
      let leaves = [.removeView, .willMoveFromParent, .removeFromParent].contains(step)
      self.init(step.spelling, position, leaves ? old : new)
      host = number
    case .drop: return nil
    }
  }

  private init(_ name: String, _ position: Position?, _ labels: [LevelLabel]) {
    self.name = name
    level = position.flatMap { labels.indices.contains($0.level) ? labels[$0.level].name : nil }
    page = position?.page
  }
}
