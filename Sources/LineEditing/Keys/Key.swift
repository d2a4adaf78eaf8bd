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
}
