#if canImport(Glibc)
  import Foundation
  import Testing

  @Suite(.ownThreads) struct PromptTests {
    @Test func `the newest page is drawn first, then every page that a move reaches`() throws {
      try play(
        """
        ==> day 2025-12-31 · Wednesday | ... | day 2025-12-31 (731 of 731)> ¦
        left 3⏎ => day 2025-12-28 · Sunday | ... | count 24 · missing 0 · min 1.5 · mean 5 · max 8.7 | day 2025-12-28 (728 of 731)> ¦
        ^D => end 0
        """)
    }

    @Test func `a typo is marked with a caret and the prompt returns`() throws {
      try play(
        """
        $ crosspager --levels day=5
        => day 0 (0…4) |   0 | day 0 (0…4)> ¦
        rihgt⏎ => day 0 (0…4)> rihgt |   rihgt |   ^^^^^ | Unknown command 'rihgt'. Did you mean 'right'? | day 0 (0…4)> ¦
        quit 3⏎ => end 3
        """)
    }

    @Test func `the arrow keys move at once and redraw the page in place`() throws {
      try play(
        """
        $ crosspager --levels day=5,week=3
        => day 0 (0…4) |   0 | day 0 (0…4)> ¦
        → ==> day 1 (0…4) |   1 | day 1 (0…4)> ¦
        →⎋OC← ==> day 2 (0…4) |   2 | day 2 (0…4)> ¦
        ↓ ==> week 0 (0…2) |   0 | week 0 (0…2)> ¦
        ↑ ==> day 2 (0…4) |   2 | day 2 (0…4)> ¦
        """)
    }

    @Test func `the prompt shows moving content and an open page, and every page is drawn`() throws
    {
      try play(
        """
        $ crosspager --levels day=5
        => day 0 (0…4)> ¦
        drag -0.6 0⏎ => changed: dragging 0.6 right, toward day 1 (0…4) | day 0 (0…4) dragging> ¦
        release⏎ => day 1 (0…4) |   1 | day 1 (0…4)> ¦
        open⏎ => changed: '1' is open, path 0 1, at day 1 (0…4) | day 1 (0…4) open> ¦
        → => day 1 (0…4) open> ¦
        close⏎ => changed, at day 1 (0…4) | day 1 (0…4)> ¦
        """)
    }

    @Test func `events are printed for every move, typed or by key`() throws {
      try play(
        """
        $ crosspager --levels day=5 --events
        => day 0 (0…4)> ¦
        right⏎ =>   create day 0, host 0 | ... |   didEndDisplaying day 0 |   willDisplay day 1 |   removeView day 0, host 0 |   reuse day 1, host 0 |   configure day 1, host 0 |   addView day 1, host 0 | day 1 (0…4)> ¦
        → => day 2 (0…4) |   2 |   didEndDisplaying day 1 |   willDisplay day 2 |   removeView day 1, host 0 |   reuse day 2, host 0 |   configure day 2, host 0 |   addView day 2, host 0 | day 2 (0…4)> ¦
        """)
    }

    @Test func `home, end, page up and page down move further`() throws {
      try play(
        """
        $ crosspager --levels day=30
        => day 0 (0…29)> ¦
        ⎋[F => day 29 (0…29)> ¦
        ⎋[5~ => day 19 (0…29)> ¦
        ⎋[5~⎋[6~⎋[5~ => day 9 (0…29)> ¦
        ⎋[H => day 0 (0…29)> ¦
        """)
    }

    @Test func `a refused move says why every time, in the same place`() throws {
      try play(
        """
        $ crosspager --levels day=5
        => day 0 (0…4)> ¦
        ← ==> day 0 (0…4) |   0 | ignored: Already at the first page of 'day'. | day 0 (0…4)> ¦
        ←←x => ignored: Already at the first page of 'day'. | day 0 (0…4)> x¦
        ⌫ ==> day 0 (0…4) |   0 | ignored: Already at the first page of 'day'. | day 0 (0…4)> ¦
        """)
    }

    @Test func `an empty line repeats the last move, and undo reverses it`() throws {
      try play(
        """
        $ crosspager --levels day=9
        => day 0 (0…8)> ¦
        ⏎ => day 0 (0…8)> ¦
        right 2⏎ => day 0 (0…8)> right 2 | day 2 (0…8) |   2 | day 2 (0…8)> ¦
        where⏎⏎ => day 4 (0…8) |   4 | day 4 (0…8)> ¦
        ←⏎ => day 0 (0…8)> right 2 | day 2 (0…8) |   2 | day 2 (0…8)> where | ▸ day  2  (0…8) | day 2 (0…8) |   2 | day 2 (0…8)> ¦
        undo⏎ => day 2 (0…8)> undo | day 3 (0…8) |   3 | changed: undid 'left', at day 3 (0…8) | day 3 (0…8)> ¦
        history⏎ => 1  right 2 | 2  where | 3  right 2 | 4  left | 5  left | 6  undo | 7  history | day 3 (0…8)> ¦
        """)
    }

    @Test func `a page is whole and scrolls if the lines below it fill the screen`() throws {
      let terminal = try Terminal(["--events"], rows: 9)
      try terminal.follows(
        """
        => day 2025-12-31 (731 of 731)> ¦
        ← =>   addView day 729, host 0 | day 2025-12-30 (730 of 731)> ¦
        """)
      #expect(terminal.screen.scrolled.contains("day 2025-12-30 · Tuesday"))
      let all = terminal.screen.scrolled + terminal.screen.lines
      #expect(all.contains { $0.hasPrefix("count 24 · missing 0 · min ") })
    }

    @Test func `in a short terminal, the chart is shorter and the page is whole`() throws {
      try play(
        rows: 12,
        """
        => day 2025-12-31 (731 of 731)> ¦
        ← => day 2025-12-30 · Tuesday | ... | day 2025-12-30 (730 of 731)> ¦
        """)
    }

    @Test func `a series from standard input works with keys from the terminal`() throws {
      let rows = "printf 'date,v\\n2024-02-28,1\\n2024-02-29,2\\n'"
      let terminal = try Terminal(
        ["-c", "\(rows) | \(program.path) - --levels day"], executable: "/bin/sh")
      try terminal.follows(
        """
        => day 2024-02-29 (2 of 2)> ¦
        ← => day 2024-02-28 (1 of 2)> ¦
        ^D => end 0
        """)
    }

    @Test(arguments: [18, 20, 30, 45])
    func `nothing is wider than the terminal`(columns: Int) throws {
      let terminal = try Terminal([], columns: columns, rows: 40)
      try terminal.follows(
        """
        => ...> ¦
        ← ==> day 2025-12-30... | ...
        """)
      try terminal.type("go week 3 and more than there is room for")
      try terminal.waits { $0.linesWithCursor.joined().hasSuffix("room for¦") }
      #expect(terminal.screen.scrolled == [])
    }

    @Test func `n and N repeat a search until another line is entered`() throws {
      // Before a search, n begins a command. An arrow key moves without ending the search.
      try play(
        """
        => day 2025-12-31 (731 of 731)> ¦
        n => day 2025-12-31 (731 of 731)> n¦
        ^Ufind max⏎ => moved to day 2024-07-28 (210 of 731), max 26.8 in the hour from 14:00 on Sun |   2024-07-28 | day 2024-07-28 (210 of 731)> ¦
        n => day 2025-07-18 · Friday | ... | moved to day 2025-07-18 (565 of 731), max 26.5 in the hour from 15:00 on Fri |   2025-07-18, number 2 of 728 pages | day 2025-07-18 (565 of 731)> ¦
        N => moved to day 2024-07-28 (210 of 731), max 26.8 in the hour from 14:00 on Sun |   2024-07-28 | day 2024-07-28 (210 of 731)> ¦
        →nnn => day 2024-06-21 (173 of 731)> ¦
        down⏎ => week 2026-W01 (105 of 105)> ¦
        ne => week 2026-W01 (105 of 105)> ne¦
        """)
    }
  }

  /// Tests prompts that read whole lines and never move the cursor.
  @Suite(.ownThreads) struct PlainPromptTests {
    @Test func `a plain prompt only reads lines, for screen readers`() throws {
      let terminal = try Terminal(["--levels", "day=5", "--plain"])
      try terminal.follows("=> ...>")
      #expect(!terminal.screen.marksPastes)
      let before = terminal.screen.lines
      try terminal.type("right 2\n")
      try terminal.waits { $0.lines.count > before.count && $0.lines.last?.hasSuffix(">") == true }
      #expect(terminal.screen.lines.starts(with: before.dropLast()))
      try terminal.follows("^D => end 0")
    }

    @Test(arguments: ["dumb", ""])
    func `a dumb terminal gets no escape sequences`(name: String) throws {
      let terminal = try Terminal(["--levels", "day=5"], environment: ["TERM": name])
      try terminal.follows(
        """
        => Try 'left', 'down' or 'map'. 'help' lists the commands. | day 0 (0…4)>
        right 2^J => day 0 (0…4)> right 2 | day 2 (0…4) |   2 | day 2 (0…4)> ¦
        """)
      #expect(!terminal.screen.marksPastes)
      try terminal.follows("^D => end 0")
    }
  }
#endif
