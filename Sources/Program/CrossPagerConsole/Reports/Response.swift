public import CrossPager
import CrossPagerTimeline
import MessageWords

/// The response to a line.
public struct Response: Sendable {
  /// The command as typed, excluding comments and surrounding spaces.
  public var command: String
  /// The line in which to mark an error, shortened if the line is too long for a session.
  public var line: String
  /// The full name of the command, or nil if the line could not be read.
  public var name: String?
  /// Whether the line was a `preview`, which changes nothing.
  public var isPreview = false
  /// The answer to the command.
  public var answer: Answer
  /// The motion of the content after the command or, for a preview, after the previewed command.
  /// The motion is nil at rest.
  @Rare public var motion: Motion? = nil
  /// The events since the previous response, or nil if events are not reported.
  public var events: [Event]?
  /// The session's place after the command.
  public var at: Place?
  /// The reason that the recording ended early during this command, or nil if it did not end early.
  @Rare public var lostRecording: LostRecording? = nil

  /// The result of the command.
  public var result: Result { answer.result }

  /// The result of a command: an outcome of the pager, a report or an error.
  public indirect enum Result: Sendable {
    case moved(
      from: Place, to: Place, steps: Int? = nil, stopped: Pager.Edge? = nil,
      finished: NamedArrival? = nil)
    case changed(Change)
    /// An ignored command, with the reason it was ignored. If a snapshot or a link does not fit, the notes list the
    /// differences.
    case ignored(SessionReason, message: String, notes: [String])
    case report(any Report)
    /// An error in a line or in a replayed script.
    case error(LineError)
    /// A file that could not be read or written.
    case failed(StorageError)

    var kind: Happening.Kind {
      switch self {
      case .moved: .moved
      case .changed: .changed
      case .ignored: .ignored
      case .report: .report
      case .error, .failed: .error
      }
    }

    var happening: Happening {
      guard case .ignored(let reason, _, _) = self else { return Happening(kind: kind) }
      return Happening(kind: kind, reason: reason.spelling)
    }
  }

  /// The details of a change.
  public struct Change: Sendable {
    /// The result of `undo` or `redo`, such as `undid 'left'`.
    var travel: String?
    /// A rule and its new value, such as `edge wrap for all levels`.
    package var setting: String?
    /// The repairs to a restored snapshot, and a note if `undo` cannot restore replaced content.
    public var notes: [String] = []
    /// A remark that the change has no effect here.
    var remark: String?
    /// The settle that was finished before the change.
    public var finished: NamedArrival?
    /// The open page that an edit removed, at its place before the edit, or nil if the change closed no page.
    @Rare public var closed: Place? = nil
    /// The open page after the change, or nil if no page is open.
    @Rare public var opened: OpenedPage? = nil
  }

  /// Whether the program should exit, and the exit status if one was given.
  public var quit: (isWanted: Bool, status: Int?) {
    guard case .report(let quit as QuitReport) = result, !isPreview else { return (false, nil) }
    return (true, quit.status)
  }

  /// The direction of `up`, `down`, `left` or `right`, or nil for other commands.
  public var direction: Direction? { name.flatMap(Direction.init(spelling:)) }

  /// Whether the response repeats figures from the drawn page.
  public var repeatsFigures: Bool { answer.details.contains(where: \.isDrawn) }

  /// Whether the response has details that the drawn page does not show.
  public var tellsMore: Bool { answer.details.contains { !$0.isDrawn } }

  /// Whether the response shows a page.
  public var isPage: Bool {
    if case .report(let report) = result, !isPreview { report.isPage } else { false }
  }

  /// Whether the command made a change and left the content settling.
  public var isSettling: Bool {
    if case .changed = result, !isPreview { motion?.phase.isSettling == true } else { false }
  }

  /// Whether the command may have changed the shown page or its position.
  public var changesPage: Bool {
    if isPreview { return false }
    switch result {
    case .moved, .changed: return true
    case .report(let report): return report is ReplayReport
    // At least part of the script ran.
    case .error(let error): return if case .replay = error.problem { true } else { false }
    case .ignored, .failed: return false
    }
  }

