import CrossPager
import MessageWords

/// Writes the commands of a session to the current recording.
extension Session {
  /// A use of a script that prevents other uses.
  enum ScriptInUse: String {
    case recorded = "it is being recorded. To end the recording: record"
    case replayed = "it is being replayed"
  }

  /// How this session uses the script at a path, or nil if the script is not in use.
  func scriptInUse(_ path: String) -> ScriptInUse? {
    guard let identity = context.storage.identity(of: path) else { return nil }
    if scripts.recording?.script.identity == identity { return .recorded }
    return scripts.replayed?.identity == identity ? .replayed : nil
  }

  /// Throws if this session is recording or replaying the script at a path. Such a script must not be replaced.
  package func checkUse(of path: String) throws(Refusal) {
    if let use = scriptInUse(path) { throw .failed(.cannotWrite(path: path, reason: use.rawValue)) }
  }

  /// Performs work on files. Converts a storage error to a refusal.
  package func storing<Value>(_ body: () throws(StorageError) -> Value) throws(Refusal) -> Value {
    do throws(StorageError) { return try body() } catch { throw .failed(error) }
  }

  /// Stores the result of a line and writes the line to the current recording.
  mutating func record(_ response: inout Response) {
    let happening = response.result.happening
    scripts.last = happening
    guard let recording = scripts.recording, happening.kind != .error, !response.quit.isWanted
    else { return }
    if response.answer.passesMark {
      if response.isPreview { return }
      scripts.recording = nil
      response.lostRecording = .passedBeginning(
        file: recording.file, command: response.command.excerpt)
      return
    }
    var command = response.command
    if let recorded = response.answer.recorded {
      command = (response.isPreview ? "preview " : "") + recorded
    }
    response.lostRecording = append(
      lines(of: command, happening, isDry: response.isPreview), to: recording)
  }

  /// Adds the script lines for a command to the recording.
  ///
  /// - Returns: The reason that the recording ended, or nil if it did not.
  private mutating func append(
    _ text: String, to recording: Scripts.Recording
  ) -> LostRecording? {
    do {
      try context.storage.append(
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
  private func lines(of command: String, _ happening: Happening, isDry: Bool = false) -> String {
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

  /// Records the time that has passed since the last recorded command, so that the next command finds settling content at
  /// the same offset.
  ///
  /// - Returns: The reason that the recording ended, or nil if it did not.
  mutating func recordTime() -> LostRecording? {
    guard let recording = scripts.recording, recording.passedMilliseconds > 0 else { return nil }
    scripts.recording?.passedMilliseconds = 0
    return append(
      lines(of: "tick \(recording.passedMilliseconds)", Happening(kind: .changed)), to: recording)
  }
}
