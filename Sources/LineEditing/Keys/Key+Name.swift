extension Key {
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
