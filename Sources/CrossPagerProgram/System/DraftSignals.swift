import CLibrary

/// The signal handlers that remove an unfinished file before a signal ends the program.
///
/// As in ``TerminalSignals``, handlers use only async-signal-safe calls and memory that is already allocated.
enum DraftSignals {
  private static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// The path of the draft, or nil if there is none.
  private nonisolated(unsafe) static let path = {
    let path = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    unsafe path.initialize(to: nil)
    return unsafe path
  }()
  /// The previous action for each signal, by signal number.
  private nonisolated(unsafe) static let former = {
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    unsafe former.initialize(repeating: sigaction(), count: 65)
    return unsafe former
  }()

  /// Installs the handlers. There is at most one draft at a time.
  ///
  /// - Parameter draft: The path of the draft, which need not exist yet.
  static func begin(_ draft: String) {
    unsafe path.pointee = strdup(draft)
    for number in ending { replace(number) }
  }

  /// Restores the previous actions.
  static func end() {
    for number in ending { unsafe sigaction(number, former + Int(number), nil) }
    unsafe free(path.pointee)
    unsafe path.pointee = nil
  }

  /// Sets the handler if the signal ends the program. At a prompt, for example, Ctrl-C only stops the command, so this
  /// function does not set the handler.
  private static func replace(_ number: Int32) {
    unsafe sigaction(number, nil, former + Int(number))
    let before = unsafe unsafeBitCast(
      signal(number) { number in DraftSignals.obey(number) }, to: Int.self)
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    let standard = unsafe unsafeBitCast(SIG_DFL, to: Int.self)
    if before == ignored || number == SIGINT && before != standard {
      unsafe sigaction(number, former + Int(number), nil)
    }
  }

  /// Removes the draft and raises the signal again. The previous action runs when the handler returns.
  private static func obey(_ number: Int32) {
    if let draft = unsafe path.pointee { unsafe unlink(draft) }
    unsafe sigaction(number, former + Int(number), nil)
    kill(getpid(), number)
  }
}
