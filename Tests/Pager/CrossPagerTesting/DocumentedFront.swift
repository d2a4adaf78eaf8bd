package import CrossPager

/// A front of any type in a document.
package struct DocumentedFront<Front: Paging> {
  /// The result of a line that only this type of front understands: an outcome, or more lines to print.
  package typealias Answer = (outcome: Outcome?, lines: [String])

  /// A line that is not a command, or a command that breaks a law of the pager.
  package struct Problem: Error { let line: String }

  /// The front that `mark` remembers. It outlives the fronts of a document.
  package final class Mark {
    fileprivate var front: Front?
    package init() {}
  }

  private var front: Front
  private let mark: Mark
  private let perform: (inout Front, _ line: String) throws -> Answer?
  private let state: (Front) -> [String]
  /// Whether the state of a new front is printed.
  private let printsStart: Bool

  /// Creates a front in a document.
  ///
  /// - Parameters:
  ///   - perform: Performs a line that is not a ``Command``. Returns nil for an unknown line.
  ///   - state: Descriptions of the state. Those that a line changes are printed.
  package init(
    _ front: Front, mark: Mark = Mark(), printsStart: Bool = false,
    perform: @escaping (inout Front, _ line: String) throws -> Answer?,
    state: @escaping (Front) -> [String]
  ) {
    (self.front, self.mark, self.printsStart) = (front, mark, printsStart)
    (self.perform, self.state) = (perform, state)
  }

  /// Performs commands that are separated by `; `. Returns the result of the last one and everything that they changed.
  /// `mark` remembers the state, and `compare` compares it with the remembered one.
  package mutating func output(of line: String) throws -> [String] {
    if line.isEmpty { return printsStart ? [state(front).joined(separator: "; ")] : [] }
    let before = front
    var answer: Answer = (nil, [])
    for part in line.split(separator: "; ").map(String.init) {
      switch part {
      case "mark":
        mark.front = front
        answer = (nil, [])
      case "compare": answer = (nil, [front == mark.front ? "as marked" : "other than marked"])
      default: answer = try answered(part)
      }
    }
    let reaction = PagerReaction(outcome: answer.outcome, state: front.base.observedState)
    var changes = reaction.changes(since: before.base.observedState, places: false)
    let old = state(before)
    changes += state(front).filter { !old.contains($0) }
    return (changes.isEmpty ? [] : [changes.joined(separator: "; ")]) + answer.lines
  }

  private mutating func answered(_ line: String) throws -> Answer {
    let before = front
    if let answer = try perform(&front, line) {
      if answer.outcome?.isIgnored == true, front != before { throw Problem(line: line) }
      return answer
    }
    guard let command = Command(line: line) else { throw Problem(line: line) }
    let preview = front.outcome(of: command)
    let outcome = front.apply(command)
    if preview != outcome || outcome.isIgnored && front != before { throw Problem(line: line) }
    return (outcome, [])
  }
}
