public import CrossPager
import CrossPagerTimeline

/// The response to a line.
public struct Response: Sendable {
  /// The command as given, without its comment and the spaces around it.
  public var command: String
  /// The whole line, for the caret under an error.
  public var line: String
  /// Whether the line was a `preview`, so nothing was done.
  public var isPreview = false
  /// The result of the command.
  public var result: Result
  /// How content moves afterward, or would move after a previewed command. Nil at rest.
  public var motion: Motion?
  /// What the display and its hosts did since the last response, or nil if events are not reported.
  public var events: [Event]?
  /// The session's place afterward.
  public var at: Place?
  /// What ended the recording after the command, if anything. The command itself was performed.
  public var lostRecording: LostRecording?

  /// The kinds of outcome, named as in the contract's section 4.
  public indirect enum Result: Sendable {
    case moved(
      from: Place, to: Place, steps: Int? = nil, stopped: Pager.Edge? = nil,
      finished: NamedArrival? = nil
    )
    case changed(Change)
    /// An ignored command, with its reason. The notes list what does not fit.
    case ignored(Reason, message: String, notes: [String])
    case report(Report)
    /// The line cannot be read as a command.
    case error(LineError)
    /// A file could not be read or written.
    case failed(StorageError)
  }

  /// The details of a change.
  public struct Change: Sendable {
    /// The result of `undo` or `redo`: `undid 'left'`.
    var travel: String?
    /// A rule and its new value: `edge wrap for all levels`.
    var setting: String?
    /// The repairs that were made.
    public var notes: [String] = []
    /// The settle that was finished first.
    public var finished: NamedArrival?
    /// The page that is now open.
    public var opened: OpenedPage?
  }

  /// Whether the program should end, and the status if one was given.
  public var quit: (isWanted: Bool, status: Int?) {
    guard case .report(.quit(let status)) = result, !isPreview else { return (false, nil) }
    return (true, status)
  }

  /// Whether the line may have changed which page is shown or where it is.
  public var changesPage: Bool {
    switch result {
    case .moved, .changed, .report(.replayed): !isPreview
    case .error(let error): error.isOfReplay && !isPreview
    case .ignored, .report, .failed: false
    }
  }
}

extension Response {
  /// Repairs and differences that belong to the outcome.
  var notes: [String] {
    switch result {
    case .changed(let change): change.notes
    case .ignored(_, _, let notes): notes
    default: []
    }
  }
}
