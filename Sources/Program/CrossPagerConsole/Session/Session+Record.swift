import CrossPager
import MessageWords

struct Scripts: Sendable {
  var recording: Recording?
  /// The path of the script being replayed, as typed, and the identity of its file. Nil if no script is being replayed.
  var replayed: (file: String, identity: FileIdentity?)?
  var last: Happening?

  struct Recording: Sendable {
    var file: String
    var identity: FileIdentity?
    /// The number of bytes written so far.
    var length: Int
    var commands = 0
    /// The time that has passed during a settle but has not yet been recorded.
    var passedMilliseconds = 0
  }
}

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
      ? "commands are recorded to it until you enter 'record'"
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
    let recorded = response.answer.recorded.map { (response.isPreview ? "preview " : "") + $0 }
    response.lostRecording = append(
      recorded ?? response.command, happening, isDry: response.isPreview, to: recording)
  }

  private mutating func append(
    _ command: String, _ happening: Happening, isDry: Bool, to recording: Scripts.Recording
  ) -> LostRecording? {
    var expectation = "expect \(happening.text)"
    if !isDry, [.moved, .changed].contains(happening.kind) {
      // The link for a session with many levels can exceed the length limit of a line.
      let whole = "\(expectation) \(state.link.text)"
      if whole.utf8.count <= CommandLines.lineLimit { expectation = whole }
    }
    let text = CommandLines.scriptLine(command) + CommandLines.scriptLine(expectation)
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

  /// Records the time since the last command, so that a replay finds settling content at the same offset.
  mutating func recordTime() -> LostRecording? {
    guard let recording = scripts.recording, recording.passedMilliseconds > 0 else { return nil }
    scripts.recording?.passedMilliseconds = 0
    return append(
      "tick \(recording.passedMilliseconds)", Happening(kind: .changed), isDry: false,
      to: recording)
  }
}
