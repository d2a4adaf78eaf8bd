#if canImport(Glibc)
  import Foundation
  import Testing

  /// Uses keys to mark, enter and compare bars.
  struct PromptBarTests {
    private static let day = "day 2025-12-31 (731 of 731)> "
    private static let pointers = String(repeating: " ", count: 78) + "▲"
    private static let figures = "count 24 · missing 0 · min 5.5 · mean 9 · max 12.3"

    private static func started() throws -> Terminal {
      let terminal = try Terminal([])
      try terminal.shows("\(day)¦")
      return terminal
    }

    @Test(arguments: [(",", "."), ("\u{1B}[1;2D", "\u{1B}[1;2C"), ("\u{1B}[d", "\u{1B}[c")])
    func `keys mark the neighboring bar, and the caption starts with it`(
      previous: String, next: String
    ) throws {
      let terminal = try Self.started()
      try terminal.type(previous)
      try terminal.shows(
        Self.pointers,
        "     0  1  2  3  4   5  6  7  8  9  10 11  12 13 14 15 16 17  18 19 20 21 22 23",
        "Wed 2025-12-31 23:00: 7 · 1 sample", Self.figures, "\(Self.day)¦")
      #expect(terminal.screen.lines.first == "day 2025-12-31 · Wednesday")
      try terminal.type(next)
      try terminal.shows(
        "Wed 2025-12-31 23:00: 7 · 1 sample", Self.figures,
        "ignored: Already at the last bar of 'day'.", "\(Self.day)¦")
      try terminal.type(previous + previous)
      try terminal.shows("Wed 2025-12-31 21:00: 8.2 · 1 sample", Self.figures, "\(Self.day)¦")
      #expect(terminal.screen.unknown == [])
    }

    @Test func `the first press of the next key marks the first bar`() throws {
      let terminal = try Self.started()
      try terminal.type(".")
      try terminal.shows("Wed 2025-12-31 00:00: 6.6 · 1 sample", Self.figures, "\(Self.day)¦")
      try terminal.type(",")
      try terminal.waits {
        $0.lines.first == "day 2025-12-30 · Tuesday"
          && $0.lines.contains("Tue 2025-12-30 23:00: 7.2 · 1 sample")
      }
    }

    @Test(arguments: [(",", "Wed 2025-12-31"), (".", "Mon 2025-12-29")])
    func `the first press marks a bar with a value`(key: String, day: String) throws {
      let terminal = try Self.started()
      try terminal.type("down\r")
      try terminal.shows("week 2026-W01 (105 of 105)> ¦")
      try terminal.type(key)
      try terminal.waits { $0.lines.contains { $0.hasPrefix("\(day): ") } }
    }

    @Test func `Enter goes into the bar, and Backspace comes back`() throws {
      let terminal = try Self.started()
      try terminal.type("go week\r")
      try terminal.shows("week 2026-W01 (105 of 105)> ¦")
      try terminal.type("..\r")
      try terminal.waits {
        $0.linesWithCursor.last == "day 2025-12-30 (730 of 731)> ¦"
          && $0.lines.contains("day 2025-12-30 · Tuesday")
      }
      // Enter does not repeat a move, because no move followed the bar.
      try terminal.type("\r")
      try terminal.readsAll()
      #expect(!terminal.screen.lines.contains { $0.hasPrefix("ignored") })
      try terminal.type("\u{1B}[D\r")
      try terminal.waits { $0.linesWithCursor.last == "day 2025-12-28 (728 of 731)> ¦" }
      try terminal.type("\u{7F}")
      try terminal.waits {
        $0.linesWithCursor.last == "week 2026-W01 (105 of 105)> ¦"
          && $0.lines.contains("Tue 2025-12-30: 8.3 · 24 samples")
      }
      try terminal.type("\u{7F}")
      try terminal.shows(
        "ignored: There is nothing to return to. 'back' returns to the bar that you",
        "  entered.", "week 2026-W01 (105 of 105)> ¦")
    }

    @Test func `Enter on the finest level says so`() throws {
      let terminal = try Self.started()
      try terminal.type(",\r")
      try terminal.shows(Self.figures, "ignored: 'day' is the finest level.", "\(Self.day)¦")
    }

    @Test func `on a line with text, the same characters are typed and Backspace erases`() throws {
      let terminal = try Self.started()
      try terminal.type("x,.+-")
      try terminal.shows("\(Self.day)x,.+-¦")
      try terminal.type("\u{1B}[1;2D!")
      try terminal.shows("\(Self.day)x,.+!¦-")
      // Backspace has no effect on an empty line.
      try terminal.type("\u{5}" + String(repeating: "\u{7F}", count: 12))
      try terminal.shows("\(Self.day)¦")
      try terminal.readsAll()
      #expect(terminal.screen.linesWithCursor.last == "\(Self.day)¦")
      #expect(!terminal.screen.lines.contains { $0.hasPrefix("ignored") })
    }

    @Test(arguments: [("-", "+"), ("\u{1B}[1;2B", "\u{1B}[1;2A"), ("\u{1B}[b", "\u{1B}[a")])
    func `keys zoom, and the first change of level explains both ways`(out: String, in: String)
      throws
    {
      let prompt = try Self.started()
      let remark = [
        "'up' and 'down' go to the page that each level remembers. 'zoom in' (+) and",
        "  'zoom out' (-) go to a page that shares dates with this one.",
      ]
      try prompt.type("\u{1B}[H")
      try prompt.waits { $0.linesWithCursor.last == "day 2024-01-01 (1 of 731)> ¦" }
      try prompt.type(out)
      try prompt.shows(remark[0], remark[1], "week 2024-W01 (1 of 105)> ¦")
      try prompt.type(out)
      try prompt.waits { screen in
        screen.linesWithCursor.last == "month 2024-01 (1 of 24)> ¦"
          && !screen.lines.contains(remark[0])
      }
      try prompt.type(`in`)
      try prompt.waits { $0.linesWithCursor.last == "week 2024-W01 (1 of 105)> ¦" }
    }

    @Test func `a comparison follows the keys`() throws {
      let terminal = try Self.started()
      try terminal.type("compare previous\r")
      try terminal.shows(
        "█ 2025-12-31 mean 9 · ░ 2025-12-30 mean 8.3 · change +0.63 (+7.6%)",
        Self.figures, "\(Self.day)¦")
      try terminal.type("\u{1B}[D")
      try terminal.waits {
        $0.lines.contains { $0.hasPrefix("█ 2025-12-30 mean 8.3 · ░ 2025-12-29 mean 6.3") }
      }
    }

    @Test func `in a short terminal, the page with a mark and a comparison is whole`() throws {
      let terminal = try Terminal([], rows: 15)
      try terminal.shows("\(Self.day)¦")
      try terminal.type("compare previous\r,")
      try terminal.waits { $0.lines.contains { $0.hasPrefix("Wed 2025-12-31 23:00: 7 ·") } }
      try terminal.type(",")
      try terminal.waits { $0.lines.contains { $0.hasPrefix("Wed 2025-12-31 22:00:") } }
      #expect(terminal.screen.lines.contains("day 2025-12-31 · Wednesday"))
      #expect(terminal.screen.lines.contains(Self.figures))
    }

    @Test func `a prompt of whole lines has the commands and the explanation`() throws {
      let terminal = try Terminal(["--plain"])
      try terminal.shows("day 2025-12-31, 731 of 731> ¦")
      try terminal.type("bar max\r")
      try terminal.shows(
        "day 2025-12-31, 731 of 731> bar max",
        "changed: bar at 16, Wed 2025-12-31 16:00: 12.3, 1 sample", "day 2025-12-31, 731 of 731> ¦")
      try terminal.type("down\r")
      try terminal.waits { $0.lines.contains { $0.hasPrefix("'up' and 'down' go to the page") } }
    }
  }
#endif
