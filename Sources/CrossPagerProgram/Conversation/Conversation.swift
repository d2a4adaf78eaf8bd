import CrossPagerConsole
import TerminalText

/// Commands in, responses out, until there are no more.
struct Conversation {
  var session: Session
  let arguments: Arguments
  let environment: Environment
  var output = Output(descriptor: POSIX.standardOutput)
  private var number = 0
  private var status = Status.success
  /// The file whose samples are taken up as they come.
  private(set) var followed: SeriesFile?

  init(
    session: Session, arguments: Arguments, environment: Environment, followed: SeriesFile?
  ) {
    self.session = session
    self.arguments = arguments
    self.environment = environment
    self.followed = followed
    report = TextReport(style: environment.style(arguments))
  }

  /// Takes up the size that the terminal has now.
  mutating func resize() { report = TextReport(style: environment.style(arguments)) }

  /// How a source of commands goes on after a line.
  enum Next {
    case line
    case end(Int32)
  }

  /// Writes responses as text; a terminal is asked for its size only when it tells of another one.
  private(set) var report: TextReport

  /// Does all commands and returns the exit status. Where one cannot go on, what came of those before it is printed all
  /// the same.
  mutating func run() throws -> Int32 {
    do {
      return try runAll()
    } catch let failure as Failure {
      try output.flush()
      throw failure
    }
  }

  private mutating func runAll() throws -> Int32 {
    for script in arguments.scripts {
      if case .end(let status) = try run(script) { return try end(status) }
    }
    if arguments.scripts.isEmpty {
      if case .end(let status) = try runInput() { return try end(status) }
    }
    return try end(status.rawValue)
  }

  private mutating func end(_ status: Int32) throws(POSIX.Failure) -> Int32 {
    try output.flush()
    return status
  }

  private mutating func run(_ script: Arguments.Script) throws -> Next {
    switch script {
    case .text(let text):
      for line in CommandLines.split(text) {
        if case .end(let status) = try run(line, from: nil) { return .end(status) }
      }
      return .line
    case .file(let path):
      return try run(LineInput(path: path))
    }
  }

  /// Commands from standard input: a prompt if it is a person's, else line by line.
  ///
  /// If the series came from there, a person's commands come from the terminal itself.
  private mutating func runInput() throws -> Next {
    if environment.isInputTerminal && !environment.isOutputTerminal && !arguments.isJSON {
      // Nobody would see a prompt.
      try show()
      return .line
    }
    if arguments.file != "-" {
      if !environment.isInteractive || arguments.isJSON { return try run(LineInput(path: "-")) }
      if let terminal = terminal(POSIX.standardInput) { return try prompt(terminal) }
      return try prompt(LineInput(path: "-"))
    }
    if environment.isOutputTerminal {
      if !arguments.isJSON, let input = try? POSIX.controllingTerminal(),
        let terminal = terminal(input)
      {
        return try prompt(terminal)
      }
      if let input = try? LineInput(path: "/dev/tty") { return try prompt(input) }
    }
    try show()
    return .line
  }

  private mutating func run(_ source: consuming LineInput) throws -> Next {
    var input = source
    var lineNumber = 0
    while true {
      if !input.hasLine { try output.flush() }
      guard let line = try input.next() else { break }
      lineNumber += 1
      let place = SourcePlace(source: input.name, line: lineNumber)
      if case .end(let status) = try run(line, from: place) {
        return .end(status)
      }
    }
    if lineNumber == 0 { try show() }
    return .line
  }

  /// The terminal to type at, if it can do more than take lines, and is to: screen readers read what is added, and
  /// lose their place where rows are drawn again.
  private func terminal(_ input: Int32) -> Terminal? {
    environment.isCursorMovable && !arguments.isPlain
      ? try? Terminal.taken(input: input, output: POSIX.standardOutput) : nil
  }

  /// A prompt at a terminal that can do no more than take lines.
  private mutating func prompt(_ source: consuming LineInput) throws -> Next {
    var input = source
    try show()
    let hint = "'left', 'down' and 'map' are a good start, 'help' lists all commands."
    for line in greeting(hint) { try output.print(line) }
    while true {
      output.write(report.wholePrompt(session.place, session.activity))
      try output.flush()
      guard let line = try input.next() else {
        try output.print("")
        return .line
      }
      resize()
      if case .end(let status) = try converse(line) { return .end(status) }
    }
  }

