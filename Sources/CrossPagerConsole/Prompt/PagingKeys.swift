public import LineEditing

/// The commands for the keys that an empty line does not use.
public enum PagingKeys {
  /// The command for a key, or nil if the key has none.
  public static func command(for key: Key) -> String? {
    switch key {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .home: "first"
    case .end: "last"
    case .pageUp: "left 10"
    case .pageDown: "right 10"
    case .shiftLeft, .text(","): "bar previous"
    case .shiftRight, .text("."): "bar next"
    case .shiftUp, .text("+"): "zoom in"
    case .shiftDown, .text("-"): "zoom out"
    case .backspace: "back"
    default: nil
    }
  }

  /// The characters that are keys on an empty line. No command begins with one of them.
  public static let characters: Set<Character> = [",", ".", "+", "-"]
}

/// Explains the two ways to change the level.
public enum LevelRemark {
  /// The explanation to show after the first command that changes the level in either way, or nil after other commands.
  ///
  /// The explanation is about dates, so levels without dates have none.
  public static func sentence(after response: Response) -> String? {
    guard case .moved(let from, let to, _, _, _) = response.result, !response.isPreview,
      to.isDated, from.level != to.level,
      let name = CommandReference.name(ofCommandIn: response.command),
      ["up", "down", "zoom"].contains(name)
    else { return nil }
    return
      "'up' and 'down' go to the page that each level remembers. 'zoom in' (+) and 'zoom out' (-) keep the date."
  }
}
