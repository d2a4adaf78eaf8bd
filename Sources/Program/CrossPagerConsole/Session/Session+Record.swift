import CrossPager
import MessageWords

/// The scripts that a session records and replays.
struct Scripts: Sendable {
  var recording: Recording?
  /// The path of the script being replayed, as typed, and the identity of its file. Nil if no script is being replayed.
  var replayed: (file: String, identity: FileIdentity?)?
  var last: Happening?

  struct Recording: Sendable {
    /// The path of the script as typed.
    var file: String
    var identity: FileIdentity?
    /// The number of bytes written so far.
    var length: Int
    var commands = 0
    /// The time that has passed during a settle but has not yet been recorded.
    var passedMilliseconds = 0
  }
}

/// Storage that reads files but never writes them.
struct ReadOnlyStorage: Storage {
  let storage: any Storage

  func read(_ path: String) throws(StorageError) -> String { try storage.read(path) }

  func write(
    _ next: () throws(StorageError) -> String?, to path: String, replaces: Bool
  ) throws(StorageError) { try storage.check(path) }

  func append(_ text: String, to path: String, of identity: FileIdentity?, length: Int) {}

  func check(_ path: String) throws(StorageError) { try storage.check(path) }

  func identity(of path: String) -> FileIdentity? { storage.identity(of: path) }
}

extension Session {
  func isRecording(_ path: String) -> Bool { leads(path, to: scripts.recording?.identity) }

  func isReplaying(_ path: String) -> Bool { leads(path, to: scripts.replayed?.identity) }

  private func leads(_ path: String, to identity: FileIdentity?) -> Bool {
    identity != nil && context.storage.identity(of: path) == identity
  }

  /// Throws if this session is recording or replaying the script at a path. Such a script must not be replaced.
  package func checkUse(of path: String) throws(Refusal) {
    let reason =
      isRecording(path)
      ? "it is being recorded until you enter 'record'"
      : isReplaying(path) ? "it is being replayed" : nil
    if let reason { throw .failed(.cannotWrite(path: path, reason: reason)) }
  }

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

  private mutating func append(
    _ text: String, to recording: Scripts.Recording
  ) -> LostRecording? {
    do {
      try context.storage.append(
        text, to: recording.file, of: recording.identity, length: recording.length)
      scripts.recording?.length += text.utf8.count
      scripts.recording?.commands += 1
      return nil
    } catch {
      scripts.recording = nil
      return .failed(error)
    }
  }

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

  /// Records the time since the last command, so that the next one finds settling content at the same offset.
  mutating func recordTime() -> LostRecording? {
    guard let recording = scripts.recording, recording.passedMilliseconds > 0 else { return nil }
    scripts.recording?.passedMilliseconds = 0
    return append(
      lines(of: "tick \(recording.passedMilliseconds)", Happening(kind: .changed)), to: recording)
  }
}
