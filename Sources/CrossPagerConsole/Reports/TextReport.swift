import CrossPager
import MessageWords
public import TerminalText

/// Writes responses as text for a person.
public struct TextReport: Sendable {
  /// How wide and with which characters it writes.
  public var style: TextStyle

  /// A report in a style.
  public init(style: TextStyle) {
    self.style = style
  }

  /// The lines for a response that is no error; none for an error.
  public func lines(_ response: Response) -> [String] {
    if style.isPlain { return PlainReport().lines(response) }
    let lines = outcome(response)
    return response.events == nil ? lines : lines + events(response)
  }

  /// The lines for what the display and its hosts did.
  public func events(_ response: Response) -> [String] {
    let lines = (response.events ?? []).map(OutcomeWording.line)
    return style.isPlain
      ? lines.map(\.replacingControlCharacters)
      : lines.flatMap { style.wrap($0, head: "  ", indent: 4) }
  }

  private func outcome(_ response: Response) -> [String] {
    if let sentence = OutcomeWording.sentence(response, place: text) {
      return style.wrap(sentence, indent: 2) + list(response.notes)
    }
    guard case .report(let report) = response.result else { return [] }
    return lines(report, current: response.at, isPreview: response.isPreview)
      + OutcomeWording.state(response, place: text).flatMap { style.wrap($0, indent: 2) }
  }

  /// The lines for a response that is an error, the command with a caret under what is meant; none for others.
  public func messages(_ response: Response) -> [String] {
    if style.isPlain { return PlainReport().messages(response) }
    return problem(response)
      + (response.lostRecording.map { error(OutcomeWording.lostRecording($0)) } ?? [])
  }

  private func problem(_ response: Response) -> [String] {
    switch response.result {
    case .error(let error):
      return excerpt(response.line, error.range) + self.error(error.message(style.usage))
        + list(error.failures)
    case .failed(let error):
      return self.error(error.message)
    case .moved, .changed, .ignored, .report:
      return []
    }
  }

  private func error(_ message: String) -> [String] {
    style.wrap(message).map(style.error)
  }

  /// The part of a line around a range, and a caret under it. A long line is cut to a screen line, at most as long
  /// as messages quote.
  private func excerpt(_ line: String, _ range: Range<Int>) -> [String] {
    let room = min(60, max(8, style.width - 2))
    let characters = Array(line)
    let center = max(0, min(range.lowerBound, range.upperBound - room / 2) - room / 4)
    let start = characters.count <= room ? 0 : center
    let shown = characters.dropFirst(start).prefix(room).map(TextReport.shown)
    let before = shown.prefix(max(0, range.lowerBound - start)).joined()
    let meant = shown.dropFirst(max(0, range.lowerBound - start)).prefix(range.count).joined()
    let lines = [
      "  " + shown.joined(),
      "  " + String(repeating: " ", count: before.displayWidth)
        + String(repeating: "^", count: max(1, meant.displayWidth)),
    ].map { $0.truncated(toWidth: style.width, ellipsis: " ").trimmingTrailingSpaces }
    return [lines[0], style.paint(lines[1], .error)]
  }

  /// A character as a line shows it, without more accents than a person would put on a letter.
  private static func shown(_ character: Character) -> String {
    if character == "\t" { return " " }
    return String(String.UnicodeScalarView(character.unicodeScalars.prefix(16)))
      .replacingControlCharacters
  }

  /// How places are written.
  var wording: PlaceWording { PlaceWording(ellipsis: style.ellipsis) }

  /// Where the session is: `week 2015-W53 (208 of 209)`.
  public func text(_ place: Place?) -> String { wording.text(place) }

  /// The lines for what a person should know of the data.
  public func lines(_ remark: Remark) -> [String] {
    style.wrap(DataWording.sentence(remark))
  }

  private func list(_ notes: [String]) -> [String] {
    notes.flatMap { style.wrap("- \($0)", indent: 2) }
  }

  /// What the prompt says of a place: all of ``text(_:)`` where it leaves a third of a row for the line, else less.
  ///
  /// - Parameter activity: what goes on there, in a word.
  public func prompt(_ place: Place?, _ activity: String? = nil) -> String {
    let shorter =
      place.map {
        [[$0.level, wording.page($0)].compactMap { $0 }.joined(separator: " "), $0.level, ""]
      } ?? [""]
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
