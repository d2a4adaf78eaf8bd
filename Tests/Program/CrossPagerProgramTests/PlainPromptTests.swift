#if canImport(Glibc)
  import Testing

  /// Tests prompts that read whole lines and never move the cursor.
  struct PlainPromptTests {
    @Test func `a plain prompt only reads lines, for screen readers`() throws {
      let terminal = try Terminal(["--levels", "day=5", "--plain"])
      try terminal.waits { $0.lines.last?.hasSuffix(">") == true }
      #expect(!terminal.screen.marksPastes)
      let before = terminal.screen.lines
      try terminal.type("right 2\n")
      try terminal.waits { $0.lines.count > before.count && $0.lines.last?.hasSuffix(">") == true }
      #expect(terminal.screen.lines.starts(with: before.dropLast()))
      try terminal.type("\u{4}")
      #expect(try terminal.end() == 0)
    }

    @Test(arguments: ["dumb", ""])
    func `a dumb terminal gets no escape sequences`(name: String) throws {
      let terminal = try Terminal(["--levels", "day=5"], environment: ["TERM": name])
      try terminal.waits {
        $0.lines.suffix(2) == [
          "Try 'left', 'down' or 'map'. 'help' lists the commands.", "day 0 (0…4)>",
        ]
      }
      try terminal.type("right 2\n")
      try terminal.shows("day 0 (0…4)> right 2", "day 2 (0…4)", "  2", "day 2 (0…4)> ¦")
      #expect(!terminal.screen.marksPastes)
      try terminal.type("\u{4}")
      #expect(try terminal.end() == 0)
    }
  }
#endif
