#if canImport(Glibc)
  import Foundation
  import Testing

  @Suite(.ownThreads) struct PromptEditingTests {
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
      ("\u{1B}[200~left 2\r\nright\u{1B}[201~", "left 2 | right¦"),
    ])
    func `keys edit the line`(keys: String, line: String) throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.follows("=> day 0 (0…4)> ¦")
      try terminal.type(keys)
      try terminal.follows("=> day 0 (0…4)> \(line)")
    }

    @Test func `an escape sequence may arrive in parts, and a lone escape is a key`() throws {
      // By the time the text is visible, the program has also read the first part of the sequence.
      try play(
        """
        $ crosspager --levels day=5
        => day 0 (0…4)> ¦
        a⎋[ => day 0 (0…4)> a¦
        D => day 0 (0…4)> ¦a
        ^U^K^R => search '': ¦
        ⎋ => day 0 (0…4)> ¦
        b => day 0 (0…4)> b¦
        """)
    }

    @Test func `pasted lines run one by one on enter`() throws {
      let terminal = try Terminal(["--levels", "day=5"])
      try terminal.waits { $0.marksPastes }
      try terminal.follows(
        """
        ⎋[200~right^Jright 2^J⎋[201~ => day 0 (0…4)> right | right 2¦
        ⏎ => day 0 (0…4)> right | day 1 (0…4) |   1 | day 1 (0…4)> right 2 | day 3 (0…4) |   3 | day 3 (0…4)> ¦
        """)
    }

    @Test func `a line longer than the screen continues in the next row`() throws {
      let terminal = try Terminal(["--levels", "day=5"], columns: 20, rows: 14)
      try terminal.follows(
        """
        => day 0 (0…4)> ¦
        abcdefg => day 0 (0…4)> abcdefg | ¦
        日本語日本語日本語日本語 => day 0 (0…4)> abcdefg | 日本語日本語日本語日 | 本語¦
        ^Ax => day 0 (0…4)> x¦abcdef | g日本語日本語日本語 | 日本語
        ^K => day 0 (0…4)> x¦
        """)
      try terminal.type(String(repeating: "0123456789", count: 40))
      try terminal.waits { $0.linesWithCursor.last == "67890123456789¦" && $0.lines.count == 13 }
      try terminal.follows(
        "^Uright⏎ => day 0 (0…4)> right | day 1 (0…4) |   1 | day 1 (0…4)> ¦")
    }

    @Test func `tab completes, and a second tab lists`() throws {
      let terminal = try Terminal(["--levels", "day=5,my week=3,month=2"])
      try terminal.follows(
        """
        => day 0 (0…4)> ¦
        mov⇥ => day 0 (0…4)> move-level ¦
        m⇥ => day 0 (0…4)> move-level m¦
        ⇥ => day 0 (0…4)> move-level m¦ | my week  month
        y⇥ => day 0 (0…4)> move-level "my week" ¦
        2⏎ => day 0 (0…4)> move-level "my week" 2 | changed, at day 0 (0…4) | day 0 (0…4)> ¦
        """)
    }

    @Test func `a list longer than the screen is cut and says so`() throws {
      let terminal = try Terminal(["--levels", "day=5"], columns: 20, rows: 8)
      try terminal.follows("=> day 0 (0…4)> ¦\n⇥⇥ => and ...")
      #expect(terminal.screen.lines.count == 8)
      try terminal.follows("le => day 0 (0…4)> le¦")
    }

    @Test func `files complete, in folders and at home`() throws {
      let home = try temporaryFolder()
      #expect(try shell("mkdir places; : > 'my place.json'", folder: home).status == 0)
      let terminal = try Terminal(["--levels", "day=5"], state: home)
      try terminal.follows(
        """
        => day 0 (0…4)> ¦
        save ~/pl⇥ => day 0 (0…4)> save ~/places/¦
        new.json⏎ => saved to '~/places/new.json' | day 0 (0…4)> ¦
        restore ~/places/⇥⏎ => day 0 (0…4)> restore ~/places/new.json | ignored: Already at the saved places. | day 0 (0…4)> ¦
        """)
      try terminal.type("restore \(home.path)/m\t")
      try terminal.waits { $0.lines.joined().hasSuffix("/my place.json\"") }
    }

    @Test func `the hint is gray and appears only if colors are on`() throws {
      let terminal = try Terminal(["--levels", "day=5"], environment: ["NO_COLOR": ""])
      try terminal.follows("=> day 0 (0…4)> ¦\ngo␣ => day 0 (0…4)> go ¦LEVEL [PAGE|DATE]")
      #expect(terminal.screen.greyText == "LEVEL [PAGE|DATE]")
      try terminal.follows("day 1⏎ => day 0 (0…4)> go day 1 | day 1 (0…4) |   1 | day 1 (0…4)> ¦")
      let plain = try Terminal(["--levels", "day=5"])
      try plain.follows("=> day 0 (0…4)> ¦\ngo␣ => day 0 (0…4)> go ¦")
      #expect(plain.screen.greyText == "")
    }

    @Test func `a search finds previous lines and can be canceled`() throws {
      try play(
        """
        $ crosspager --levels day=5
        => day 0 (0…4)> ¦
        right⏎where⏎right 2⏎levels⏎ => day 3 (0…4)> ¦
        go^Rri => search 'ri': right 2¦
        ^R => search 'ri': right¦
        ^R => not found 'ri': right¦
        ^G => day 3 (0…4)> go¦
        ^Rwhe⏎ => day 3 (0…4)> where | ▸ day  3  (0…4) | day 3 (0…4)> ¦
        ^P^P↑↓ => day 3 (0…4)> levels¦
        """)
    }

    @Test func `ctrl-l clears the screen`() throws {
      try play(
        """
        $ crosspager --levels day=5
        => day 0 (0…4)> ¦
        where⏎right⏎le^L ==> day 1 (0…4) |   1 | day 1 (0…4)> le¦
        """)
    }
  }
#endif
