#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What signals do while a terminal is set for keys.
///
/// Those that end or stop the program set the terminal back first, in the handler itself, so that it is left as it
/// was found whatever the program is about. The others are written into a pipe, to be taken when there is time.
/// Handlers use nothing but calls that are safe there (POSIX, *Signal Concepts*, 2.4.3) and memory that is ready.
enum TerminalSignals {
  /// Those that end the program, or stop it; traps among them.
  private static let leaving = [
    SIGHUP, SIGTERM, SIGQUIT, SIGTSTP, SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP,
  ]
  private static let noted = [SIGINT, SIGCONT, SIGWINCH]

  /// What handlers need. It is written before they are there.
  private struct Memory {
    var terminal: Int32 = -1
    var output: Int32 = -1
    var settings = termios()
    var note: Int32 = -1
  }
  // A program has one terminal; only the handlers of one process see this.
  private nonisolated(unsafe) static let memory = {
    let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
    unsafe memory.initialize(to: Memory())
    return unsafe memory
  }()
  /// What each signal did before, by its number.
  private nonisolated(unsafe) static let former = {
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    unsafe former.initialize(repeating: sigaction(), count: 65)
    return unsafe former
  }()

  /// Begins to handle signals.
  ///
  /// - Parameters:
  ///   - settings: how the terminal was found, and is to be left.
  ///   - note: the descriptor signals are written to, each a byte with its number.
  static func begin(terminal: Int32, output: Int32, settings: termios, note: Int32) {
    unsafe memory.pointee = Memory(
      terminal: terminal, output: output, settings: settings, note: note)
    for signal in leaving { replace(signal) { number in TerminalSignals.leave(number) } }
    for signal in noted { replace(signal) { number in TerminalSignals.note(number) } }
  }

  /// Lets signals do again what they did before.
  static func end() {
    for signal in leaving + noted { unsafe sigaction(signal, former + Int(signal), nil) }
  }

  /// Sets a handler, unless the signal is ignored: then who started the program wants it so.
  private static func replace(_ number: Int32, _ handler: @convention(c) (Int32) -> Void) {
    unsafe sigaction(number, nil, former + Int(number))
    let before = unsafe unsafeBitCast(signal(number, handler), to: Int.self)
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    if before == ignored {
      unsafe sigaction(number, former + Int(number), nil)
    }
  }

  /// Sets the terminal back and lets the signal do what it does.
  private static func leave(_ number: Int32) {
    let code = errno
    restore()
    unsafe sigaction(number, former + Int(number), nil)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, number)
    kill(getpid(), number)
    unsafe sigprocmask(SIG_UNBLOCK, &signals, nil)
    // Here the program goes on, after it was stopped. Where nobody could let it go on it was not: a stop by the
    // terminal is for nothing in an orphaned process group, and no other signal tells of it.
    _ = signal(number) { number in TerminalSignals.leave(number) }
    note(SIGCONT)
    errno = code
  }

  private static func note(_ number: Int32) {
    let code = errno
    var byte = UInt8(truncatingIfNeeded: number)
    unsafe write(memory.pointee.note, &byte, 1)
    errno = code
  }

  /// Leaves the terminal as it was found.
  static func restore() {
    let end: StaticString = "\u{1B}[?2004l"
    unsafe write(memory.pointee.output, end.utf8Start, end.utf8CodeUnitCount)
    unsafe tcsetattr(memory.pointee.terminal, TCSANOW, &memory.pointee.settings)
  }

  /// What a noted signal is about.
  enum Note {
    case interrupted, continued, resized

    init?(signal: UInt8) {
      switch Int32(signal) {
      case SIGINT: self = .interrupted
      case SIGCONT: self = .continued
      case SIGWINCH: self = .resized
      default: return nil
      }
    }
  }
}
