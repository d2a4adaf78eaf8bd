import CrossPager
import MessageWords

extension CommandTable {
  package static let recording: [CommandEntry] = [
    CommandEntry(
      "record", kind: .script, .recording, .optional(.located(.file)),
      summary: "Record commands to a file, or stop recording",
      details:
        "Without FILE, stops recording. The file is a script that goes to the starting position and checks the result of "
        + "each command. The script omits errors, 'quit', 'record', 'replay' and 'expect', but includes the commands in "
        + "scripts that you replay. It does not repeat changes from before the recording. An existing file is "
        + "replaced unless the program is using it. A recording cannot start while content is moving or a page is open. An "
        + "'undo' or 'redo' past the start ends the recording.",
      examples: ["record walk.script"], synonyms: ["macro", "tape"]
    ) { file in Work { try $0.record(file) } },
    CommandEntry(
      "replay", kind: .script, .recording, .located(.file), summary: "Run the commands in a file",
      details:
        "Lists the lines that cause errors or do not meet expectations. An error is not listed if the next line expects "
        + "it. 'quit' ends the script. 'undo' undoes the commands in a script one by one.",
      examples: ["replay walk.script"], synonyms: ["run", "script", "play", "test"]
    ) { file in Work { try $0.replay(file) } },
    CommandEntry(
      "expect", kind: .script, .recording, .expectation,
      summary: "Fail unless the last command had this result",
      details: "With LINK, all levels must also match the link.",
      examples: [
        "expect moved", "expect ignored edge", "expect day=4,week=2@week",
        "expect moved day=4,week=2@week",
      ], synonyms: ["assert", "check", "test"]
    ) { expectation in Work { try $0.expect(expectation) } },
  ]
}

struct ExpectedReport: Report {
  let text: String

  var json: JSON { ["expect": .string(text)] }

  func facts(_ wording: ReportWording) -> [Fact] { [.line("as expected")] }
}

extension Session {
  fileprivate mutating func record(_ script: Located<String>?) throws(Refusal) -> Answer {
    guard let script else {
      guard let recording = scripts.recording else {
        throw .ignored(.alreadyThere, "Nothing is being recorded. To start: record FILE")
      }
      scripts.recording = nil
      let (file, count) = (recording.file, Wording.count(recording.commands, "command"))
      let rest = "\(count) to '\(file.pathExcerpt)'"
      return Answer(
        LineReport(
          ["record": ["file": .string(file), "ended": true]], "recorded \(rest)",
          preview: "would end a recording of \(rest)"))
    }
    let file = script.value
    if isRecording(file) {
      throw .ignored(.alreadyThere, "Already recording to '\(file.pathExcerpt)'.")
    }
    if isReplaying(file) { throw script.refusal("is being replayed and cannot be recorded.") }
    if !state.isAtRest {
      throw script.refusal(
        "cannot be recorded now. Start a recording while nothing is moving and no page is open.")
    }
    let link = state.link.text
    if link.utf8.count + "follow \n".utf8.count > CommandLines.lineLimit {
      throw script.refusal(
        "cannot be recorded. The link for these levels is too long for a line (1 MiB).")
    }
    let head = """
      # Recorded by crosspager. 'replay FILE' or 'crosspager -f FILE' runs it again.
      follow \(link)
      expect \(link)

      """
    try storing { () throws(StorageError) in try context.storage.write(head, to: file) }
    scripts.recording = Scripts.Recording(
      file: file, identity: context.storage.identity(of: file), length: head.utf8.count)
    history.mark()
    // Test whether a new session can reach the start of the recording by the link alone.
    var other = self
    (other.state, other.scripts) = (beginning, Scripts())
    content?.extend(&other.state)
    for line in CommandLines.ofScript(head) { _ = other.run(line) }
    let isWhole = other.state == state
    let line = "to '\(file.pathExcerpt)'" + (isWhole ? "" : ", without earlier changes")
    let json = JSON.present([
      "file": .string(file), "ended": false, "whole": isWhole ? nil : false,
    ])
    return Answer(
      LineReport(["record": json], "recording \(line)", preview: "would record \(line)"))
  }

