#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The calls of the C library that Foundation has no total form of: its file handles trap where these say what
/// went wrong.
enum POSIX {
  /// A call that failed.
  struct Failure: Error {
    var code: Int32

    static let linkLoop = Failure(code: ELOOP)

    /// Why, in a few words.
    var reason: String { unsafe String(cString: strerror(code)) }
    /// Whether nobody reads what is written any more.
    var isClosedPipe: Bool { code == EPIPE }
    /// Whether there is no such file.
    var isMissing: Bool { code == ENOENT || code == ENOTDIR }
  }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// What there is to be read, at most `count` bytes, waiting if there is nothing; nothing comes at the end.
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

  /// The first place of a byte from another place on; nil if there is none. It is as fast as the memory is.
  static func first(_ byte: UInt8, in bytes: [UInt8], from start: Int) -> Int? {
    unsafe bytes.withUnsafeBytes { buffer in
      guard start < buffer.count, let base = buffer.baseAddress,
        let place = unsafe memchr(base + start, Int32(byte), buffer.count - start)
      else { return nil }
      return unsafe UnsafeRawPointer(place) - base
    }
  }

  /// Writes all of `bytes`.
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

  /// Whether a call that failed just now only came at a bad time. Who started the program may have set a stream never to
  /// wait; then this does.
  private static func canRetry(_ descriptor: Int32, for events: Int32) -> Bool {
    guard errno == EAGAIN else { return errno == EINTR }
    var wanted = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return unsafe poll(&wanted, 1, -1) > 0 || errno == EINTR
  }

  /// A descriptor to read a file by.
  ///
  /// - Parameter waits: whether a pipe without a writer is waited for.
  static func descriptor(of path: String, waits: Bool = true) throws(Failure) -> Int32 {
    let descriptor = unsafe open(path, waits ? O_RDONLY : O_RDONLY | O_NONBLOCK)
    if descriptor < 0 { throw Failure(code: errno) }
    return descriptor
  }

  /// A descriptor to write at the end of a file that is there.
  static func descriptor(toEndOf path: String) throws(Failure) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    if descriptor < 0 { throw Failure(code: errno) }
    return descriptor
  }

  /// Makes a file that is not there yet.
  ///
  /// - Parameter permissions: what may be done with it by whom, whatever is usual; nil is what is usual.
  static func make(_ path: String, of bytes: [UInt8], permissions: mode_t?) throws(Failure) {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw Failure(code: errno) }
    defer { end(descriptor) }
    if let permissions, fchmod(descriptor, permissions) != 0 {
      throw Failure(code: errno)
    }
    try put(bytes, to: descriptor)
  }

  /// Gives a descriptor back.
  static func end(_ descriptor: Int32) {
    close(descriptor)
  }

  /// Puts a file in the place of another, which need not exist, once its bytes are on the disk.
  static func replace(_ path: String, by draft: String) throws(Failure) {
    let descriptor = try descriptor(of: draft)
    let isSynchronized = fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    if !isSynchronized { throw Failure(code: code) }
    if unsafe rename(draft, path) != 0 { throw Failure(code: errno) }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Has Ctrl-C blank the line that is written on at the terminal, and then end the program as ever.
  static func blankLineOnInterrupt() {
    onInterrupt { number in
      let blank: StaticString = "\r\u{1B}[K"
      _ = unsafe write(POSIX.standardError, blank.utf8Start, blank.utf8CodeUnitCount)
      _ = signal(number, SIG_DFL)
      kill(getpid(), number)
    }
  }

  /// Has Ctrl-C end the program.
  static func endOnInterrupt() { onInterrupt(SIG_DFL) }

  /// Says what Ctrl-C does, unless who started the program wants it to be ignored.
  private static func onInterrupt(_ action: sig_t?) {
    let before = unsafe unsafeBitCast(signal(SIGINT, action), to: Int.self)
    let ignored = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
    if before == ignored { _ = signal(SIGINT, SIG_IGN) }
  }

  /// Lets writing to a closed pipe, or beyond the size a file may have, fail instead of ending the program by a signal.
  static func ignoreWriteSignals() {
    _ = signal(SIGPIPE, SIG_IGN)
    _ = signal(SIGXFSZ, SIG_IGN)
  }

  /// Has no file that is opened later take the place of a standard stream that the program was started without. Reading
  /// or writing there still fails.
  static func occupyStandardStreams() {
    for descriptor in standardInput...standardError where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest that is free is the one that is given.
      _ = unsafe open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY)
    }
  }
}
