import Foundation

/// The time from a keystroke to the redrawn page, measured through a pseudo-terminal.
enum KeystrokeBenchmark {
  /// Keys that undo each other, such as the left and right arrows.
  private static let keys = [
    (name: "page", keys: ["\u{1B}[D", "\u{1B}[C"]), ("ten pages", ["\u{1B}[5~", "\u{1B}[6~"]),
    ("first or last page", ["\u{1B}[H", "\u{1B}[F"]), ("level", ["\u{1B}[B", "\u{1B}[A"]),
    ("zoom", ["-", "+"]), ("bar", [",", "."]),
  ]

  /// Prints the time in milliseconds from a key press to the last byte of the redrawn page, for each kind of key. For
  /// comparison, also prints the time that `cat` takes to echo an arrow key, which is the cost of the terminal. The
  /// arguments are the size of the terminal, such as `200x60` (80x24 by default), and those of the program.
  static func run(_ arguments: [String]) {
    let numbers = arguments.first?.split(separator: "x").compactMap { UInt16($0) } ?? []
    let size = numbers.count == 2 ? (columns: numbers[0], rows: numbers[1]) : (80, 24)
    let arguments = numbers.count == 2 ? Array(arguments.dropFirst()) : arguments
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "crosspager").path
    let pager = Pseudoterminal([program, "--no-history"] + arguments, size)
    let echo = Pseudoterminal(["/bin/sh", "-c", "stty raw -echo; printf ready; exec cat"], size)
    _ = pager.read { isDrawn($0) }
    _ = echo.read { $0.suffix(5) == Array("ready".utf8)[...] }
    for (name, keys) in keys {
      let times = (0..<1000).map { pager.answer(to: Array(keys[$0 % 2].utf8), isDrawn) }
      print(summary("key to redrawn page, \(name)", times))
    }
    let arrow = Array("\u{1B}[D".utf8)
    let echoes = (0..<1000).map { _ in echo.answer(to: arrow) { $0.count >= arrow.count } }
    print(summary("key to its echo by cat", echoes))
  }

  /// Returns whether a page is complete. Its last bytes move the cursor to the end of the prompt (`ESC [ n C`).
  private static func isDrawn(_ bytes: [UInt8]) -> Bool {
    guard bytes.last == UInt8(ascii: "C"), let escape = bytes.lastIndex(of: 0x1B) else {
      return false
    }
    return bytes[(escape + 1)...].dropLast().allSatisfy {
      $0 == UInt8(ascii: "[") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
  }

  private static func summary(_ name: String, _ times: [Double]) -> String {
    let sorted = times.sorted()
    let figures = [
      sorted[0], sorted[sorted.count / 2], sorted[sorted.count * 99 / 100],
      sorted[sorted.count - 1],
    ].map { String(format: "%.2f", $0) }
    return "\(name): \(figures[0]) ms at least, median \(figures[1]), 99 of 100 below "
      + "\(figures[2]), at most \(figures[3])"
  }
}

/// A program in a terminal.
private final class Pseudoterminal {
  private let master: Int32
  private let process: pid_t

  init(_ arguments: [String], _ screen: (columns: UInt16, rows: UInt16)) {
    // Replaces posix_openpt, unlockpt and ptsname, which the Glibc module lacks. See pty(7) and ioctl_tty(2).
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    var size = winsize(ws_row: screen.rows, ws_col: screen.columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, 0x4004_5431, &isLocked)
    _ = unsafe ioctl(master, 0x8004_5430, &number)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
    var attributes = posix_spawnattr_t()
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawnattr_init(&attributes)
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_setflags(&attributes, 0x80)  // POSIX_SPAWN_SETSID
    unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/pts/\(number)", O_RDWR, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) }
    let settings = [
      "TERM=xterm", "LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin",
      "LD_LIBRARY_PATH=\(ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "")",
    ]
    var variables: [UnsafeMutablePointer<CChar>?] = unsafe settings.map { unsafe strdup($0) }
    unsafe words.append(nil)
    unsafe variables.append(nil)
    var process = pid_t()
    let failure = unsafe posix_spawn(
      &process, arguments[0], &actions, &attributes, words, variables)
    precondition(failure == 0, "The program '\(arguments[0])' must be built first.")
    self.process = process
    while let word = unsafe words.popLast() { unsafe free(word) }
    while let variable = unsafe variables.popLast() { unsafe free(variable) }
    unsafe posix_spawnattr_destroy(&attributes)
    unsafe posix_spawn_file_actions_destroy(&actions)
  }

  deinit {
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    close(master)
  }

  func read(until isAll: ([UInt8]) -> Bool) -> [UInt8] {
    var all: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while !isAll(all) {
      let count = unsafe Foundation.read(master, &bytes, bytes.count)
      precondition(count > 0, "The program must keep running.")
      all += bytes[..<count]
    }
    return all
  }

  /// Returns the time in milliseconds from a key press to the end of the output.
  func answer(to key: [UInt8], _ isAll: ([UInt8]) -> Bool) -> Double {
    let duration = ContinuousClock().measure {
      _ = unsafe write(master, key, key.count)
      _ = read(until: isAll)
    }
    return duration / .milliseconds(1)
  }
}
