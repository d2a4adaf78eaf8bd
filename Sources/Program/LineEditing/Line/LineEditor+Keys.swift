/// A description of what one or more keys do.
public struct KeyUse: Hashable, Sendable {
  /// The keys, each of which does all or part of what ``meaning`` describes.
  public var keys: [Key]
  /// What the keys do, as a sentence without a period.
  public var meaning: String
  /// The meaning in at most 20 characters, for lists in several columns.
  public var brief: String

  /// Creates a description.
  ///
  /// - Parameter brief: The meaning in a few words, or nil if `meaning` is short.
  public init(_ keys: [Key], _ meaning: String, brief: String? = nil) {
    self.keys = keys
    self.meaning = meaning
    self.brief = brief ?? meaning
  }
}

extension LineEditor {
  /// The keys that edit a line.
  public static let keyUses = [
    KeyUse([.enter], "Run the line"),
    KeyUse([.tab], "Complete the word. Repeat to list the choices", brief: "Complete or list"),
    KeyUse([.left, .right], "Move back or forward one character", brief: "Move a character"),
    KeyUse(
      [.control("b"), .control("f")], "Move back or forward one character",
      brief: "Move a character"),
    KeyUse([.wordLeft, .wordRight], "Move back or forward one word", brief: "Move a word"),
    KeyUse([.meta("b"), .meta("f")], "Move back or forward one word", brief: "Move a word"),
    KeyUse([.home, .end], "Move to the start or end of the line", brief: "Go to start/end"),
    KeyUse(
      [.control("a"), .control("e")], "Move to the start or end of the line",
      brief: "Go to start/end"),
    KeyUse(
      [.up, .down, .control("p"), .control("n")], "Show the previous or next line in the history",
      brief: "Show past lines"),
    KeyUse(
      [.control("r"), .control("s")], "Search the history backward or forward",
      brief: "Find past lines"),
    KeyUse([.control("g")], "Stop the search"),
    KeyUse([.backspace], "Delete the character before the cursor", brief: "Delete backward"),
    KeyUse(
      [.delete, .control("d")], "Delete the character at the cursor", brief: "Delete forward"),
    KeyUse(
      [.wordBackspace, .meta("d")], "Cut the word before or after the cursor", brief: "Cut a word"),
    KeyUse([.control("w")], "Cut the text back to the previous space", brief: "Cut to a space"),
    KeyUse(
      [.control("u"), .control("k")], "Cut the text before or after the cursor",
      brief: "Cut to start/end"),
    KeyUse([.control("y")], "Paste the last cut", brief: "Paste the cut"),
    KeyUse([.meta("y")], "Replace the pasted text with an older cut", brief: "Paste older cut"),
    KeyUse([.control("t")], "Swap two characters", brief: "Swap characters"),
    KeyUse([.control("_")], "Undo the last edit", brief: "Undo an edit"),
    KeyUse([.control("c")], "Discard the line"),
  ]
}
