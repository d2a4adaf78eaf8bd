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
  /// A page is another where its level's name or its title is: then it leaves, though its indices stay.
  mutating func update(to state: Session.State) {
    let (old, new) = (labels, state.labels)
    let isReplaced: ((Position) -> Bool)? = old == new ? nil : { $0.isAnother(in: new, than: old) }
    var steps: [DisplayStep] = []
    let keepsEvents = keepsEvents
    roster.update(to: state.pager, alignment: state.alignment, replaced: isReplaced) { step in
      if keepsEvents { steps.append(step) }
    }
    labels = new
    events += steps.compactMap { Response.Event($0, old: old, new: new) }
  }

  /// What the display did since this was asked last; nil if it is not kept.
  mutating func takeEvents() -> [Response.Event]? {
    defer { events = [] }
    return keepsEvents ? events : nil
  }

  /// The hosts there are, by their numbers, with the page each shows.
  var assignments: [(number: Int, position: Position?)] { roster.assignments }
}

extension Position {
  fileprivate func isAnother(in new: [LevelLabel], than old: [LevelLabel]) -> Bool {
    guard let page, new.indices.contains(level), old.indices.contains(level) else { return true }
    return new[level].name != old[level].name
      || new[level].title(ofPage: page) != old[level].title(ofPage: page)
  }
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
      switch step {
      case .create, .reuse, .addChild, .didMoveToParent, .configure, .addView:
        self.init(step.spelling, position, new)
      case .removeView, .willMoveFromParent, .removeFromParent:
        self.init(step.spelling, position, old)
      }
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
