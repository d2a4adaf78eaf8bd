#if canImport(Glibc)
  import Foundation
  import Testing

  /// What a person meets, in a real terminal.
  @Suite(.enabled(if: Terminal.isAvailable, "there is no setsid to give a program its terminal"))
  struct PromptTests {
    @Test func `the newest page is drawn, then every page that is come to`() throws {
      let terminal = try Terminal([])
      let first = try terminal.read(through: "> ")
      #expect(first.hasPrefix("day 2025-12-31 · Wednesday\ntemperature, mean by hour\n"))
      #expect(first.hasSuffix("'help' lists all commands.\nday 2025-12-31 730/0…730> "))
      try terminal.type("left 3\n")
      let second = try terminal.read(through: "727/0…730> ")
      #expect(second.hasPrefix("left 3\nday 2025-12-28 · Sunday\n"))
      try terminal.type("down\n")
      #expect(try terminal.read(through: "week 2026-W01 104/0…104> ").contains("Mon 29"))
      try terminal.type("u\n")
      _ = try terminal.read(through: "day 2025-12-28 727/0…730> ")
      try terminal.type("\u{4}")
      #expect(try terminal.end() == 0)
    }

    @Test func `a typo is told with a caret and the prompt comes again`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      _ = try terminal.read(through: "day 0/0…4> ")
      try terminal.type("rihgt\n")
      #expect(
        try terminal.read(through: "day 0/0…4> ")
          == "rihgt\n  rihgt\n  ^^^^^\nUnknown command 'rihgt'. Did you mean 'right'?\nday 0/0…4> ")
      try terminal.type("left\n")
      #expect(
        try terminal.read(through: "day 0/0…4> ")
          == "left\nignored: Page 0 of level 'day' is at the left edge, there is nothing further\n  left.\n"
          + "day 0/0…4> ")
      try terminal.type("quit 3\n")
      #expect(try terminal.end() == 3)
    }

    @Test func `a page is no wider than the terminal`() throws {
      let terminal = try Terminal([], columns: 30)
      let page = try terminal.read(through: "730/0…730> ")
      #expect(page.components(separatedBy: "\n").dropLast().allSatisfy { $0.count <= 30 })
    }
  }
#endif
