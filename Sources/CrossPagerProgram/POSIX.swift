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

    /// Why, in a few words.
    var reason: String { unsafe String(cString: strerror(code)) }
    /// Whether nobody reads what is written any more.
    var isClosedPipe: Bool { code == EPIPE }
  }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Reads what there is, at most `count` bytes, and waits if there is nothing; nothing comes at the end.
  static func read(_ descriptor: Int32, upTo count: Int) throws(Failure) -> [UInt8] {
    var result = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat {
        result = unsafe Self.read(descriptor, into: buffer)
      } while result < 0 && errno == EINTR
      filled = max(0, result)
    }
    if result < 0 { throw Failure(code: errno) }
    return bytes
  }

  /// Writes all of `bytes`.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(Failure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { buffer in
        unsafe Self.write(descriptor, from: buffer)
      }
      if written >= 0 {
        rest.removeFirst(written)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  private static func read(_ descriptor: Int32, into buffer: UnsafeMutableBufferPointer<UInt8>)
    -> Int
  {
    #if canImport(Glibc)
      unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  private static func write(_ descriptor: Int32, from buffer: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
    #elseif canImport(Musl)
      unsafe Musl.write(descriptor, buffer.baseAddress, buffer.count)
    #else
      unsafe Darwin.write(descriptor, buffer.baseAddress, buffer.count)
    #endif
  }

  /// Opens a file to read from it.
  static func open(_ path: String) throws(Failure) -> Int32 {
    let descriptor = unsafe path.withCString { unsafe openForReading($0) }
    if descriptor < 0 { throw Failure(code: errno) }
    return descriptor
  }

  private static func openForReading(_ path: UnsafePointer<CChar>) -> Int32 {
    #if canImport(Glibc)
      unsafe Glibc.open(path, O_RDONLY)
    #elseif canImport(Musl)
      unsafe Musl.open(path, O_RDONLY)
    #else
      unsafe Darwin.open(path, O_RDONLY)
    #endif
  }

  /// Puts a file in the place of another, which need not exist, once its bytes are on the disk.
  static func replace(_ path: String, by draft: String) throws(Failure) {
    let descriptor = try open(draft)
    let isSynchronized = fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    if !isSynchronized { throw Failure(code: code) }
    if unsafe rename(draft, path) != 0 { throw Failure(code: errno) }
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// The columns of a terminal; nil if it is none or does not know.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Lets writing to a closed pipe fail instead of ending the program by a signal.
  static func ignoreClosedPipes() {
    _ = signal(SIGPIPE, SIG_IGN)
  }
}
