import CrossPager
import MessageWords
public import TerminalText

/// Writes responses as text, with a screen layout unless the style is plain.
public struct TextReport: Sendable {
  /// The width, characters and colors of the text.
  public var style: TextStyle

  /// Creates a report in the given style.
  public init(style: TextStyle) { self.style = style }

  private var places: PlaceWording { ReportWording(style: style).places }

  package func lines(_ facts: [Fact]) -> [String] {
    style.isPlain
      ? facts.flatMap(\.plainLines).map(\.replacingControlCharacters)
      : ScreenLayout(style: style).lines(facts)
  }

  /// Returns the lines for a response. For an error, returns only the lines for events.
  public func lines(_ response: Response) -> [String] { lines(facts(response) + events(response)) }

  private func facts(_ response: Response) -> [Fact] {
    if let sentence = places.sentence(response) {
      return [.line(sentence)] + response.notes.map(Fact.note)
    }
    guard case .report(let report) = response.result else { return [] }
    return facts(report, at: response.at, isPreview: response.isPreview)
  }

  private func facts(_ report: any Report, at place: Place?, isPreview: Bool = false) -> [Fact] {
    var wording = ReportWording(style: style)
    (wording.current, wording.isPreview) = (place, isPreview)
    return report.facts(wording)
  }

  private func events(_ response: Response) -> [Fact] {
    (response.events ?? []).map { .detail($0.line) }
  }

  /// Returns the rows of the page or, while the page moves, the rows of the displayed parts of both pages.
  ///
  /// - Complexity: O(`width` × rows)
  public func lines(_ drawing: Drawing) -> [String] {
    let page = lines(facts(drawing.page, at: drawing.place))
    guard let motion = drawing.motion else { return page }
    let next = motion.next.map { lines(facts($0, at: drawing.place)) } ?? []
    // The window starts within the left or upper page.
    let (isForward, distance) = (motion.offset > .zero, Double(motion.offset))
    let height = motion.hasMoved ? next.count : page.count
    let window = RowWindow(
      first: isForward ? page : next, second: isForward ? next : page, height: height)
    let start = isForward ? distance : 1 + distance
    func part(of length: Int) -> Int { Int((start * Double(length)).rounded()) }
    return switch motion.axis {
    case .horizontal: window.rows(fromColumn: part(of: style.width), width: style.width)
    case .vertical: window.rows(fromRow: part(of: height))
    }
  }

  package func lines(_ report: any Report) -> [String] { lines(facts(report, at: nil)) }

  /// Returns the lines that a drawn page does not show: the advice and the events of the display and its hosts.
  public func remaining(_ response: Response) -> [String] {
    lines((response.answer.advice.map { [.line($0)] } ?? []) + events(response))
  }

  /// Returns the lines for an error or a lost recording, or an empty array for other responses.
  public func messages(_ response: Response) -> [String] {
    var problems: [Fact] = []
    switch response.result {
    case .error(let error):
      problems = [.mistake(line: response.line, range: error.range)]
      problems.append(.error(error.message(style.usage)))
      problems += error.failures.map(Fact.note)
    case .failed(let error): problems = [.error(error.message)]
    case .moved, .changed, .ignored, .report: break
    }
    if let lost = response.lostRecording {
      problems.append(.error("\(lost.message) The recording has ended."))
    }
    return lines(problems)
  }

  /// Returns the lines for a sentence.
  public func lines(_ sentence: String) -> [String] { lines([.line(sentence)]) }

  /// Returns a place in words, such as `week 2015-W53 (208 of 209)`.
  public func text(_ place: Place?) -> String { places.text(place) }

  /// Returns the prompt for a place, shortened to at most two thirds of a row.
  ///
  /// - Parameter activity: The current activity in one word.
  public func prompt(_ place: Place?, _ activity: String? = nil) -> String {
    let page = place.map { [$0.level, places.page($0)].compactMap(\.self).joined(separator: " ") }
    return [text(place), page, place?.level, ""].lazy.compactMap(\.self)
      .map { prompt($0.replacingControlCharacters, activity) }
      .first { $0.displayWidth <= style.width * 2 / 3 } ?? "> "
  }

  /// Returns the full prompt for a place.
  public func wholePrompt(_ place: Place?, _ activity: String? = nil) -> String {
    prompt(text(place), activity)
  }

  private func prompt(_ place: String, _ activity: String?) -> String {
    [place, activity].compactMap(\.self).joined(separator: " ") + "> "
  }
}

