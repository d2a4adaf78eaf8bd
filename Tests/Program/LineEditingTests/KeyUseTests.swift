import LineEditing
import TerminalText
import Testing

struct KeyUseTests {
  /// Every listed key must do something so that the list cannot name a key that the editor ignores.
  @Test(arguments: LineEditor.keyUses.flatMap(\.keys))
  func `every listed key has a use`(key: Key) {
    let setups: [[Key]] = [
      [.text("left 3"), .wordLeft, .left], [.text("a b"), .control("w")],
      [.text("a b"), .control("w"), .text("c"), .control("u"), .control("y")],
      [.control("r"), .text("go")], [.control("r"), .text("g"), .control("r")], [.up, .up],
    ]
    #expect(
      setups.contains { setup in
        var editor = LineEditor(history: LineHistory(["go week", "right", "go day"]))
        for key in [.text("x"), .backspace] + setup { _ = editor.handle(key) }
        let before = state(editor)
        return editor.handle(key) != .edited || state(editor) != before
      }, "\(key)")
  }

  private func state(_ editor: LineEditor) -> Frame {
    Frame(of: editor, prompt: "> ", hint: "", style: TextStyle(), height: 9)
  }

  @Test func `keys have names`() {
    let keys: [Key] = [
      .control("a"), .control("_"), .meta("b"), .text("+"), .paste("a"), .enter, .tab, .backspace,
      .delete, .escape, .left, .right, .up, .down, .home, .end, .pageUp, .pageDown, .shiftLeft,
      .shiftRight, .shiftUp, .shiftDown, .wordLeft, .wordRight, .wordBackspace,
    ]
    #expect(
      keys.map(\.name).joined(separator: ", ") == """
        Ctrl-A, Ctrl-_, Meta-B, +, Paste, Enter, Tab, Backspace, Delete, Escape, Left, Right, Up, \
        Down, Home, End, Page Up, Page Down, Shift-Left, Shift-Right, Shift-Up, Shift-Down, \
        Ctrl-Left, Ctrl-Right, Meta-Backspace
        """)
  }

  @Test func `a brief meaning fits in a column, and is the whole meaning by default`() {
    #expect(LineEditor.keyUses.allSatisfy { 1...20 ~= $0.brief.count })
    #expect(KeyUse([.tab], "Complete").brief == "Complete")
  }
}
