import CrossPager

/// What is said of outcomes, whichever way places are described.
enum OutcomeWording {
  /// What came of a command that changes something, in a sentence; nil for reports and errors.
  ///
  /// - Parameter place: describes a place.
  static func sentence(_ response: Response, place: (Place?) -> String) -> String? {
    let prefix = prefix(isPreview: response.isPreview)
    switch response.result {
    case .moved(_, let to, let steps, let stopped):
      return "\(prefix)moved to \(place(to))"
        + (steps.map { ", \(Wording.count($0, "step"))" } ?? "")
        + (stopped.map { ", stopped at \(edge($0))" } ?? "")
    case .changed(let what, _):
      return "\(prefix)changed" + (what.map { ": \($0)" } ?? "")
        + (response.isPreview ? "" : ", \(place(response.at))")
    case .ignored(_, let explanation, _):
      return "\(response.isPreview ? "would be " : "")ignored: \(explanation.text)"
    case .report, .error, .failed: return nil
    }
  }

  /// A report that is a sentence; nil for others.
  static func sentence(_ report: Report, isPreview: Bool) -> String? {
    let prefix = prefix(isPreview: isPreview)
    switch report {
    case .saved(let file): return "\(prefix)saved to '\(file)'"
    case .recording(let file, nil): return "\(prefix)begun to record to '\(file)'"
    case .recording(let file, let commands?):
      return "\(prefix)recorded \(Wording.count(commands, "command")) to '\(file)'"
    case .replayed(let report):
      return "\(prefix)replayed '\(report.file)', \(Wording.count(report.commands, "command")), "
        + "\(Wording.count(report.expectations, "expectation")) met"
    case .expected: return "as expected"
    case .whereabouts, .levels, .map, .routes, .page, .data, .values, .history, .help, .link, .quit:
      return nil
    }
  }

  /// What is said of a file, a recording that ended with it included.
  static func lostRecording(_ lost: LostRecording) -> String {
    lost.message + " The recording has ended."
  }

  static func routes(_ routes: Directions) -> String {
    routes == [] ? "none" : routes.elements.map(\.spelling).joined(separator: " ")
  }

  private static func prefix(isPreview: Bool) -> String { isPreview ? "would have " : "" }

  private static func edge(_ edge: Edge) -> String {
    switch edge {
    case .left: "the left edge"
    case .right: "the right edge"
    case .top: "the top"
    case .bottom: "the bottom"
    case .beginning: "the beginning"
    case .end: "the end"
    }
  }
}

extension Response {
  /// Repairs and differences that go with the outcome.
  var notes: [String] {
    switch result {
    case .changed(_, let notes), .ignored(_, _, let notes): notes
    case .moved, .report, .error, .failed: []
    }
  }
}
