import MessageWords

#if canImport(Glibc)
  import Foundation
  import Glibc
  import CrossPagerTesting
  import Testing

  /// At quick depth, the suite runs a few of the seeds.
  @Suite(.ownThreads) struct PromptSignalTests {
    private static let prompt = "day 0 (0…4)> ¦"

    private func terminal(
      _ arguments: [String] = [], environment: [String: String] = [:]
    ) throws -> (Terminal, settings: [UInt8]) {
      // The shell waits for a line before it runs the program so that the test can read the settings
      // first.
      let line =
        "read -r line; exec \(program.path) --levels day=5 \(arguments.joined(separator: " "))"
      let terminal = try Terminal(["-c", line], environment: environment, executable: "/bin/sh")
      let settings = terminal.settings
      try terminal.type("\n")
      try terminal.follows("=> \(Self.prompt)")
      #expect(terminal.settings != settings)
      #expect(terminal.screen.marksPastes)
      return (terminal, settings)
    }

    @Test(arguments: [
      ("\u{4}", Int32(0)), ("quit 3\r", 3), ("lfet\r\u{4}", 1), ("right\r\u{4}", 0),
    ])
    func `the terminal is restored at the end`(keys: String, status: Int32) throws {
      let (terminal, settings) = try terminal()
      try terminal.type(keys)
      #expect(try terminal.end() == status)
      #expect(terminal.settings == settings)
      try terminal.waits { !$0.marksPastes }
      #expect(terminal.screen.cursor.column == 0)
    }

    @Test(arguments: [
      SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGSYS,
    ])
    func `a signal ends the program and restores the terminal`(signal: Int32) throws {
      try ends(by: signal, environment: [:])
    }

    @Test(arguments: [SIGABRT, SIGSEGV])
    func `a fault ends the program and restores the terminal`(signal: Int32) throws {
      // Without this variable, Swift's crash handler would ask for input.
      try ends(by: signal, environment: ["SWIFT_BACKTRACE": "enable=no"])
    }

    @Test func `ctrl-backslash ends the program`() throws {
      let (terminal, settings) = try terminal()
      try terminal.follows("^\\ => end -3")
      #expect(terminal.settings == settings)
      try terminal.follows("=> day 0 (0…4)> | ¦")
    }

    private func ends(by signal: Int32, environment: [String: String]) throws {
      let (terminal, settings) = try terminal(environment: environment)
      try terminal.follows("some text => day 0 (0…4)> some text¦")
      terminal.signal(signal)
      #expect(try terminal.end() == -signal)
      #expect(terminal.settings == settings)
      try terminal.waits { !$0.marksPastes }
      try terminal.follows("=> day 0 (0…4)> some text | ¦")
    }

    @Test func `ctrl-c discards the line and never ends the program`() throws {
      let (terminal, _) = try terminal()
      try terminal.follows(
        """
        left 3 => day 0 (0…4)> left 3¦
        ^C => day 0 (0…4)> left 3^C | day 0 (0…4)> ¦
        ^C => day 0 (0…4)> ¦ | To leave: q, or Ctrl-D
        right⏎ => day 1 (0…4)> ¦
        """)
      terminal.signal(SIGINT)
      try terminal.follows("=> day 1 (0…4)> ¦ | To leave: q, or Ctrl-D\n^D => end 0")
    }

    @Test func `ctrl-c stops a replay and the pasted lines after it`() throws {
      let folder = try temporaryFolder()
      let script = folder.appending(path: "long").path
      try String(repeating: "right\nleft\n", count: 200_000)
        .write(toFile: script, atomically: true, encoding: .utf8)
      let terminal = try Terminal(["--levels", "day=5"], columns: 200)
      try terminal.follows("=> \(Self.prompt)")
      try terminal.type("\u{1B}[200~replay \(script)\nquit 3\u{1B}[201~\r")
      try terminal.waits {
        $0.lines.last == "day 0 (0…4)> replay \(script)" && $0.cursor.column == 0
      }
      try terminal.type("\u{3}")
      try terminal.waits { screen in
        screen.lines.contains {
          $0.hasPrefix("The replay of '\(script.pathExcerpt)' was interrupted at line ")
        }
      }
      try terminal.follows("=> ...> ¦\nquit 7⏎ => end 7")
    }

    /// Returns whether a folder contains the draft of an export.
    private func exporting(in folder: URL) throws -> Bool {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .contains { $0.hasPrefix(".crosspager-") }
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal that ends a script during an export leaves no draft`(signal: Int32) throws {
      let folder = try temporaryFolder()
      // This many exports take longer than the test.
      let export = "export --all --force '\(folder.path)/level.txt'".replacing("'", with: "\"")
      let lines = Array(repeating: export, count: 1000).joined(separator: ";")
      let terminal = try Terminal(["--levels", "a=100000", "-c", lines])
      while try !exporting(in: folder) { usleep(200) }
      terminal.signal(signal)
      #expect(try terminal.end() == -signal)
      #expect(try !exporting(in: folder))
    }

    @Test func `ctrl-c at the prompt stops an export, and no file is written`() throws {
      let folder = try temporaryFolder()
      let terminal = try Terminal(["--levels", "a=100000"], columns: 300)
      try terminal.waits { $0.linesWithCursor.last?.hasSuffix("> ¦") == true }
      try terminal.type("export --all \"\(folder.path)/level.txt\"\r")
      while try !exporting(in: folder) { usleep(200) }
      try terminal.type("\u{3}")
      try terminal.waits { screen in
        screen.lines.contains { $0.hasSuffix("was interrupted. Nothing was written.") }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
      try terminal.follows("=> ...> ¦\nquit 7⏎ => end 7")
    }

    @Test func `restoring from a pipe does not wait for it`() throws {
      let folder = try temporaryFolder()
      let pipe = folder.appending(path: "pipe").path
      #expect(unsafe mkfifo(pipe, 0o600) == 0)
      let terminal = try Terminal(["--levels", "day=5"], columns: 200)
      try terminal.follows(
        "=> \(Self.prompt)\nrestore \(pipe)⏎ => Cannot read '\(pipe.pathExcerpt)': it is not a regular file. | \(Self.prompt)"
      )
    }

    @Test func `ctrl-c keeps the whole line on the screen and removes its list`() throws {
      try play(
        columns: 20,
        """
        $ crosspager --levels day=5
        => day 0 (0…4)> ¦
        l^A^F⇥⇥ => day 0 (0…4)> l¦ | left    lock | last    levels | latest  link
        ^C => day 0 (0…4)> l^C | day 0 (0…4)> ¦
        123456^A => day 0 (0…4)> ¦123456
        ^C => day 0 (0…4)> 123456^ | C | day 0 (0…4)> ¦
        """)
    }

    @Test func `ctrl-d deletes a character, and ends the program on an empty line`() throws {
      try play(
        """
        $ crosspager --levels day=5
        => day 0 (0…4)> ¦
        ab^A^D => day 0 (0…4)> ¦b
        ^D => day 0 (0…4)> ¦
        ^D => end 0
        """)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
    func `ctrl-z restores the terminal and stops the program, and fg continues it`() throws {
      let terminal = try Terminal(
        ["--norc", "--noprofile", "-i"], environment: ["PS1": "$ "], executable: "/bin/bash")
      try terminal.follows("=> $ ¦")
      try terminal.type("cd; stty -a >before; \(program.path) --levels day=5\r")
      try terminal.follows(
        """
        => day 0 (0…4)> ¦
        ri => day 0 (0…4)> ri¦
        ^Z => ...Stopped... | ... | $
        stty -a | cmp - before && echo the same⏎ => the same | $ ¦
        fg⏎ => day 0 (0…4) |   0 | day 0 (0…4)> ri¦
        ght⏎ => day 0 (0…4)> right | day 1 (0…4) |   1 | day 1 (0…4)> ¦
        → => day 2 (0…4)> ¦
        ^Z => $
        kill %1; wait; stty -a | cmp - before && echo the same again⏎ => the same again | ...
        """)
    }

    @Test(arguments: Depth.seeds(8, quick: 2))
    func `the prompt survives random bytes`(seed: UInt64) throws {
      let (terminal, settings) = try terminal(["--no-history"])
      var random = SeededGenerator(seed: seed)
      // Leave out signals and line endings so that only known commands run.
      let bytes = (0..<2000).map { _ in UInt8(random.next() % 256) }
        .filter { ![3, 4, 10, 13, 0x1A, 0x1C].contains($0) }
      try terminal.type(bytes)
      // Ctrl-C ends an incomplete paste or sequence and discards unread bytes. To keep all bytes,
      // wait until the program has read them, and send the next command only at the new prompt.
      try terminal.readsAll()
      try terminal.type("\u{3}")
      try terminal.waits {
        let lines = $0.linesWithCursor
        return lines.last?.hasSuffix("(0…4)> ¦") == true
          && lines.dropLast().joined().hasSuffix("^C")
      }
      try terminal.follows(
        "page 3⏎ => day 3 (0…4) |   3 | day 3 (0…4)> ¦\nquit 7⏎ => end 7")
      #expect(terminal.settings == settings)
    }

    @Test func `after an external stop, the program takes the terminal again`() throws {
      let (terminal, _) = try terminal()
      let taken = terminal.settings
      // The program's process group is orphaned, so this signal does not stop the program.
      terminal.signal(SIGTSTP)
      try terminal.follows("x => day 0 (0…4)> x¦")
      try terminal.waits { _ in terminal.settings == taken }
      terminal.signal(SIGSTOP)
      try terminal.stops()
      terminal.signal(SIGCONT)
      try terminal.follows("y => day 0 (0…4)> xy¦")
    }

    @Test func `the prompt and the page adapt to a new screen size`() throws {
      let terminal = try Terminal([], columns: 60)
      try terminal.follows("=> day 2025-12-31 (731 of 731)> ¦")
      let text = "left 3; this is longer than one row of the screen is wide"
      try terminal.type(text)
      try terminal.waits { $0.lines.suffix(2).joined() == "day 2025-12-31 (731 of 731)> \(text)" }
      terminal.resize(columns: 30, rows: 24)
      try terminal.waits { $0.lines.suffix(3).joined() == "day 2025-12-31> \(text)" }
      // No part of the previous prompt remains.
      #expect(terminal.screen.lines.dropLast(3).last == "  mean 9 · max 12.3")
      try terminal.follows("^U← => day 2025-12-30 · Tuesday | ... | day 2025-12-30> ¦")
      terminal.resize(columns: 100, rows: 30)
      try terminal.follows("=> day 2025-12-30 (730 of 731)> ¦")
    }

    @Test func `an error in a recording appears below the prompt`() throws {
      let folder = try temporaryFolder()
      let file = folder.appending(path: "r").path
      let terminal = try Terminal(["--levels", "day=5"], columns: 200)
      try terminal.follows(
        "=> \(Self.prompt)\nrecord \(file)⏎ => recording to '\(file.pathExcerpt)' | \(Self.prompt)")
      try FileManager.default.removeItem(atPath: file)
      try terminal.follows(
        "→ => day 1 (0…4) |   1 | day 1 (0…4)> | Cannot write '\(file.pathExcerpt)': No such file or directory. The recording has ended. | day 1 (0…4)> ¦"
      )
    }
  }
#endif
