public import CrossPager
import CrossPagerTimeline

/// The response to a line.
public struct Response: Sendable {
  /// The command as typed, excluding comments and surrounding spaces.
  public var command: String
  /// The line in which to mark an error, shortened if the line is too long for a session.
  public var line: String
  /// Whether the line was a `preview`, which changes nothing.
  public var isPreview = false
  /// The result of the command.
  public var result: Result
  /// The motion of the content after the command or, for a preview, after the previewed command.
  /// The motion is nil at rest.
  @Rare public var motion: Motion? = nil
  /// The events since the previous response, or nil if events are not reported.
  public var events: [Event]?
  /// The session's place after the command.
  public var at: Place?
  /// The reason that the recording ended early during this command, or nil if it did not end early.
  @Rare public var lostRecording: LostRecording? = nil
  /// The marked bar, after a command that marks a bar.
  @Rare public var bar: BarReport? = nil
  /// The compared pages, after a command that selects the page to compare with.
  @Rare public var comparison: ComparisonReport? = nil
  /// The bar or page that `find` found, or nil for other commands.
  @Rare public var found: FoundBar? = nil
  /// A sentence about a command that may suit the user better, or nil.
  @Rare public var advice: String? = nil

  /// The kinds of results, including the outcomes of a pager.
  public indirect enum Result: Sendable {
    case moved(
      from: Place, to: Place, steps: Int? = nil, stopped: Pager.Edge? = nil,
      finished: NamedArrival? = nil
    )
    case changed(Change)
    /// An ignored command, with the reason it was ignored. If a snapshot or a link does not fit, the notes list the
    /// differences.
    case ignored(SessionReason, message: String, notes: [String])
    case report(Report)
    /// An error in a line or in a replayed script.
    case error(LineError)
    /// A file that could not be read or written.
    case failed(StorageError)
  }

  /// The details of a change.
  public struct Change: Sendable {
    /// The result of `undo` or `redo`, such as `undid 'left'`.
    var travel: String?
    /// A rule and its new value, such as `edge wrap for all levels`.
    var setting: String?
    /// The columns drawn after a change to the split, or an empty array for other changes.
    var columns: [DrawnColumn] = []
    /// The repairs to the restored snapshot.
    public var notes: [String] = []
    /// A remark that the change has no effect here.
    var remark: String?
    /// The settle that was finished before the change.
    public var finished: NamedArrival?
    /// The open page that an edit removed, at its place before the edit, or nil if the change closed no page.
    @Rare public var closed: Place? = nil
    /// The open page after the change, or nil if no page is open.
    @Rare public var opened: OpenedPage? = nil
    /// The message if the change is ignored, or nil for the usual message.
    var refusal: String?
  }

  /// Whether the program should exit, and the exit status if one was given.
  public var quit: (isWanted: Bool, status: Int?) {
    guard case .report(.quit(let status)) = result, !isPreview else { return (false, nil) }
    return (true, status)
  }

  /// The direction of `up`, `down`, `left` or `right`, or nil for other commands.
  public internal(set) var direction: Direction?

  /// Whether the command is a search.
  public internal(set) var isSearch = false

  /// Whether the response repeats figures from the drawn page: those of a marked bar or a comparison.
  public var repeatsFigures: Bool { bar != nil || comparison != nil }

  /// Whether the response shows a page.
  public var isPage: Bool {
    switch result {
    case .report(.page), .report(.split): !isPreview
    default: false
    }
  }

  /// Whether the command made a change and left the content settling.
  public var isSettling: Bool {
    if case .changed = result, !isPreview { motion?.phase.isSettling == true } else { false }
  }

  /// Whether the command may have changed the shown page or its position.
  public var changesPage: Bool {
    switch result {
    case .moved, .changed, .report(.replayed): !isPreview
    case .error(let error): error.isOfReplay && !isPreview
    case .ignored, .report, .failed: false
    }
  }
}

extension Response {
  /// The repairs or differences in the result.
  var notes: [String] {
    switch result {
    case .changed(let change): change.notes + (change.remark.map { [$0] } ?? [])
    case .ignored(_, _, let notes): notes
    default: []
    }
  }
}

extension Response {
  /// A display or host event (`Docs/Gestures.md`, "Displayed pages" and "Hosts").
  public struct Event: Hashable, Sendable {
    /// The name of the event, such as `willDisplay` or `addView`.
    public var name: String
    /// The host's number, or nil for a display event.
    public var host: Int?
    /// The level's name, or nil if the host shows no page.
    public var level: String?
    /// The page's index.
    public var page: Int?
  }
}

extension Response.Result {
  /// The kind of the result.
  var kind: Happening.Kind {
    switch self {
    case .moved: .moved
    case .changed: .changed
    case .ignored: .ignored
    case .report: .report
    case .error, .failed: .error
    }
  }

  /// The result's kind and reason.
  var happening: Happening {
    guard case .ignored(let reason, _, _) = self else { return Happening(kind: kind) }
    return Happening(kind: kind, reason: reason.spelling)
  }
}
