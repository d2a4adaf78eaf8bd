package import CrossPager

/// What a command did or found out.
public struct Answer: Sendable {
  /// The move, the change or the report. If a command was refused, the reason.
  public var result: Response.Result
  /// What the command says about the shown page, such as its marked bar.
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

/// What an answer says about the shown page.
public protocol AnswerDetail: Sendable {
  /// The parts of the sentence. A part is not capitalized as a sentence and does not end in a period.
  var phrases: [String] { get }
  /// The same detail, with plain digits in the sentence, for text that programs read.
  var inPlainDigits: Self { get }
  /// The members of the JSON object.
  var json: JSON { get }
  /// Whether the drawn page shows the same figures.
  var isDrawn: Bool { get }
}

extension AnswerDetail {
  public var inPlainDigits: Self { self }
}

/// The reason that a command was ignored or failed. A replay can fail after some of its commands have run.
package enum Refusal: Error {
  /// A nil message means the usual one for the reason. The notes list how a snapshot or a link differs.
  case ignored(SessionReason, message: String?, notes: [String])
  /// The line or a replayed script has an error.
  case wrong(LineError)
  case failed(StorageError)

  package static func ignored(_ reason: Reason, _ message: String? = nil) -> Refusal {
    .ignored(.pager(reason), message: message, notes: [])
  }

  package static func ignored(_ reason: SessionReason, _ message: String? = nil) -> Refusal {
    .ignored(reason, message: message, notes: [])
  }

  package static func unsuitable(_ message: String) -> Refusal { .ignored(.doesNotFit, message) }

  package static func wrong(_ problem: LineError.Problem, at range: Range<Int>) -> Refusal {
    .wrong(LineError(problem, at: range))
  }
}
