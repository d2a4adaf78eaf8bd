package import CivilDates
public import CrossPager
import CrossPagerTimeline

/// A level, identified by its name, and one of its pages.
public struct Place: Hashable, Sendable {
  let label: LevelLabel
  /// The page's index, or nil if the level is empty.
  public let page: Int?
  /// The number of pages in the level.
  public let count: Int
  /// The rest offset of a freely scrolling level, in pages from the beginning of the level, or nil for other levels.
  public internal(set) var rest: Offset?

  /// The level's name.
  public var level: String { label.name }
  /// The page's key, title or index, or nil if the level is empty. Each access computes the text.
  public var title: String? { page.map(label.title) }
  /// The page's title, or nil if the page has only a key or an index.
  var ownTitle: String? { page.flatMap { label.titles?.title(of: $0) } }
  package var unit: CalendarUnit? { label.dated?.unit }
  package var isDated: Bool { label.dated != nil }
}

/// The motion of dragged or settling content.
public struct Motion: Sendable {
  /// The phase of the gesture.
  public let phase: Phase
  /// The page on which the content will settle, or would settle if released now.
  public let target: Place?
}

/// A settle that a command finished before taking effect. If the content went back, `to` equals `from`. A place is nil
/// if the command removed its level, and its page is nil if the command removed the page.
///
/// Few results contain an arrival. Because an arrival is a class instance, the other results stay small.
public final class NamedArrival: Sendable {
  /// The place before the gesture.
  public let from: Place?
  /// The place where the content came to rest.
  public let to: Place?

  init(_ arrival: Arrival, in state: SessionState) {
    (from, to) = (arrival.from.map(state.place), arrival.to.map(state.place))
  }
}

/// An open page.
public struct OpenedPage: Sendable {
  /// The page and its level.
  public let place: Place
  /// The index of the level, followed by the index of the page.
  public let path: [Int]
}

extension SessionState {
  var motion: Motion? {
    pager.phase == .settled ? nil : Motion(phase: pager.phase, target: pager.target.map(page))
  }

  var opened: OpenedPage? {
    pager.openPage.map {
      OpenedPage(place: page($0), path: [$0.level, $0.page].compactMap(\.self))
    }
  }

  /// Returns an arrival in another state with the positions of its pages in this state.
  func successor(of arrival: Arrival, in old: SessionState) -> Arrival {
    func successor(_ position: Position?) -> Position? {
      guard let position, let level = levelIndex(of: old.labels[position.level].name) else {
        return nil
      }
      let page =
        old.labels[position.level].dated == nil
        ? position.page
        : old.pageID(at: position).flatMap { names.pageIndex(of: $0, inLevelAt: level) }
      return Position(level: level, page: page)
    }
    return Arrival(from: successor(arrival.from), to: successor(arrival.to))
  }

  package var place: Place? { pager.position.map { place($0) } }

  package func place(_ position: Position) -> Place {
    let level = pager.levels[position.level]
    let isFree = level.rules.snap == .free && level.page == position.page
    return Place(
      label: labels[position.level], page: position.page, count: level.count,
      rest: isFree ? pager.restOffset(ofLevel: position.level) : nil)
  }

  /// Returns a place without a rest offset. The page need not be the level's current page.
  package func page(_ position: Position) -> Place {
    let (level, page) = (position.level, position.page)
    return Place(label: labels[level], page: page, count: pager.levels[level].count)
  }

  package var places: [Place] {
    pager.levels.indices.map { place(Position(level: $0, page: pager.levels[$0].page)) }
  }
}