  var notes: [String] {
    switch result {
    case .changed(let change): change.notes + (change.remark.map { [$0] } ?? [])
    case .ignored(_, _, let notes): notes
    default: []
    }
  }

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

/// The actual or expected result of a command, such as `moved` or `ignored edge`.
struct Happening: Hashable, Sendable {
  var kind: Kind
  /// The reason, without its operand, for ignoring the command. In an expectation, nil matches any reason.
  var reason: String?

  enum Kind: String, Spelled {
    case moved, changed, ignored, report, error
  }

  package var text: String { kind.spelling + (reason.map { " " + $0 } ?? "") }

  func meets(_ expected: Happening) -> Bool {
    kind == expected.kind && (expected.reason == nil || reason == expected.reason)
  }
}

/// The reason that a recording ended early. The commands recorded up to then can be replayed.
public enum LostRecording: Hashable, Sendable {
  /// An error while writing the file.
  case failed(StorageError)
  /// An `undo` or `redo` command that went to a state before the recording.
  case passedBeginning(file: String, command: String)

  /// A sentence that describes the reason.
  public var message: String {
    switch self {
    case .failed(let error): error.message
    case .passedBeginning(let file, let command):
      "'\(command)' went back past the start of the recording '\(file.pathExcerpt)'."
    }
  }
}

/// Stores an optional value on the heap, so that a type with rarely present values stays small and cheap to copy.
@propertyWrapper
public enum Rare<Value: Sendable>: Sendable {
  case none
  indirect case some(Value)

  /// Stores a value, or nil.
  public init(wrappedValue: Value?) { self = wrappedValue.map(Rare.some) ?? .none }

  /// The value, or nil.
  public var wrappedValue: Value? {
    get { if case .some(let value) = self { value } else { nil } }
    set { self = Rare(wrappedValue: newValue) }
  }
}

/// The answer to a command: its result, details and advice.
public struct Answer: Sendable {
  /// The move, the change, the report or, if the command was refused, the reason.
  public var result: Response.Result
  /// The details, such as the marked bar of the shown page.
  public var details: [any AnswerDetail] = []
  /// A sentence about a command that may suit the user better, or nil.
  public var advice: String?
  /// The command to record if the typed command would lead elsewhere on another day or after another search.
  var recorded: String?
  /// Whether `undo` or `redo` reached a state from before the current recording.
  var passesMark = false

  package init(_ result: Response.Result) { self.result = result }

  package init(_ report: any Report) { self.init(.report(report)) }

  /// - Parameter command: The command to record, even if it is refused, or nil to record the typed command.
  package init(recordedAs command: String?, _ body: () throws(Refusal) -> Answer) {
    do throws(Refusal) {
      self = try body()
    } catch {
      self.init(error)
    }
    recorded = command
  }

  init(_ refusal: Refusal) {
    switch refusal {
    case .ignored(let reason, let message, let notes):
      result = .ignored(reason, message: message ?? "", notes: notes)
    case .wrong(let error): result = .error(error)
    case .failed(let error): result = .failed(error)
    }
  }
}

/// A detail in an answer, such as the marked bar of the shown page.
public protocol AnswerDetail: Sendable {
  /// The parts of a sentence. No part is capitalized like a sentence or ends in a period.
  var phrases: [String] { get }
  /// The same detail, with plain digits in the sentence, for text that programs read.
  var inPlainDigits: Self { get }
  /// The JSON object whose members become part of the response.
  var json: JSON { get }
  /// Whether the drawn page shows the same figures.
  var isDrawn: Bool { get }
}

extension AnswerDetail {
  public var inPlainDigits: Self { self }
}

/// The reason that a command was ignored or failed. A replay can fail after some of its commands have run.
package enum Refusal: Error {
  /// A nil message stands for the usual message. The notes list the differences from a snapshot or link.
  case ignored(SessionReason, _ message: String? = nil, notes: [String] = [])
  /// The line or a replayed script has an error.
  case wrong(LineError)
  case failed(StorageError)

  package static func ignored(_ reason: Reason, _ message: String? = nil) -> Refusal {
    .ignored(.pager(reason), message)
  }

  package static func unsuitable(_ message: String) -> Refusal { .ignored(.doesNotFit, message) }

  package static func wrong(_ problem: LineError.Problem, at range: Range<Int>) -> Refusal {
    .wrong(LineError(problem, at: range))
  }
}
