import CLibrary

extension POSIX {
  /// Creates a pipe, by default with two nonblocking ends.
  static func makePipe(blocks: Bool = false) throws(Failure) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try check(unsafe pipe(&ends))
    for end in ends {
      if !blocks { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
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

  /// Makes a write to a closed pipe or beyond the file size limit fail instead of ending the program with a signal.
  static func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}

/// Installs signal handlers, and restores the previous actions.
///
/// A handler uses only async-signal-safe calls (POSIX, *Signal Concepts*, 2.4.3) and memory that is already allocated.
@safe
struct SignalActions: @unchecked Sendable {
  /// The previous action for each signal, by signal number.
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

  /// Sets the action from before the handler.
  func restore(_ number: Int32) { unsafe sigaction(number, former + Int(number), nil) }
}
