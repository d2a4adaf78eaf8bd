#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The call to write, by a name that hides none.
private func put(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) {
  _ = unsafe write(descriptor, bytes, count)
}

/// What signals do while a terminal is set for keys.
///
/// Those that end or stop the program set the terminal back first, in the handler itself, so that it is left as it
/// was found whatever the program is about. The others are written into a pipe, to be taken when there is time.
/// Handlers use nothing but calls that are safe there (POSIX, *Signal Concepts*, 2.4.3) and memory that is ready.
enum TerminalSignals {
  /// Those that others send to end the program, or to stop it.
  private static let requests = [
    SIGHUP, SIGTERM, SIGQUIT, SIGTSTP, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU,
    SIGXFSZ, SIGSYS,
  ]
  /// Those of the program's own mistakes, of which Swift's runtime may have more to tell.
  private static let faults = [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP]
  private static let leaving = requests + faults
  private static let noted = [SIGINT, SIGCONT, SIGWINCH]

  /// The state of the handlers. It is written before they are installed, except for what they write themselves.
  private struct Memory {
    var terminal: Int32 = -1
    var output: Int32 = -1
    var settings = termios()
    var note: Int32 = -1
    /// Not 0 after Ctrl-C. C lets a handler write a value of this type while the program reads it. An atomic value of
    /// Swift would also work, but needs macOS 15.
    var interrupted: sig_atomic_t = 0
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

  /// Whether Ctrl-C has come since ``forgetInterrupt()``.
  ///
  /// It is a function, so that each call reads the memory again. A handler may have changed it in between.
  @inline(never)
  static func isInterrupted() -> Bool { unsafe memory.pointee.interrupted != 0 }

  static func forgetInterrupt() { unsafe memory.pointee.interrupted = 0 }

  /// Begins to handle signals.
  ///
  /// - Parameters:
  ///   - settings: how the terminal was found, and is to be left.
  ///   - note: the descriptor signals are written to, each a byte with its number.
  static func begin(terminal: Int32, output: Int32, settings: termios, note: Int32) {
    unsafe memory.pointee = Memory(
      terminal: terminal, output: output, settings: settings, note: note)
    for signal in requests { replace(signal) { number in TerminalSignals.obey(number) } }
    for signal in faults { replace(signal) { number in TerminalSignals.fail(number) } }
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

  /// Ends or stops the program as the signal does by default: Swift's runtime takes some of them for crashes.
  private static func obey(_ number: Int32) {
    let code = errno
    // What is below the cursor would stand between what others write now. Shells begin a row of their own after a stop.
    leave(number == SIGTSTP ? "\u{1B}[J" : "\u{1B}[J\r\n")
    _ = signal(number, SIG_DFL)
    raise(again: number)
    // Here the program goes on, after it was stopped. Where nobody could let it go on it was not: a stop by the
    // terminal is for nothing in an orphaned process group, and no other signal tells of it.
    _ = signal(number) { number in TerminalSignals.obey(number) }
    note(SIGCONT)
    errno = code
  }

  /// Lets a fault come to what it would have come to without this.
  private static func fail(_ number: Int32) {
    leave("\u{1B}[J\r\n")
    unsafe sigaction(number, former + Int(number), nil)
    raise(again: number)
  }

  /// Sets the terminal back.
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
    unsafe put(memory.pointee.note, &byte, 1)
    errno = code
  }

  /// Leaves the terminal as it was found.
  static func restore() {
    write("\u{1B}[?2004l")
    unsafe tcsetattr(memory.pointee.terminal, TCSANOW, &memory.pointee.settings)
  }

  private static func write(_ text: StaticString) {
    unsafe put(memory.pointee.output, text.utf8Start, text.utf8CodeUnitCount)
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
