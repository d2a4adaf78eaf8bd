import CrossPager
import MessageWords

/// Runs and checks scripts.
extension Session {
  /// Performs `replay`: runs the commands in a file until `quit`, the end or the tenth failure. After that many failures,
  /// the file is probably not a script.
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
    // A front end receives the events from a script after the last line, as if the script were a single command. Within
    // the script, the display is updated after each line, so that reports are correct.
    let displayed = display
    display.keepsEvents = false
    defer {
      display = displayed
      scripts.replayed = nil
    }
    var run = ReplayRun(report: ReplayReport(file: file))
    for (index, line) in CommandLines.ofScript(text).enumerated() {
      if run.failures.isFull {
        let problem = LineError.Problem.stoppedReplay(
          file: file, line: index + 1, failures: run.failures)
        return .error(LineError(problem, at: script.range))
      }
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

  /// Performs `expect`: checks an expectation.
  func expect(_ expectation: Expectation) -> Response.Result {
    if let expected = expectation.happening, scripts.last?.meets(expected.value) != true {
      let actual =
        scripts.last.map { "the result was '\($0.text)'" } ?? "there is no previous command"
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

/// The progress of a replay.
private struct ReplayRun {
  var report: ReplayReport
  var failures = ReplayFailures()
  /// An error that the next line may expect.
  var error: String?

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
      // An unmet expectation is a failure. The next line may expect any other error.
      if case .unmet = problem.problem {
        failures.add(placed(problem.message))
      } else {
        error = placed(problem.message)
      }
    case .failed(let problem): error = placed(problem.message)
    }
    if let lost = response.lostRecording { failures.add(placed(lost.message)) }
  }

  /// Counts an unexpected error as a failure.
  mutating func settle() {
    if let error { failures.add(error) }
    error = nil
  }
}
