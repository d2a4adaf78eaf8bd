import CLibrary
import CrossPagerConsole
import CrossPagerSeries
import SeriesExplorer
import TerminalText

/// Runs commands and prints the responses.
///
/// The functions that run commands throw ``Exit`` if a command ends the program.
struct Conversation {
  var session: Session
  let environment: Environment
  var output = Output()
  private var number = 0
  var status = Status.success
  var followed: SeriesFile?
  /// Whether a message about new pages has been printed since the session left the last page.
  var isTold = false
  /// Whether the prompt can draw content that moves over time.
  var hasFrames = false
  var hasLevelRemark = false
  var hasScaleRemark = false

  private(set) var report: TextReport

  init(session: Session, environment: Environment, followed: SeriesFile?) {
    (self.session, self.environment, self.followed) = (session, environment, followed)
    report = TextReport(style: environment.style())
  }

  var arguments: Arguments { environment.arguments }
  /// Whether output is JSON. Every command reads this, so it does not copy all arguments as ``arguments`` does.
  var printsJSON: Bool { environment.arguments.isJSON }

  mutating func resize() { report = TextReport(style: environment.style()) }

  mutating func run() throws -> Int32 {
    let end = Result { try runAll() }
    try output.flush()
    do {
      try end.get()
      return status.rawValue
    } catch let exit as Exit {
      return exit.status
    }
  }

  private mutating func runAll() throws {
    _ = try reportNews()
    if let terminal = openTerminal() { return try prompt(terminal) }
    noticeData()
    for script in arguments.scripts {
      switch script {
      case .text(let text):
        for line in CommandLines.split(text) { try run(line, from: nil) }
      case .file(let path): try run(LineInput(path: path))
      }
    }
    if !arguments.scripts.isEmpty { return }
    let isPiped = printsJSON || !environment.isInputTerminal
    if isPiped, arguments.file != "-" { try run(LineInput(path: "-")) } else { try show() }
  }

  /// Returns the input for a prompt, or nil for no prompt. If standard input supplies data, the input is the terminal.
  private func openTerminal() -> Int32? {
    guard arguments.scripts.isEmpty, environment.isOutputTerminal else { return nil }
    if arguments.file == "-" { return try? POSIX.open("/dev/tty", O_RDWR) }
    return printsJSON || !environment.isInputTerminal ? nil : POSIX.standardInput
  }

  /// Prints remarks on standard error. A prompt shows them below the first page instead.
  private func noticeData() {
    guard arguments.drawnSeries == nil, arguments.series.by == nil else { return }
    let report = TextReport(style: environment.style(forErrors: true))
    for remark in [session.seriesRemark, session.timesRemark].compactMap(\.self) {
      StandardError.write(report.lines(remark))
    }
  }

  private mutating func run(_ source: consuming LineInput) throws {
    var input = source
    let name = input.name.replacingControlCharacters
    var number = 0
    var check = DataCheck()
    while true {
      if !input.hasLine { try output.flush() }
      guard let line = try input.next() else { break }
      if !check.isOver, check.isData(line, input.unread) { throw DataCheck.failure(input.name) }
      number += 1
      try run(line, from: "\(name):\(number):")
    }
    if number == 0 { try show() }
  }

  /// Reads single keys if the terminal supports them, and whole lines otherwise. With `--json` or `--plain`, always
  /// reads whole lines, because redrawing rows would confuse screen readers.
  private mutating func prompt(_ descriptor: Int32) throws {
    if environment.isCursorMovable, !arguments.isPlain, !printsJSON,
      let terminal = try? Terminal.taken(input: descriptor, output: POSIX.standardOutput)
    {
      return try prompt(terminal)
    }
    try prompt(LineInput(descriptor: descriptor, name: "the terminal"))
  }

  private mutating func prompt(_ source: consuming LineInput) throws {
    var input = source
    try show()
    let hint = "Try 'left', 'down' or 'map'. 'help' lists the commands."
    try print(remarks().flatMap(report.lines) + report.style.wrap(hint))
    while true {
      output.write(report.wholePrompt(session.place, session.activity))
      try output.flush()
      guard let line = try input.next() else { return try output.print("") }
      resize()
      try converse(line)
    }
  }

  mutating func remarks() -> [String] {
    session.remarks() + [scaleRemark()].compactMap(\.self)
  }

  /// Prints the current page, except in JSON output, where each object answers a command.
  private mutating func show() throws {
    if !printsJSON { try print(report.lines(session.show())) }
  }

  private mutating func print(_ lines: [String]) throws(POSIX.Failure) {
    for line in lines { try output.print(line) }
  }

  /// Runs a line from a script or from standard input. `place` names the file and the line in messages.
  private mutating func run(_ line: String, from place: String?) throws {
    _ = try reportNews()
    guard let response = session.run(line) else { return }
    if !printsJSON { try print(report.lines(response)) }
    try settle(response, from: place)
  }

  /// Runs a line from a prompt that reads whole lines.
  private mutating func converse(_ line: String) throws {
    let notice = try reportNews()
    if !printsJSON, let notice { try output.print(notice) }
    guard let answer = answer(line) else { return }
    if answer.drawsPage { try show() }
    if !printsJSON { try print(answer.lines(report)) }
    try settle(answer)
  }

  mutating func settle(_ answer: Answer) throws {
    for response in answer.responses { try settle(response, from: nil) }
  }

  /// Prints the response as JSON, or only its error as text. Updates the exit status.
  private mutating func settle(_ response: Response, from place: String?) throws {
    number += 1
    if followed != nil, session.newestPage == session.place?.title { isTold = false }
    if printsJSON { try output.print(JSONReport.bytes(response, number: number)) }
    if let failure = status(of: response) {
      if !printsJSON {
        try output.flush()
        let report = TextReport(style: environment.style(forErrors: true))
        StandardError.write([place].compactMap(\.self) + report.messages(response))
      }
      if status != .outputFailed { status = failure }
      if arguments.bails { throw Exit(status: status.rawValue) }
    }
    let quit = response.quit
    if quit.isWanted { throw Exit(status: quit.status.map(Int32.init) ?? status.rawValue) }
  }

  /// Returns the exit status for an error, or nil for a response that is not an error.
  private func status(of response: Response) -> Status? {
    switch response.result {
    case .error: .commandError
    case .failed(let error): error.isOutput ? .outputFailed : .commandError
    case .moved, .changed, .ignored, .report:
      switch response.lostRecording {
      case .failed: .outputFailed
      case .passedBeginning: .commandError
      case nil: nil
      }
    }
  }
}
