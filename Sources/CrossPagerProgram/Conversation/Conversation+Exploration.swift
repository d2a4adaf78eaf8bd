import CrossPagerConsole
import TerminalText

/// The options `--explore` and `--reach`, which start where the preceding commands end.
extension Conversation {
  // The functions below return the exit status to end with, or nil to continue.

  /// Explores the states of the pager and prints the result.
  mutating func explore() throws -> Int32? {
    do {
      let found = try session.explore()
      let lines = found.lines.flatMap { report.style.wrap($0, indent: 4) }
      try print(arguments.isJSON ? [found.json.text] : lines)
      return found.violation == nil ? nil : fail()
    } catch let problem as ExplorationProblem {
      return try fail(problem)
    }
  }

  /// Prints a shortest script to a place.
  mutating func reach(_ place: String) throws -> Int32? {
    do {
      let script = try session.script(to: place)
      let json = JSON.object([JSON.Member("script", .array(script.map(JSON.string)))])
      try print(arguments.isJSON ? [json.text] : script)
      return nil
    } catch let problem as ExplorationProblem {
      return try fail(problem)
    }
  }

  private mutating func print(_ lines: [String]) throws {
    for line in lines { try output.print(line) }
  }

  private mutating func fail(_ problem: ExplorationProblem) throws -> Int32? {
    try output.flush()
    let style = environment.errorStyle(arguments)
    if case .noPlace(let response) = problem {
      let report = TextReport(style: style)
      StandardError.write(report.messages(response) + report.lines(response))
    } else if let message = problem.message {
      StandardError.complain(message, style)
    }
    return fail()
  }

  private mutating func fail() -> Int32? {
    if status != .outputFailed { status = .commandError }
    return arguments.bails ? status.rawValue : nil
  }
}
