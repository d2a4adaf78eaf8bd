public import CrossPager
import CrossPagerTimeline

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
  public indirect enum Result: Sendable {
    case moved(
      from: Place, to: Place, steps: Int? = nil, stopped: Pager.Edge? = nil,
      finished: NamedArrival? = nil
    )
    case changed(Change)
    /// The message says why in words; the notes list the differences of what does not fit.
    case ignored(Reason, message: String, notes: [String])
    case report(Report)
    /// The line cannot be read as a command.
    case error(LineError)
    /// A file could not be read or written.
    case failed(StorageError)
  }

  /// What else is to be said of a change.
  public struct Change: Sendable {
    /// What `undo` or `redo` did: `undid 'left'`.
    var travel: String?
    /// A rule and its value now: `edge wrap for all levels`.
    var setting: String?
    /// Repairs.
    public var notes: [String] = []
    /// The settle that was finished first.
    public var finished: NamedArrival?
    /// The page that is open now.
    public var opened: OpenedPage?
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

extension Response {
  /// Repairs and differences that go with the outcome.
  var notes: [String] {
    switch result {
    case .changed(let change): change.notes
    case .ignored(_, _, let notes): notes
    default: []
    }
  }
}
