import CLibrary

extension POSIX {
  /// The columns and rows of a terminal, each nil if unknown.
  static func size(of descriptor: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
      size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }

  static func settings(of terminal: Int32) throws(Failure) -> termios {
    var settings = termios()
    if unsafe tcgetattr(terminal, &settings) != 0 { throw Failure(code: errno) }
    return settings
  }

  static func openTerminal() throws(Failure) -> Int32 { try open("/dev/tty", O_RDWR) }

  static func set(_ terminal: Int32, to settings: termios) throws(Failure) {
    var settings = settings
    while unsafe tcsetattr(terminal, TCSANOW, &settings) != 0 {
      if errno != EINTR { throw Failure(code: errno) }
    }
  }

  /// Creates a pipe with two nonblocking ends.
  static func makePipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) != 0 { throw Failure(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  /// Waits until at least one of the descriptors is readable or has reached the end of its file. Returns the ready
  /// descriptors, or an empty array after a timeout.
  ///
  /// - Parameters:
  ///   - outputs: The descriptors to wait for only until they can no longer be written to, as when a terminal is closed.
  ///   - milliseconds: The maximum time to wait, or nil for no limit.
  static func readable(
    among descriptors: [Int32], orClosed outputs: [Int32] = [], within milliseconds: Int?
  ) -> [Int32] {
    var wanted =
      descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      + outputs.map { pollfd(fd: $0, events: 0, revents: 0) }
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    var count: Int32
    repeat {
      count = unsafe poll(&wanted, nfds_t(wanted.count), timeout)
    } while count < 0 && errno == EINTR
    return count > 0 ? wanted.filter { $0.revents != 0 }.map(\.fd) : []
  }

  /// Makes Ctrl-C clear the current line on the terminal and then end the program.
  static func blankLineOnInterrupt() {
    onInterrupt { number in
      let blank: StaticString = "\r\u{1B}[K"
      _ = unsafe write(POSIX.standardError, blank.utf8Start, blank.utf8CodeUnitCount)
      _ = signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }

  static func endOnInterrupt() { onInterrupt(SIG_DFL) }

  /// Sets the action for Ctrl-C, unless the parent process made the program ignore it.
  private static func onInterrupt(_ action: sig_t?) {
    let before = unsafe unsafeBitCast(signal(SIGINT, action), to: Int.self)
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    if before == ignored { _ = signal(SIGINT, SIG_IGN) }
  }
}

extension termios {
  /// A copy of the settings, changed so that the terminal sends each key immediately and without echo. Keys such as
  /// Ctrl-C still send signals.
  var forKeys: termios {
    var settings = self
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_iflag &= ~tcflag_t(ICRNL | INLCR | IXON)
    unsafe withUnsafeMutableBytes(of: &settings.c_cc) { keys in
      unsafe keys[Int(VMIN)] = 1
      unsafe keys[Int(VTIME)] = 0
    }
    return settings
  }
}
