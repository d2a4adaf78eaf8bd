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
}
