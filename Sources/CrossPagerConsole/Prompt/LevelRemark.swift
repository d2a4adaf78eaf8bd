/// Decides when to explain the two ways to change the level.
public enum LevelRemark {
  /// Whether to explain them after a response: whether `up`, `down` or `zoom` has changed the level.
  ///
  /// Levels without dates need no explanation, because their pages share no dates.
  public static func isDue(after response: Response) -> Bool {
    guard case .moved(let from, let to, _, _, _) = response.result, !response.isPreview,
      to.isDated, from.level != to.level,
      let name = CommandReference.name(ofCommandIn: response.command)
    else { return false }
    return ["up", "down", "zoom"].contains(name)
  }
}
