import CrossPager
import MessageWords
public import TerminalText

/// Writes responses as text, with a screen layout unless the style is plain.
public struct TextReport: Sendable {
  /// The width, characters and colors of the text.
  public var style: TextStyle

  /// Creates a report in the given style.
  public init(style: TextStyle) {
    self.style = style
  }

  private var facts: ReportFacts { ReportFacts(style: style) }

  private func lines(_ facts: [Fact]) -> [String] {
    style.isPlain
      ? facts.flatMap(PlainLayout().lines) : ScreenLayout(style: style).lines(facts)
  }

  /// The lines for a response, or an empty array for an error.
  public func lines(_ response: Response) -> [String] {
    lines(facts.facts(response) + facts.events(response))
  }

  /// The rows of the page or, while the page moves, the rows of the displayed parts of both pages.
  ///
  /// - Complexity: O(`width` × rows)
  public func lines(_ drawing: Drawing) -> [String] {
    let page = lines(drawing.page)
    guard let motion = drawing.motion else { return page }
    let next = motion.next.map(lines) ?? []
    // The window starts within the left or upper page.
    let (isForward, distance) = (motion.offset > .zero, Double(motion.offset))
    let height = motion.hasMoved ? next.count : page.count
    let window = RowWindow(
      first: isForward ? page : next, second: isForward ? next : page, height: height)
    let start = isForward ? distance : 1 + distance
    func part(of length: Int) -> Int {
      min(max(0, Int((start * Double(length)).rounded())), length)
    }
    return switch motion.axis {
    case .horizontal: window.rows(fromColumn: part(of: style.width), width: style.width)
    case .vertical: window.rows(fromRow: part(of: height))
    }
  }

  /// The lines for a page, given a report for each of its charts.
  func lines(_ page: [PageReport]) -> [String] { lines(facts.facts(page)) }

  /// The lines for what a drawn page does not show: the advice and the events of the display and its hosts.
  public func remaining(_ response: Response) -> [String] {
    lines((response.advice.map { [.line($0)] } ?? []) + facts.events(response))
  }

  /// The lines for an error or a lost recording, or an empty array for other responses.
  public func messages(_ response: Response) -> [String] { lines(facts.problems(response)) }

  /// The lines for a remark on the data.
  public func lines(_ remark: Remark) -> [String] { lines([.line(DataWording.sentence(remark))]) }

  /// A place in words, such as `week 2015-W53 (208 of 209)`.
  public func text(_ place: Place?) -> String { facts.places.text(place) }

  /// The prompt for a place, shortened to at most two thirds of a row.
  ///
  /// - Parameter activity: The current activity in one word.
  public func prompt(_ place: Place?, _ activity: String? = nil) -> String {
    let shorter =
      place.map {
        [[$0.level, facts.places.page($0)].compactMap { $0 }.joined(separator: " "), $0.level, ""]
      } ?? [""]
    let prompts =
      [wholePrompt(place, activity)]
      + shorter.map { prompt($0.replacingControlCharacters, activity) }
    return prompts.first { $0.displayWidth <= style.width * 2 / 3 } ?? "> "
  }

  /// The full prompt for a place.
  public func wholePrompt(_ place: Place?, _ activity: String? = nil) -> String {
    prompt(text(place), activity)
  }

  private func prompt(_ place: String, _ activity: String?) -> String {
    ([place] + (activity.map { [$0] } ?? [])).joined(separator: " ") + "> "
  }
}
