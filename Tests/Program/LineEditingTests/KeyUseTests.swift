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

  @Test(arguments: [
    (Key.control("a"), "Ctrl-A"), (.control("_"), "Ctrl-_"), (.meta("b"), "Meta-B"),
    (.pageUp, "Page Up"), (.wordLeft, "Ctrl-Left"), (.wordBackspace, "Meta-Backspace"),
    (.text("+"), "+"),
  ])
  func `keys have names`(key: Key, name: String) { #expect(key.name == name) }
}
