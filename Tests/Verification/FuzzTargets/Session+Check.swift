import CrossPager
import CrossPagerConsole
import Foundation
import SeriesExplorer
import TerminalText

/// The rules that every line of a session obeys.
extension Session {
  /// Runs a line and its preview, and checks the state and the response.
  mutating func check(_ line: String) throws(Violation) {
    let before = state
    var copy = self
    _ = copy.run("preview " + line)
    try Violation.unless(copy.state == before, "The preview of '\(line)' changed the state.")
    let response = run(line)
    let broken = state.pager.brokenInvariant
    try Violation.unless(broken == nil, "After '\(line)': \(broken.map { "\($0)" } ?? "")")
    try Violation.unless(
      state.pager.levels.count == state.labels.count, "After '\(line)', a level has no label.")
    guard let response else {
      return try Violation.unless(state == before, "The blank line '\(line)' changed the state.")
    }
    try Violation.unless(
      state == before || response.mayChange, "'\(line)' changed the state: \(response.result)")
    try response.check()
  }

  mutating func check(lines: [String]) throws(Violation) { for line in lines { try check(line) } }

  /// Ends gestures, closes the open page, and checks that the session's link and snapshot lead to the same state, both
  /// from the current state and from `start`, a session with the same levels.
  mutating func checkReturns(from start: Session? = nil, storage: TextStorage) throws(Violation) {
    try check(lines: ["finish", "close"])
    let rest = state
    try check("save returns.json")
    guard let document = storage["returns.json"] else {
      throw Violation(description: "The snapshot was not saved.")
    }
    try check("restore returns.json")
    try Violation.unless(state == rest, "The snapshot does not return: \(document)")
    try checkLink()
    guard var other = start else { return }
    try other.check("restore returns.json")
    try Violation.unless(other.state == rest, "The snapshot leads elsewhere: \(document)")
    try other.check("save other.json")
    try Violation.unless(storage["other.json"] == document, "The snapshot changed: \(document)")
  }

  /// Checks that the link to the current places leads to them from other places. A link does not contain rest offsets.
  private func checkLink() throws(Violation) {
    guard let link else { throw Violation(description: "There is no link.") }
    var other = self
    try other.check(lines: ["forget all", "top", "follow \(link)"])
    try Violation.unless(
      other.link == link && other.state.pager.levels.map(\.page) == state.pager.levels.map(\.page),
      "'\(link)' leads elsewhere.")
  }

  private var link: String? {
    var copy = self
    return copy.run("link").flatMap { TextReport(style: TextStyle(isPlain: true)).lines($0).first }
  }

  /// Undoes all changes and checks that the state is `start`. Then redoes them.
  mutating func checkUndo(to start: SessionState) throws(Violation) {
    try check(lines: ["finish", "close"])
    let end = state
    var count = 0
    while case .changed? = run("undo")?.result { count += 1 }
    try Violation.unless(state == start, "\(count) undos lead elsewhere.")
    for _ in 0..<count { try check("redo") }
    try Violation.unless(state == end, "\(count) redos lead elsewhere.")
  }
}

extension Response {
  fileprivate var mayChange: Bool {
    switch result {
    case .moved, .changed: true
    // A script changes the state even if one of its lines is refused.
    case .report, .error, .failed: command.lowercased().hasPrefix("rep")
    case .ignored: false
    }
  }

  /// Checks that the response can be written: as JSON that Foundation reads, and as text without control characters.
  fileprivate func check() throws(Violation) {
    let json = JSONReport.bytes(self, number: 1)
    let object = try? JSONSerialization.jsonObject(with: Data(json))
    try Violation.unless(object is [String: Any], "'\(line)' has bad JSON: \(json.text)")
    for style in [TextStyle(width: 20, isASCII: true), TextStyle(), TextStyle(isPlain: true)] {
      let report = TextReport(style: style)
      for row in report.lines(self) + report.messages(self) + report.remaining(self) {
        try Violation.unless(
          row == row.replacingControlCharacters, "'\(line)' prints a control character: \(row)")
      }
    }
  }
}
