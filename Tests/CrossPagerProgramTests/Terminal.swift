#if canImport(Glibc)
  import Foundation
  import Glibc

  /// The program in a pseudo-terminal: keys go in, what the screen is told comes out.
  final class Terminal {
    static let setsid = URL(filePath: "/usr/bin/setsid")
    static let isAvailable = FileManager.default.isExecutableFile(atPath: setsid.path)

    private let process = Process()
    private let master: Int32
    private var seen = ""

    /// Why a terminal could not be had or did not show what was waited for.
    struct Problem: Error {
      var message: String
    }

    init(_ arguments: [String], columns: UInt16 = 80) throws {
      // What posix_openpt, unlockpt and ptsname do, which Glibc's module does not show: see pty(7) and
      // ioctl_tty(2) for TIOCSPTLCK and TIOCGPTN.
      master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var isLocked: Int32 = 0
      var number: Int32 = 0
      guard master >= 0, unsafe ioctl(master, 0x4004_5431, &isLocked) == 0,
        unsafe ioctl(master, 0x8004_5430, &number) == 0
      else { throw Problem(message: "There is no pseudo-terminal to be had.") }
      let slave = FileHandle(
        fileDescriptor: unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY), closeOnDealloc: true)
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
      // Keys such as Ctrl-C mean something only in the terminal that controls the program.
      process.executableURL = Terminal.setsid
      process.arguments = ["--ctty", "--wait", program.path] + arguments
      process.environment = [
        "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1",
        "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
      ]
      process.standardInput = slave
      process.standardOutput = slave
      process.standardError = slave
      try process.run()
      try slave.close()
    }

    deinit {
      close(master)
    }

    /// Types text, control characters included.
    func type(_ text: String) throws {
      try FileHandle(fileDescriptor: master).write(contentsOf: Data(text.utf8))
    }

    /// All that was written since the last call up to the end of `text`, with LF line ends.
    func read(through text: String) throws -> String {
      let deadline = ContinuousClock.now + .seconds(20)
      while true {
        if let found = seen.range(of: text) {
          defer { seen = String(seen[found.upperBound...]) }
          return String(seen[..<found.upperBound])
        }
        guard ContinuousClock.now < deadline, let more = next() else {
          throw Problem(message: "'\(text)' was not shown, but this: \(seen)")
        }
        seen += more.replacing("\r\n", with: "\n")
      }
    }

    /// What there is to be read, waiting for it at most a second; nil at the end.
    private func next() -> String? {
      var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&wanted, 1, 1000) > 0 else { return "" }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe Glibc.read(master, &bytes, bytes.count)
      return count > 0 ? String(decoding: bytes.prefix(count), as: UTF8.self) : nil
    }

    /// Waits for the end of the program and returns its status; one that does not end is ended.
    func end() throws -> Int32 {
      let deadline = ContinuousClock.now + .seconds(20)
      while process.isRunning {
        guard ContinuousClock.now < deadline else {
          process.terminate()
          throw Problem(message: "The program did not end.")
        }
        usleep(10_000)
      }
      return process.terminationStatus
    }
  }
#endif
