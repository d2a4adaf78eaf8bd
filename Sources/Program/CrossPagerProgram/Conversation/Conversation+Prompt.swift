import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import LineEditing
import SeriesExplorer
import TerminalText

/// The state of a prompt between key presses.
struct Prompt {
  var editor: LineEditor
  var display: PromptDisplay
  /// The history file, or nil with `--no-history`.
  var file: HistoryFile?
  /// The last successful move, which an empty line repeats.
  var lastMove: String?
  /// Returns the lines below the page, or nil if the rows above the prompt do not show the page.
  var below: ((TextReport) -> [String])?
  /// Whether the page on the screen is out of date.
  var isStale = true
  /// The number of rows that were available for the page and the lines below it when they were last drawn.
  var room = 0
  /// Whether the screen has too few rows for the page and the list of keys.
  var hidesKeys = false
  /// The rows to print once above the page.
  var news: [String] = []
  /// Whether Ctrl-C stopped the last lines. If so, the pending interrupt does not discard the typed line.
  var hasStopped = false
  /// A message to show instead of the list of keys until the next key press.
  var note: String?
  /// The pager that glides from the page before the last move, or nil if the page is in place.
  var slide: Pager?
  /// The time of the last frame, in milliseconds, or nil if nothing moves.
  var lastFrame: Int?
  /// The earliest time at which a move can slide again, in milliseconds.
  var nextSlide = 0

  mutating func showPage(below lines: @escaping (TextReport) -> [String]) {
    (below, isStale, slide) = (lines, true, nil)
  }

  mutating func endSlide() {
    if slide != nil { (slide, isStale) = (nil, true) }
  }

  /// Whether n and N repeat the search in the last entered line.
  var isSearching = false
  /// Whether the last key ran a whole line, so that an Enter pressed out of habit does nothing.
  var hasEntered = false
}

/// The prompt on a terminal that sends each key immediately.
extension Conversation {
  mutating func prompt(_ source: consuming Terminal) throws {
    var terminal = source
    resize()
    session.context.isInterrupted = TerminalSignals.isInterrupted
    session.context.isAtPrompt = true
    hasFrames = true
    var file = arguments.keepsHistory ? HistoryFile(path: UserFiles.history) : nil
    let history = file?.load() ?? LineHistory()
    if let complaint = file?.takeComplaint() { environment.complain(complaint) }
    var prompt = Prompt(
      editor: LineEditor(history: history),
      display: PromptDisplay(size: environment.screen), file: file)
    let remarks = remarks()
    prompt.showPage { report in report.lines(remarks) }
    prompt.editor.commandCharacters = PagingKeys.characters
    prompt.editor.loneCharacters = PagingKeys.loneCharacters
    while true {
      try advance(&prompt)
      if !terminal.hasKey {
        try draw(&prompt)
        // New samples in a followed file change all scales, so each scale is computed only when it is drawn.
        if followed == nil { session.prepareScales() }
      }
      switch try terminal.next(watching: followed?.watched ?? [], within: patience(prompt)) {
      case .key(let key):
        for key in prompt.editor.keys(in: key) { try take(key, &prompt) }
      case .interrupted: try interrupt(&prompt)
      case .resized: resize(&prompt)
      case .continued:
        // The shell has written below the page, so draw the page again.
        if prompt.display.showsPage { prompt.isStale = true } else { prompt.below = nil }
        prompt.display.noteWritten(page: nil)
        resize(&prompt)
      case .woken: refresh(&prompt)
      case .timedOut: if prompt.lastFrame == nil { refresh(&prompt) }
      case .ended: return try leave(&prompt)
      }
    }
  }

  private mutating func resize(_ prompt: inout Prompt) {
    prompt.display.resize(to: environment.screen)
    // Draw a page that had no room before.
    let hadNoRoom = prompt.below != nil && prompt.room < 1
    prompt.isStale = prompt.isStale || prompt.display.showsPage || hadNoRoom
    if !prompt.display.showsPage { prompt.hidesKeys = false }
    resize()
  }

  /// Prints messages above the page about new pages and skipped rows.
  private mutating func refresh(_ prompt: inout Prompt) {
    let news = takeNews()
    if !news.hasSamples && news.end == nil { return }
    prompt.showPage { report in news.end.map { report.style.wrap($0) } ?? [] }
    prompt.news += (news.complaints + (news.notice.map { [$0] } ?? []))
      .flatMap { report.style.wrap($0.replacingControlCharacters) }
    if !environment.isErrorTerminal { news.complaints.forEach(environment.complain) }
  }

