#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  /// Runs a program in a pseudo-terminal, types keys, and reads the screen.
  final class Terminal {
    private let pair: Pseudoterminal
    private var master: Int32 { pair.master }
    private let process: pid_t
    private var hasEnded = false
    private var isOpen = true
    private(set) var screen: Screen
    /// All output so far, including rows that scrolled off the screen.
    private(set) var written: [UInt8] = []

    /// How long the tests wait for a program. A busy machine can delay a program for many seconds.
    private static let patience = Duration.seconds(60)

    /// A missing terminal, or a screen without the expected text.
    struct Problem: Error, CustomStringConvertible { var description: String }

    /// Starts a program in a new session that the terminal controls, so that Ctrl-C and Ctrl-Z send
    /// signals.
    ///
    /// - Parameters:
    ///   - environment: Variables to set in addition to those for a UTF-8 locale and a terminal without colors.
    ///   - moves: Whether content moves over time. Without motion, tests wait less.
    ///   - executable: The program to run instead of `crosspager`.
    init(
      _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:],
      state: URL? = nil, moves: Bool = false, executable: String? = nil
    ) throws {
      pair = try Pseudoterminal(columns: columns, rows: rows)
      screen = Screen(columns: columns, rows: rows)
      let folder = try state ?? temporaryFolder()
      let variables = [
        "LC_ALL": "C.UTF-8", "TERM": "xterm", "NO_COLOR": "1", "HOME": folder.path,
        "XDG_STATE_HOME": folder.path, "PATH": "/usr/bin:/bin",
      ].merging(inheritedVariables) { $1 }.merging(environment) { $1 }
      let options = moves || executable != nil ? [] : ["--no-motion"]
      process = try Terminal.spawn(
        [executable ?? program.path] + arguments + options, variables, terminal: pair.path)
    }

    /// Starts a program as the leader of a session, with default signal handling and the terminal
    /// as its standard streams.
    private static func spawn(
      _ arguments: [String], _ variables: [String: String], terminal: String
    ) throws -> pid_t {
      var attributes = posix_spawnattr_t()
      var actions = unsafe posix_spawn_file_actions_t()
      unsafe posix_spawnattr_init(&attributes)
      unsafe posix_spawn_file_actions_init(&actions)
      defer {
        unsafe posix_spawnattr_destroy(&attributes)
        unsafe posix_spawn_file_actions_destroy(&actions)
      }
      let setsid: Int32 = 0x80  // POSIX_SPAWN_SETSID, which the Glibc module lacks.
      unsafe posix_spawnattr_setflags(
        &attributes, Int16(setsid | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
      var none = sigset_t()
      unsafe sigemptyset(&none)
      unsafe posix_spawnattr_setsigmask(&attributes, &none)
      var all = sigset_t()
      unsafe sigfillset(&all)
      unsafe posix_spawnattr_setsigdefault(&attributes, &all)
      // The first terminal that a session leader opens controls the session.
      unsafe posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 1)
      unsafe posix_spawn_file_actions_adddup2(&actions, 0, 2)
      var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) }
      var settings: [UnsafeMutablePointer<CChar>?] = unsafe variables.map {
        unsafe strdup("\($0.key)=\($0.value)")
      }
      unsafe words.append(nil)
      unsafe settings.append(nil)
      defer {
        while let word = unsafe words.popLast() { unsafe free(word) }
        while let setting = unsafe settings.popLast() { unsafe free(setting) }
      }
      var process = pid_t()
      guard unsafe posix_spawn(&process, arguments[0], &actions, &attributes, words, settings) == 0
      else { throw Problem(description: "'\(arguments[0])' could not be started.") }
      return process
    }

    deinit {
      if !hasEnded {
        kill(process, SIGKILL)
        var status: Int32 = 0
        unsafe waitpid(process, &status, 0)
      }
      if isOpen { close(master) }
    }

    /// Closes the user's end of the terminal, as when its window is closed.
    func hangUp() {
      isOpen = false
      close(master)
    }

    /// Types text, including control characters. Meanwhile, reads output so that neither side waits
    /// for the other.
    func type(_ text: String) throws { try type(Array(text.utf8)) }

    /// Types bytes, which need not be valid text.
    func type(_ bytes: [UInt8]) throws {
      var rest = bytes[...]
      let deadline = ContinuousClock.now + Self.patience
      while !rest.isEmpty {
        guard ContinuousClock.now < deadline else {
          throw Problem(description: "The program takes no keys.")
        }
        var wanted = pollfd(fd: master, events: Int16(POLLIN | POLLOUT), revents: 0)
        guard unsafe poll(&wanted, 1, 100) > 0 else { continue }
        if wanted.revents & Int16(POLLIN) != 0 { _ = receive() }
        if wanted.revents & Int16(POLLOUT) != 0 {
          // Write a few bytes at a time, because the terminal accepts only as many as fit in its
          // buffer.
          let written = unsafe rest.prefix(256).withUnsafeBytes {
            unsafe Glibc.write(master, $0.baseAddress, $0.count)
          }
          rest.removeFirst(max(0, written))
        }
      }
    }

    /// Waits until the screen satisfies a condition. After a timeout, fails and prints the screen.
    func waits(
      _ sourceLocation: SourceLocation = #_sourceLocation, for isWanted: (Screen) -> Bool
    ) throws {
      let deadline = ContinuousClock.now + Self.patience
      while !isWanted(screen) {
        guard ContinuousClock.now < deadline, receive() else {
          Issue.record(
            "The screen shows:\n\(screen.linesWithCursor.joined(separator: "\n"))",
            sourceLocation: sourceLocation)
          throw Problem(description: "The screen did not become as it was wanted.")
        }
      }
    }

    /// Waits until the program has read every key and is waiting for more.
    func readsAll() throws {
      let slave = pair.slave()
      defer { close(slave) }
      // Keys take a moment to pass through the terminal, so one check is not enough.
      var looks = 0
      try wait(for: "the program to read what was typed") {
        _ = receive()
        looks = try unreadBytes(of: slave) == 0 && isAsleep(process) ? looks + 1 : 0
        return looks == 3
      }
    }

    /// Waits until the program has slept and woken this many times.
    func wakes(times: Int) throws {
      func count() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
        return line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0
      }
      let start = try count()
      try wait(for: "the program to wake") {
        _ = receive()
        return try count() >= start + times
      }
    }

    /// Waits until the program has read a file to its current end.
    func reads(_ file: URL) throws {
      let size = try FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int
      let folder = "/proc/\(process)"
      try wait(for: "the program to read '\(file.lastPathComponent)'") {
        _ = receive()
        return try FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd").contains {
          guard
            let path = try? FileManager.default.destinationOfSymbolicLink(
              atPath: "\(folder)/fd/\($0)"),
            URL(filePath: path).lastPathComponent == file.lastPathComponent,
            let info = try? String(contentsOfFile: "\(folder)/fdinfo/\($0)", encoding: .utf8)
          else { return false }
          return info.hasPrefix("pos:\t\(size ?? -1)\n")
        }
      }
    }

    /// Reads new output, waiting at most 100 milliseconds. Returns false at the end of the output.
    private func receive() -> Bool {
      var wanted = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&wanted, 1, 100) > 0 else { return true }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe Glibc.read(master, &bytes, bytes.count)
      if count > 0 {
        screen.write(bytes.prefix(count))
        written += bytes.prefix(count)
      }
      return count > 0
    }

    /// Changes the size of the terminal and notifies the program.
    func resize(columns: Int, rows: Int) {
      screen.resize(columns: columns, rows: rows)
      pair.resize(columns: columns, rows: rows)
    }

    /// Makes the terminal truncate rows that no longer fit instead of wrapping them.
    func cutsRows() { screen.wrapsRows = false }

    /// Sends a signal to the program.
    func signal(_ number: Int32) { kill(process, number) }

    /// All settings of the terminal.
    var settings: [UInt8] { pair.settings }

    /// Waits until a signal has stopped the program.
    func stops() throws {
      guard try change(WUNTRACED) & 0xFF == 0x7F else {
        throw Problem(description: "The program was not stopped.")
      }
    }

    /// Waits until the program ends. Returns the exit status, or the negated number of the signal
    /// that ended the program.
    func end() throws -> Int32 {
      let status = try change(0)
      hasEnded = true
      return status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
    }

    /// Waits until the program stops or ends. See wait(2).
    private func change(_ options: Int32) throws -> Int32 {
      let deadline = ContinuousClock.now + Self.patience
      var status: Int32 = 0
      while unsafe waitpid(process, &status, options | WNOHANG) == 0 {
        guard ContinuousClock.now < deadline else {
          throw Problem(description: "The program did not end.")
        }
        if isOpen { _ = receive() } else { usleep(2000) }
      }
      return status
    }
  }
#endif
