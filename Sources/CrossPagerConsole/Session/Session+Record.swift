import CrossPager
import MessageWords

/// Records commands in a script.
extension Session {
  /// Performs `record`: starts a recording, or ends the current recording.
  mutating func record(_ script: Located<String>?) -> Response.Result {
    guard let script else {
      guard let recording = scripts.recording else {
        return .ignored(
          .pager(.alreadyThere), message: "Nothing is being recorded. To start: record FILE",
          notes: [])
      }
      scripts.recording = nil
      return .report(.recorded(file: recording.file, commands: recording.commands))
    }
    let file = script.value
    switch scriptInUse(file) {
    case .recorded:
      return .ignored(
        .pager(.alreadyThere), message: "Already recording to '\(file.pathExcerpt)'.", notes: [])
    case .replayed: return tangled(script, "is being replayed and cannot be recorded.")
    case nil: break
    }
    if !state.isAtRest {
      return tangled(
        script,
        "cannot be recorded now. Start a recording while nothing is moving and no page is open.")
    }
    let link = state.link.text
    if link.utf8.count + "follow \n".utf8.count > CommandLines.lineLimit {
      return tangled(
        script, "cannot be recorded. The link for these levels is too long for a line (1 MiB).")
    }
    let head = """
      # Recorded by crosspager. 'replay FILE' or 'crosspager -f FILE' runs it again.
      follow \(link)
      expect \(link)

      """
    do {
      try storage.write(head, to: file)
    } catch {
      return .failed(error)
    }
    let written = Scripts.Script(file: file, identity: storage.identity(of: file))
    scripts.recording = Scripts.Recording(script: written, length: head.utf8.count)
    history.mark()
    var start = beginning
    if let firstData { start.cover(firstData) }
    let isWhole = state(after: CommandLines.ofScript(head), from: start) == state
    return .report(.recording(file: file, isWhole: isWhole))
  }

  /// A use of a script that prevents other uses.
  enum ScriptInUse: String {
    case recorded = "it is being recorded. To end the recording: record"
    case replayed = "it is being replayed"
  }

  /// How this session uses the script at a path, or nil if the script is not in use.
  func scriptInUse(_ path: String) -> ScriptInUse? {
    guard let identity = storage.identity(of: path) else { return nil }
    if scripts.recording?.script.identity == identity { return .recorded }
    return scripts.replayed?.identity == identity ? .replayed : nil
  }

  /// The state after running lines from the state `start`.
  private func state(after lines: [String], from start: SessionState) -> SessionState {
    var other = self
    other.state = start
    other.scripts = Scripts()
    other.takeData()
    for line in lines { _ = other.run(line) }
    return other.state
  }

  func tangled(_ script: Located<String>, _ why: String) -> Response.Result {
    .error(LineError(.tangledScripts(file: script.value, why: why), at: script.range))
  }

  /// Stores the result of a line and writes the line to the current recording.
  ///
  /// - Parameters:
  ///   - request: The request, or nil if the line could not be read.
  ///   - passesMark: Whether the request went to a state before the recording.
  mutating func conclude(
    _ response: inout Response, of request: Request?, passesMark: Bool = false
  ) {
    if let request, request.isAside { return }
    let happening = response.result.happening
    scripts.last = happening
    guard let recording = scripts.recording, happening.kind != .error, !response.quit.isWanted
    else { return }
    if passesMark {
      if response.isPreview { return }
      scripts.recording = nil
      response.lostRecording = .passedBeginning(
        file: recording.file, command: response.command.excerpt)
      return
    }
    response.lostRecording = append(
      lines(of: recorded(response.command, request), happening, isDry: response.isPreview),
      to: recording)
  }

  /// Adds the script lines for a command to the recording.
  ///
  /// - Returns: The reason that the recording ended, or nil if it did not.
  mutating func append(_ text: String, to recording: Scripts.Recording) -> LostRecording? {
    do {
      try storage.append(
        text, to: recording.file, of: recording.script.identity, length: recording.length)
      scripts.recording?.length += text.utf8.count
      scripts.recording?.commands += 1
      return nil
    } catch {
      scripts.recording = nil
      return .failed(error)
    }
  }

  /// The script lines for a command and its expectation.
  func lines(
    of command: String, _ happening: Happening, isDry: Bool = false
  ) -> String {
    var expectation = "expect \(happening.text)"
    switch happening.kind {
    case .moved where !isDry, .changed where !isDry:
      // The link for a session with many levels can exceed the length limit of a line.
      let whole = "\(expectation) \(state.link.text)"
      if whole.utf8.count <= CommandLines.lineLimit { expectation = whole }
    case .moved, .changed, .ignored, .report, .error: break
    }
    return CommandLines.scriptLine(command) + CommandLines.scriptLine(expectation)
  }
}
