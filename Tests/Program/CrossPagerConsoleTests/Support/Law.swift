import CrossPagerConsole
import CrossPagerTesting
import SeriesExplorer
import Testing

/// Runs lines and checks that each line obeys a law. If the law fails, shrinks the lines and
/// records them as commands, ready to paste into the program.
///
/// - Parameter law: Runs a line and returns the violation, or nil if the law holds.
func expectLaw(
  of lines: [String], from start: Session, seed: UInt64,
  sourceLocation: SourceLocation = #_sourceLocation, _ law: (inout Session, String) -> String?
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
