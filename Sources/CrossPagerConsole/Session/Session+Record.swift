import CrossPager

/// Commands on their way into a script.
extension Session {
  /// `record`: begins a script, or ends the one there is.
  mutating func record(_ script: Located<String>?) -> Response.Result {
    guard let script else {
      guard let recording = scripts.recording else {
        return .ignored(
          .alreadyThere, message: "Nothing is being recorded, 'record FILE' begins it.", notes: [])
      }
      scripts.recording = nil
      return .report(.recording(file: recording.file, ended: recording.commands))
    }
    let file = script.value
    if file == scripts.recording?.file {
      return .ignored(
        .alreadyThere, message: "File '\(file)' is being recorded already.", notes: [])
    }
    if file == scripts.replayed {
      return tangled(script, "is being replayed, it cannot be written meanwhile")
    }
    do {
      try storage.write(ScriptHead(from: beginning, to: state).text, to: file)
    } catch {
      return .failed(error)
    }
    scripts.recording = Scripts.Recording(file: file)
    return .report(.recording(file: file, ended: nil))
  }

  func tangled(_ script: Located<String>, _ why: String) -> Response.Result {
    .error(LineError(.tangledScripts(file: script.value, why: why), at: script.range))
  }

  /// Keeps what a line came to, and writes it to the recording if there is one.
  ///
  /// - Parameter request: what was asked; nil if the line could not be read.
  mutating func conclude(_ response: inout Response, of request: Request?) {
    if let request, request.isAside { return }
    let happening = Happening(response.result)
    scripts.last = happening
    guard let recording = scripts.recording, happening.kind != .error, !response.quit.isWanted
    else { return }
    do {
      try storage.append(
        lines(of: response.command, happening, isDry: response.isPreview), to: recording.file)
      scripts.recording?.commands += 1
    } catch {
      scripts.recording = nil
      response.lostRecording = error
    }
  }

  /// A command and what is expected of it, a line each.
  private func lines(of command: String, _ happening: Happening, isDry: Bool) -> String {
    var expectation = "expect \(happening.text)"
    switch happening.kind {
    case .moved where !isDry, .changed where !isDry: expectation += " \(state.link.text)"
    case .moved, .changed, .ignored, .report, .error: break
    }
    // Space is what a line end is within a line.
    let line = String(command.map { $0.isNewline ? " " : $0 })
    return "\(line)\n\(expectation)\n"
  }
}

extension Request {
  /// Whether it is about scripts, which no script holds and no expectation is about.
  fileprivate var isAside: Bool {
    switch self {
    case .record, .replay, .expect: true
    case .preview(let request): request.isAside
    case .model, .insertLevel, .setScale, .setValue, .date, .latest, .undo, .redo, .restore,
      .follow, .save,
      .report:
      false
    }
  }
}
