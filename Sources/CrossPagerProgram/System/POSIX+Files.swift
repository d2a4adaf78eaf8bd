import CrossPagerConsole

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a file is, whatever it is called.
struct FileStatus: Hashable {
  enum Kind: Hashable {
    case plain
    case folder
    /// A pipe, a device, a socket.
    case other
  }

  let identity: FileIdentity
  let kind: Kind
  /// How many bytes it has; of no meaning but in plain files.
  let size: Int
  /// Who may do what with it.
  let permissions: mode_t

  fileprivate init(_ status: stat) {
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      number: UInt64(truncatingIfNeeded: status.st_ino))
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .plain
      case S_IFDIR: .folder
      default: .other
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
  }
}

extension POSIX {
  /// The file behind a descriptor; nil if the descriptor is not open.
  static func status(of descriptor: Int32) -> FileStatus? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? FileStatus(status) : nil
  }

  /// The file that a path leads to through all symbolic links; nil if there is none.
  static func status(of path: String) -> FileStatus? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? FileStatus(status) : nil
  }

  /// Throws unless a path leads to a file that the program may write, or to a folder in which it may make files.
  static func checkWritable(_ path: String) throws(Failure) {
    if unsafe access(path, W_OK) != 0 { throw Failure(code: errno) }
  }

  /// Whether a descriptor is of the file that has this path now.
  static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    guard let held = status(of: descriptor) else { return false }
    return held.identity == status(of: path)?.identity
  }

  /// The bytes of a plain file; nil if it is something else, such as a pipe, that has no size.
  static func sizeOfFile(_ descriptor: Int32) -> Int? {
    status(of: descriptor).flatMap { $0.kind == .plain ? $0.size : nil }
  }

  /// Whether reading never blocks; also true of folders, which cannot be read.
  static func isPlain(_ descriptor: Int32) -> Bool {
    status(of: descriptor).map { $0.kind != .other } ?? false
  }
}
