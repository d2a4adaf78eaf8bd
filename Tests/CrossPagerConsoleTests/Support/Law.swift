import CrossPagerConsole
import CrossPagerTesting
import Testing

/// Does a script and asks before and after every line whether a law holds; a script that breaks it is shrunk and
/// recorded as commands that can be pasted into the program.
///
/// - Parameter law: does a line and says what is wrong; nil if the law holds.
func expectLaw(
  of lines: [String], from start: Session, seed: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ law: (inout Session, String) -> String?
) {
  func complaint(_ lines: [String]) -> String? {
    var session = start
    for line in lines {
      if let complaint = law(&session, line) { return "after '\(line)': \(complaint)" }
    }
    return nil
  }
  guard complaint(lines) != nil else { return }
  let shortest = lines.shrunk { complaint($0) != nil }
  let levels = start.place.map { "from \($0.level)" } ?? "without levels"
  Issue.record(
    "seed \(seed), \(levels):\n\(shortest.joined(separator: "\n"))\n\(complaint(shortest) ?? "")",
    sourceLocation: sourceLocation)
}
