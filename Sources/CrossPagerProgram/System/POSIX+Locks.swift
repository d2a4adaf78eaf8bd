#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files that several programs write.
extension POSIX {
  /// Opens a file to be read and added to, makes it if it is missing, and holds it: others that ask for it in the
  /// same way wait.
  ///
  /// Who holds the file may put another in its place. Then the one that was waited for is no longer the file, and the
  /// new one is asked for.
  ///
  /// - Parameter milliseconds: how long to wait for another to let go.
  static func held(_ path: String, within milliseconds: Int) throws(Failure) -> Int32 {
    var rest = milliseconds
    while true {
      let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NONBLOCK
      let descriptor = unsafe open(path, flags, 0o600)
      if descriptor < 0 { throw Failure(code: errno) }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        if isFile(descriptor, at: path) { return descriptor }
      } else if errno != EWOULDBLOCK || rest <= 0 {
        defer { close(descriptor) }
        throw Failure(code: errno)
      } else {
        usleep(5000)
        rest -= 5
      }
      close(descriptor)
    }
  }

  /// Makes a file that only its owner may read, or empties the one there is, and returns a descriptor to write it by.
  static func draft(_ path: String) throws(Failure) -> Int32 {
    let descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw Failure(code: errno) }
    return descriptor
  }

  /// All that is left to be read.
  static func rest(of descriptor: Int32) throws(Failure) -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let bytes = try bytes(from: descriptor, upTo: 1 << 16)
      if bytes.isEmpty { return all }
      all += bytes
    }
  }
}
