/// A key press or a paste, independent of the terminal's encoding.
public enum Key: Hashable, Sendable {
  /// Ordinary characters. Characters that arrive together form a single key.
  case text(String)
  /// Pasted text, in which line feeds are the only control characters.
  case paste(String)
  /// A letter or symbol typed with the Control key. Letters are lowercase: Ctrl-A is `control("a")`.
  case control(Character)
  /// A character typed with the Meta (Alt) key, in its original case.
  case meta(Character)
  case enter, tab, backspace, delete, escape
  case left, right, up, down
  case home, end, pageUp, pageDown
  /// The arrows with Shift.
  case shiftLeft, shiftRight, shiftUp, shiftDown
  /// The left and right arrows with Control or Meta, and backspace with Meta.
  case wordLeft, wordRight, wordBackspace

  /// The name of the key, such as `Ctrl-A` or `Page Up`.
  public var name: String {
    switch self {
    case .text(let text): text
    case .paste: "Paste"
    case .control(let character): "Ctrl-\(character.uppercased())"
    case .meta(let character): "Meta-\(character.uppercased())"
    case .enter: "Enter"
    case .tab: "Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .escape: "Escape"
    case .left: "Left"
    case .right: "Right"
    case .up: "Up"
    case .down: "Down"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "Page Up"
    case .pageDown: "Page Down"
    case .shiftLeft: "Shift-Left"
    case .shiftRight: "Shift-Right"
    case .shiftUp: "Shift-Up"
    case .shiftDown: "Shift-Down"
    case .wordLeft: "Ctrl-Left"
    case .wordRight: "Ctrl-Right"
    case .wordBackspace: "Meta-Backspace"
    }
  }
}
