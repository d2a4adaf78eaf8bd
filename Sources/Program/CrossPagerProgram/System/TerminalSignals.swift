import CLibrary

/// The signal handlers that are active while a terminal is set up for keys.
///
/// The handlers for signals that end or stop the program first restore the terminal. The other handlers write the
/// signal number to a pipe, which is read later.
enum TerminalSignals {
  /// The signals that end or stop the program.
  private static let requests = [
    SIGHUP, SIGTERM, SIGQUIT, SIGTSTP, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGXFSZ, SIGSYS,
  ]
  /// The crash signals, which the Swift runtime may also handle.
  private static let faults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
  private static let noted = [SIGINT, SIGCONT, SIGWINCH]

  /// The state of the handlers, set before they are installed.
  private struct Memory {
    var terminal: Int32 = -1
    var output: Int32 = -1
    var settings = termios()
    var note: Int32 = -1
    /// Nonzero after Ctrl-C. C allows signal handlers to write to variables of this type. Swift's atomics would require
    /// macOS 15.
    var interrupted: sig_atomic_t = 0
  }
  // A global variable is enough, because a program has only one terminal.
  private nonisolated(unsafe) static let memory = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    unsafe memory.initialize(to: Memory())
    return unsafe memory
  }()
  private static let actions = SignalActions()

  /// Whether Ctrl-C was pressed. The function is not inlined, so that each call reads the current value.
  @inline(never)
  static func isInterrupted() -> Bool { unsafe memory.pointee.interrupted != 0 }

  /// Whether the handlers are installed. If so, Ctrl-C does not end the program.
  static var isActive: Bool { unsafe memory.pointee.terminal >= 0 }

  static func forgetInterrupt() { unsafe memory.pointee.interrupted = 0 }

  /// - Parameter note: The descriptor for writing signal numbers, one byte each.
  static func begin(terminal: Int32, output: Int32, settings: termios, note: Int32) {
    unsafe memory.pointee = Memory(
      terminal: terminal, output: output, settings: settings, note: note)
    for signal in requests { actions.set(signal) { number in TerminalSignals.obey(number) } }
    for signal in faults { actions.set(signal) { number in TerminalSignals.fail(number) } }
    for signal in noted { actions.set(signal) { number in TerminalSignals.note(number) } }
  }

  static func end() {
    unsafe memory.pointee.terminal = -1
    for signal in requests + faults + noted { actions.restore(signal) }
  }

  /// Restores the terminal and performs the default action, because the Swift runtime treats some signals as crashes.
  private static func obey(_ number: Int32) {
    let code = errno
    // Clear the rows below the cursor. After a stop, the shell starts a new row.
    leave(number == SIGTSTP ? "\u{1B}[J" : "\u{1B}[J\r\n")
    _ = signal(number, SIG_DFL)
    raise(again: number)
    // A stopped program resumes here. In an orphaned process group, the program does not stop and receives no SIGCONT.
    _ = signal(number) { number in TerminalSignals.obey(number) }
    note(SIGCONT)
    errno = code
  }

  private static func fail(_ number: Int32) {
    leave("\u{1B}[J\r\n")
    actions.restore(number)
    raise(again: number)
  }

  private static func leave(_ text: StaticString) {
    write(text)
    restore()
  }

  private static func raise(again number: Int32) {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    kill(getpid(), number)
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func note(_ number: Int32) {
    let code = errno
    if number == SIGINT { unsafe memory.pointee.interrupted = 1 }
    var byte = UInt8(truncatingIfNeeded: number)
    _ = unsafe CLibrary.write(memory.pointee.note, &byte, 1)
    errno = code
  }

  /// Restores the terminal. The sequence turns off bracketed paste, and has no effect if that is already off.
  static func restore() {
    write("\u{1B}[?2004l")
    unsafe tcsetattr(memory.pointee.terminal, TCSANOW, &memory.pointee.settings)
  }

  /// Writes all of the text, because a signal may interrupt a write to a slow terminal.
  private static func write(_ text: StaticString) {
    var done = 0
    while done < text.utf8CodeUnitCount {
      let count = unsafe CLibrary.write(
        memory.pointee.output, text.utf8Start + done, text.utf8CodeUnitCount - done)
      if count > 0 { done += count } else if count == 0 || errno != EINTR { return }
    }
  }
}

/// Installs signal handlers, and restores the previous actions.
///
/// A handler uses only async-signal-safe calls (POSIX, *Signal Concepts*, 2.4.3) and memory that is already allocated.
@safe
struct SignalActions: @unchecked Sendable {
  /// The previous actions, by signal number.
  private let former: UnsafeMutablePointer<sigaction>

  init() {
    unsafe former = .allocate(capacity: 65)
    unsafe former.initialize(repeating: sigaction(), count: 65)
  }

  /// Sets a handler, unless the parent process made the program ignore the signal.
  func set(_ number: Int32, _ handler: @convention(c) (Int32) -> Void) {
    unsafe sigaction(number, nil, former + Int(number))
    let before = unsafe unsafeBitCast(signal(number, handler), to: Int.self)
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    if before == ignored { restore(number) }
  }

  func restore(_ number: Int32) { unsafe sigaction(number, former + Int(number), nil) }
}
