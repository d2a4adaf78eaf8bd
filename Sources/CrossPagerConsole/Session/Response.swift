public import CrossPager
import CrossPagerTimeline

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
    guard case .titled(let titles) = label.pages else { return nil }
    return page.flatMap(titles.title)
  }
  /// Whether the level's pages are units of time.
  var isDated: Bool { label.dated != nil }
}

/// What came of a line.
public struct Response: Sendable {
  /// The command as it was given, without comment and outer spaces.
  public var command: String
  /// The whole line, for the caret under what is wrong.
  public var line: String
  /// Whether the result is of a `preview`, and nothing was done.
  public var isPreview = false
  /// What came of it.
  public var result: Result
  /// How content moves afterwards, of a preview: would move; nil if it is at rest.
  public var motion: Motion?
  /// What the display and its hosts did since the last response; nil if that is not to be told.
  public var events: [Event]?
  /// Where the session is afterwards.
  public var at: Place?
  /// What ended the recording after the command, if anything did; the command itself was done.
  public var lostRecording: LostRecording?

  /// The kinds of outcome, as the contract's section 4 names them.
  public enum Result: Sendable {
    case moved(
      from: Place, to: Place, steps: Int? = nil, stopped: Pager.Edge? = nil,
      finished: NamedArrival? = nil
    )
    case changed(Change)
    /// The message says why in words; the notes list the differences of what does not fit.
    case ignored(Reason, message: Explanation, notes: [String])
    indirect case report(Report)
    /// The line cannot be read as a command.
    case error(LineError)
    /// A file could not be read or written.
    case failed(StorageError)
  }

  /// What else is to be said of a change.
  public struct Change: Sendable {
    /// What changed, where the outcome names it.
    var what: What?
    /// Repairs.
    public var notes: [String] = []
    /// The settle that was finished first.
    public var finished: NamedArrival?
    /// The page that is open now.
    public var opened: OpenedPage?

    /// What changed.
    enum What: Hashable, Sendable {
      /// The command that was undone; nil for a gesture.
      case undone(String?)
      /// The command that was redone; nil for a gesture.
      case redone(String?)
      /// A rule and its value now: `edge wrap for all levels`.
      case setting(String)

      var isSetting: Bool {
        if case .setting = self { true } else { false }
      }
    }
  }

  /// A sentence that is put into words when somebody reads it: JSON gives the reason alone.
  public struct Explanation: Sendable {
    private let words: @Sendable () -> String

    init(_ words: @autoclosure @escaping @Sendable () -> String) { self.words = words }

    /// The sentence.
    public var text: String { words() }
  }

  /// Whether the program is to end, and with which status if one was given.
  public var quit: (isWanted: Bool, status: Int?) {
    guard case .report(.quit(let status)) = result, !isPreview else { return (false, nil) }
    return (true, status)
  }

  /// Whether the page shown, or where it lies, may be another now.
  public var changesPage: Bool {
    switch result {
    case .moved, .changed, .report(.replayed): !isPreview
    case .error(let error): error.isOfReplay && !isPreview
    case .ignored, .report, .failed: false
    }
  }
}

// The following come with few responses. They are classes, since a response is copied some times on its way, and with
// them in place that takes as long as the command.

/// Content that follows a finger, or that comes to rest.
public final class Motion: Sendable {
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
public final class NamedArrival: Sendable {
  /// Where it began.
  public let from: Place
  /// Where it came to rest.
  public let to: Place

  init(_ arrival: Arrival, in state: Session.State) {
    from = state.place(arrival.from)
    to = state.place(arrival.to)
  }
}

/// The page that is open.
public final class OpenedPage: Sendable {
  /// Its level and its index.
  public let place: Place
  /// The indices of its level and of itself.
  public let path: [Int]

  init(_ position: Position, in state: Session.State) {
    place = state.page(position)
    path = [position.level] + (position.page.map { [$0] } ?? [])
  }
}

extension Session.State {
  /// How content moves; nil at rest.
  var motion: Motion? {
    pager.phase == .settled
      ? nil : Motion(phase: pager.phase, target: pager.target.map(page))
  }

  /// The page that is open; nil if none is.
  var opened: OpenedPage? {
    pager.openPage.map { OpenedPage($0, in: self) }
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
