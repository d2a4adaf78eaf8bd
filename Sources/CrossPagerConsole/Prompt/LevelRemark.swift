/// Explains the two ways to change the level.
public enum LevelRemark {
  /// The explanation to show after `up`, `down` or `zoom` changes the level, or nil for other commands.
  ///
  /// Levels without dates have no explanation, because their pages share no dates.
  public static func sentence(after response: Response) -> String? {
    guard case .moved(let from, let to, _, _, _) = response.result, !response.isPreview,
      to.isDated, from.level != to.level,
      let name = CommandReference.name(ofCommandIn: response.command),
      ["up", "down", "zoom"].contains(name)
    else { return nil }
    return
      "'up' and 'down' go to the page that each level remembers. 'zoom in' (+) and 'zoom out' (-) go to a page that "
      + "shares dates with this one."
  }
}
