#if canImport(Glibc)
  import Testing

  /// Uses keys to mark, enter and compare bars.
  @Suite(.ownThreads) struct PromptBarTests {
    private static let day = "day 2025-12-31 (731 of 731)>"
    private static let pointers = String(repeating: " ", count: 78) + "▲"
    private static let figures = "count 24 · missing 0 · min 5.5 · mean 9 · max 12.3"

    @Test(arguments: [(",", "."), ("⎋[1;2D", "⎋[1;2C"), ("⎋[d", "⎋[c")])
    func `keys mark the neighboring bar, and the caption starts with it`(
      previous: String, next: String
    ) throws {
      try play(
        """
        => \(Self.day) ¦
        \(previous) ==> day 2025-12-31 · Wednesday | ... | \(Self.pointers) |      0  1  2  3  4   5  6  7  8  9  10 11  12 13 14 15 16 17  18 19 20 21 22 23 | Wed 2025-12-31 23:00: 7 · 1 sample | \(Self.figures) | \(Self.day) ¦
        \(next) => Wed 2025-12-31 23:00: 7 · 1 sample | \(Self.figures) | ignored: Already at the last bar of 'day'. | \(Self.day) ¦
        \(previous)\(previous) => Wed 2025-12-31 21:00: 8.2 · 1 sample | \(Self.figures) | \(Self.day) ¦
        """)
    }

    @Test func `the first press of the next key marks the first bar`() throws {
      try play(
        """
        => \(Self.day) ¦
        . => Wed 2025-12-31 00:00: 6.6 · 1 sample | \(Self.figures) | \(Self.day) ¦
        , ==> day 2025-12-30 · Tuesday | ... | Tue 2025-12-30 23:00: 7.2 · 1 sample | ...
        """)
    }

    @Test(arguments: [(",", "Wed 2025-12-31"), (".", "Mon 2025-12-29")])
    func `the first press marks a bar with a value`(key: String, day: String) throws {
      try play(
        """
        => \(Self.day) ¦
        down⏎ => week 2026-W01 (105 of 105)> ¦
        \(key) => \(day): ... | ...
        """)
    }

    @Test func `Enter goes into the bar, and Backspace comes back`() throws {
      // Enter does not repeat a move, because no move followed the bar.
      try play(
        """
        => \(Self.day) ¦
        go week⏎ => week 2026-W01 (105 of 105)> ¦
        ..⏎ => day 2025-12-30 · Tuesday | ... | day 2025-12-30 (730 of 731)> ¦
        ⏎ => day 2025-12-30 (730 of 731)> ¦ | !ignored
        ←⏎ => day 2025-12-28 (728 of 731)> ¦
        ⌫ => Tue 2025-12-30: 8.3 · 24 samples | ... | week 2026-W01 (105 of 105)> ¦
        ⌫ => ignored: There is nothing to return to. 'back' returns to the bar that you |   entered. | week 2026-W01 (105 of 105)> ¦
        """)
    }

    @Test func `Enter on the finest level says that no level is finer`() throws {
      try play(
        """
        => \(Self.day) ¦
        ,⏎ => \(Self.figures) | ignored: 'day' is the finest level. | \(Self.day) ¦
        """)
    }

    @Test func `on a line with text, the same characters are typed and Backspace erases`() throws {
      // Backspace has no effect on an empty line.
      try play(
        """
        => \(Self.day) ¦
        x,.+- => \(Self.day) x,.+-¦
        ⎋[1;2D! => \(Self.day) x,.+!¦-
        ^E⌫⌫⌫⌫⌫⌫⌫⌫⌫⌫⌫⌫ => \(Self.day) ¦ | !ignored
        """)
    }

    @Test(arguments: [("-", "+"), ("⎋[1;2B", "⎋[1;2A"), ("⎋[b", "⎋[a")])
    func `keys zoom, and the first change of level explains both ways`(out: String, in: String)
      throws
    {
      try play(
        """
        => \(Self.day) ¦
        ⎋[H => day 2024-01-01 (1 of 731)> ¦
        \(out) => 'up' and 'down' go to the page that each level remembers. 'zoom in' (+) and |   'zoom out' (-) go to a page that shares dates with this one. | week 2024-W01 (1 of 105)> ¦
        \(out) => month 2024-01 (1 of 24)> ¦ | !'up' and 'down'
        \(`in`) => week 2024-W01 (1 of 105)> ¦
        """)
    }

    @Test func `a comparison follows the keys`() throws {
      try play(
        """
        => \(Self.day) ¦
        compare previous⏎ => █ 2025-12-31 mean 9 · ░ 2025-12-30 mean 8.3 · change +0.63 (+7.6%) | \(Self.figures) | \(Self.day) ¦
        ← => █ 2025-12-30 mean 8.3 · ░ 2025-12-29 mean 6.3... | ...
        """)
    }

    @Test func `in a short terminal, the page with a mark and a comparison is whole`() throws {
      try play(
        rows: 15,
        """
        => \(Self.day) ¦
        compare previous⏎, => Wed 2025-12-31 23:00: 7 ·... | ...
        , => day 2025-12-31 · Wednesday | ... | Wed 2025-12-31 22:00:... | ... | \(Self.figures) | ...
        """)
    }

    @Test func `a prompt of whole lines has the commands and the explanation`() throws {
      try play(
        """
        $ crosspager --plain
        => day 2025-12-31, 731 of 731> ¦
        bar max⏎ => day 2025-12-31, 731 of 731> bar max | changed: bar at 16, Wed 2025-12-31 16:00: 12.3, 1 sample | day 2025-12-31, 731 of 731> ¦
        down⏎ => 'up' and 'down' go to the page... | ...
        """)
    }
  }
#endif
