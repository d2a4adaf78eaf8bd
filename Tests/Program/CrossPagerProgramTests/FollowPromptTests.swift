#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  /// Follows a file that grows while the user pages through it.
  @Suite(.ownThreads) struct FollowPromptTests {
    private let file: URL
    private static let day = "day 2024-01-02"

    init() throws {
      file = try temporaryFolder().appending(path: "live.csv")
      try append("date,v\n2024-01-01,5\n2024-01-02,6\n", to: file)
    }

    private func terminal(_ options: String..., input: String = "") throws -> Terminal {
      let name = input.isEmpty ? file.lastPathComponent : "-"
      let line =
        "cd \(file.deletingLastPathComponent().path) && exec \(program.path) \(name) --levels day,week"
      return try Terminal(
        ["-c", "\(line) --follow \(options.joined(separator: " ")) \(input)"],
        executable: "/bin/sh")
    }

    private func expect(_ terminal: Terminal, message: String, end: Int32) throws {
      try terminal.waits {
        $0.lines.joined(separator: " ").contains("No longer following the file. \(message)")
          && $0.lines.last?.hasSuffix(">") == true
      }
      try terminal.follows("first⏎ => day 2024-01-01 (1 of ...\n^D => end \(end)")
    }

    @Test func `new rows are drawn in place, and the page and the typed line stay`() throws {
      let terminal = try terminal("--start", "2024-01-02")
      try terminal.follows(
        """
        => day 2024-01-02 (2 of 2)> ¦
        set follow off⏎lef => count 1 · missing 0 · min 6 · mean 6 · max 6 | ... | day 2024-01-02 (2 of 2)> lef¦
        """)
      try append("2024-01-02T12:00,8\n2024-01-03,9\n", to: file)
      // The user can still finish and enter the line.
      try terminal.follows(
        """
        => count 2 · missing 0 · min 6 · mean 7 · max 8 | ... | day 2024-01-02 (2 of 3)> lef¦
        t⏎ => day 2024-01-01 (1 of 3)> ¦
        """)
    }

    @Test func `the newest page follows, and an older page stays and says so once`() throws {
      let terminal = try terminal()
      let notice = "New page: 2024-01-04. To go to the newest page: latest"
      try terminal.follows("=> day 2024-01-02 (2 of 2)> ¦")
      // A new page starts at midnight.
      try append("2024-01-02T23:59:59,8\n2024-01-03T00:00:00,9\n", to: file)
      try terminal.follows(
        """
        => count 1 · missing 0 · min 9 · mean 9 · max 9 | ... | day 2024-01-03 (3 of 3)> ¦
        ← => day 2024-01-02 (2 of 3)> ¦
        """)
      try terminal.type("la")
      try append("2024-01-04,9\n", to: file)
      try terminal.follows("=> day 2024-01-02 (2 of 4)> la¦")
      try terminal.waits { ($0.scrolled + $0.lines).contains(notice) }
      try append("2024-01-05,9\n", to: file)
      // After a visit to the last page, the notice appears again.
      try terminal.follows(
        """
        => day 2024-01-02 (2 of 5)> la¦ | !New page: 2024-01-05
        test⏎ => day 2024-01-05 (5 of 5)> ¦
        ← => day 2024-01-04 (4 of 5)> ¦
        """)
      try append("2024-01-06,9\n", to: file)
      try terminal.follows("=> day 2024-01-04 (4 of 6)> ¦")
      try terminal.waits {
        ($0.scrolled + $0.lines).contains { $0.hasPrefix("New page: 2024-01-06") }
      }
      try terminal.type("latest\r")
      try append("2024-01-07,9\n", to: file)
      try terminal.follows("=> day 2024-01-07 (7 of 7)> ¦")
    }

    @Test func `a pipe is followed to its end, with keys from the terminal`() throws {
      let pipe = file.deletingLastPathComponent().appending(path: "pipe")
      #expect(try shell("mkfifo '\(pipe.path)'").status == 0)
      // Open both ends so that `open` does not block, and close the pipe in child processes.
      let descriptor = unsafe open(pipe.path, O_RDWR | O_CLOEXEC)
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      let terminal = try terminal(input: "<pipe")
      try handle.write(contentsOf: Data("date,v\n2024-01-01,5\n2024-01".utf8))
      try terminal.follows("=> day 2024-01-01 (1 of 1)> ¦\nwh => day 2024-01-01 (1 of 1)> wh¦")
      try handle.write(contentsOf: Data("-02,6\n2024-01-0".utf8))
      try terminal.follows("=> \(Self.day) (2 of 2)> wh¦")
      // The last row needs no line break.
      try handle.write(contentsOf: Data("3,7".utf8))
      try handle.close()
      try terminal.follows("=> day 2024-01-03 (3 of 3)> wh¦\n^U => day 2024-01-03 (3 of 3)> ¦")
      try expect(terminal, message: "Reached the end of 'standard input'.", end: 0)
    }

    @Test func `the prompt waits for a file without rows`() throws {
      try Data().write(to: file)
      let terminal = try terminal()
      let waiting = "Waiting for rows in 'live.csv'."
      try terminal.follows("=> \(waiting)¦")
      try append("date,v\n2024-01-01,\n2024-0", to: file)
      try terminal.reads(file)
      try terminal.follows("=> \(waiting)¦")
      try append("1-02,4\n", to: file)
      // A premature prompt would stay on the first of the month.
      try terminal.follows("=> day 2024-01-02 (2 of 2)> ¦ | !Waiting")
    }

    @Test func `ctrl-c ends the wait and leaves nothing behind`() throws {
      try Data("date,v\n".utf8).write(to: file)
      let terminal = try terminal()
      let settings = terminal.settings
      try terminal.follows("=> Waiting for rows in 'live.csv'.¦")
      try terminal.type("\u{3}")
      #expect(try terminal.end() == -SIGINT)
      #expect(terminal.settings == settings)
      try terminal.waits { $0.lines == [] && $0.cursor == (0, 0) }
    }

    @Test(arguments: [
      ("printf 'date,v\\n' >live.csv", "File 'live.csv' was truncated."),
      ("cp live.csv x; mv x live.csv", "File 'live.csv' was replaced or removed."),
      ("rm live.csv", "File 'live.csv' was replaced or removed."),
    ])
    func `following stops when the file is truncated, replaced or removed`(
      change: String, message: String
    ) throws {
      let terminal = try terminal()
      try terminal.follows("=> \(Self.day) (2 of 2)> ¦")
      #expect(try shell(change, folder: file.deletingLastPathComponent()).status == 0)
      try expect(terminal, message: message, end: 0)
    }

    @Test func `a bad row is reported above the page, and the typed line stays`() throws {
      let terminal = try terminal()
      try terminal.follows("=> \(Self.day) (2 of 2)> ¦")
      try terminal.follows("fir => day 2024-01-02 (2 of 2)> fir¦")
      try append("2024-01-03,7\n2024-01-04,x\n2024-01-05,8\n", to: file)
      try terminal.follows("=> day 2024-01-05 (5 of 5)> fir¦")
      let text = { (screen: Screen) in (screen.scrolled + screen.lines).joined(separator: " ") }
      let message = "Line 5 of 'live.csv' has 'x' in column 'v', which is not a number"
      try terminal.waits { text($0).contains(message) }
      // Rows after the bad row are still read.
      try append("2024-01-06,8\n", to: file)
      try terminal.follows("=> day 2024-01-06 (6 of 6)> fir¦")
      #expect(text(terminal.screen).components(separatedBy: message).count == 2)
      try terminal.follows("^U^D => end 65")
    }

    @Test func `skipped bad rows do not stop following`() throws {
      let terminal = try terminal("--skip-bad-rows")
      try terminal.follows("=> \(Self.day) (2 of 2)> ¦")
      try append("2024-01-03,7\n2024-01-04,x\n2024-01-05,8\n", to: file)
      try terminal.follows("=> day 2024-01-05 (5 of 5)> ¦ | !Line 5\n^D => end 0")
    }

    @Test func `a dumb terminal gets the new rows before each line`() throws {
      let terminal = try Terminal(
        [file.path, "--follow", "--levels", "day"], environment: ["TERM": "dumb"])
      try terminal.follows("=> \(Self.day) (2 of 2)> ¦")
      try append("2024-01-03,7\n", to: file)
      try terminal.follows("left^J => day 2024-01-02 (2 of 3)> ¦")
      try append("2024-01-04,7\n", to: file)
      try terminal.follows(
        """
        right^J => New page: 2024-01-04. To go to the newest page: latest | ... | day 2024-01-03 (3 of 4)> ¦
        """)
    }
  }
#endif
