import CrossPagerTesting
import TerminalText
import Testing

@testable import LineEditing

/// At quick depth, the suite runs a few of the seeds.
struct LineEditorTests {
  /// Returns the line, with `|` at the cursor.
  private func line(_ editor: LineEditor) -> String {
    editor.buffer.head + "|" + editor.text.dropFirst(editor.cursor)
  }

  private func typing(_ keys: [Key], into editor: LineEditor = LineEditor()) -> LineEditor {
    var editor = editor
    for key in keys { _ = editor.handle(key) }
    return editor
  }

  @Test(
    arguments: [
      ([.text("ab"), .left, .text("c")], "ac|b"),
      ([.text("one two"), .wordLeft, .wordLeft, .wordLeft], "|one two"),
      ([.text("one-two"), .home, .meta("f"), .meta("f"), .meta("f")], "one-two|"),
      ([.text("ab"), .home, .delete, .delete, .delete], "|"),
      ([.text("ab"), .right, .left, .left, .left, .backspace], "|ab"),
      ([.text("abc"), .left, .control("t")], "acb|"), ([.text("a"), .control("t")], "a|"),
      ([.text("one two"), .control("w"), .control("w"), .control("y")], "one two|"),
      ([.text("one two"), .home, .meta("d"), .meta("d"), .control("y")], "one two|"),
      ([.text("one"), .control("u"), .text("two"), .control("u"), .control("y")], "two|"),
      (
        [.text("one"), .control("u"), .text("two"), .control("u"), .control("y"), .meta("y")],
        "one|"
      ),
      (
        [
          .text("one"), .control("u"), .text("two"), .control("u"), .control("y"), .meta("y"),
          .meta("y"),
        ],
        "two|"
      ),
      ([.text("x"), .meta("y")], "x|"),
      ([.text("one"), .text(" "), .text("t"), .text("wo"), .control("_")], "one |"),
      ([.text("one"), .control("u"), .control("_"), .control("_"), .control("_")], "|"),
      ([.text("e"), .text("\u{301}"), .text("x"), .left, .backspace], "|x"),
      ([.paste("left\nright\n"), .text("!")], "left\nright!|"),
      ([.text("a"), .pageUp, .escape, .meta("x"), .control("x")], "a|"),
      ([.text("ab"), .left, .control("t")], "ba|"), ([.text("-a"), .left, .wordLeft], "|-a"),
      ([.text("a1-b2"), .wordLeft], "a1-|b2"), ([.text("ab 12--"), .wordLeft], "ab |12--"),
      ([.text("one"), .left, .left, .control("_")], "|"), ([.text("abc"), .backspace], "ab|"),
      ([.text("one two"), .home, .control("e")], "one two|"),
      ([.text("abc"), .home, .delete], "|bc"), ([.text("abc"), .home, .right], "a|bc"),
      ([.text("one two"), .wordLeft, .control("k")], "one |"),
      ([.text("one two"), .control("u")], "|"), ([.text("a-b"), .control("w")], "|"),
      ([.text("a-b"), .wordBackspace], "a-|"),
      ([.text("a"), .control("u"), .control("x"), .control("u"), .control("y")], "a|"),
    ] as [([Key], String)])
  func `keys edit the line`(keys: [Key], wanted: String) {
    #expect(line(typing(keys)) == wanted)
  }

  @Test(
    arguments: [
      (.left, .unused(.left)), (.right, .unused(.right)), (.up, .unused(.up)),
      (.down, .unused(.down)), (.home, .unused(.home)), (.end, .unused(.end)),
      (.pageUp, .unused(.pageUp)), (.pageDown, .unused(.pageDown)), (.enter, .submit([])),
      (.control("d"), .end),
      (.control("c"), .interrupt), (.control("l"), .clear), (.tab, .complete(isRepeated: false)),
      (.control("a"), .edited), (.control("p"), .edited), (.shiftLeft, .unused(.shiftLeft)),
      (.shiftUp, .unused(.shiftUp)), (.text(","), .unused(.text(","))), (.text("x"), .edited),
    ] as [(Key, LineEditor.Action)])
  func `an empty line does not use the keys that move the cursor`(
    key: Key, action: LineEditor.Action
  ) {
    for keys in [[], [.text("x"), .backspace]] as [[Key]] {
      var editor = typing(keys)
      editor.commandCharacters = [",", "."]
      #expect(editor.handle(key) == action)
    }
  }

  @Test func `Backspace is unused on an empty line, unless it has just emptied the line`() {
    var editor = LineEditor()
    #expect(editor.handle(.backspace) == .unused(.backspace))
    for key in [.text("xy"), .backspace, .backspace, .backspace] as [Key] {
      #expect(editor.handle(key) == .edited)
    }
    _ = editor.handle(.control("a"))
    #expect(editor.handle(.backspace) == .unused(.backspace))
  }

