import TerminalText
import Testing

@testable import LineEditing

struct FrameTests {
  private func frame(
    _ editor: LineEditor, width: Int, height: Int = 10, hint: String = "", isColored: Bool = false
  ) -> Frame {
    Frame(
      of: editor, prompt: "day> ", hint: hint, style: TextStyle(width: width, isColored: isColored),
      height: height)
  }

  @Test func `a footer stands below the line, and a list replaces it`() {
    func rows(_ editor: LineEditor, height: Int) -> [String] {
      Frame(
        of: editor, prompt: "> ", hint: "", footer: "keys", style: TextStyle(width: 8),
        height: height
      ).rows
    }
    #expect(rows(editor(.text("abcdefgh")), height: 9) == ["> abcdef", "gh", "keys"])
    #expect(rows(editor(.text("abcdefgh")), height: 3) == ["> abcdef", "gh", "keys"])
    #expect(rows(editor(.text("abcdefgh")), height: 2) == ["gh", "keys"])
    #expect(rows(editor(.text("abcdefgh")), height: 0) == ["gh"])
    #expect(rows(editor(.text("abcdefgh")), height: 1) == ["gh"])
    var completing = editor(.text("l"))
    completing.complete(
      Completion(range: 0..<1, replacement: "l", candidates: ["left", "link"]), lists: true)
    #expect(rows(completing, height: 9) == ["> l", "left", "link"])
  }

  private func editor(_ keys: Key...) -> LineEditor {
    var editor = LineEditor()
    for key in keys { _ = editor.handle(key) }
    return editor
  }

  @Test func `a line continues in the next row`() {
    #expect(
      frame(editor(.text("abcdef")), width: 8)
        == Frame(rows: ["day> abc", "def"], cursor: .init(row: 1, column: 3)))
    #expect(
      frame(editor(.text("abc")), width: 8)
        == Frame(rows: ["day> abc", ""], cursor: .init(row: 1, column: 0)))
    #expect(
      frame(editor(.text("abcd"), .left), width: 8)
        == Frame(rows: ["day> abc", "d"], cursor: .init(row: 1, column: 0)))
  }

  @Test func `a wide character is not split, and moves with a cursor on it`() {
    #expect(
      frame(editor(.text("ab日x"), .left, .left), width: 8)
        == Frame(rows: ["day> ab", "日x"], cursor: .init(row: 1, column: 0)))
  }

  @Test func `control characters are made visible`() {
    #expect(
      frame(LineEditor(text: "a\u{1B}[2Jb"), width: 20)
        == Frame(rows: ["day> a␛[2Jb"], cursor: .init(row: 0, column: 11)))
  }

  @Test func `pasted lines have their own rows`() {
    #expect(
      frame(editor(.paste("left\nright"), .home), width: 20)
        == Frame(rows: ["day> left", "right"], cursor: .init(row: 0, column: 5)))
  }

  @Test func `if there are more rows than fit, those around the cursor are shown`() {
    let text = (0..<9).map { String(repeating: String($0), count: 5) }.joined(separator: "\n")
    #expect(
      frame(editor(.paste(text)), width: 10, height: 3)
        == Frame(rows: ["66666", "77777", "88888"], cursor: .init(row: 2, column: 5)))
    #expect(
      frame(editor(.paste(text), .home), width: 10, height: 3)
        == Frame(rows: ["day> 00000", "11111", "22222"], cursor: .init(row: 0, column: 5)))
  }

  @Test func `the cursor is in the middle of the rows that are shown`() {
    let text = (0..<9).map(String.init).joined(separator: "\n")
    var editor = LineEditor(text: text)
    for _ in 0..<8 { _ = editor.handle(.left) }
    #expect(
      frame(editor, width: 10, height: 4)
        == Frame(rows: ["2", "3", "4", "5"], cursor: .init(row: 2, column: 1)))
  }

  @Test func `a character as wide as the screen has a row of its own`() {
    #expect(frame(LineEditor(text: "日"), width: 2).rows.suffix(2) == ["日", ""])
  }

  @Test(
    arguments: [
      ([], "search '': "), ([.text("o")], "search 'o': two"),
      ([.text("tw"), .text("z")], "not found 'twz': two"),
      ([.text("z"), .backspace], "search '': "),
      ([.text("z"), .backspace, .text("o")], "search 'o': two"),
    ] as [([Key], String)])
  func `during a search, the prompt shows its text and whether it was found`(
    keys: [Key], row: String
  ) {
    var editor = LineEditor(history: LineHistory(["one", "two"]))
    for key in [.control("r")] + keys { _ = editor.handle(key) }
    #expect(frame(editor, width: 40).rows == [row])
  }

  @Test func `a hint is gray, at the end of the line, and no wider than the row`() {
    let grey = { (text: String) in "\u{1B}[90m\(text)\u{1B}[0m" }
    #expect(
      frame(LineEditor(text: "go "), width: 30, hint: "LEVEL [PAGE]", isColored: true)
        == Frame(rows: ["day> go " + grey("LEVEL [PAGE]")], cursor: .init(row: 0, column: 8)))
    #expect(
      frame(LineEditor(text: "go "), width: 15, hint: "LEVEL [PAGE]", isColored: true).rows
        == ["day> go " + grey("LEVEL…")])
    #expect(frame(LineEditor(text: "go "), width: 30, hint: "LEVEL [PAGE]").rows == ["day> go "])
    #expect(
      frame(editor(.text("go "), .home), width: 30, hint: "LEVEL [PAGE]", isColored: true).rows
        == ["day> go "])
  }

  @Test func `in ASCII, the hint and the cut marks are ASCII too`() {
    let style = TextStyle(width: 16, isASCII: true, isColored: true)
    var editor = LineEditor(text: "lock ")
    #expect(
      Frame(of: editor, prompt: "> ", hint: "DIRECTION…", style: style, height: 5).rows == [
        "> lock \u{1B}[90mDIRECTI.\u{1B}[0m"
      ])
    let words = ["a word longer than the screen", "b"]
    editor.complete(Completion(range: 5..<5, replacement: "", candidates: words), lists: true)
    #expect(
      Frame(of: editor, prompt: "> ", hint: "", style: style, height: 5).rows == [
        "> lock ", "a word longer t.", "b",
      ])
  }

  @Test func `a list has columns below the line, cut to the space left`() {
    var editor = LineEditor(text: "")
    let words = ["alpha", "beta", "gamma", "delta", "日本語", "zeta", "eta"]
    editor.complete(Completion(range: 0..<0, replacement: "", candidates: words), lists: true)
    #expect(
      frame(editor, width: 22).rows
        == ["day> ", "alpha   delta   eta", "beta    日本語", "gamma   zeta"])
    #expect(
      frame(editor, width: 22, height: 3).rows == ["day> ", "alpha   beta    gamma", "and 4 more"])
    #expect(frame(editor, width: 22, height: 1).rows == ["day> "])
  }
}