  /// What a person is told below the first page.
  mutating func greeting(_ hint: String) -> [String] {
    session.remarks().flatMap(report.lines) + report.style.wrap(hint)
  }

  /// Draws the current page, unless JSON is wanted: there each object answers a command.
  private mutating func show() throws {
    if arguments.isJSON { return }
    for line in page { try output.print(line) }
  }

  /// The current page, drawn.
  var page: [String] {
    mutating get { report.lines(session.show()) }
  }

  /// Does a line of a script.
  private mutating func run(_ line: String, from place: SourcePlace?) throws -> Next {
    try tellNews()
    guard let response = session.run(line) else { return .line }
    if !arguments.isJSON {
      for line in report.lines(response) { try output.print(line) }
    }
    return try settle(response, from: place)
  }

  /// Does a line of a person at a terminal that only takes lines.
  private mutating func converse(_ line: String) throws -> Next {
    try tellNews()
    guard let answer = answer(line) else { return .line }
    if !arguments.isJSON {
      for line in answer.page + answer.lines { try output.print(line) }
    }
    return try settle(answer.response, from: nil)
  }

  /// What a line of a person comes to, and what is shown of it.
  struct Answer {
    var response: Response
    /// The page, if another is to be seen.
    var page: [String]
    /// What the page does not tell.
    var lines: [String]
  }

  /// Does a line of a person: a page that came is drawn. Nothing comes of a blank line.
  mutating func answer(_ line: String) -> Answer? {
    let view = session.view
    guard let response = session.run(line) else { return nil }
    let isOther = session.view != view
    return Answer(
      response: response, page: response.changesPage && isOther ? page : [],
      lines: response.isPlainMove ? report.events(response) : report.lines(response))
  }

  /// What became of a file that is followed.
  struct News {
    /// Whether samples have come.
    var hasSamples = false
    /// Why it is followed no longer.
    var end: String?
  }

  /// Takes up the samples that have come.
  mutating func takeNews() -> News {
    guard let followed else { return News() }
    var news = News()
    if let data = followed.readNews() {
      session.update(data)
      news.hasSamples = true
    }
    if let end = followed.end {
      self.followed = nil
      if status == .success { status = end.status }
      news.end = "\(end.message) It is followed no longer."
    }
    return news
  }

  /// Takes up the samples that have come, and tells on standard error if no more will.
  private mutating func tellNews() throws(POSIX.Failure) {
    guard let end = takeNews().end else { return }
    try output.flush()
    StandardError.complain(end, environment.errorStyle(arguments.color))
  }

  /// Prints what is the same for scripts and persons, and keeps the status.
  mutating func settle(_ response: Response, from place: SourcePlace?) throws -> Next {
    number += 1
    if arguments.isJSON {
      try output.print(JSONReport.bytes(response, number: number))
    }
    if let failure = status(of: response) {
      if !arguments.isJSON { try complain(response, from: place) }
      if status != .outputFailed { status = failure }
      if arguments.bails { return .end(status.rawValue) }
    }
    let quit = response.quit
    return quit.isWanted ? .end(quit.status.map(Int32.init) ?? status.rawValue) : .line
  }

  private mutating func complain(_ response: Response, from place: SourcePlace?) throws(POSIX
    .Failure)
  {
    try output.flush()
    let report = TextReport(style: environment.errorStyle(arguments))
    let source = place.map { ["\($0.source.replacingControlCharacters):\($0.line):"] }
    StandardError.write((source ?? []) + report.messages(response))
  }

  /// The status a response that is an error leads to.
  private func status(of response: Response) -> Status? {
    switch response.result {
    case .error: .commandError
    case .failed(let error): error.isOutput ? .outputFailed : .commandError
    case .moved, .changed, .ignored, .report: response.lostRecording.map(status)
    }
  }

  private func status(of lost: LostRecording) -> Status {
    switch lost {
    case .failed: .outputFailed
    case .passedBeginning: .commandError
    }
  }
}

/// Where a script's line stands.
struct SourcePlace {
  var source: String
  var line: Int
}

extension Response {
  /// Whether the page drawn after it says all there is to say.
  fileprivate var isPlainMove: Bool {
    switch result {
    case .moved(_, _, _, let stopped, let finished): stopped == nil && finished == nil && !isPreview
    case .changed, .ignored, .report, .error, .failed: false
    }
  }
}
