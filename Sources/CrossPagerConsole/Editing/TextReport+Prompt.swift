extension TextReport {
  /// What the prompt says of a place: all of ``text(_:)`` where it leaves a third of a row for the line, else less.
  ///
  /// - Parameter activity: what goes on there, in a word.
  public func prompt(_ place: Place?, _ activity: String? = nil) -> String {
    let shorter =
      place.map { [[$0.level, wording.page($0)].compactMap { $0 }.joined(separator: " "), $0.level, ""] } ?? [""]
    let prompts =
      [wholePrompt(place, activity)]
      + shorter.map { prompt($0.replacingControlCharacters, activity) }
    return prompts.first { $0.displayWidth <= style.width * 2 / 3 } ?? "> "
  }

  /// What the prompt says where a line may go on below it.
  public func wholePrompt(_ place: Place?, _ activity: String? = nil) -> String {
    prompt(text(place), activity)
  }

  private func prompt(_ place: String, _ activity: String?) -> String {
    ([place] + (activity.map { [$0] } ?? [])).joined(separator: " ") + "> "
  }
}
