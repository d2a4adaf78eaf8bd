public import CrossPager

/// A level by name, and its page.
public struct Place: Hashable, Sendable {
  private let label: LevelLabel
  /// The page's index; nil on an empty level.
  public let page: Int?
  /// How many pages the level has.
  public let count: Int
  /// Where a level that scrolls freely rests, in pages from its beginning; nil for others, which rest where their page
  /// puts them.
  public let rest: Offset?

  init(_ label: LevelLabel, page: Int?, count: Int, rest: Offset? = nil) {
    self.label = label
    self.page = page
    self.count = count
    self.rest = rest
  }

  /// The level's name.
  public var level: String { label.name }
  /// The page's key, title or index as text; nil on an empty level. It is made when it is asked for.
  public var title: String? { page.map(label.title) }
  /// The page's title, if its level has titles and the page is one of those that have one.
  var ownTitle: String? {
    page.flatMap { label.titles?.title(of: $0) }
  }
  /// Whether the level's pages are units of time.
  var isDated: Bool { label.dated != nil }
}

/// Content that follows a finger, or that comes to rest.
public struct Motion: Sendable {
  /// What it does.
  public let phase: Phase
  /// Where it would come to rest if it were let go of, or will.
  public let target: Place?

  init(phase: Phase, target: Place? = nil) {
    self.phase = phase
    self.target = target
  }
}

/// The way a settle led that was finished first; it went back where both places are the same.
public struct NamedArrival: Sendable {
  /// Where it began.
  public let from: Place
  /// Where it came to rest.
  public let to: Place

  init(_ arrival: Arrival, in state: SessionState) {
    from = state.place(arrival.from)
    to = state.place(arrival.to)
  }
}

/// The page that is open.
public struct OpenedPage: Sendable {
  /// Its level and its index.
  public let place: Place
  /// The indices of its level and of itself.
  public let path: [Int]
}

extension SessionState {
  /// How content moves; nil at rest.
  var motion: Motion? {
    pager.phase == .settled
      ? nil : Motion(phase: pager.phase, target: pager.target.map(page))
  }

  /// The page that is open; nil if none is.
  var opened: OpenedPage? {
    pager.openPage.map {
      OpenedPage(place: page($0), path: [$0.level, $0.page].compactMap(\.self))
    }
  }

  /// The position by names; nil if there are no levels.
  var place: Place? { pager.position.map { place($0) } }

  /// A position by names.
  func place(_ position: Position) -> Place {
    let level = pager.levels[position.level]
    let isFree = level.rules.snap == .free && level.page == position.page
    return Place(
      labels[position.level], page: position.page, count: level.count,
      rest: isFree ? pager.restOffset(ofLevel: position.level) : nil)
  }

  /// A page by names, whether its level stands on it or not, and so without where that rests.
  func page(_ position: Position) -> Place {
    Place(labels[position.level], page: position.page, count: pager.levels[position.level].count)
  }

  /// Every level with the page it stands on.
  var places: [Place] {
    pager.levels.indices.map { place(Position(level: $0, page: pager.levels[$0].page)) }
  }
}
