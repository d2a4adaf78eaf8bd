import CrossPager
import CrossPagerTimeline

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
    let prefix = response.isPreview ? "would have " : ""
    switch response.result {
    case .moved(_, let to, let steps, let stopped):
      var line = "\(prefix)moved to \(text(to))"
      if let steps { line += ", \(Wording.count(steps, "step"))" }
      if let stopped { line += ", stopped at \(TextReport.edge(stopped))" }
      return style.wrap(line, indent: 2)
    case .changed(let notes):
      let place = response.isPreview ? "" : ", \(text(response.at))"
      return style.wrap("\(prefix)changed\(place)", indent: 2) + list(notes)
    case .ignored(_, let message, let notes):
      return style.wrap("\(response.isPreview ? "would be " : "")ignored: \(message)", indent: 2)
        + list(notes)
    case .report(let report):
      return lines(report, current: response.at, isPreview: response.isPreview)
    case .error, .failed:
      return []
    }
  }

  /// The lines for a response that is an error, the command with a caret under what is meant; none for others.
  public func messages(_ response: Response) -> [String] {
    switch response.result {
    case .error(let error):
      return excerpt(response.line, error.range) + style.wrap(error.message)
    case .failed(let error):
      return style.wrap(error.message)
    case .moved, .changed, .ignored, .report:
      return []
    }
  }

  /// The part of a line around what is meant, and a caret under it; a long line is cut to a screen line.
  private func excerpt(_ line: String, _ range: Range<Int>) -> [String] {
    let room = max(8, style.width - 2)
    let characters = line.map { $0 == "\t" ? " " : String($0).replacingControlCharacters }
    let start = max(0, min(range.lowerBound, range.upperBound - room / 2) - room / 4)
    let shown = characters.dropFirst(characters.count <= room ? 0 : start).prefix(room)
    let before = shown.prefix(max(0, range.lowerBound - shown.startIndex)).joined()
    let meant = shown.dropFirst(max(0, range.lowerBound - shown.startIndex)).prefix(range.count)
      .joined()
    return [
      "  " + shown.joined(),
      "  " + String(repeating: " ", count: before.displayWidth)
        + String(repeating: "^", count: max(1, meant.displayWidth)),
    ].map { $0.truncated(toWidth: style.width, ellipsis: " ").trimmingTrailingSpaces }
  }

  /// Where the session is: `week 2015-W53 207/0…208`.
  public func text(_ place: Place?) -> String {
    guard let place else { return "(no levels)" }
    let level = place.level
    guard let page = place.page else { return "\(level) (empty)".replacingControlCharacters }
    return ([level] + title(place) + [range(page, place)]).joined(separator: " ")
      .replacingControlCharacters
  }

  /// The title, unless it is the index, which is said anyway.
  func title(_ place: Place) -> [String] {
    guard let title = place.title, title != place.page.map(String.init) else { return [] }
    return [title]
  }

  func range(_ page: Int, _ place: Place) -> String {
    "\(page)/0\(style.ellipsis)\(place.count - 1)"
  }

  private func list(_ notes: [String]) -> [String] {
    notes.flatMap { style.wrap("- \($0)", indent: 2) }
  }

  private static func edge(_ edge: Edge) -> String {
    switch edge {
    case .left: "the left edge"
    case .right: "the right edge"
    case .top: "the top"
    case .bottom: "the bottom"
    case .beginning: "the beginning"
    case .end: "the end"
    }
  }
}
