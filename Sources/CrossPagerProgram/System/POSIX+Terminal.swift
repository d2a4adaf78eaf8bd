#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What terminals can be asked and told.
extension POSIX {
  /// The columns and rows of a terminal, each nil if it does not know or is none.
  static func size(of descriptor: Int32) -> (columns: Int?, rows: Int?) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 else { return (nil, nil) }
    return (
      size.ws_col > 0 ? Int(size.ws_col) : nil, size.ws_row > 0 ? Int(size.ws_row) : nil
    )
  }

  /// How a terminal is set.
  static func settings(of terminal: Int32) throws(Failure) -> termios {
    var settings = termios()
    if unsafe tcgetattr(terminal, &settings) != 0 { throw Failure(code: errno) }
    return settings
  }

  /// Sets a terminal.
  static func set(_ terminal: Int32, to settings: termios) throws(Failure) {
    var settings = settings
    while unsafe tcsetattr(terminal, TCSANOW, &settings) != 0 {
      if errno != EINTR { throw Failure(code: errno) }
    }
  }

  /// A descriptor of the terminal that controls the program.
  static func controllingTerminal() throws(Failure) -> Int32 {
    let descriptor = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    if descriptor < 0 { throw Failure(code: errno) }
    return descriptor
  }

  /// A pipe that never waits, neither to be read nor to be written.
  static func pipe() throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    if unsafe Self.makePipe(&ends) != 0 { throw Failure(code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }

  // The call of this name, which the function above hides.
  private static var makePipe: (UnsafeMutablePointer<Int32>) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.pipe
    #elseif canImport(Musl)
      unsafe Musl.pipe
    #else
      unsafe Darwin.pipe
    #endif
  }

  /// Waits until one of the descriptors can be read, or is at its end, and returns those that can; none if the time
  /// passes first.
  ///
  /// - Parameter milliseconds: how long to wait at most; nil is without limit.
  static func readable(among descriptors: [Int32], within milliseconds: Int?) -> [Int32] {
    var wanted = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    var count: Int32
    repeat {
      count = unsafe poll(&wanted, nfds_t(wanted.count), timeout)
    } while count < 0 && errno == EINTR
    return count > 0 ? wanted.filter { $0.revents != 0 }.map(\.fd) : []
  }
}

extension termios {
  /// The same with every key given to the program as it is typed, without echo and without a line's editing. Signals
  /// are still sent, and output is processed as before.
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
