/// A description of what one or more keys do.
public struct KeyUse: Hashable, Sendable {
  /// The keys, each of which does all or part of what ``meaning`` describes.
  public var keys: [Key]
  /// What the keys do, as a sentence without a period.
  public var meaning: String

  /// Creates a description.
  public init(_ keys: [Key], _ meaning: String) {
    self.keys = keys
    self.meaning = meaning
  }
}

extension LineEditor {
  /// The keys that edit a line.
  public static let keyUses = [
    KeyUse([.enter], "Run the line"),
    KeyUse([.tab], "Complete the word. Repeat to list the choices"),
    KeyUse([.left, .right], "Move back or forward one character"),
    KeyUse([.control("b"), .control("f")], "Move back or forward one character"),
    KeyUse([.wordLeft, .wordRight], "Move back or forward one word"),
    KeyUse([.meta("b"), .meta("f")], "Move back or forward one word"),
    KeyUse([.home, .end, .control("a"), .control("e")], "Move to the start or end of the line"),
    KeyUse(
      [.up, .down, .control("p"), .control("n")], "Show the previous or next line in the history"),
    KeyUse([.control("r"), .control("s")], "Search the history backward or forward"),
    KeyUse([.control("g")], "Stop the search"),
    KeyUse([.backspace], "Delete the character before the cursor"),
    KeyUse([.delete, .control("d")], "Delete the character at the cursor"),
    KeyUse([.wordBackspace, .meta("d")], "Cut the word before or after the cursor"),
    KeyUse([.control("w")], "Cut the text back to the previous space"),
    KeyUse([.control("u"), .control("k")], "Cut the text before or after the cursor"),
    KeyUse([.control("y"), .meta("y")], "Paste the last cut, or an older one"),
    KeyUse([.control("t")], "Swap two characters"),
    KeyUse([.control("_")], "Undo the last edit"),
    KeyUse([.control("c")], "Discard the line"),
  ]
}
