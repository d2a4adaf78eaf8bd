import CrossPagerConsole
import CrossPagerSeries
import LineEditing
import TerminalText

/// The state of a prompt between key presses.
struct Prompt {
  var editor: LineEditor
  var display: PromptDisplay
  /// The history file, or nil with `--no-history`.
  var file: HistoryFile?
  /// The last successful move, which an empty line repeats.
  var lastMove: String?
  /// The page and other rows to draw above the prompt, or nil to keep the current rows.
  var page: [String]?
  /// The rows to print above the page, once.
  var news: [String] = []
  /// Whether n and N repeat the search of the last entered line.
  var isSearching = false
}

/// The prompt on a terminal that sends single keys.
extension Conversation {
  mutating func prompt(_ source: consuming Terminal) throws -> Int32? {
    var terminal = source
    resize()
    session.isInterrupted = TerminalSignals.isInterrupted
    var file = arguments.keepsHistory ? HistoryFile(path: environment.history) : nil
    let history = file?.load() ?? LineHistory()
    complain(file?.takeComplaint())
    var prompt = Prompt(
      editor: LineEditor(history: history),
      display: PromptDisplay(size: environment.screen), file: file)
    prompt.page = page + greeting("Arrow keys move. Tab completes. 'help' lists the commands.")
    while true {
      if !terminal.hasKey { try draw(&prompt) }
      switch try terminal.next(
        watching: followed?.watched ?? [], within: followed.map { _ in SeriesFile.interval })
      {
      case .key(let key):
        if let end = try take(key, &prompt) { return end }
      case .interrupted: try interrupt(&prompt)
      case .resized: resize(&prompt)
      case .continued:
        prompt.display.noteWritten(page: nil)
        resize(&prompt)
      case .woken, .timedOut: refresh(&prompt)
      case .ended:
        try leave(&prompt)
        return nil
      }
    }
  }

  private mutating func resize(_ prompt: inout Prompt) {
    prompt.display.resize(to: environment.screen)
    resize()
  }

  /// Redraws the page if new samples have arrived or the file is no longer followed. Prints messages about new pages
  /// and skipped rows above the page.
  private mutating func refresh(_ prompt: inout Prompt) {
    let news = takeNews()
    if !news.hasSamples && news.end == nil { return }
    prompt.page = page + (news.end.map { report.style.wrap($0) } ?? [])
    prompt.news += (news.complaints + (news.notice.map { [$0] } ?? []))
      .flatMap { report.style.wrap($0.replacingControlCharacters) }
    if !environment.isErrorTerminal { news.complaints.forEach(complain) }
  }

  private mutating func take(_ key: Key, _ prompt: inout Prompt) throws -> Int32? {
    if prompt.isSearching, prompt.editor.isEmpty, let commands = SearchKeys.commands(for: key) {
      return try repeatSearch(commands, &prompt)
    }
    switch prompt.editor.handle(key) {
    case .edited: return nil
    case .submit([]):
      guard let command = prompt.lastMove else { return nil }
      return try move(command, &prompt)
    case .submit(let lines):
      TerminalSignals.forgetInterrupt()
      for line in lines where !TerminalSignals.isInterrupted() {
        if let end = try enter(line, &prompt) { return end }
      }
      return nil
    case .unused(let key):
      guard let command = PagingKeys.command(for: key) else { return nil }
      return try move(command, &prompt)
    case .complete(let isRepeated):
      let completion = Completion(
        of: prompt.editor.text, cursor: prompt.editor.cursor, in: session, files: Folders())
      prompt.editor.complete(completion, lists: isRepeated)
      return nil
    case .clear:
      try write(prompt.display.clear(frame(of: prompt.editor, on: prompt.display.size)))
      return nil
    case .interrupt:
      try interrupt(&prompt)
      return nil
    case .end:
      try leave(&prompt)
      return status.rawValue
    }
  }

  /// Runs a move immediately and redraws the page in place.
  private mutating func move(_ command: String, _ prompt: inout Prompt) throws -> Int32? {
    guard let answer = answer(command) else { return nil }
    prompt.page = (answer.page.isEmpty ? page : answer.page) + answer.lines
    note(answer.response, &prompt)
    let isAnswered = report.messages(answer.response).isEmpty
    // Print messages on standard error below the prompt.
    if !isAnswered { try leave(&prompt) }
    let end = try settle(answer.response, from: nil)
    if end != nil, isAnswered { try leave(&prompt) }
    return end
  }

  /// Repeats a search. Quickly typed keys arrive together.
  private mutating func repeatSearch(
    _ commands: [String], _ prompt: inout Prompt
  ) throws -> Int32? {
    for command in commands { if let end = try move(command, &prompt) { return end } }
    return nil
  }

  private func complain(_ complaint: String?) {
    if let complaint { StandardError.complain(complaint, environment.errorStyle(arguments.color)) }
  }

  /// Runs an entered line and prints the answer below the line.
  private mutating func enter(_ line: String, _ prompt: inout Prompt) throws -> Int32? {
    try draw(&prompt, LineEditor(text: line))
    try write(prompt.display.leave())
    if prompt.editor.enter(line) { prompt.file?.add(line) }
    let complaint = prompt.file?.takeComplaint()
    defer { complain(complaint) }
    guard let answer = answer(line) else { return nil }
    prompt.isSearching = answer.response.isSearch
    for line in answer.page + answer.lines { try output.print(line) }
    try output.flush()
    note(answer.response, &prompt)
    let isAnswered = complaint == nil && report.messages(answer.response).isEmpty
    prompt.display.noteWritten(
      page: isAnswered && !answer.page.isEmpty ? answer.page + answer.lines : nil)
    return try settle(answer.response, from: nil)
  }

  private func note(_ response: Response, _ prompt: inout Prompt) {
    if case .moved = response.result, !response.isPreview { prompt.lastMove = response.command }
  }

  /// Discards the line but leaves it on the screen.
  private mutating func interrupt(_ prompt: inout Prompt) throws {
    try leave(&prompt, mark: "^C")
    prompt.editor.discard()
  }

  /// Removes the hints and moves the cursor below the prompt.
  ///
  /// - Parameter mark: Text to add to the line.
  private mutating func leave(_ prompt: inout Prompt, mark: String = "") throws {
    try draw(&prompt, LineEditor(text: prompt.editor.text + mark))
    try write(prompt.display.leave())
  }

  /// Draws the prompt, and the page if it has changed.
  ///
  /// - Parameter editor: A line to show instead of the typed line, without hints.
  private mutating func draw(_ prompt: inout Prompt, _ editor: LineEditor? = nil) throws {
    let frame = frame(
      of: editor ?? prompt.editor, on: prompt.display.size, hints: editor == nil)
    if let page = prompt.page {
      try write(prompt.display.show(page: page, below: prompt.news, frame))
    } else {
      try write(prompt.display.show(frame))
    }
    prompt.page = nil
    prompt.news = []
  }

  private func frame(
    of editor: LineEditor, on screen: PromptDisplay.Size, hints: Bool = true
  ) -> Frame {
    Frame(
      of: editor, prompt: report.prompt(session.place, session.activity),
      hint: hints ? Hint.after(editor.text) : "",
      style: report.style, height: screen.rows)
  }

  private mutating func write(_ text: String) throws(POSIX.Failure) {
    output.write(text)
    try output.flush()
  }
}
