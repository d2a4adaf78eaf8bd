#if canImport(Glibc)
  import Foundation
  import Testing

  struct PromptKeysTests {
    @Test func `the row of keys lists the keys that do something now`() throws {
      let terminal = try Terminal(["--levels", "day=3,week=3"])
      try terminal.shows("day 0 (0…2)> ¦")
      #expect(terminal.screen.keys == "→ page  ↓ level  - zoom  ? help")
      try terminal.type("\u{1B}[C\u{1B}[B")
      try terminal.shows("week 0 (0…2)> ¦")
      #expect(terminal.screen.keys == "→ page  ↑ level  + zoom  ? help")
      try terminal.type("lock right\r")
      try terminal.waits { $0.keys == "↑ level  + zoom  ? help" }
      try terminal.type("open\r")
      try terminal.waits { $0.keys == "? help" }
    }

    @Test func `a typed line hides the keys, and an empty line shows them`() throws {
      let terminal = try Terminal(["--levels", "day=3"])
      try terminal.waits { $0.keys == "→ page  ? help" }
      try terminal.type("x")
      try terminal.shows("day 0 (0…2)> x¦")
      #expect(terminal.screen.keys == nil)
      try terminal.type("\u{8}")
      try terminal.waits { $0.keys == "→ page  ? help" }
      // An entered line is not followed by a row of keys.
      try terminal.type("where\r")
      try terminal.waits {
        $0.linesWithCursor == [
          "day 0 (0…2)", "  0", "day 0 (0…2)> where", "▸ day  0  (0…2)", "day 0 (0…2)> ¦",
        ] && $0.keys == "→ page  ? help"
      }
      try terminal.type("q\r")
      #expect(try terminal.end() == 0)
      try terminal.waits { $0.keys == nil }
    }

    @Test(arguments: [
      (80, "→ page  ↓ level  - zoom  ? help"), (31, "→ page  ↓ level  ? help"),
      (16, "→ page  ? help"), (14, "? help"), (6, "?"),
    ])
    func `a narrow screen has fewer keys`(columns: Int, keys: String) throws {
      let terminal = try Terminal(["--levels", "a=3,b=3"], columns: columns)
      try terminal.waits { $0.keys == keys }
    }

    @Test func `ASCII has names for the arrows, and color has gray keys`() throws {
      let terminal = try Terminal(["--levels", "day=3", "--ascii", "--color", "always"])
      try terminal.waits { $0.keys == "Right page  ? help" }
      #expect(terminal.screen.greyText == "Right page  ? help")
    }

    @Test func `a rule removes the keys, and undo shows them again`() throws {
      let terminal = try Terminal(["--levels", "day=3"])
      try terminal.waits { $0.keys != nil }
      try terminal.type("set hints off\r")
      try terminal.shows("changed: hints off", "day 0 (0…2)> ¦")
      #expect(terminal.screen.keys == nil)
      try terminal.type("\u{3}")
      try terminal.shows("day 0 (0…2)> ¦", "To leave: q, or Ctrl-D")
      try terminal.type("undo\r")
      try terminal.waits { $0.keys == "→ page  ? help" }
    }

    @Test func `ctrl-c on an empty line shows how to quit until the next key`() throws {
      let terminal = try Terminal(["--levels", "day=3"])
      let screen = ["day 0 (0…2)", "  0", "day 0 (0…2)> ¦"]
      try terminal.waits { $0.linesWithCursor == screen }
      try terminal.type("\u{3}")
      try terminal.waits { $0.linesWithCursor == screen + ["To leave: q, or Ctrl-D"] }
      try terminal.type("\u{3}\u{3}")
      try terminal.readsAll()
      #expect(terminal.screen.linesWithCursor == screen + ["To leave: q, or Ctrl-D"])
      try terminal.type("\u{1B}[C")
      try terminal.waits { $0.linesWithCursor == ["day 1 (0…2)", "  1", "day 1 (0…2)> ¦"] }
    }

    @Test func `on an empty line, a question mark shows the help at once, and q quits`() throws {
      let state = try temporaryFolder()
      let terminal = try Terminal(["--levels", "day=3"], rows: 40, state: state)
      try terminal.shows("day 0 (0…2)> ¦")
      try terminal.type("\u{1B}[C")
      try terminal.shows("day 1 (0…2)> ¦")
      try terminal.type("?")
      try terminal.waits {
        $0.lines.contains("day 1 (0…2)> help") && $0.lines.contains("Moving")
          && $0.linesWithCursor.last == "day 1 (0…2)> ¦"
      }
      // An Enter right after the key does nothing. The next one repeats the last move.
      try terminal.type("\r")
      try terminal.readsAll()
      #expect(terminal.screen.linesWithCursor.last == "day 1 (0…2)> ¦")
      try terminal.type("\r")
      try terminal.shows("day 2 (0…2)> ¦")
      try terminal.type("q")
      #expect(try terminal.end() == 0)
      try terminal.shows("day 2 (0…2)> quit")
      // Lines that keys enter are not added to the history.
      let again = try Terminal(["--levels", "day=3"], state: state)
      try again.shows("day 0 (0…2)> ¦")
      try again.type("\u{10}")
      try again.readsAll()
      #expect(again.screen.linesWithCursor.last == "day 0 (0…2)> ¦")
    }

    @Test func `on a line with text, a question mark and q are typed`() throws {
      let terminal = try Terminal(["--levels", "day=3"])
      try terminal.shows("day 0 (0…2)> ¦")
      for key in [" ", "q", "?"] { try terminal.type(key) }
      try terminal.shows("day 0 (0…2)>  q?¦")
      try terminal.type("\u{15}? left\r")
      try terminal.shows("Examples:", "  left 3", "day 0 (0…2)> ¦")
      try terminal.type("exit 3\r")
      #expect(try terminal.end() == 3)
    }

    @Test(arguments: [["--plain"], []])
    func `a prompt of whole lines names the command for an arrow key`(options: [String]) throws {
      let terminal = try Terminal(
        ["--levels", "day=5"] + options, environment: ["TERM": options.isEmpty ? "dumb" : "xterm"])
      try terminal.waits { $0.lines.last?.hasSuffix(">") == true }
      try terminal.type("\u{1B}[C\r")
      try terminal.waits {
        $0.lines.contains("The Right key does not work here. Instead, enter: right")
          && $0.lines.last?.hasPrefix("day 0") == true
      }
      try terminal.type("left\u{1B}OD\u{1B}OD\r")
      try terminal.waits {
        $0.lines.contains("The Left key does not work here. Instead, enter: left")
          && $0.lines.last?.hasPrefix("day 0") == true
      }
      try terminal.type("\u{4}")
      #expect(try terminal.end() == 1)
    }

    @Test func `the list of keys fits on the screen`() throws {
      let terminal = try Terminal(["--levels", "day=3"])
      try terminal.shows("day 0 (0…2)> ¦")
      try terminal.type("keys\r")
      try terminal.waits { screen in
        screen.lines.first?.hasPrefix("On an empty line ") == true && screen.keys != nil
          && screen.linesWithCursor.last == "day 0 (0…2)> ¦"
      }
      #expect(terminal.screen.scrolled.last == "day 0 (0…2)> keys")
    }
  }
#endif
