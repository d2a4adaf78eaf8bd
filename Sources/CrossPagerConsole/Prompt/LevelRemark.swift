/// Decides when to explain the two ways to change the level.
public enum LevelRemark {
  /// Whether the explanation is due after a response. It is due if `up`, `down` or `zoom` has changed the level.
  ///
  /// It is never due on levels without dates, because their pages share no dates.
  public static func isDue(after response: Response) -> Bool {
    guard case .moved(let from, let to, _, _, _) = response.result, !response.isPreview,
      to.isDated, from.level != to.level,
      let name = CommandReference.name(ofCommandIn: response.command)
    else { return false }
    return ["up", "down", "zoom"].contains(name)
  }
}
