import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct CommandNameTests {
  @Test func `the table lists the commands in the order of the help`() {
    #expect(
      CommandTable.entries.map(\.name) == [
        "left", "right", "up", "down", "next", "previous", "zoom", "first", "last", "top", "bottom",
        "go", "page", "date", "latest", "remember", "forget", "align", "drag", "release", "cancel",
        "glide", "tick", "finish", "open", "close", "undo", "redo", "insert", "remove", "resize",
        "insert-level", "remove-level", "move-level", "set", "lock", "unlock", "where", "levels",
        "map", "routes", "preview", "show", "hosts", "data", "value", "gaps", "values", "series",
        "split", "save", "restore", "link", "follow", "export", "record", "replay", "expect",
        "help", "history", "quit", "keys", "bar", "enter", "back", "style", "goal", "smooth",
        "cumulate", "note", "notes", "compare", "profile", "find", "count", "mark", "marks",
        "unmark", "aggregate", "first-weekday", "timezone", "missing", "duplicates", "by", "browse",
      ])
  }

  @Test(arguments: CommandTable.entries.map(\.name))
  func `a command is found by its name in any case`(name: String) throws {
    for word in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
      #expect(try Grammar.explorer.entry(for: Word(text: word, range: 0..<1)).name == name)
    }
  }

  @Test(arguments: ["u": "up", "d": "down", "l": "left", "r": "right", "q": "quit", "?": "help"])
  func `a short form wins over names that begin with it`(short: String, name: String) throws {
    #expect(try Grammar.explorer.entry(for: Word(text: short, range: 0..<1)).name == name)
    #expect(
      try Grammar.explorer.entry(for: Word(text: short.uppercased(), range: 0..<1)).name == name)
    #expect(CommandTable.entries.filter { $0.shortForm == short }.map(\.name) == [name])
  }

  @Test(arguments: ["exit", "EXIT"])
  func `exit is another name for quit, without a short form`(word: String) throws {
    #expect(try Grammar.explorer.entry(for: Word(text: word, range: 0..<4)).name == "quit")
    var session = try session("a=5")
    #expect(session.run("\(word) 3")?.quit.status == 3)
    #expect(session.message("exi") == "Unknown command 'exi'. Did you mean 'exit'?")
    #expect(session.message("ex")?.contains("exit") == false)
    #expect(Grammar.explorer.isCommand("exit"))
    session.expectText(
      """
      > help exit
      quit [STATUS] (short: q)
        End the program
      'exit' does the same.
      STATUS is an exit status from 0 to 255
      Examples:
        quit
      """)
  }

  @Test(arguments: CommandTable.entries.map(\.name))
  func `every prefix finds its command or lists all matches`(name: String) {
    let names = CommandTable.entries.map(\.name)
    let shortForms = CommandTable.entries.compactMap(\.shortForm)
    for length in 1..<name.count {
      let prefix = String(name.prefix(length))
      if shortForms.contains(prefix) || names.contains(prefix) { continue }
      let candidates = names.filter { $0.hasPrefix(prefix) }
      let word = Word(text: prefix, range: 2..<5)
      let found = Result { () throws(LineError) in try Grammar.explorer.entry(for: word) }.map(
        \.name)
      if candidates.count == 1 {
        #expect(found == .success(name))
      } else {
        #expect(found == .failure(LineError(.ambiguous(prefix, candidates: candidates), at: 2..<5)))
      }
    }
  }

  @Test(
    arguments: pairs(
      of: """
        rem a 0 | 'rem' could be remember, remove or remove-level.
        Remov a 0 | 'Remov' could be remove or remove-level.
        re | 're' could be remember, release, redo, remove, resize, remove-level, restore, record or replay.
        s | 's' could be set, show, series, split, save, style or smooth.
        leevls | Unknown command 'leevls'. Did you mean 'levels'?
        lfet | Unknown command 'lfet'. Did you mean 'left'?
        LFET | Unknown command 'LFET'. Did you mean 'left'?
        lefft | Unknown command 'lefft'. Did you mean 'left'?
        exi | Unknown command 'exi'. Did you mean 'exit'?
        exti | Unknown command 'exti'. Did you mean 'exit'?
        qiut | Unknown command 'qiut'. Did you mean 'quit'?
        insret a 0 | Unknown command 'insret'. Did you mean 'insert'?
        prevoius | Unknown command 'prevoius'. Did you mean 'previous'?
        left3 | Unknown command 'left3'. Did you mean 'left'?
        xyzzy | Unknown command 'xyzzy'. 'help' lists the commands.
        "" | Unknown command ''. 'help' lists the commands.
        3 | Unknown command '3'. 'help' lists the commands.
        swipe 1 0 | Unknown command 'swipe'. Did you mean 'drag'?
        tap | Unknown command 'tap'. Did you mean 'open'?
        """))
  func `a word that is not a command says why`(line: String, message: String) throws {
    var session = try session("a=5")
    #expect(session.message(line) == message)
  }

  @Test(arguments: [
    ("insert", "insert"), ("insert-", "insert-level"), ("remove", "remove"),
    ("remove-", "remove-level"), ("Unlock", "unlock"), ("un", nil), ("unl", "unlock"),
    ("und", "undo"), ("las", "last"), ("last", "last"), ("lat", "latest"), ("le", nil),
    ("lef", "left"), ("lev", "levels"), ("pre", nil), ("prev", nil), ("previ", nil),
    ("previe", "preview"), ("previo", "previous"), ("m", nil), ("mo", "move-level"), ("ma", nil),
    ("z", "zoom"), ("g", nil), ("ga", "gaps"), ("h", nil), ("he", "help"), ("b", nil),
    ("bo", "bottom"), ("ba", nil), ("bac", "back"), ("com", "compare"), ("co", nil),
    ("en", "enter"), ("ex", nil), ("expe", "expect"), ("expo", "export"), ("e", nil),
  ])
  func `a whole name wins over longer ones, and an ambiguous prefix selects none`(
    word: String, name: String?
  ) {
    let found = try? Grammar.explorer.entry(for: Word(text: word, range: 0..<1))
    #expect(found?.name == name)
  }
}
