#if canImport(Glibc)
  import Foundation
  import Testing

  struct PromptEditingTests {
    private static let prompt = "day 0 (0…4)> "

    /// Keys, encoded as terminals send them, and the resulting line.
    @Test(arguments: [
      ("left 3\u{1B}[D\u{1B}[Dx", "leftx¦ 3"), ("abc\u{1}x\u{5}y", "xabcy¦"),
      ("abc\u{1B}[Hx\u{1B}[Fy\u{1B}OHz", "z¦xabcy"),
      ("one two\u{1B}b\u{1B}bX\u{1B}fY", "XoneY¦ two"), ("one two\u{1B}[1;5DX", "one X¦two"),
      ("one two\u{17}\u{19}\u{19}", "one twotwo¦"), ("one two\u{1B}\u{7F}\u{1B}\u{7F}x", "x¦"),
      ("abc\u{2}\u{2}\u{4}\u{8}z", "z¦c"), ("abc\u{2}\u{B}x\u{19}\u{1B}[D\u{1B}[3~", "abx¦"),
      ("ab\u{14}", "ba¦"), ("one\u{15}two\u{15}\u{19}\u{1B}y", "one¦"),
      ("one two\u{17}\u{1F}", "one two¦"), ("日本語\u{2}\u{8}é", "日é¦語"),
      ("e\u{301}👩‍👩‍👧x\u{2}\u{8}", "é¦x"), ("a\u{1B}[99~\u{1B}[1;2P\u{1B}]0;t\u{7}\u{1B}[[Ab", "ab¦"),
      ("\u{1B}[200~left 2\r\nright\u{1B}[201~", "left 2\nright¦"),
    ])
    func `keys edit the line`(keys: String, line: String) throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.shows("\(Self.prompt)¦")
      try terminal.type(keys)
      let lines = "\(Self.prompt)\(line)".components(separatedBy: "\n")
      try terminal.waits { $0.linesWithCursor.suffix(lines.count) == lines[...] }
      #expect(terminal.screen.unknown == [])
    }

    @Test func `an escape sequence may arrive in parts`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.shows("\(Self.prompt)¦")
      // By the time the text is visible, the program has also read the first part of the sequence.
      try terminal.type("a\u{1B}[")
      try terminal.shows("\(Self.prompt)a¦")
      try terminal.type("D")
      try terminal.shows("\(Self.prompt)¦a")
    }

    @Test func `a lone escape is a key`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.shows("\(Self.prompt)¦")
      try terminal.type("\u{12}")
      try terminal.shows("search '': ¦")
      try terminal.type("\u{1B}")
      try terminal.shows("\(Self.prompt)¦")
      try terminal.type("b")
      try terminal.shows("\(Self.prompt)b¦")
    }

    @Test func `pasted lines run one by one on enter`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.waits { $0.marksPastes }
      try terminal.type("\u{1B}[200~right\nright 2\n\u{1B}[201~")
      try terminal.shows("\(Self.prompt)right", "right 2¦")
      try terminal.type("\r")
      try terminal.shows(
        "\(Self.prompt)right", "day 1 (0…4)", "  1", "day 1 (0…4)> right 2", "day 3 (0…4)", "  3",
        "day 3 (0…4)> ¦")
    }

    @Test func `a line longer than the screen continues in the next row`() throws {
      let terminal = try Terminal(["--levels", "day=5"], columns: 20, rows: 14)
      try terminal.waits { $0.linesWithCursor.last == "\(Self.prompt)¦" }
      try terminal.type("abcdefg")
      try terminal.shows("\(Self.prompt)abcdefg", "¦")
      try terminal.type("日本語日本語日本語日本語")
      try terminal.shows("\(Self.prompt)abcdefg", "日本語日本語日本語日", "本語¦")
      try terminal.type("\u{1}x")
      try terminal.shows("\(Self.prompt)x¦abcdef", "g日本語日本語日本語", "日本語")
      try terminal.type("\u{B}")
      try terminal.shows("\(Self.prompt)x¦")
      try terminal.type(String(repeating: "0123456789", count: 40))
      try terminal.waits { $0.linesWithCursor.last == "67890123456789¦" && $0.lines.count == 13 }
      try terminal.type("\u{15}right\r")
      try terminal.shows("\(Self.prompt)right", "day 1 (0…4)", "  1", "day 1 (0…4)> ¦")
    }

    @Test func `tab completes, and a second tab lists`() throws {
      let terminal = try Terminal(["--levels", "day=5,my week=3,month=2"])
      try terminal.shows("\(Self.prompt)¦")
      try terminal.type("mov\t")
      try terminal.shows("\(Self.prompt)move-level ¦")
      try terminal.type("m\t")
      try terminal.shows("\(Self.prompt)move-level m¦")
      try terminal.type("\t")
      try terminal.shows("\(Self.prompt)move-level m¦", "my week  month")
      try terminal.type("y\t")
      try terminal.shows("\(Self.prompt)move-level \"my week\" ¦")
      try terminal.type("2\r")
      try terminal.shows(
        "\(Self.prompt)move-level \"my week\" 2", "changed, at day 0 (0…4)", "\(Self.prompt)¦")
    }

    @Test func `a list longer than the screen is cut and says so`() throws {
      let terminal = try Terminal(["--levels", "day=5"], columns: 20, rows: 8)
      try terminal.waits { $0.linesWithCursor.last == "\(Self.prompt)¦" }
      try terminal.type("\t\t")
      try terminal.waits { $0.lines.last?.hasPrefix("and ") == true }
      #expect(terminal.screen.lines.count == 8)
      try terminal.type("le")
      try terminal.shows("\(Self.prompt)le¦")
    }

    @Test func `files complete, in folders and at home`() throws {
      let home = try temporaryFolder()
      try Data().write(to: home.appending(path: "my place.json"))
      try FileManager.default.createDirectory(
        at: home.appending(path: "places"), withIntermediateDirectories: true)
      let terminal = try Terminal(["--levels", "day=5"], state: home)
      try terminal.shows("\(Self.prompt)¦")
      try terminal.type("save ~/pl\t")
      try terminal.shows("\(Self.prompt)save ~/places/¦")
      try terminal.type("new.json\r")
      try terminal.shows("saved to '~/places/new.json'", "\(Self.prompt)¦")
      try terminal.type("restore ~/places/\t\r")
      try terminal.shows(
        "\(Self.prompt)restore ~/places/new.json",
        "ignored: Already at the saved places.", "\(Self.prompt)¦")
      try terminal.type("restore \(home.path)/m\t")
      try terminal.waits { $0.lines.joined().hasSuffix("/my place.json\"") }
    }

    @Test func `the hint is gray and appears only in color`() throws {
      let terminal = try Terminal(["--levels", "day=5"], environment: ["NO_COLOR": ""])
      try terminal.shows("\(Self.prompt)¦")
      try terminal.type("go ")
      try terminal.shows("\(Self.prompt)go ¦LEVEL [PAGE|DATE]")
      #expect(terminal.screen.greyText == "LEVEL [PAGE|DATE]")
      try terminal.type("day 1\r")
      try terminal.shows("\(Self.prompt)go day 1", "day 1 (0…4)", "  1", "day 1 (0…4)> ¦")
      let plain = try Terminal(["--levels", "day=5"])
      try plain.shows("\(Self.prompt)¦")
      try plain.type("go ")
      try plain.shows("\(Self.prompt)go ¦")
      #expect(plain.screen.greyText == "")
    }

    @Test func `a search finds previous lines and can be canceled`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.shows("\(Self.prompt)¦")
      try terminal.type("right\rwhere\rright 2\rlevels\r")
      try terminal.shows("day 3 (0…4)> ¦")
      try terminal.type("go\u{12}ri")
      try terminal.shows("search 'ri': right 2¦")
      try terminal.type("\u{12}")
      try terminal.shows("search 'ri': right¦")
      try terminal.type("\u{12}")
      try terminal.shows("not found 'ri': right¦")
      try terminal.type("\u{7}")
      try terminal.shows("day 3 (0…4)> go¦")
      try terminal.type("\u{12}whe\r")
      try terminal.shows("day 3 (0…4)> where", "▸ day  3  (0…4)", "day 3 (0…4)> ¦")
      try terminal.type("\u{10}\u{10}\u{1B}[A\u{1B}[B")
      try terminal.shows("day 3 (0…4)> levels¦")
    }

    @Test func `ctrl-l clears the screen`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.shows("\(Self.prompt)¦")
      try terminal.type("where\rright\rle\u{C}")
      try terminal.waits { $0.linesWithCursor == ["day 1 (0…4)", "  1", "day 1 (0…4)> le¦"] }
    }
  }
#endif
