import CLibrary
import CrossPagerSeries
import MessageWords

/// A system program that unpacks a compressed file.
///
/// The Swift toolchain has no compression module. If the program is missing, the reader rejects the file with a message
/// that names the command.
final class Unpacker {
  /// The descriptor of the unpacked data, which the caller must close.
  let output: Int32
  private let program: String
  var command: String { "\(program) -dc" }
  /// The process that unpacks the file, or nil after it has ended.
  private var process: pid_t?

  /// Starts the program for a compressed regular file. Returns nil for any other file, or if the program is missing.
  init?(_ file: Int32) {
    guard POSIX.sizeOfFile(file) != nil,
      let format = FileFormat(ofBinary: Self.beginning(of: file)),
      let program = Self.formats.first(where: { $0.format == format })?.program,
      let pipe = try? POSIX.makePipe(blocks: true)
    else { return nil }
    self.program = program
    output = pipe.reading
    process = Self.start([program, "-dc"], input: file, output: pipe.writing)
    POSIX.close(pipe.writing)
    if process == nil {
      POSIX.close(output)
      return nil
    }
  }

  deinit { _ = end() }

  private static let formats: [(format: FileFormat, program: String, fileExtension: String)] = [
    (.gzip, "gzip", "gz"), (.bzip2, "bzip2", "bz2"), (.xz, "xz", "xz"), (.zstd, "zstd", "zst"),
  ]

  static func program(forName name: String) -> String? {
    let end = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return formats.first { $0.fileExtension == end }?.program
  }

  private static let checkLimit = 1 << 28

  /// Reads more of the file after an error in the data, and throws if the file is found to be damaged.
  func check(_ name: String) throws(Failure) {
    var count = 0
    while count < Self.checkLimit, process != nil {
      let bytes = (try? POSIX.bytes(from: output, upTo: 1 << 16)) ?? []
      if bytes.isEmpty { try finish(name) }
      count += bytes.count
    }
  }

  /// Throws if the file is damaged. Call this method after all bytes have been read.
  func finish(_ name: String) throws(Failure) {
    if process == nil { return }
    let status = end()
    // Exit status 2 from `gzip` means only a warning, for example about bytes after the compressed data.
    guard status != 0, program != "gzip" || status != 2 else { return }
    let file = name == "standard input" ? "< FILE" : name.shellWord(orIfLong: "FILE")
    throw Failure(
      message: "'\(name.pathExcerpt)' is damaged or incomplete. To see why: \(program) -t \(file)",
      status: .badData)
  }
}

extension Unpacker {
  /// Starts a program from `PATH`. The program reads `input` from the beginning. Its error messages are discarded.
  private static func start(_ words: [String], input: Int32, output: Int32) -> pid_t? {
    lseek(input, 0, SEEK_SET)
    var streams = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&streams)
    defer { unsafe posix_spawn_file_actions_destroy(&streams) }
    unsafe posix_spawn_file_actions_adddup2(&streams, input, POSIX.standardInput)
    unsafe posix_spawn_file_actions_adddup2(&streams, output, POSIX.standardOutput)
    unsafe posix_spawn_file_actions_addopen(
      &streams, POSIX.standardError, "/dev/null", O_WRONLY, 0)
    // This program ignores SIGPIPE. The new process inherits signal actions, but must end when its pipe is closed.
    _ = signal(SIGPIPE, SIG_DFL)
    defer { _ = signal(SIGPIPE, SIG_IGN) }
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe arguments.indices { unsafe free(arguments[index]) } }
    var process: pid_t = 0
    let code = unsafe posix_spawnp(&process, words[0], &streams, nil, &arguments, environ)
    return code == 0 ? process : nil
  }

  /// Returns the exit status, or nil if a signal ended the process or the status was already taken.
  private func end() -> Int32? {
    guard let process else { return nil }
    self.process = nil
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return nil }
    }
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Returns the first bytes, or none if the file cannot be read. Does not move the offset of the file.
  private static func beginning(of file: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: FileFormat.length) { buffer, filled in
      unsafe filled = max(0, pread(file, buffer.baseAddress, buffer.count, 0))
    }
  }
}