  @Test(
    arguments: [
      (.text(",,x,"), [.text(","), .text(","), .text("x,")]),
      (.text(".."), [.text("."), .text(".")]),
      (.text("x."), [.text("x.")]), (.left, [.left]), (.paste(".,"), [.paste(".,")]),
    ] as [(Key, [Key])])
  func `text that arrives at once is split into the keys of an empty line and the rest`(
    key: Key, keys: [Key]
  ) {
    var editor = LineEditor()
    editor.commandCharacters = [",", "."]
    #expect(editor.keys(in: key) == keys)
    _ = editor.handle(.text("x"))
    #expect(editor.keys(in: key) == [key])
    _ = editor.handle(.text(","))
    #expect(editor.text == "x,")
  }

  @Test(
    arguments: [
      (.text("q"), .unused(.text("q"))), (.text("qu"), .edited), (.text("? go"), .edited),
      (.text("x"), .edited),
    ] as [(Key, LineEditor.Action)])
  func `a lone character is a key only if it arrives alone on an empty line`(
    key: Key, action: LineEditor.Action
  ) {
    var editor = LineEditor()
    editor.commandCharacters = [","]
    editor.loneCharacters = ["q", "?"]
    #expect(editor.keys(in: key) == [key])
    #expect(editor.keys(in: .text(",q")) == [.text(","), .text("q")])
    #expect(editor.handle(key) == action)
    _ = editor.handle(.text("y"))
    #expect(editor.handle(.text("q")) == .edited)
    #expect(editor.text.hasSuffix("yq"))
  }

  @Test func `an arrow with Shift edits a line like the arrow`() {
    var editor = typing([.text("one")])
    _ = editor.handle(.shiftLeft)
    #expect(editor.cursor == 2)
    _ = editor.handle(.shiftRight)
    #expect(editor.cursor == 3)
  }

  @Test(arguments: [Key.left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .control("d")])
  func `a line with text uses the keys that move the cursor`(key: Key) {
    var editor = LineEditor(text: "x")
    #expect(editor.handle(key) == .edited)
  }

  @Test(arguments: [
    ("left", ["left"]), ("left\nright", ["left", "right"]), ("a\n\n b\n", ["a", " b"]),
    (" ", [" "]),
  ])
  func `enter submits the lines and clears the editor`(text: String, lines: [String]) {
    var editor = typing([.paste(text)])
    #expect(editor.handle(.enter) == .submit(lines))
    #expect(line(editor) == "|")
    #expect(editor.handle(.enter) == .submit([]))
  }

  @Test(
    arguments: [
      ([.control("p")], "three|"), ([.control("p"), .up, .up, .up], "one|"),
      ([.control("p"), .up, .down, .down], "|"), ([.text("x"), .up, .up, .down, .down], "x|"),
      ([.control("n")], "|"), ([.control("p"), .control("u"), .control("p")], "three|"),
      ([.control("p"), .up, .text("!"), .control("p")], "three|"),
      ([.control("r"), .text("o")], "two|"), ([.control("r"), .text("o"), .control("r")], "one|"),
      ([.control("r"), .text("o"), .control("r"), .control("s")], "two|"),
      ([.text("x"), .control("r"), .text("t"), .control("g")], "x|"),
      ([.text("x"), .control("r"), .text("t"), .escape], "x|"),
      ([.control("r"), .text("tw"), .text("z")], "two|"),
      ([.control("r"), .text("tw"), .backspace, .backspace], "|"),
      ([.control("r"), .text("tw"), .left], "tw|o"), ([.control("r"), .text("tw"), .up], "one|"),
      ([.control("r"), .text("tw"), .home, .text("!")], "!|two"),
      ([.control("p"), .up, .up, .down], "two|"), ([.control("p"), .left, .down], "|"),
      ([.text("x"), .up, .down, .up], "three|"),
      ([.control("r"), .text("t"), .text("h")], "three|"),
      ([.text("x"), .up, .control("r"), .control("g")], "x|"),
      ([.text("x"), .up, .up, .control("r"), .control("g"), .control("n")], "x|"),
      ([.control("r"), .text("w"), .backspace, .text("t")], "three|"),
      ([.control("r"), .text("t"), .control("g"), .text("x")], "x|"),
    ] as [([Key], String)])
  func `previous lines are found`(keys: [Key], wanted: String) {
    let history = LineHistory(["one", "two", "three"])
    #expect(line(typing(keys, into: LineEditor(history: history))) == wanted)
  }

