#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  /// Tests the progress messages during a long read. The data comes from a pipe so that the tests control the duration.
  @Suite(.ownThreads) struct ProgressTests {
    private let folder: URL
    private let pipe: FileHandle

    init() throws {
      folder = try temporaryFolder()
      #expect(try shell("mkfifo pipe", folder: folder).status == 0)
      // Open both ends so that `open` does not block, and close the pipe in child processes.
      let path = folder.appending(path: "pipe").path
      pipe = FileHandle(fileDescriptor: unsafe open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
    }

    private func terminal(_ arguments: String, columns: Int = 80, dumb: Bool = false) throws
      -> Terminal
    {
      try Terminal(
        ["-c", "cd \(folder.path) && \(arguments)"], columns: columns,
        environment: dumb ? ["TERM": "dumb"] : [:], executable: "/bin/sh")
    }

    private static let rows = "date,v\n" + String(repeating: "2024-01-01T12:00,5\n", count: 60_000)
    private static let shown = "Reading 'pipe': 1 MB¦"

    /// Sends more than 1 MB, then more rows until the last line on the screen is `line`.
    private func send(
      to terminal: Terminal, until line: String, _ location: SourceLocation = #_sourceLocation
    ) throws {
      try pipe.write(contentsOf: Data(Self.rows.utf8))
      try terminal.waits(location) { screen in
        if screen.linesWithCursor.last == line { return true }
        try? pipe.write(contentsOf: Data("2024-01-02,6\n".utf8))
        return false
      }
    }

    @Test func `progress appears during a read and disappears at its end`() throws {
      let terminal = try terminal("exec \(program.path) pipe --levels day")
      try send(to: terminal, until: Self.shown)
      try pipe.write(contentsOf: Data("2024-01-03,6\n".utf8))
      try pipe.close()
      try terminal.follows("=> day 2024-01-03 (3 of 3)> ¦")
      #expect(terminal.screen.lines.first == "day 2024-01-03 · Wednesday")
      // Ctrl-C works again at the prompt.
      try terminal.type("\u{3}")
      try terminal.follows("=> day 2024-01-03 (3 of 3)> ¦ | To leave: q, or Ctrl-D")
    }

    @Test func `progress fits the columns`() throws {
      let terminal = try terminal("exec \(program.path) pipe", columns: 12)
      try send(to: terminal, until: "Reading 'p.¦")
    }

    @Test func `progress disappears before an error`() throws {
      let terminal = try terminal("exec \(program.path) pipe", columns: 200)
      try send(to: terminal, until: Self.shown)
      // More than one row in a thousand is unreadable, which is an error at the end of the data.
      try pipe.write(contentsOf: Data(String(repeating: "2024-01-03,x\n", count: 100).utf8))
      try pipe.close()
      #expect(try terminal.end() == 65)
      try terminal.waits { $0.lines.count == 1 && $0.lines[0].hasPrefix("crosspager: Line 6") }
    }

    @Test func `ctrl-c ends the read and restores the terminal`() throws {
      let terminal = try terminal("exec \(program.path) pipe")
      let settings = terminal.settings
      try send(to: terminal, until: Self.shown)
      #expect(terminal.settings == settings)
      try terminal.type("\u{3}")
      #expect(try terminal.end() == -SIGINT)
      #expect(terminal.settings == settings)
      try terminal.waits { $0.lines == [] && $0.cursor == (0, 0) }
    }

    @Test func `a shell sees ctrl-c as an interrupt`() throws {
      let terminal = try terminal("trap : INT; \(program.path) pipe; echo status $?")
      try send(to: terminal, until: Self.shown)
      try terminal.type("\u{3}")
      try terminal.waits { $0.lines == ["status 130"] }
    }

    @Test(arguments: ["2>errors", "dumb"])
    func `progress is hidden if standard error is not a terminal or the terminal cannot erase it`(
      kind: String
    ) throws {
      let redirection = kind == "dumb" ? "" : kind
      let terminal = try terminal(
        "\(program.path) pipe --levels day,week,month --duplicates first -c where \(redirection); cat errors; echo end",
        dumb: kind == "dumb")
      try pipe.write(contentsOf: Data(Self.rows.utf8))
      // When a program that starts later shows progress, this program has had enough time to show
      // its own.
      let other = try ProgressTests()
      try other.send(to: other.terminal("exec \(program.path) pipe"), until: Self.shown)
      try pipe.write(contentsOf: Data("2024-01-02,6\n".utf8))
      try pipe.close()
      try terminal.waits { $0.lines.last == "end" }
      #expect(!String(decoding: terminal.written, as: UTF8.self).contains("Reading"))
      #expect(
        terminal.screen.lines.filter { !$0.hasPrefix("cat:") } == [
          "▸ day    2024-01-02  (2 of 2)", "  week   2024-W01    (1 of 1)",
          "  month  2024-01     (1 of 1)", "end",
        ])
    }

    /// Returns a terminal that reads the pipe for `browse`.
    private func browsing() throws -> Terminal {
      let files = "printf 'date,v\n2024-01-01,1\n' >a.csv; printf 'date,v\n2020-01-01,1\n' >b.csv"
      let terminal = try terminal("\(files); exec \(program.path) a.csv --levels day")
      try terminal.follows("=> day 2024-01-01 (1 of 1)> ¦")
      try pipe.write(contentsOf: Data("date,rain\n2020-01-01,1\n".utf8))
      try terminal.type("browse pipe\r")
      return terminal
    }

    @Test func `ctrl-c stops the reading at the prompt and changes nothing`() throws {
      try browsing().follows(
        """
        => day 2024-01-01 (1 of 1)> browse pipe | ¦
        ^C => Stopped reading 'pipe'. Nothing has changed. | ... | day 2024-01-01 (1 of 1)> ¦
        browse b.csv⏎ => changed: browse b.csv | century 20XX (1 of 1)> ¦
        missing 2⏎ => changed: missing 2 | century 20XX (1 of 1)> ¦
        """)
    }

    @Test func `progress appears during a reading at the prompt`() throws {
      let terminal = try browsing()
      try terminal.waits { screen in
        if screen.linesWithCursor.last == "Reading 'pipe': 0 MB¦" { return true }
        try? pipe.write(contentsOf: Data("2024-01-02,6\n".utf8))
        return false
      }
      try terminal.follows(
        "^C => Stopped reading 'pipe'. Nothing has changed. | ... | day 2024-01-01 (1 of 1)> ¦")
    }
  }
#endif
