public import CrossPager

/// A level, by name, and one of its pages.
public struct Place: Hashable, Sendable {
  private let label: LevelLabel
  /// The page's index, or nil on an empty level.
  public let page: Int?
  /// The number of pages in the level.
  public let count: Int
  /// Where a freely scrolling level rests, in pages from its beginning. Nil for other levels, whose
  /// page determines it.
  public let rest: Offset?

  init(_ label: LevelLabel, page: Int?, count: Int, rest: Offset? = nil) {
    self.label = label
    self.page = page
    self.count = count
    self.rest = rest
  }

  /// The level's name.
  public var level: String { label.name }
  /// The page's key, title or index as text, or nil on an empty level. It is computed on each
  /// access.
  public var title: String? { page.map(label.title) }
  /// The page's title, or nil if it has only a key or an index.
  var ownTitle: String? {
    page.flatMap { label.titles?.title(of: $0) }
  }
  /// Whether the level's pages are units of time.
  var isDated: Bool { label.dated != nil }
}

/// Content that is dragged or settling.
public struct Motion: Sendable {
  /// The phase of the gesture.
  public let phase: Phase
  /// The page where a settle will end, or where a release would lead now.
  public let target: Place?
}

/// A settle that a command finished before it ran. Both places are equal if it went back.
public struct NamedArrival: Sendable {
  /// The place where it began.
  public let from: Place
  /// The place where it came to rest.
  public let to: Place

  init(_ arrival: Arrival, in state: SessionState) {
    from = state.place(arrival.from)
    to = state.place(arrival.to)
  }
}

/// The page that is open.
public struct OpenedPage: Sendable {
  /// The page and its level.
  public let place: Place
  /// The index of its level, then its own.
  public let path: [Int]
}

extension SessionState {
  /// How content moves, or nil at rest.
  var motion: Motion? {
    pager.phase == .settled
      ? nil : Motion(phase: pager.phase, target: pager.target.map(page))
  }

  /// The page that is open, or nil if none is.
  var opened: OpenedPage? {
    pager.openPage.map {
      OpenedPage(place: page($0), path: [$0.level, $0.page].compactMap(\.self))
    }
  }

  /// The position by names, or nil if there are no levels.
  var place: Place? { pager.position.map { place($0) } }

  /// A position by names.
  func place(_ position: Position) -> Place {
    let level = pager.levels[position.level]
    let isFree = level.rules.snap == .free && level.page == position.page
    return Place(
      labels[position.level], page: position.page, count: level.count,
      rest: isFree ? pager.restOffset(ofLevel: position.level) : nil)
  }

  /// A page by name, without the offset at which its level rests. The level need not be on that page.
  func page(_ position: Position) -> Place {
    Place(labels[position.level], page: position.page, count: pager.levels[position.level].count)
  }

  /// Every level with the page it is on.
  var places: [Place] {
    pager.levels.indices.map { place(Position(level: $0, page: pager.levels[$0].page)) }
  }
}
