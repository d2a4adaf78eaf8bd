#if canImport(Glibc)
  import CrossPagerTesting
  import Foundation
  import Glibc
  import Testing

  /// Tests the whole screen: charts that fill it, and changes to its size. At quick depth, fewer sizes are tried.
  @Suite(.ownThreads) struct PromptScreenTests {
    private static let last = "day 2025-12-31 (731 of 731)> ¦"

    /// Returns the number of rows of bars above and below the axis. Each of these rows contains `┤` or `│`.
    private func rowsOfBars(_ screen: Screen) -> Int {
      screen.lines.count { $0.contains("┤") || $0.contains("│") }
    }

    @Test(arguments: [(24, 16), (31, 23), (32, 24), (60, 40)])
    func `a chart fills the screen up to 40 rows of bars`(rows: Int, bars: Int) throws {
      let terminal = try Terminal([], rows: rows)
      try terminal.follows("=> \(Self.last)")
      // The chart may be up to five rows shorter to suit the steps of the axis.
      #expect((bars - 5...bars).contains(rowsOfBars(terminal.screen)))
      #expect(terminal.screen.lines.first == "day 2025-12-31 · Wednesday")
      #expect(terminal.screen.scrolled == [])
    }

    @Test func `the command show draws the page as large as a key does`() throws {
      let terminal = try Terminal([], rows: 40)
      try terminal.follows("=> \(Self.last)")
      try terminal.type("\u{1B}[D\u{1B}[C")
      try terminal.follows("=> \(Self.last)")
      let page = terminal.screen.lines.prefix { !$0.hasPrefix("day 2025-12-31 (") }
      try terminal.type("show\r")
      try terminal.waits { screen in
        (screen.scrolled + screen.lines).contains { $0.hasSuffix("> show") }
          && screen.linesWithCursor.last?.hasSuffix("> ¦") == true
          && screen.lines.suffix(page.count + 1).dropLast() == page
      }
    }

    @Test(
      arguments: Depth.some(
        of: [(40, 12), (41, 13), (80, 12), (80, 24), (100, 40), (200, 60)], quick: 2))
    func `a message of one row leaves the chart as it is`(columns: Int, rows: Int) throws {
      let terminal = try Terminal([], columns: columns, rows: rows)
      func page() -> [String] {
        let lines = terminal.screen.lines
        let start = lines.lastIndex { $0.hasPrefix("day") && $0.contains("·") } ?? 0
        return lines[start...].prefix { !$0.hasSuffix(">") } + []
      }
      try terminal.waits { $0.linesWithCursor.last?.hasSuffix("> ¦") == true && $0.keys != nil }
      let before = page()
      try terminal.type("\u{1B}[A")
      let message = "ignored: Already at the first level."
      try terminal.waits { $0.lines.contains(message) }
      #expect(page() == before + [message])
      #expect(terminal.screen.scrolled == [])
      try terminal.type("\u{1B}[D\u{1B}[C")
      try terminal.readsAll()
      #expect(page() == before)
      try terminal.type("set hints off\r\u{1B}[D\u{1B}[C")
      try terminal.waits { $0.lines.contains("changed: hints off") }
      try terminal.readsAll()
      let other = page()
      try terminal.type("\u{3}")
      try terminal.waits { $0.lines.last == "To leave: q, or Ctrl-D" }
      #expect(page() == other)
    }

    /// The parts of the page and the keys that are left on a screen of 30 columns.
    static let sizes: [(rows: Int, parts: [String])] = [
      (10, ["temperature", "min 5.5", "← page"]), (9, ["temperature", "← page"]),
      (8, ["temperature"]), (7, ["min 5.5"]), (6, []), (5, []),
    ]

    @Test(arguments: Depth.some(of: sizes, quick: 3))
    func `on a small screen, the page loses its figures, then the keys, then its title`(
      rows: Int, parts: [String]
    ) throws {
      let terminal = try Terminal([], columns: 30, rows: rows)
      try terminal.waits { $0.linesWithCursor.last == "day 2025-12-31> ¦" }
      try terminal.readsAll()
      let lines = terminal.screen.lines + (terminal.screen.keys.map { [$0] } ?? [])
      let all = ["temperature", "count 24", "min 5.5", "mean", "← page"]
      #expect(all.filter { part in lines.contains { $0.hasPrefix(part) } } == parts)
      #expect(lines.first?.hasPrefix("day 2025-12-31") == true)
      #expect(lines.contains { $0.contains(" 0 ┴──") })
      #expect(terminal.screen.scrolled == [])
    }

    @Test(arguments: Depth.some(of: [(30, 10), (30, 8), (40, 6), (20, 8), (18, 5)], quick: 1))
    func `the drawing never exceeds a small screen`(columns: Int, rows: Int) throws {
      let terminal = try Terminal([], columns: columns, rows: rows)
      try terminal.waits { $0.linesWithCursor.last?.hasSuffix("> ¦") == true }
      for key in ["\u{1B}[B", "\u{1B}[B", ",", ",", "\u{1B}[D", "-", "x", "\u{15}", "\u{1B}[A"] {
        try terminal.type(key)
        try terminal.readsAll()
        #expect(terminal.screen.scrolled == [])
        #expect(terminal.screen.lines.first?.contains("20") == true)
      }
      #expect(terminal.screen.unknown == [])
    }

    @Test func `on a larger screen, the keys appear again`() throws {
      let terminal = try Terminal([], rows: 6)
      try terminal.follows("=> \(Self.last) | []\n? => \(Self.last)")
      try terminal.waits {
        $0.scrolled.contains { $0.hasSuffix("> help") } && $0.linesWithCursor.last == Self.last
      }
      terminal.resize(columns: 80, rows: 24)
      try terminal.type("z\u{7F}")
      try terminal.waits { $0.keys != nil }
    }

    @Test func `an option limits the rows of bars`() throws {
      let terminal = try Terminal(["--height", "5"])
      try terminal.follows("=> \(Self.last)")
      #expect(rowsOfBars(terminal.screen) <= 5)
    }

    @Test func `remarks, messages, lists and long lines leave the page whole`() throws {
      let rows = (1...40).flatMap { day in
        ["north", "south", "east", "west"].map { name in
          "2024-\(day > 31 ? "02" : "01")-\(String(format: "%02d", (day - 1) % 31 + 1)),"
            + "the \(name) station,\(day)"
        }
      }
      let terminal = try Terminal(
        [file(["date,station,rain"] + rows), "--levels", "month,year"], columns: 90)
      // A refused move adds a line. Then type a line that takes two rows, and list the commands.
      try terminal.follows(
        """
        ==> month 2024-02 · 2024-02-01 through 2024-02-29 | ...the north station... | ... | ...> ¦
        → ==> month 2024-02 · 2024-02-01 through 2024-02-29 | ... | ignored: Already at the last... | ...
        \(String(repeating: "x", count: 100)) ==> month 2024-02 · 2024-02-01 through 2024-02-29 | ... | ...xxx¦
        ^U⇥⇥ ==> month 2024-02 · 2024-02-01 through 2024-02-29 | ... | left  ... | ...
        ← ==> month 2024-01 · 2024-01-01 through 2024-01-31 | ... | !left \(" ")
        """)
      #expect(terminal.screen.scrolled == [])
    }

    @Test(arguments: [(20, 5, false), (20, 8, false), (80, 24, true)])
    func `on a small screen, the page takes the place of remarks`(
      columns: Int, rows: Int, isShown: Bool
    ) throws {
      let remark = "'visits' only rises."
      let days = (1...29).flatMap { day in
        ["06:00", "18:00"].map { "2024-01-\(day < 10 ? "0" : "")\(day) \($0),\(day)" }
      }
      let terminal = try Terminal(
        [file(["date,visits"] + days), "--levels", "week,month"], columns: columns, rows: rows)
      try terminal.waits { $0.linesWithCursor.last?.hasSuffix("> ¦") == true }
      try terminal.readsAll()
      #expect(terminal.screen.lines.first?.hasPrefix("week 2024-W05") == true)
      #expect(terminal.screen.lines.contains { $0.contains("0 ┴──") })
      #expect(terminal.screen.lines.contains { $0.hasPrefix(remark) } == isShown)
      #expect(terminal.screen.scrolled == [])
      // On a larger screen, the remarks appear.
      terminal.resize(columns: 80, rows: 24)
      try terminal.waits { $0.lines.contains { $0.hasPrefix(remark) } }
    }

    @Test func `the first page whose bars look alike says how to see the differences`() throws {
      let months = (2010...2020).flatMap { year in
        (1...12).map { month in
          "\(year)-\(month < 10 ? "0" : "")\(month),\(year < 2020 ? 400 + month : month * 35)"
        }
      }
      let remark = "The axis starts at 0. To see the differences: set scale page"
      let arguments = [try file(["date,ppm"] + months), "--levels", "year,decade"]
      try Terminal(arguments).follows(
        """
        => year 2020 (11 of 11)> ¦ | !\(remark)
        ← => \(remark) | year 2019 (10 of 11)> ¦
        ← => year 2018 (9 of 11)> ¦ | !\(remark)
        """)
      try Terminal(arguments + ["--start", "2015"]).follows(
        "=> \(remark) | year 2015 (6 of 11)> ¦")
      for options in [["-c", "left"], ["--plain", "-c", "left"], ["--json", "-c", "left"]] {
        let run = try crosspager(arguments + options)
        #expect(!(run.output + run.errors).contains("The axis starts"))
      }
    }

    /// Returns the path of a file with these lines.
    private func file(_ lines: [String]) throws -> String {
      let file = try temporaryFolder().appending(path: "x.csv")
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
      return file.path
    }

    /// Returns the screen that a program shows if it starts in a terminal of this size.
    private func fresh(_ arguments: [String], columns: Int, rows: Int) throws -> [String] {
      let terminal = try Terminal(arguments, columns: columns, rows: rows)
      try terminal.waits { $0.linesWithCursor.last?.hasSuffix("> ¦") == true }
      return terminal.screen.linesWithCursor
    }

    @Test(arguments: [true, false])
    func `a new size leaves nothing of the old drawing`(wraps: Bool) throws {
      let terminal = try Terminal([], columns: 100, rows: 30)
      if !wraps { terminal.cutsRows() }
      try terminal.follows("=> \(Self.last)")
      let sizes = [(70, 30), (100, 30), (40, 20), (120, 50), (30, 14), (80, 24)]
      for (columns, rows) in Depth.some(of: sizes, quick: 2) {
        terminal.resize(columns: columns, rows: rows)
        let wanted = try fresh([], columns: columns, rows: rows)
        try terminal.waits { $0.linesWithCursor == wanted }
      }
      try terminal.follows(
        "← ==> day 2025-12-30 · Tuesday | ... | day 2025-12-30 (730 of 731)> ¦")
    }

    @Test func `a page that had no room on a screen of one row appears again`() throws {
      let terminal = try Terminal([])
      try terminal.follows("=> \(Self.last)")
      let page = terminal.screen.linesWithCursor
      terminal.resize(columns: 10, rows: 1)
      try terminal.waits { $0.linesWithCursor == ["day> ¦"] }
      terminal.resize(columns: 80, rows: 24)
      try terminal.waits { Array($0.linesWithCursor.suffix(page.count)) == page }
    }

    @Test(arguments: [true, false])
    func `a new size keeps earlier output above a page that is not wide`(wraps: Bool) throws {
      let line = "echo earlier output; exec \(program.path) --levels day=5"
      let terminal = try Terminal(["-c", line], columns: 60, executable: "/bin/sh")
      if !wraps { terminal.cutsRows() }
      let screen = "==> earlier output | day 0 (0…4) |   0 | day 0 (0…4)> ¦"
      try terminal.follows(screen)
      terminal.resize(columns: 30, rows: 24)
      try terminal.follows(
        """
        \(screen) | [→ page  ? help]
        → ==> earlier output | day 1 (0…4) |   1 | day 1 (0…4)> ¦
        """)
    }

    @Test func `a typed line and the lines below the page survive a new size`() throws {
      let terminal = try Terminal(["--levels", "day=5"], columns: 60)
      try terminal.follows(
        """
        => day 0 (0…4)> ¦
        ← => ignored: Already at the first page of 'day'. | day 0 (0…4)> ¦
        go week => day 0 (0…4)> go week¦
        """)
      terminal.resize(columns: 20, rows: 24)
      try terminal.follows(
        "==> day 0 (0…4) |   0 | ignored: Already at | the first page of | 'day'. | day 0 (0…4)> go week | ¦"
      )
    }

    @Test(arguments: [["--levels", "day=5"], [], ["--follow"]])
    func `an idle prompt writes nothing`(arguments: [String]) throws {
      var arguments = arguments
      if arguments == ["--follow"] {
        arguments.insert(try file(["date,v", "2024-01-01,1", "2024-01-02,2"]), at: 0)
      }
      let terminal = try Terminal(arguments)
      try terminal.waits { $0.linesWithCursor.last?.hasSuffix("> ¦") == true }
      try terminal.readsAll()
      let written = terminal.written.count
      // A followed file wakes the program, which must still write nothing.
      try terminal.wakes(times: arguments.contains("--follow") ? 3 : 0)
      try terminal.readsAll()
      #expect(terminal.written.count == written)
    }
  }
#endif