  private mutating func take(_ key: Key, _ prompt: inout Prompt) throws {
    prompt.note = nil
    let hasEntered = prompt.hasEntered
    prompt.hasEntered = false
    if prompt.isSearching, prompt.editor.isEmpty, let commands = SearchKeys.commands(for: key) {
      // Keys that are typed quickly arrive together.
      for command in commands { try move(command, &prompt) }
      return
    }
    switch prompt.editor.handle(key) {
    case .edited: break
    case .submit([]):
      let command = session.hasMarkedBar ? "enter" : prompt.lastMove
      if !hasEntered, let command { try move(command, &prompt) }
    case .submit(let lines):
      TerminalSignals.forgetInterrupt()
      for line in lines where !TerminalSignals.isInterrupted() {
        if prompt.editor.enter(line) { prompt.file?.add(line) }
        try run(line, &prompt)
      }
      prompt.hasStopped = TerminalSignals.isInterrupted()
    case .unused(let key):
      if let line = PagingKeys.line(for: key) {
        prompt.hasEntered = true
        try run(line, &prompt)
      } else if let command = PagingKeys.command(for: key) {
        try move(command, &prompt)
      }
    case .complete(let isRepeated):
      let completion = Completion(
        of: prompt.editor.text, cursor: prompt.editor.cursor, in: session, files: Folders())
      prompt.editor.complete(completion, lists: isRepeated)
    case .clear:
      if !prompt.display.showsPage { prompt.showPage { _ in [] } }
      try write(prompt.display.clear(frame(of: prompt)))
    case .interrupt: try interrupt(&prompt)
    case .end:
      try leave(&prompt)
      throw Exit(status: status.rawValue)
    }
  }

  /// Runs a move immediately and redraws the page in place.
  private mutating func move(_ command: String, _ prompt: inout Prompt) throws {
    let former = session.state
    TerminalSignals.forgetInterrupt()
    guard let answer = answer(command) else { return }
    prompt.hasStopped = TerminalSignals.isInterrupted()
    note(answer.response, &prompt)
    try show(answer, &prompt)
    if answer.drawsPage, prompt.display.showsPage {
      slide(after: answer.response, from: former, &prompt)
    }
  }

  mutating func show(_ answer: Answer, _ prompt: inout Prompt) throws {
    prompt.showPage(below: answer.lines)
    let isAnswered = answer.messages(report).isEmpty
    // Print messages on standard error below the prompt.
    if !isAnswered { try leave(&prompt) }
    do {
      try settle(answer)
    } catch let exit as Exit where isAnswered {
      try leave(&prompt)
      throw exit
    }
  }

  /// Runs a line and prints the answer below it.
  private mutating func run(_ line: String, _ prompt: inout Prompt) throws {
    prompt.endSlide()
    try draw(&prompt, LineEditor(text: line))
    try write(prompt.display.leave())
    let complaint = prompt.file?.takeComplaint()
    defer { if let complaint { environment.complain(complaint) } }
    let former = session.state
    guard let answer = answer(line) else { return }
    prompt.isSearching = answer.response.isSearch
    prompt.below = nil
    var rows = answer.lines(report)
    if answer.drawsPage {
      prompt.showPage(below: answer.lines)
      if complaint == nil { slide(after: answer.response, from: former, &prompt) }
      rows = layOut(&prompt, under: frame(of: prompt)).rows
    }
    // Ctrl-C also stops the output, but not the answer to a command that it has stopped.
    let hasStopped = TerminalSignals.isInterrupted()
    for row in rows where hasStopped || !TerminalSignals.isInterrupted() { try output.print(row) }
    try output.flush()
    note(answer.response, &prompt)
    let isAnswered = complaint == nil && answer.messages(report).isEmpty
    prompt.display.noteWritten(page: isAnswered && answer.drawsPage ? rows : nil)
    try settle(answer)
  }

  private func note(_ response: Response, _ prompt: inout Prompt) {
    guard case .moved = response.result, !response.isPreview else { return }
    let name = response.name ?? ""
    // Enter has another meaning while a bar is marked.
    prompt.lastMove = ["bar", "enter", "back"].contains(name) ? nil : response.command
  }

  /// Discards the line but leaves it on the screen. If the line is empty, shows how to leave the program.
  private mutating func interrupt(_ prompt: inout Prompt) throws {
    if prompt.hasStopped {
      prompt.hasStopped = false
    } else if prompt.editor.isEmpty {
      prompt.note = "To leave: q, or Ctrl-D"
    } else {
      try leave(&prompt, mark: "^C")
    }
    prompt.editor.discard()
  }

  /// Appends a mark to the line, removes the hints and moves the cursor below the prompt.
  private mutating func leave(_ prompt: inout Prompt, mark: String = "") throws {
    prompt.endSlide()
    try draw(&prompt, LineEditor(text: prompt.editor.text + mark))
    try write(prompt.display.leave())
    prompt.below = nil
  }
}