  /// Runs the lines of a script. Stops after ten failures, because the file is then probably not a script.
  fileprivate mutating func replay(_ script: Located<String>) throws(Refusal) -> Answer {
    let file = script.value
    if let outer = scripts.replayed {
      throw script.refusal(
        "cannot be replayed while '\(outer.file.pathExcerpt)' is being replayed.")
    }
    if isRecording(file) { throw script.refusal("is being recorded. To end the recording: record") }
    let text = try storing { () throws(StorageError) in try context.storage.read(file) }
    scripts.replayed = (file, context.storage.identity(of: file))
    // A front end receives the events from a script after the last line, as if the script were a single command. Within
    // the script, the display is updated after each line, so that reports are correct.
    let displayed = display
    display.keepsEvents = false
    defer {
      display = displayed
      scripts.replayed = nil
    }
    var run = ReplayRun(report: ReplayReport(file: file))
    let name = file.pathExcerpt
    var problem: String?
    for (index, line) in CommandLines.ofScript(text).enumerated() {
      if run.failures.count >= 10 {
        problem =
          "The replay of '\(name)' stopped at line \(index + 1), because \(run.failures.count) lines had failed."
        break
      }
      if context.isInterrupted() {
        problem = "The replay of '\(name)' was interrupted at line \(index + 1)."
        break
      }
      guard let response = self.run(line) else { continue }
      run.take(response, line: index + 1)
      if response.quit.isWanted { break }
    }
    run.settle()
    if problem == nil, run.failures.isEmpty { return Answer(.report(run.report)) }
    let failed = "\(Wording.count(run.failures.count, "line")) in '\(name)' failed."
    throw .wrong(.replay(problem ?? failed, failures: run.failures), at: script.range)
  }

  fileprivate func expect(_ expectation: Expectation) throws(Refusal) -> Answer {
    if let expected = expectation.happening, scripts.last?.meets(expected.value) != true {
      let actual =
        scripts.last.map { "the result was '\($0.text)'" } ?? "there is no previous command"
      throw .wrong(.unmet(expected: expected.value.text, actual: actual), at: expected.range)
    }
    if let expected = expectation.link, !state.link.isSame(as: expected.value) {
      let (expectedLink, link) = expected.value.contrasted(with: state.link)
      throw .wrong(
        .unmet(expected: expectedLink.text, actual: "the place is '\(link.text.excerpt)'"),
        at: expected.range)
    }
    return Answer(.report(ExpectedReport(text: expectation.text)))
  }
}

extension Located<String> {
  /// Returns an error about a script.
  fileprivate func refusal(_ why: String) -> Refusal {
    .wrong(.said("'\(value.pathExcerpt)' \(why)"), at: range)
  }
}

private struct ReplayRun {
  var report: ReplayReport
  var failures: [String] = []
  /// An error that the next line may expect.
  var error: String?

  mutating func take(_ response: Response, line: Int) {
    func placed(_ message: String) -> String { "\(report.file.pathExcerpt):\(line): \(message)" }
    var met: ExpectedReport?
    if case .report(let report as ExpectedReport) = response.result, !response.isPreview {
      met = report
    }
    if met?.text.hasPrefix(Happening.Kind.error.spelling) == true { error = nil }
    settle()
    switch response.result {
    case .moved, .changed, .ignored, .report:
      if met == nil { report.commands += 1 } else { report.expectations += 1 }
    case .error(let problem):
      error = placed(problem.message)
      // An unmet expectation is a failure. The next line may expect any other error.
      if case .unmet = problem.problem { settle() }
    case .failed(let problem): error = placed(problem.message)
    }
    if let lost = response.lostRecording { failures.append(placed(lost.message)) }
  }

  /// Counts an unexpected error as a failure.
  mutating func settle() {
    if let error { failures.append(error) }
    error = nil
  }
}

/// The argument to `expect`: the result of the last command, the page of every level, or both.
struct Expectation: Sendable {
  var happening: Located<Happening>?
  var link: Located<Link>?

  var text: String {
    [happening?.value.text, link?.value.text].compactMap { $0 }.joined(separator: " ")
  }
}

extension Parameter where Value == Expectation {
  private static let choices = Happening.Kind.spellings
  private static let meaning = "an outcome (\(Wording.list(choices, "or"))), a link, or both"

  static let expectation = Parameter(
    usage: "OUTCOME [REASON] [LINK]",
    meaning: meaning + ". REASON is the reason for ignoring a command, as printed by --json",
    kind: .choice(choices)
  ) { reader throws(LineError) in
    var expectation = Expectation()
    if reader.peek?.text.contains("@") != true {
      expectation.happening = try happening(&reader)
      if reader.peek == nil { return expectation }
    }
    expectation.link = try Parameter<Located<Link>>.located(.link).read(&reader)
    return expectation
  }

  private static func happening(
    _ reader: inout WordReader
  ) throws(LineError) -> Located<Happening> {
    let start = reader.index
    var happening = Happening(
      kind: try reader.value(meaning, among: choices, Happening.Kind.init(spelling:)))
    if happening.kind == .ignored, reader.peek?.text.contains("@") == false {
      happening.reason = try reader.value("a reason", among: SessionReason.spellings) { text in
        SessionReason.spellings.first { $0.keyword == text.keyword }
      }
    }
    return Located(value: happening, range: reader.range(from: start))
  }
}