  @Test func `typing more keeps the line that a search has found`() {
    let editor = LineEditor(history: LineHistory(["x1", "x12", "x123"]))
    #expect(
      line(typing([.control("r"), .text("x"), .control("r"), .text("1")], into: editor)) == "x12|")
  }

  @Test func `a second tab in a row asks for a list, and any other key closes it`() {
    var editor = LineEditor(text: "l")
    let completion = Completion(range: 0..<1, replacement: "l", candidates: ["left", "link"])
    #expect(editor.handle(.tab) == .complete(isRepeated: false))
    editor.complete(completion, lists: false)
    #expect(editor.list == [])
    #expect(editor.handle(.tab) == .complete(isRepeated: true))
    editor.complete(completion, lists: true)
    #expect(editor.list == ["left", "link"])
    #expect(editor.handle(.left) == .edited)
    #expect(editor.list == [])
    #expect(editor.handle(.tab) == .complete(isRepeated: false))
  }

  @Test func `a completion replaces its range, and undo brings the word back`() {
    var editor = typing([.text("go"), .text(" "), .text("w")])
    let completion = Completion(range: 3..<4, replacement: "week ", candidates: ["week"])
    editor.complete(completion, lists: true)
    #expect(line(editor) == "go week |")
    #expect(editor.list == [])
    #expect(line(typing([.control("_")], into: editor)) == "go w|")
    editor.complete(Completion(range: 8..<8, replacement: "", candidates: []), lists: false)
    #expect(line(typing([.control("_")], into: editor)) == "go w|")
  }

  @Test func `an entered line is the newest of the history, and a discarded one is gone`() {
    var editor = LineEditor(history: LineHistory(["one", "two"]))
    let kept = ["three", "three"].map { editor.enter($0) }
    #expect(kept == [true, false])
    editor = typing([.control("p"), .up], into: editor)
    #expect(line(editor) == "two|")
    editor.discard()
    #expect(line(typing([.control("n")], into: editor)) == "|")
  }

  @Test func `undo goes back 200 changes, and 60 cuts can be inserted`() {
    let spaces = Array(repeating: Key.text(" "), count: 250)
    let undone = typing(spaces + Array(repeating: .control("_"), count: 250))
    #expect(undone.text.count == 50)
    var editor = typing((0..<70).flatMap { [.text("\($0)"), .control("u")] } + [.control("y")])
    let older = (0..<60).map { _ in
      editor = typing([.meta("y")], into: editor)
      return editor.text
    }
    #expect(older == (10...69).reversed().dropFirst().map(String.init) + ["69"])
  }

  @Test(arguments: Depth.seeds(200, quick: 50))
  func `no keys lead outside the line or the screen`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var editor = LineEditor(history: LineHistory(["one", "two 日本語", "three\u{301}"]))
    let keys: [Key] =
      "abcdefghijklmnopqrstuvwxyz_@".map { .control($0) } + "bfdyBF".map { .meta($0) }
      + [.enter, .tab, .backspace, .delete, .escape, .left, .right, .up, .down, .home, .end]
      + [
        .pageUp, .pageDown, .wordLeft, .wordRight, .wordBackspace, .shiftLeft, .shiftUp,
        .paste("a\n日\n"), .paste(""),
      ] + ["a", " ", "日", "\u{301}", "👩", "\u{200D}", "🇩", "two", "\u{FE0F}"].map { .text($0) }
    let width = 1 + random.number(below: 30)
    let height = 1 + random.number(below: 6)
    for _ in 0..<200 {
      let action = editor.handle(random.element(of: keys))
      if case .submit(let lines) = action { #expect(lines.allSatisfy { !$0.contains("\n") }) }
      let count = editor.text.count
      #expect(0...count ~= editor.cursor)
      if action == .complete(isRepeated: true) {
        editor.complete(
          Completion(range: 0..<count, replacement: "x", candidates: ["one", "日本語", "three"]),
          lists: true)
      }
      let frame = Frame(
        of: editor, prompt: "day 1 (0…4)> ", hint: "LEVEL [PAGE]",
        style: TextStyle(width: width, isColored: random.happens(percent: 50)), height: height)
      #expect(frame.rows.allSatisfy { $0.plainWidth <= width })
      #expect(1...height ~= frame.rows.count)
      #expect(frame.rows.indices ~= frame.cursor.row)
      #expect(0..<width ~= frame.cursor.column)
    }
  }
}

struct LineHistoryTests {
  @Test func `blank, hidden, repeated and overlong lines are not kept`() {
    var history = LineHistory()
    let long = String(repeating: "x", count: 4096)
    let kept = ["left", "left", " right", "", "\t", "down", "left", long + "x", long].map {
      history.add($0)
    }
    #expect(kept == [true, false, false, false, false, true, true, false, true])
    #expect(history.lines == ["left", "down", "left", long])
  }

  @Test func `the oldest lines are dropped`() {
    let history = LineHistory((0..<1500).map(String.init))
    #expect(history.lines == (500..<1500).map(String.init))
  }
}
