public import CrossPager
import CrossPagerTimeline

/// The response to a line.
public struct Response: Sendable {
  /// The command as typed, excluding comments and surrounding spaces.
  public var command: String
  /// The whole line, for marking an error.
  public var line: String
  /// Whether the line was a `preview`, which changes nothing.
  public var isPreview = false
  /// The result of the command.
  public var result: Result
  /// The motion of the content after the command or, for a preview, after the previewed command.
  /// The motion is nil at rest.
  public var motion: Motion?
  /// The events since the previous response, or nil if events are not reported.
  public var events: [Event]?
  /// The session's place after the command.
  public var at: Place?
  /// The reason why the recording ended after this command, or nil if no recording ended.
  public var lostRecording: LostRecording?
  /// What `find` found on the page after the command, or nil for other commands.
  public var found: FoundBar?

  /// The kinds of results, including the outcomes in the contract's section 4.
  public indirect enum Result: Sendable {
    case moved(
      from: Place, to: Place, steps: Int? = nil, stopped: Pager.Edge? = nil,
      finished: NamedArrival? = nil
    )
    case changed(Change)
    /// An ignored command with its reason. The notes list the differences of a snapshot or a link
    /// that does not fit.
    case ignored(Reason, message: String, notes: [String])
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
    /// The repairs of the restored snapshot.
    public var notes: [String] = []
    /// The settle that was finished before the change.
    public var finished: NamedArrival?
    /// The open page after the change, or nil if no page is open.
    public var opened: OpenedPage?
    /// The message if the change is ignored, or nil for the usual message of the reason.
    var refusal: String?
  }

  /// Whether the program should exit, and the exit status, if given.
  public var quit: (isWanted: Bool, status: Int?) {
    guard case .report(.quit(let status)) = result, !isPreview else { return (false, nil) }
    return (true, status)
  }

  /// Whether the command is a search.
  public internal(set) var isSearch = false

  /// Whether the line may have changed the shown page or its position.
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
    case .changed(let change): change.notes
    case .ignored(_, _, let notes): notes
    default: []
    }
  }
}
