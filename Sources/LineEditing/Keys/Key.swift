/// A key press or paste, independent of how terminals encode it.
public enum Key: Hashable, Sendable {
  /// Characters to insert, as many as arrived at once.
  case text(String)
  /// Pasted text, with LF as its line break and no other control characters.
  case paste(String)
  /// A letter or sign with the control key, as a lowercase letter: Ctrl-A is `control("a")`.
  case control(Character)
  /// A letter or sign with the meta (alt) key, as typed.
  case meta(Character)
  case enter, tab, backspace, delete, escape
  case left, right, up, down
  case home, end, pageUp, pageDown
  /// Left or right with the control or meta key, and backspace with the meta key.
  case wordLeft, wordRight, wordBackspace
}
