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
      let terminal = try Terminal(
        ["--levels", "day=3", "--ascii", "--color", "always"])
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

    @Test func `question mark and enter show the help, and q and enter quit`() throws {
      let terminal = try Terminal(["--levels", "day=3"], rows: 40)
      try terminal.shows("day 0 (0…2)> ¦")
      try terminal.type("?\r")
      try terminal.waits { $0.lines.contains("day 0 (0…2)> ?") && $0.lines.contains("Moving") }
      try terminal.type("q\r")
      #expect(try terminal.end() == 0)
    }
  }
#endif
