#if canImport(Glibc)
  import CrossPagerConsole
  import SeriesExplorer
  import Foundation
  import Glibc
  import LineEditing
  import Testing

  @testable import CrossPagerProgram

  /// Tests content that moves over time at the prompt. Content settles slowly so that even slow machines draw several
  /// frames.
  @Suite(.ownThreads) struct PromptMotionTests {
    private static let left = "\u{1B}[D"
    private static let down = "\u{1B}[B"

    /// Returns the screen after each frame. A frame ends by moving the cursor to its column (`ESC [ n C`).
    private func frames(_ terminal: Terminal, columns: Int = 80, rows: Int = 24) -> [Screen] {
      var screen = Screen(columns: columns, rows: rows)
      var frames: [Screen] = []
      for byte in terminal.written {
        screen.write(CollectionOfOne(byte))
        if byte == UInt8(ascii: "C") { frames.append(screen) }
      }
      return frames
    }

    @Test func `released content settles over time, in place`() throws {
      let terminal = try Terminal(["--levels", "day=5"], moves: true)
      try terminal.follows(
        """
        => day 0 (0…4)> ¦
        drag -0.6 0⏎ => changed: dragging 0.6 right, toward day 1 (0…4) | day 0 (0…4) dragging> ¦
        release⏎ => day 1 (0…4) |   1 | day 1 (0…4)> ¦
        """)
      let settling = frames(terminal).filter {
        $0.linesWithCursor.last == "day 0 (0…4) settling> ¦"
      }
      #expect(Set(settling.map(\.lines)).count > 1)
      // Each frame replaces the one before it.
      let heights = Set(settling.map(\.linesWithCursor.count))
      #expect(heights.count == 1, "\(settling.map(\.lines))")
      try terminal.follows(
        "undo⏎ => day 0 (0…4) |   0 | changed: undid a gesture, at day 0 (0…4) | day 0 (0…4)> ¦")
    }

    /// Returns a terminal whose content takes a second to settle from page 0 to page 1 and has already moved.
    private func settling() throws -> Terminal {
      let terminal = try Terminal(["--levels", "day=5"], moves: true)
      try terminal.follows(
        """
        => day 0 (0…4)> ¦
        set gesture 0.5 0.5 1000⏎ => changed: gesture 0.5 0.5 1000 | day 0 (0…4)> ¦
        drag -0.2 0⏎ => changed: dragging 0.2 right, toward day 0 (0…4) | day 0 (0…4) dragging> ¦
        release -2 0⏎ => day 0 (0…4) settling> ¦
        """)
      let first = terminal.screen.lines
      try terminal.waits { $0.lines != first }
      return terminal
    }

    @Test func `a key during a settle goes on from where the settle leads`() throws {
      try settling().follows(
        """
        → => day 2 (0…4) |   2 | moved to day 2 (0…4), 1 step, after settling at day 1 (0…4) | day 2 (0…4)> ¦
        undo⏎ => day 1 (0…4) |   1 | changed: undid 'right', at day 1 (0…4) | day 1 (0…4)> ¦
        """)
    }

    @Test func `a drag during a settle catches the content where it is`() throws {
      let terminal = try settling()
      try terminal.follows("drag 0.01 0⏎ => day 0 (0…4) dragging> ¦")
      let sentence = try #require(terminal.screen.lines.dropLast().last)
      let offset = try #require(sentence.split(separator: " ").lazy.compactMap { Double($0) }.first)
      #expect(offset > 0.19 && offset < 1, "\(sentence)")
    }

    @Test func `a line typed during a settle is kept, and the arrival redraws the page above it`()
      throws
    {
      try settling().follows(
        """
        whe => day 0 (0…4) settling> whe¦
        => day 1 (0…4) |   1 | day 1 (0…4)> whe¦
        re⏎ => day 1 (0…4)> where | ▸ day  1  (0…4) | day 1 (0…4)> ¦
        """)
    }

    @Test func `a report during a settle does not end it`() throws {
      try settling().follows(
        """
        where⏎ => settling 0... | ...
        => day 1 (0…4) |   1 | day 1 (0…4)> ¦
        """)
    }

    @Test func `without motion, released content arrives at once`() throws {
      let terminal = try Terminal(["--levels", "day=5", "--no-motion"], moves: true)
      try terminal.follows(
        """
        => day 0 (0…4)> ¦
        drag -0.6 0⏎release⏎ => day 0 (0…4) dragging> release | day 1 (0…4) |   1 | day 1 (0…4)> ¦
        set motion on⏎set motion off⏎drag -0.2 0⏎release⏎ => day 1 (0…4) |   1 | changed, at day 1 (0…4) | day 1 (0…4)> ¦
        """)
      #expect(!String(decoding: terminal.written, as: UTF8.self).contains("settling"))
    }

    @Test(arguments: [["--plain"], []])
    func `at a prompt of lines, released content arrives at once`(options: [String]) throws {
      let terminal = try Terminal(
        ["--levels", "day=5"] + options, environment: ["TERM": options.isEmpty ? "dumb" : "xterm"],
        moves: true)
      try terminal.follows(
        """
        => day 0...> ¦
        drag -0.6 0^J => day 0...dragging> ¦
        release^J => day 1...> ¦ | !settling
        """)
    }

    /// Returns a terminal that shows the chart of the last day, where pages slide for 600 milliseconds.
    private func chart(moves: Bool) throws -> Terminal {
      let terminal = try Terminal([], moves: moves)
      // Ctrl-L redraws the page directly above the prompt.
      try terminal.follows(
        """
        => day 2025-12-31 (731 of 731)> ¦
        set gesture 0.5 0.5 600⏎ => changed: gesture 0.5 0.5 600 | day 2025-12-31 (731 of 731)> ¦
        ^L ==> day 2025-12-31 · Wednesday | ... | day 2025-12-31 (731 of 731)> ¦ | !changed
        """)
      return terminal
    }

    @Test(arguments: [
      (Self.left, "day 2025-12-30 (730 of 731)> ¦"), (Self.down, "week 2026-W01 (105 of 105)> ¦"),
      ("left\r", "day 2025-12-30 (730 of 731)> ¦"), ("down\r", "week 2026-W01 (105 of 105)> ¦"),
    ])
    func `a chart slides to the page that a key or a typed move selects`(
      keys: String, prompt: String
    ) throws {
      let (terminal, still) = (try chart(moves: true), try chart(moves: false))
      let old = terminal.screen.lines.dropLast()
      for terminal in [terminal, still] { try terminal.type(keys) }
      try still.follows("=> \(prompt)")
      let new = still.screen.linesWithCursor
      try terminal.waits { $0.linesWithCursor == new }
      let sliding = frames(terminal).filter {
        $0.linesWithCursor.last == prompt && $0.linesWithCursor != new
      }
      #expect(Set(sliding.map(\.lines)).count > 1)
      #expect(sliding.allSatisfy { $0.lines.dropLast() != old })
      // The prompt stays on its row, and the page above a typed line stays as it is.
      #expect(Set(sliding.map(\.cursor.row)) == [terminal.screen.cursor.row])
      #expect(terminal.screen.scrolled == still.screen.scrolled)
      #expect(terminal.screen.unknown == [])
    }

    @Test func `pasted moves draw every page in place, and only the first one slides`() throws {
      let (terminal, still) = (try chart(moves: true), try chart(moves: false))
      for terminal in [terminal, still] { try terminal.type("left\rleft\rleft\r") }
      try still.follows("=> day 2025-12-28 (728 of 731)> ¦")
      let new = still.screen
      try terminal.waits { $0.linesWithCursor == new.linesWithCursor }
      #expect(terminal.screen.scrolled == new.scrolled)
    }

    @Test func `a key during a slide draws the next page at once, and so do the keys after it`()
      throws
    {
      let terminal = try chart(moves: true)
      try terminal.type(Self.left)
      try terminal.waits {
        $0.lines.last == "day 2025-12-30 (730 of 731)>" && $0.lines[0] != "day 2025-12-30 · Tuesday"
      }
      try terminal.follows(
        """
        ← => day 2025-12-29 (729 of 731)> ¦
        ← ==> day 2025-12-28 · Sunday | ... | day 2025-12-28 (728 of 731)> ¦
        """)
      let titles = frames(terminal).filter { $0.lines.last?.hasPrefix("day 2025-12-29") == true }
        .map(\.lines[0])
      #expect(Set(titles) == ["day 2025-12-29 · Monday"])
    }

    @Test func `a drag of a chart draws parts of both pages`() throws {
      let title = String(repeating: " ", count: 40) + "day 2025-12-31 · Wednesday"
      try play(
        """
        => day 2025-12-31 (731 of 731)> ¦
        drag 0.5 0⏎ => \(title) | ... | changed: dragging 0.5 left, toward day 2025-12-30 (730 of 731) | ...dragging>
        """)
    }

    /// A process that waits without a limit uses no processor time.
    @Test func `the program waits without a limit if nothing moves`() throws {
      var session = Session(scene: try Scene(levels: "day=5"), storage: FileStorage())
      for line in ["drag -0.6 0", "release"] { _ = session.run(line) }
      var conversation = Conversation(session: session, environment: Environment(), followed: nil)
      conversation.hasFrames = true
      var prompt = Prompt(
        editor: LineEditor(), display: PromptDisplay(size: .init(columns: 80, rows: 24)))
      #expect(conversation.patience(prompt) == nil)
      try wait(for: "the content to arrive") {
        _ = try conversation.advance(&prompt)
        #expect((conversation.patience(prompt) == nil) == !conversation.session.isSettling)
        return !conversation.session.isSettling
      }
      #expect(conversation.session.place?.page == 1)
    }
  }
#endif
