/// What is typed, freed from how terminals encode it.
public enum Key: Hashable, Sendable {
  /// Characters that stand for themselves, as many as came at once.
  case text(String)
  /// What was pasted, its line ends as LF and without other control characters.
  case paste(String)
  /// A letter or sign with the control key, as a lowercase letter: Ctrl-A is `control("a")`.
  case control(Character)
  /// A letter or sign with the meta (alt) key, as it was typed.
  case meta(Character)
  case enter, tab, backspace, delete, escape
  case left, right, up, down
  case home, end, pageUp, pageDown
  /// Left and right with the control or meta key, backspace with the meta key.
  case wordLeft, wordRight, wordBackspace
}
