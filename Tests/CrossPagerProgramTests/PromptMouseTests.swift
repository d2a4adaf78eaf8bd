#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  struct PromptMouseTests {
    private func terminal(_ arguments: [String] = ["--levels", "day=9,week=3"]) throws -> Terminal {
      let line = "read -r line; exec \(program.path) \(arguments.joined(separator: " "))"
      let terminal = try Terminal(["-c", line], executable: "/bin/sh")
      try terminal.type("\n")
      try terminal.waits { $0.linesWithCursor.last?.hasSuffix("> ¦") == true }
      #expect(!terminal.screen.sendsMouse)
      try terminal.type("set mouse on\r")
      try terminal.waits { $0.sendsMouse && $0.linesWithCursor.last?.hasSuffix("> ¦") == true }
      return terminal
    }

    @Test func `the mouse is off until a rule turns it on`() throws {
      let terminal = try terminal()
      try terminal.shows("changed: mouse on", "day 0 (0…8)> ¦")
      try terminal.type("set mouse off\r")
      try terminal.waits { !$0.sendsMouse }
      try terminal.type("undo\r")
      try terminal.waits { $0.sendsMouse }
      #expect(terminal.screen.unknown == [])
    }

    @Test func `a notch turns one page, however many events it sends`() throws {
      let terminal = try terminal()
      try terminal.type("\u{1B}[<65;1;1M\u{1B}[<65;1;1M\u{1B}[<65;1;1M")
      try terminal.shows("day 1 (0…8)", "  1", "day 1 (0…8)> ¦")
      try terminal.type("\u{1B}[<64;1;1M")
      try terminal.shows("day 0 (0…8)", "  0", "day 0 (0…8)> ¦")
      try terminal.type("\u{1B}[<73;1;1M")
      try terminal.shows("week 0 (0…2)", "  0", "week 0 (0…2)> ¦")
      try terminal.type("\u{1B}[<68;1;1M\u{1B}[<68;1;1M")
      try terminal.shows("day 0 (0…8)", "  0", "day 0 (0…8)> ¦")
      // The wheel also works while a line is being typed, and does not change the line.
      try terminal.type("go")
      try terminal.type("\u{1B}[<65;1;1M")
      try terminal.shows("day 1 (0…8)", "  1", "day 1 (0…8)> go¦")
    }

    /// Sends a press and a release of the mouse button. The row and the column are counted from 0.
    private func click(_ terminal: Terminal, row: Int, column: Int) throws {
      try terminal.type(
        "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    }

    @Test func `a click marks a bar, and a double click goes into it`() throws {
      let terminal = try terminal([])
      try terminal.type("\u{1B}[D")
      try terminal.shows("day 2025-12-30 (730 of 731)> ¦")
      // The label of the bar for 9 o'clock.
      let row = try #require(terminal.screen.lines.firstIndex { $0.contains("  9  10") })
      let label = try #require(terminal.screen.lines[row].split(separator: "9").first)
      let asked = terminal.written.count
      try click(terminal, row: row, column: label.count)
      // Marking a bar may change the screen, so check the history.
      try click(terminal, row: 0, column: label.count)
      try terminal.readsAll()
      #expect(terminal.written.dropFirst(asked).contains(UInt8(ascii: "n")))
      try terminal.type("history\r")
      try terminal.shows(
        "1  set mouse on", "2  left", "3  bar 9", "4  history", "day 2025-12-30 (730 of 731)> ¦")
    }

    @Test func `a click where no page is drawn draws the page`() throws {
      let terminal = try terminal([])
      let rowAbovePrompt = { (screen: Screen) in screen.linesWithCursor.dropLast().last }
      #expect(rowAbovePrompt(terminal.screen) == "changed: mouse on")
      try click(terminal, row: 5, column: 20)
      try terminal.waits { rowAbovePrompt($0)?.hasPrefix("count 24 ·") == true }
      try terminal.type("history\r")
      try terminal.shows("1  set mouse on", "2  history", "day 2025-12-31 (731 of 731)> ¦")
    }

    @Test(arguments: [
      ("\u{4}", Int32(0)), ("quit 3\r", 3), ("lfet\r\u{4}", 1), ("q\r", 0),
    ])
    func `the end of the program turns the mouse off`(keys: String, status: Int32) throws {
      let terminal = try terminal()
      try terminal.type(keys)
      #expect(try terminal.end() == status)
      try terminal.waits { !$0.sendsMouse && !$0.marksPastes }
    }

    @Test(arguments: [
      SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2, SIGXCPU, SIGSYS,
    ])
    func `a signal turns the mouse off`(signal: Int32) throws {
      let terminal = try terminal()
      let taken = terminal.settings
      terminal.signal(signal)
      #expect(try terminal.end() == -signal)
      try terminal.waits { !$0.sendsMouse && !$0.marksPastes }
      #expect(terminal.settings != taken)
    }

    @Test(arguments: [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP])
    func `a fault turns the mouse off`(signal: Int32) throws {
      let line = "SWIFT_BACKTRACE=enable=no exec \(program.path) --levels day=5"
      let terminal = try Terminal(["-c", line], executable: "/bin/sh")
      try terminal.shows("day 0 (0…4)> ¦")
      try terminal.type("set mouse on\r")
      try terminal.waits { $0.sendsMouse }
      terminal.signal(signal)
      #expect(try terminal.end() == -signal)
      try terminal.waits { !$0.sendsMouse && !$0.marksPastes }
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
    func `a stop turns the mouse off, and fg turns it on again`() throws {
      let terminal = try Terminal(
        ["--norc", "--noprofile", "-i"], environment: ["PS1": "$ "], executable: "/bin/bash")
      try terminal.shows("$ ¦")
      try terminal.type("\(program.path) --levels day=5\r")
      try terminal.shows("day 0 (0…4)> ¦")
      try terminal.type("set mouse on\r")
      try terminal.waits { $0.sendsMouse }
      try terminal.type("\u{1A}")
      try terminal.waits { !$0.sendsMouse && $0.lines.last == "$" }
      try terminal.type("fg\r")
      try terminal.waits { $0.sendsMouse && $0.linesWithCursor.last == "day 0 (0…4)> ¦" }
      try terminal.type("\u{4}")
      try terminal.waits { !$0.sendsMouse && $0.lines.last == "$" }
    }

    /// A program that reads keys from one terminal and writes to another, which is then closed.
    ///
    /// - Parameter typed: The keys typed before the terminal is closed, which the program may have read by then.
    @Test(arguments: ["", "right\r"])
    func `a failure to write restores the terminal`(typed: String) throws {
      let screen = try Pseudoterminal()
      let line = "read -r line; exec \(program.path) --levels day=5 >\(screen.path) 2>&1"
      let terminal = try Terminal(["-c", line], executable: "/bin/sh")
      let settings = terminal.settings
      try terminal.type("\nset mouse on\r")
      try wait(for: "the program to take the keys") { terminal.settings != settings }
      try terminal.readsAll()
      try terminal.type(typed)
      // Other tests start processes at the same time. Until such a process runs its program, it keeps a copy of the
      // descriptor, so the terminal may close later than here, after the program has drawn the page.
      close(screen.master)
      #expect(try terminal.end() == 74)
      #expect(terminal.settings == settings)
    }

    @Test(arguments: ["", "trap '' HUP; "])
    func `a closed terminal ends the program, even one that ignores the signal`(
      trap: String
    ) throws {
      let line = "\(trap)exec \(program.path) --levels day=5"
      let terminal = try Terminal(["-c", line], executable: "/bin/sh")
      try terminal.shows("day 0 (0…4)> ¦")
      try terminal.type("set mouse on\r")
      try terminal.waits { $0.sendsMouse }
      terminal.hangUp()
      let status = try terminal.end()
      #expect(trap.isEmpty ? status == -SIGHUP : status >= 0)
    }
  }
#endif
