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

/// The keys that terminals send as escape sequences (xterm's *Control Sequences*, plus VT220 and rxvt).
extension Key {
  /// The keys by the letter at the end of their sequences.
  private static let cursor: [Unicode.Scalar: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "F": .end, "H": .home,
  ]
  /// The keys by the number in their sequences, which end in `~`.
  private static let editing: [Int: Key] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]
  private static let shifted: [Key: Key] = [
    .left: .shiftLeft, .right: .shiftRight, .up: .shiftUp, .down: .shiftDown,
  ]

  /// Returns the key for `ESC O` followed by a byte, or nil if the sequence is not a key.
  static func single(_ byte: UInt8) -> Key? {
    switch Unicode.Scalar(byte) {
    case "M": .enter
    case "c": .wordRight
    case "d": .wordLeft
    case let letter: cursor[letter]
    }
  }

  /// Returns the key for `ESC [`, parameters and a final byte, or nil if the sequence is not a key.
  static func control(_ parameters: [UInt8], final: UInt8) -> Key? {
    let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { Int(String(decoding: $0, as: UTF8.self)) }
    if final == UInt8(ascii: "~") { return (numbers.first ?? nil).flatMap { editing[$0] } }
    let letter = Unicode.Scalar(final)
    // The second parameter is 1 plus the sum of the modifiers: Shift 1, Alt 2, Control 4.
    let modifiers = ((numbers.dropFirst().first ?? nil) ?? 1) &- 1
    switch cursor[letter] {
    case .left where modifiers & 6 != 0: return .wordLeft
    case .right where modifiers & 6 != 0: return .wordRight
    case let key? where modifiers == 1: return shifted[key] ?? key
    // rxvt sends a letter from a to d for an arrow with Shift.
    case nil where parameters.isEmpty && "a"..."d" ~= letter:
      return cursor[Unicode.Scalar(final & ~0x20)].flatMap { shifted[$0] }
    case let key: return key
    }
  }
}
