import CLibrary

/// A file that is written under a temporary name in the same folder as its target, so that the target is never
/// incomplete.
///
/// The draft is removed when it goes out of scope, or before a signal ends the program. There is at most one draft at a
/// time. A leftover draft from a killed program is not removed, because another process may still be writing it.
struct Draft: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private let permissions: mode_t?

  /// - Parameter permissions: The permissions of the file, or nil for the default.
  init(of target: String, permissions: mode_t?) throws(POSIX.Failure) {
    self.permissions = permissions
    let name = ".crosspager-\(String(UInt64.random(in: 0...(.max)), radix: 16))"
    path = UserFiles.folder(of: target) + name
    unsafe strncpy(Draft.current, path, Int(PATH_MAX) - 1)
    for number in Draft.signals { Draft.actions.set(number) { Draft.obey($0) } }
    do throws(POSIX.Failure) {
      let flags = O_WRONLY | O_CREAT | O_EXCL
      descriptor = try POSIX.open(path, flags, permissions: permissions ?? 0o666)
    } catch {
      Draft.endSignals()
      throw error
    }
  }

  deinit {
    POSIX.close(descriptor)
    unsafe unlink(path)
    Draft.endSignals()
  }

  func append(_ bytes: [UInt8]) throws(POSIX.Failure) { try POSIX.put(bytes, to: descriptor) }

  /// Moves the draft to the target. Throws if the target exists and `replaces` is false.
  func move(to target: String, replaces: Bool) throws(POSIX.Failure) {
    // The process may have created the draft with fewer permissions.
    if let permissions { try POSIX.check(fchmod(descriptor, permissions)) }
    try POSIX.check(fsync(descriptor))
    try POSIX.check(unsafe replaces ? rename(path, target) : link(path, target))
  }
}

/// The handlers that remove the draft before a signal ends the program.
extension Draft {
  private static let actions = SignalActions()

  /// The path of the draft, or an empty string if there is no draft.
  private nonisolated(unsafe) static let current = {
    let path = UnsafeMutablePointer<CChar>.allocate(capacity: Int(PATH_MAX))
    unsafe path.initialize(repeating: 0, count: Int(PATH_MAX))
    return unsafe path
  }()

  /// The signals that end the program. At a prompt, Ctrl-C only stops the command.
  private static var signals: [Int32] {
    [SIGHUP, SIGQUIT, SIGTERM] + (TerminalSignals.isActive ? [] : [SIGINT])
  }

  private static func endSignals() {
    for number in signals { actions.restore(number) }
    unsafe current.pointee = 0
  }

  /// Removes the draft. The previous action runs when the handler returns.
  private static func obey(_ number: Int32) {
    unsafe unlink(current)
    actions.restore(number)
    kill(getpid(), number)
  }
}
