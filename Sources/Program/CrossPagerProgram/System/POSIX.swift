import CLibrary

/// Wrappers that call C library functions and throw their errors.
enum POSIX {
  /// The error from a failed call.
  struct Failure: Error {
    let code: Int32
    let reason: String

    init(code: Int32) {
      self.code = code
      reason = unsafe String(cString: strerror(code))
    }

    private init(reason: String) { (code, self.reason) = (0, reason) }

    static let notRegular = Failure(reason: "it is not a regular file")
    static let changed = Failure(reason: "another program has changed it")

    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Throws the error of a call that returned a negative number. Returns any other number.
  @discardableResult
  static func check(_ result: Int32) throws(Failure) -> Int32 {
    if result < 0 { throw Failure(code: errno) }
    return result
  }

  /// Returns the value of an environment variable, or nil if the variable is empty or not set.
  static func variable(_ name: String) -> String? {
    let value = unsafe getenv(name).map { unsafe String(cString: $0) }
    return value == "" ? nil : value
  }

  /// The time since an arbitrary start, in milliseconds.
  static var milliseconds: Int {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }

  /// Waits for bytes and returns them. Returns an empty array at the end of the file.
  static func bytes(from descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat {
        result = unsafe read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && canRetry(descriptor, for: POLLIN)
      filled = max(0, result)
    }
    if result < 0 { throw Failure(code: errno) }
    return bytes
  }

  static func contents(ofFile path: String, limit: Int) throws(Failure) -> [UInt8] {
    // Opening a named pipe could wait forever.
    let descriptor = try open(path, O_RDONLY | O_NONBLOCK)
    defer { close(descriptor) }
    return try contents(of: descriptor, limit: limit)
  }

  /// Throws ``Failure/notRegular`` for a pipe or device, which may never end, and `EFBIG` for more than `limit` bytes.
  static func contents(of descriptor: Int32, limit: Int) throws(Failure) -> [UInt8] {
    if let kind = status(of: descriptor)?.kind, kind == .pipe || kind == .other {
      throw .notRegular
    }
    var all: [UInt8] = []
    while true {
      let bytes = try bytes(from: descriptor, upTo: 1 << 16)
      if bytes.isEmpty { return all }
      all += bytes
      if all.count > limit { throw Failure(code: EFBIG) }
    }
  }

  static func put(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { buffer in
        unsafe write(descriptor, buffer.baseAddress, buffer.count)
      }
      if written >= 0 {
        rest.removeFirst(written)
      } else if !canRetry(descriptor, for: POLLOUT) {
        throw Failure(code: errno)
      }
    }
  }

  /// Whether to repeat a failed call. If the parent process made the stream nonblocking, waits until it is ready.
  private static func canRetry(_ descriptor: Int32, for events: Int32) -> Bool {
    guard errno == EAGAIN else { return errno == EINTR }
    var wanted = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return unsafe poll(&wanted, 1, -1) > 0 || errno == EINTR
  }

  /// Opens a file, with `O_CLOEXEC` added to the flags.
  static func open(
    _ path: String, _ flags: Int32 = O_RDONLY, permissions: mode_t = 0o666
  ) throws(Failure) -> Int32 {
    try check(unsafe CLibrary.open(path, flags | O_CLOEXEC, permissions))
  }

  static func close(_ descriptor: Int32) { _ = CLibrary.close(descriptor) }

  /// Opens substitutes for missing standard streams, so that no other file takes their descriptors. Reading from
  /// or writing to the substitutes still fails.
  static func occupyStandardStreams() {
    for descriptor in standardInput...standardError where fcntl(descriptor, F_GETFD) < 0 {
      // The system returns the lowest free descriptor.
      _ = unsafe CLibrary.open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }
}

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

  /// Returns the descriptors that are readable or at the end of their files, or none after the timeout.
  ///
  /// - Parameter outputs: Descriptors to return if they can no longer be written to, as when a terminal is closed.
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

/// Buffers text for standard output.
struct Output {
  private var bytes: [UInt8] = []
  private static let limit = 1 << 16

  mutating func print(_ line: String) throws(POSIX.Failure) { try print(line.utf8) }

  mutating func print(_ line: some Sequence<UInt8>) throws(POSIX.Failure) {
    bytes.append(contentsOf: line)
    bytes.append(.lineFeed)
    if bytes.count >= Output.limit { try flush() }
  }

  /// Adds text without a line feed.
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func flush() throws(POSIX.Failure) {
    defer { bytes.removeAll(keepingCapacity: true) }
    try POSIX.put(bytes, to: POSIX.standardOutput)
  }
}

/// Writes messages to standard error. Write failures are ignored.
enum StandardError {
  static func write(_ lines: [String]) { write(lines.map { $0 + "\n" }.joined()) }

  static func write(_ text: String) {
    try? POSIX.put(Array(text.utf8), to: POSIX.standardError)
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
}