/// Facts as lines of words and numbers for screen readers and scripts, without charts, columns or wrapping.
extension Fact {
  fileprivate var plainLines: [String] {
    switch self {
    case .line(let text), .paragraph(let text), .verbatim(let text), .note(let text),
      .detail(let text), .error(let text):
      text.isEmpty ? [] : [text]
    case .heading(let parts), .group(let parts): parts
    case .numbered(let lines): lines.enumerated().map { "\($0.offset + 1): \($0.element)" }
    case .glossary(let sections), .columns(_, _, let sections):
      sections.flatMap { section in
        (section.title.isEmpty ? [] : [section.title])
          + section.entries.map { "\($0.name): \($0.meaning)" }
      }
    case .table(let table):
      table.rows.enumerated().map { index, cells in
        sentence(cells, table.header) + (index == table.marked ? ", \(table.mark ?? "")" : "")
      }
    case .places(let places, let current, _):
      places.map { place in
        PlaceWording().text(place) + (place.level == current?.level ? ", current" : "")
      }
    case .drawing(let drawing): drawing.sentences
    case .mistake(let line, _): ["Command: \(line.excerpt)"]
    case .gap: []
    }
  }

  /// Returns a row of a table in words, such as `rain: count 6, no min` or, without a header, `duplicate 3, a note`.
  private func sentence(_ cells: [String], _ header: [String]) -> String {
    if header.isEmpty {
      return ([cells.prefix(2).joined(separator: " ")] + cells.dropFirst(2)).joined(separator: ", ")
    }
    let values = zip(header, cells).dropFirst().filter { !$1.isEmpty }.map { name, cell in
      cell == "-" ? "no \(name)" : name.isEmpty ? cell : "\(name) \(cell)"
    }
    return "\(cells.first ?? ""): " + values.joined(separator: ", ")
  }
}

extension PlaceWording {
  /// Returns a sentence that describes a command's outcome, or nil for reports and errors.
  fileprivate func sentence(_ response: Response) -> String? {
    let (isPreview, answer) = (response.isPreview, response.answer)
    let phrases = answer.details.flatMap { ellipsis == nil ? $0.inPlainDigits.phrases : $0.phrases }
    let advice = answer.advice.map { ". \($0)" } ?? ""
    switch response.result {
    case .moved(_, let to, let steps, let stopped, let finished):
      let stop = stopped.map { edge in
        "stopped at the \(edge.spelling)" + ([.left, .right].contains(edge) ? " edge" : "")
      }
      let parts = [
        "\(isPreview ? "would move" : "moved") to \(text(to))",
        steps.map { Wording.count($0, "step") }, stop,
      ]
      return (parts.compactMap(\.self) + phrases).joined(separator: ", ") + rest(finished) + advice
    case .changed(let change):
      let motion = response.motion.flatMap(sentence)
      let closed = change.closed.map { "'\(($0.title ?? "").excerpt)' is closed" }
      let parts = [change.travel, change.setting, motion, closed, change.opened?.sentence]
      let details = parts.compactMap(\.self) + phrases
      let ends = isPreview || motion != nil || change.setting != nil || !phrases.isEmpty
      return "\(isPreview ? "would change" : "changed")"
        + (details.isEmpty ? "" : ": \(details.joined(separator: ", "))")
        + (ends ? "" : ", \(response.at == nil ? "" : "at ")\(text(response.at))")
        + rest(change.finished) + advice
    case .ignored(_, let message, _): return "\(isPreview ? "would be " : "")ignored: \(message)"
    case .report, .error, .failed: return nil
    }
  }

  /// Describes the motion of the content, as in `dragging 0.6 right, toward day 3 (0…4)`. Returns nil at rest.
  func sentence(_ motion: Motion) -> String? {
    guard let axis = motion.phase.axis else { return nil }
    let offset = motion.phase.offset
    var way = offset
    if offset == .zero, case .settling(let settle) = motion.phase { way = settle.end }
    let direction = Direction(axis, way < .zero ? .backward : .forward).spelling
    let distance = Offset(rawValue: Int64(clamping: offset.rawValue.magnitude)).decimal
    return "\(motion.phase.spelling) \(distance) \(direction), toward \(text(motion.target))"
  }

  private func rest(_ finished: NamedArrival?) -> String {
    guard let finished else { return "" }
    let isGone = finished.to.map { $0.page == nil && $0.count > 0 } ?? true
    return ", after settling at \(isGone ? "a removed page" : text(finished.to))"
  }
}

extension OpenedPage {
  /// A sentence such as `'Article B3' is open, path 1 2`.
  var sentence: String {
    let path = path.map(String.init).joined(separator: " ")
    return "'\((place.title ?? "").excerpt)' is open, path \(path)"
  }
}

extension Response.Event {
  /// The line for the event, such as `addView day 3, host 0`.
  var line: String {
    let place = level.map { level in " \(level)" + (page.map { " \($0)" } ?? "") }
    return name + (place ?? "") + (host.map { ", host \($0)" } ?? "")
  }
}
