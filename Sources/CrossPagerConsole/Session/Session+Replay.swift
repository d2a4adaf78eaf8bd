import CrossPager
import MessageWords

/// What came of a script.
public struct ReplayReport: Hashable, Sendable {
  /// Where it was read.
  public var file: String
  /// How many commands it has, without those that expect.
  public var commands = 0
  /// How many expectations it has, all of them met.
  public var expectations = 0
}

/// Scripts, run and checked.
extension Session {
  /// `replay`: does the commands of a file, up to its end or a `quit`.
  mutating func replay(_ script: Located<String>) -> Response.Result {
    let file = script.value
    if let outer = scripts.replayed {
      return tangled(
        script, "cannot be replayed while '\(outer.file.pathExcerpt)' is being replayed.")
    }
    if case .recorded = scriptInUse(file) {
      return tangled(script, "is being recorded. To end the recording: record")
    }
    let text: String
    do {
      text = try storage.read(file)
    } catch {
      return .failed(error)
    }
    scripts.replayed = Scripts.Script(file: file, identity: storage.identity(of: file))
    // A front end sees the script as one command, which is told at its end. Reports in it tell what each line displays.
    let displayed = display
    display.keepsEvents = false
    defer {
      display = displayed
      scripts.replayed = nil
    }
    var run = ReplayRun(file: file)
    for (index, line) in CommandLines.ofScript(text).enumerated() {
      if isInterrupted() {
        run.settle()
        let problem = LineError.Problem.interruptedReplay(
          file: file, line: index + 1, failures: run.failures)
        return .error(LineError(problem, at: script.range))
      }
      guard let response = self.run(line) else { continue }
      run.take(response, line: index + 1)
      if response.quit.isWanted { break }
    }
    run.settle()
    if run.failures.count == 0 { return .report(.replayed(run.report)) }
    let problem = LineError.Problem.failedReplay(file: file, failures: run.failures)
    return .error(LineError(problem, at: script.range))
  }

  /// `expect`: whether it is as expected.
  func expect(_ expectation: Expectation) -> Response.Result {
    if let expected = expectation.happening, scripts.last?.meets(expected.value) != true {
      let actual =
        scripts.last.map { "the result was '\($0.text)'" } ?? "no command came before"
      return unmet(expected.value.text, actual, at: expected.range)
    }
    if let expected = expectation.link, !state.link.isSame(as: expected.value) {
      let (expectedLink, link) = expected.value.contrasted(with: state.link)
      return unmet(
        expectedLink.text, "the place is '\(link.text.excerpt)'", at: expected.range)
    }
    return .report(.expected(expectation.text))
  }

  private func unmet(_ expected: String, _ actual: String, at range: Range<Int>) -> Response.Result
  {
    .error(LineError(.unmet(expected: expected, actual: actual), at: range))
  }
}

/// What is found out while a script runs.
private struct ReplayRun {
  var report: ReplayReport
  private(set) var failures = ReplayFailures()
  /// An error that the next line may turn out to expect.
  private var error: String?

  init(file: String) {
    report = ReplayReport(file: file)
  }

  mutating func take(_ response: Response, line: Int) {
    func placed(_ message: String) -> String { "\(report.file.pathExcerpt):\(line): \(message)" }
    if case .report(.expected(let text)) = response.result, !response.isPreview,
      text.hasPrefix(Happening.Kind.error.spelling)
    {
      error = nil
    }
    settle()
    switch response.result {
    case .report(.expected) where !response.isPreview: report.expectations += 1
    case .moved, .changed, .ignored, .report: report.commands += 1
    case .error(let problem):
      // An expectation that is not met is a failure; any other error may be expected.
      if case .unmet = problem.problem {
        failures.add(placed(problem.message))
      } else {
        error = placed(problem.message)
      }
    case .failed(let problem): error = placed(problem.message)
    }
    if let lost = response.lostRecording { failures.add(placed(lost.message)) }
  }

  /// Takes the last error as one that nobody expected.
  mutating func settle() {
    if let error { failures.add(error) }
    error = nil
  }
}

extension Response.Result {
  /// What a line came to.
  var happening: Happening {
    switch self {
    case .moved: Happening(kind: .moved)
    case .changed: Happening(kind: .changed)
    case .ignored(let reason, _, _): Happening(kind: .ignored, reason: reason.spelling)
    case .report: Happening(kind: .report)
    case .error, .failed: Happening(kind: .error)
    }
  }
}
