#if canImport(Glibc)
  import Foundation
  import Testing

  @Suite(.ownThreads) struct PromptKeysTests {
    @Test func `the row of keys lists the keys that do something now`() throws {
      try play(
        """
        $ crosspager --levels day=3,week=3
        => day 0 (0…2)> ¦ | [→ page  ↓ level  - zoom  ? help]
        →↓ => week 0 (0…2)> ¦ | [→ page  ↑ level  + zoom  ? help]
        lock right⏎ => [↑ level  + zoom  ? help]
        open⏎ => [? help]
        """)
    }

    @Test func `a typed line hides the keys, and an empty line shows them`() throws {
      // An entered line is not followed by a row of keys.
      try play(
        """
        $ crosspager --levels day=3
        => [→ page  ? help]
        x => day 0 (0…2)> x¦ | []
        ^H => [→ page  ? help]
        where⏎ ==> day 0 (0…2) |   0 | day 0 (0…2)> where | ▸ day  0  (0…2) | day 0 (0…2)> ¦ | [→ page  ? help]
        q⏎ => end 0
        => []
        """)
    }

    @Test(arguments: [
      (80, "→ page  ↓ level  - zoom  ? help"), (31, "→ page  ↓ level  ? help"),
      (16, "→ page  ? help"), (14, "? help"), (6, "?"),
    ])
    func `a narrow screen has fewer keys`(columns: Int, keys: String) throws {
      try play(columns: columns, "$ crosspager --levels a=3,b=3\n=> [\(keys)]")
    }

    @Test func `ASCII has names for the arrows, and color has gray keys`() throws {
      let terminal = try Terminal(["--levels", "day=3", "--ascii", "--color", "always"])
      try terminal.follows("=> [Right page  ? help]")
      #expect(terminal.screen.greyText == "Right page  ? help")
    }

    @Test func `a rule removes the keys, and undo shows them again`() throws {
      try play(
        """
        $ crosspager --levels day=3
        => [→ page  ? help]
        set hints off⏎ => changed: hints off | day 0 (0…2)> ¦ | []
        ^C => day 0 (0…2)> ¦ | To leave: q, or Ctrl-D
        undo⏎ => [→ page  ? help]
        """)
    }

    @Test func `ctrl-c on an empty line shows how to quit until the next key`() throws {
      try play(
        """
        $ crosspager --levels day=3
        ==> day 0 (0…2) |   0 | day 0 (0…2)> ¦
        ^C ==> day 0 (0…2) |   0 | day 0 (0…2)> ¦ | To leave: q, or Ctrl-D
        ^C^C ==> day 0 (0…2) |   0 | day 0 (0…2)> ¦ | To leave: q, or Ctrl-D | !^
        → ==> day 1 (0…2) |   1 | day 1 (0…2)> ¦
        """)
    }

    @Test func `on an empty line, a question mark shows the help at once, and q quits`() throws {
      let state = try temporaryFolder()
      // An Enter right after the key does nothing. The next one repeats the last move.
      try Terminal(["--levels", "day=3"], rows: 40, state: state).follows(
        """
        => day 0 (0…2)> ¦
        → => day 1 (0…2)> ¦
        ? => day 1 (0…2)> help | ... | Moving | ... | day 1 (0…2)> ¦
        ⏎ => day 1 (0…2)> ¦ | !day 2
        ⏎ => day 2 (0…2)> ¦
        q => end 0
        => day 2 (0…2)> quit
        """)
      // Lines that keys enter are not added to the history.
      try Terminal(["--levels", "day=3"], state: state).follows(
        """
        => day 0 (0…2)> ¦
        ^P => day 0 (0…2)> ¦ | !quit
        """)
    }

    @Test func `on a line with text, a question mark and q are typed`() throws {
      let terminal = try Terminal(["--levels", "day=3"])
      try terminal.follows("=> day 0 (0…2)> ¦")
      for key in [" ", "q", "?"] { try terminal.type(key) }
      try terminal.follows(
        """
        => day 0 (0…2)>  q?¦
        ^U? left⏎ => Examples: |   left 3 | day 0 (0…2)> ¦
        exit 3⏎ => end 3
        """)
    }

    @Test(arguments: [("--plain", "xterm"), ("", "dumb")])
    func `a prompt of whole lines names the command for an arrow key`(
      option: String, terminal: String
    ) throws {
      try play(
        environment: ["TERM": terminal],
        """
        $ crosspager --levels day=5 \(option)
        => ...>
        →⏎ => The Right key does not work here. Instead, enter: right | ... | day 0...>
        left⎋OD⎋OD⏎ => The Left key does not work here. Instead, enter: left | ... | day 0...>
        ^D => end 1
        """)
    }

    @Test func `the list of keys fits on the screen`() throws {
      let terminal = try Terminal(["--levels", "day=3"])
      try terminal.follows(
        """
        => day 0 (0…2)> ¦
        keys⏎ ==> On an empty line ... | ... | day 0 (0…2)> ¦ | [→ page  ? help]
        """)
      #expect(terminal.screen.scrolled.last == "day 0 (0…2)> keys")
    }
  }
#endif
