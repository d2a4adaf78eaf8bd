import CrossPagerSeries
import MessageWords

/// A system program that unpacks a compressed file.
///
/// The Swift toolchain has no compression module. If the program is missing, the reader rejects the file with a message
/// that names the command.
final class Unpacker {
  /// The descriptor for reading the unpacked bytes. The caller must close the descriptor.
  let output: Int32
  private let program: String
  /// The command that writes the unpacked file to standard output.
  var command: String { "\(program) -dc" }
  private var process: POSIX.Process?

  /// Starts the program for a compressed regular file. Returns nil for any other file, or if the program is missing.
  init?(_ file: Int32) {
    guard POSIX.sizeOfFile(file) != nil,
      let format = FileFormat(ofBinary: POSIX.beginning(of: file, FileFormat.length)),
      let program = Self.formats.first(where: { $0.format == format })?.program,
      let (process, output) = try? POSIX.spawn([program, "-dc"], input: file)
    else { return nil }
    self.program = program
    self.process = process
    self.output = output
  }

  deinit { _ = process?.end() }

  private static let formats: [(format: FileFormat, program: String, fileExtension: String)] = [
    (.gzip, "gzip", "gz"), (.bzip2, "bzip2", "bz2"), (.xz, "xz", "xz"), (.zstd, "zstd", "zst"),
  ]

  /// The program that packs files with this name's extension, or nil if no program does.
  static func program(forName name: String) -> String? {
    let end = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() }
    return formats.first { $0.fileExtension == end }?.program
  }

  /// The maximum number of bytes that ``check(_:)`` reads.
  private static let checkLimit = 1 << 28

  /// Reads the rest of the file after an error in the data, to find out whether the file is damaged.
  ///
  /// - Throws: ``Failure`` if the file is damaged.
  func check(_ name: String) throws(Failure) {
    var count = 0
    while count < Self.checkLimit, process != nil {
      let bytes = (try? POSIX.bytes(from: output, upTo: 1 << 16)) ?? []
      if bytes.isEmpty { try finish(name) }
      count += bytes.count
    }
  }

  /// Waits until the program ends. Call this method after all bytes have been read.
  ///
  /// - Throws: ``Failure`` if the file is damaged.
  func finish(_ name: String) throws(Failure) {
    guard let process else { return }
    self.process = nil
    let status = process.end()
    // Exit status 2 from `gzip` is only a warning, for example about bytes after the compressed data.
    guard status != 0, program != "gzip" || status != 2 else { return }
    let file = name == "standard input" ? "< FILE" : name.shellWord(orIfLong: "FILE")
    throw Failure(
      message: "'\(name.pathExcerpt)' is damaged or incomplete. To see why: \(program) -t \(file)",
      status: .badData)
  }
}
