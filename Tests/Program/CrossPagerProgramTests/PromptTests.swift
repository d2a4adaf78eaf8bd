#if canImport(Glibc)
  import Foundation
  import Testing

  struct PromptTests {
    @Test func `the newest page is drawn first, then every page that a move reaches`() throws {
      let terminal = try Terminal([])
      try terminal.shows("day 2025-12-31 (731 of 731)> ¦")
      #expect(terminal.screen.lines.first == "day 2025-12-31 · Wednesday")
      try terminal.type("left 3\r")
      try terminal.shows(
        "count 24 · missing 0 · min 1.5 · mean 5 · max 8.7", "day 2025-12-28 (728 of 731)> ¦")
      #expect(terminal.screen.lines.contains("day 2025-12-28 · Sunday"))
      try terminal.type("\u{4}")
      #expect(try terminal.end() == 0)
      #expect(terminal.screen.unknown == [])
    }

    @Test func `a typo is marked with a caret and the prompt returns`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.shows("day 0 (0…4)", "  0", "day 0 (0…4)> ¦")
      try terminal.type("rihgt\r")
      try terminal.shows(
        "day 0 (0…4)> rihgt", "  rihgt", "  ^^^^^",
        "Unknown command 'rihgt'. Did you mean 'right'?", "day 0 (0…4)> ¦")
      try terminal.type("quit 3\r")
      #expect(try terminal.end() == 3)
    }

    @Test func `the arrow keys move at once and redraw the page in place`() throws {
      let terminal = try Terminal(["--levels", "day=5,week=3"])
      try terminal.shows("day 0 (0…4)", "  0", "day 0 (0…4)> ¦")
      try terminal.type("\u{1B}[C")
      try terminal.waits { $0.linesWithCursor == ["day 1 (0…4)", "  1", "day 1 (0…4)> ¦"] }
      try terminal.type("\u{1B}[C\u{1B}OC\u{1B}[D")
      try terminal.waits { $0.linesWithCursor == ["day 2 (0…4)", "  2", "day 2 (0…4)> ¦"] }
      try terminal.type("\u{1B}[B")
      try terminal.waits { $0.linesWithCursor == ["week 0 (0…2)", "  0", "week 0 (0…2)> ¦"] }
      try terminal.type("\u{1B}[A")
      try terminal.waits { $0.linesWithCursor == ["day 2 (0…4)", "  2", "day 2 (0…4)> ¦"] }
    }

    @Test func `the prompt shows moving content and an open page, and every page is drawn`() throws
    {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.shows("day 0 (0…4)> ¦")
      try terminal.type("drag -0.6 0\r")
      try terminal.shows(
        "changed: dragging 0.6 right, toward day 1 (0…4)", "day 0 (0…4) dragging> ¦")
      try terminal.type("release\r")
      try terminal.shows("day 1 (0…4)", "  1", "day 1 (0…4)> ¦")
      try terminal.type("open\r")
      try terminal.shows("changed: '1' is open, path 0 1, at day 1 (0…4)", "day 1 (0…4) open> ¦")
      try terminal.type("\u{1B}[C")
      try terminal.shows("day 1 (0…4) open> ¦")
      try terminal.type("close\r")
      try terminal.shows("changed, at day 1 (0…4)", "day 1 (0…4)> ¦")
    }

    @Test func `events are printed for every move, typed or by key`() throws {
      let terminal = try Terminal(["--levels", "day=5", "--events"])
      try terminal.shows("day 0 (0…4)> ¦")
      try terminal.type("right\r")
      try terminal.shows(
        "  didEndDisplaying day 0", "  willDisplay day 1", "  removeView day 0, host 0",
        "  reuse day 1, host 0", "  configure day 1, host 0", "  addView day 1, host 0",
        "day 1 (0…4)> ¦")
      #expect(terminal.screen.lines.contains("  create day 0, host 0"))
      try terminal.type("\u{1B}[C")
      try terminal.shows(
        "day 2 (0…4)", "  2", "  didEndDisplaying day 1", "  willDisplay day 2",
        "  removeView day 1, host 0", "  reuse day 2, host 0", "  configure day 2, host 0",
        "  addView day 2, host 0", "day 2 (0…4)> ¦")
    }

    @Test func `home, end, page up and page down move further`() throws {
      let terminal = try Terminal(["--levels", "day=30"])
      try terminal.shows("day 0 (0…29)> ¦")
      try terminal.type("\u{1B}[F")
      try terminal.shows("day 29 (0…29)> ¦")
      try terminal.type("\u{1B}[5~")
      try terminal.shows("day 19 (0…29)> ¦")
      try terminal.type("\u{1B}[5~\u{1B}[6~\u{1B}[5~")
      try terminal.shows("day 9 (0…29)> ¦")
      try terminal.type("\u{1B}[H")
      try terminal.shows("day 0 (0…29)> ¦")
    }

    @Test func `a refused move says why every time, in the same place`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      let refusal = ["ignored: Already at the first page of 'day'."]
      let screen = ["day 0 (0…4)", "  0"] + refusal + ["day 0 (0…4)> ¦"]
      try terminal.shows("day 0 (0…4)> ¦")
      try terminal.type("\u{1B}[D")
      try terminal.waits { $0.linesWithCursor == screen }
      try terminal.type("\u{1B}[D\u{1B}[D")
      try terminal.type("x")
      try terminal.shows("ignored: Already at the first page of 'day'.", "day 0 (0…4)> x¦")
      try terminal.type("\u{8}")
      try terminal.waits { $0.linesWithCursor == screen }
    }

    @Test func `an empty line repeats the last move, and undo reverses it`() throws {
      let terminal = try Terminal(["--levels", "day=9"])
      try terminal.shows("day 0 (0…8)> ¦")
      try terminal.type("\r")
      try terminal.shows("day 0 (0…8)> ¦")
      try terminal.type("right 2\r")
      try terminal.shows("day 0 (0…8)> right 2", "day 2 (0…8)", "  2", "day 2 (0…8)> ¦")
      try terminal.type("where\r\r")
      try terminal.shows("day 4 (0…8)", "  4", "day 4 (0…8)> ¦")
      try terminal.type("\u{1B}[D\r")
      try terminal.shows(
        "day 0 (0…8)> right 2", "day 2 (0…8)", "  2", "day 2 (0…8)> where", "▸ day  2  (0…8)",
        "day 2 (0…8)", "  2", "day 2 (0…8)> ¦")
      try terminal.type("undo\r")
      try terminal.shows(
        "day 2 (0…8)> undo", "day 3 (0…8)", "  3", "changed: undid 'left', at day 3 (0…8)",
        "day 3 (0…8)> ¦")
      try terminal.type("history\r")
      try terminal.waits { screen in
        ["right 2", "where", "right 2", "left", "left", "undo"].allSatisfy { word in
          screen.lines.contains { $0.hasSuffix(" \(word)") }
        }
      }
    }

    @Test func `a page is whole and scrolls if the lines below it fill the screen`() throws {
      let terminal = try Terminal(["--events"], rows: 9)
      try terminal.shows("day 2025-12-31 (731 of 731)> ¦")
      try terminal.type("\u{1B}[D")
      try terminal.shows("  addView day 729, host 0", "day 2025-12-30 (730 of 731)> ¦")
      #expect(terminal.screen.scrolled.contains("day 2025-12-30 · Tuesday"))
      let all = terminal.screen.scrolled + terminal.screen.lines
      #expect(all.contains { $0.hasPrefix("count 24 · missing 0 · min ") })
    }

    @Test func `in a short terminal the chart is shorter and the page is whole`() throws {
      let terminal = try Terminal([], rows: 12)
      try terminal.shows("day 2025-12-31 (731 of 731)> ¦")
      try terminal.type("\u{1B}[D")
      try terminal.shows("day 2025-12-30 (730 of 731)> ¦")
      #expect(terminal.screen.lines.contains("day 2025-12-30 · Tuesday"))
    }

    @Test func `a series from standard input works with keys from the terminal`() throws {
      let terminal = try Terminal(
        [
          "-c", "printf 'date,v\\n2024-02-28,1\\n2024-02-29,2\\n' | \(program.path) - --levels day",
        ],
        executable: "/bin/sh")
      try terminal.shows("day 2024-02-29 (2 of 2)> ¦")
      try terminal.type("\u{1B}[D")
      try terminal.shows("day 2024-02-28 (1 of 2)> ¦")
      try terminal.type("\u{4}")
      #expect(try terminal.end() == 0)
    }

    @Test(arguments: [18, 20, 30, 45])
    func `nothing is wider than the terminal`(columns: Int) throws {
      let terminal = try Terminal([], columns: columns, rows: 40)
      try terminal.waits { $0.linesWithCursor.last?.hasSuffix("> ¦") == true }
      try terminal.type("\u{1B}[D")
      try terminal.waits { $0.lines.first?.hasPrefix("day 2025-12-30") == true }
      try terminal.type("go week 3 and more than there is room for")
      try terminal.waits { $0.linesWithCursor.joined().hasSuffix("room for¦") }
      #expect(terminal.screen.scrolled == [])
    }
  }
#endif
