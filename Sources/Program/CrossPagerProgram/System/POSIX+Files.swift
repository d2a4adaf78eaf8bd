import CLibrary
import CrossPagerConsole
import SeriesExplorer

typealias FileStatus = stat

extension FileStatus {
  enum Kind {
    case regular, folder, pipe
    /// A device or a socket.
    case other
  }

  var kind: Kind {
    switch st_mode & S_IFMT {
    case S_IFREG: .regular
    case S_IFDIR: .folder
    case S_IFIFO: .pipe
    default: .other
    }
  }

  var identity: FileIdentity {
    FileIdentity(
      device: UInt64(truncatingIfNeeded: st_dev), number: UInt64(truncatingIfNeeded: st_ino))
  }

  var permissions: mode_t { st_mode & 0o7777 }
  var isOwn: Bool { st_uid == geteuid() }
}

extension POSIX {
  static func status(of descriptor: Int32) -> FileStatus? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status : nil
  }

  /// Returns the status of a file. Follows symbolic links.
  static func status(of path: String) -> FileStatus? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  /// Returns the size of a regular file, or nil for any other file.
  static func sizeOfFile(_ descriptor: Int32) -> Int? {
    status(of: descriptor).flatMap { $0.kind == .regular ? Int($0.st_size) : nil }
  }

  /// Opens a file for reading and writing, creates it if it is missing, and locks it. If another program replaces the
  /// file before releasing its lock, opens the new file.
  static func lock(_ path: String, within milliseconds: Int) throws(Failure) -> Int32 {
    for _ in stride(from: 0, to: milliseconds, by: 5) {
      let descriptor = try open(path, O_RDWR | O_CREAT | O_NONBLOCK, permissions: 0o600)
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0,
        status(of: descriptor)?.identity == status(of: path)?.identity
      {
        return descriptor
      }
      close(descriptor)
      usleep(5000)
    }
    throw Failure(code: EWOULDBLOCK)
  }

  /// Adds bytes at the end of a file, or adds none if they do not all fit.
  static func append(
    _ bytes: [UInt8], to descriptor: Int32, ofSize size: Int
  ) throws(Failure) {
    lseek(descriptor, off_t(size), SEEK_SET)
    do throws(Failure) {
      try put(bytes, to: descriptor)
    } catch {
      ftruncate(descriptor, off_t(size))
      throw error
    }
  }
}
