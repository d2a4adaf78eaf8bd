import CrossPager
import CrossPagerSeries
import MessageWords
import TerminalText
import TextCharts

/// Writes responses in words and numbers, one fact a line, for screen readers and scripts: nothing is drawn, nothing
/// stands in columns, and no line is broken.
struct PlainReport {
  /// The lines for a response that is no error; none for an error.
  func lines(_ response: Response) -> [String] {
    let lines =
      if let sentence = OutcomeWording.sentence(response, place: text) {
        [sentence] + response.notes
      } else if case .report(let report) = response.result {
        self.lines(report, current: response.at, isPreview: response.isPreview)
          + OutcomeWording.state(response, place: text)
      } else {
        [String]()
      }
    return (lines + (response.events ?? []).map(OutcomeWording.line))
      .map(\.replacingControlCharacters)
  }

  /// The lines for a response that is an error; none for others.
  func messages(_ response: Response) -> [String] {
    let lines: [String] =
      switch response.result {
      case .error(let error):
        ["Command: \(response.command.excerpt)", error.message(usage)] + error.failures
      case .failed(let error): [error.message]
      case .moved, .changed, .ignored, .report: []
      }
    let lost = response.lostRecording.map { [OutcomeWording.lostRecording($0)] } ?? []
    return (lines + lost).map(\.replacingControlCharacters)
  }

  /// A usage line, whose dots a screen reader might not read.
  func usage(_ text: String) -> String { TextStyle(isASCII: true).usage(text) }

  private func lines(_ report: Report, current: Place?, isPreview: Bool) -> [String] {
    switch report {
    case .whereabouts(let places, _), .map(let places, _): whereabouts(places, current)
    case .levels(let levels, let rules, let scale):
      levels.flatMap { self.lines($0, current) } + lines(rules, scale)
    case .routes(let routes): [OutcomeWording.routes(routes)]
    case .page(let page): page.map(lines) ?? [text(current)]
    case .hosts(let hosts, let rule):
      hosts.map { "host \($0.number): \($0.place.map(text) ?? "shows no page")" }
        + ["hosting \(rule.spelling)"]
    case .data(let data): data.map(lines) ?? ["no data, the pages are plain"]
    case .values(let values):
      values.isEmpty ? ["no values, the pages are plain"] : values.map(text)
    case .history(let lines): lines.enumerated().map { "\($0.offset + 1): \($0.element)" }
    case .help(let entries, let scope): help(entries, scope)
    case .link(let link): [link]
    case .quit: []
    case .saved, .recording, .replayed, .expected:
      OutcomeWording.sentence(report, isPreview: isPreview).map { [$0] } ?? []
    }
  }

  /// A place: `week 2015-W53, 208 of 209`.
  func text(_ place: Place?) -> String { PlaceWording().text(place) }

  private func text(_ place: Place, current: Place?) -> String {
    text(place) + (place.level == current?.level ? ", current" : "")
  }

  private func whereabouts(_ places: [Place], _ current: Place?) -> [String] {
    places.isEmpty ? [text(nil)] : places.map { text($0, current: current) }
  }

  private func lines(_ level: LevelReport, _ current: Place?) -> [String] {
    let name = level.place.level
    return [text(level.place, current: current)]
      + level.rules.settings.map { "\(name) \($0.text)" }
  }

  private func lines(_ rules: PagerRules, _ scale: ScaleRule) -> [String] {
    PagerRulesWording.lines(rules, scale)
  }

  private func lines(_ data: DataReport) -> [String] {
    let read = data.read
    let wording = DataWording(data)
    let span = data.span.map { ["first \($0.lowerBound)", "last \($0.upperBound)"] }
    return ["source \(read.source)", "value \(wording.value)", "date \(wording.date)"]
      + (span ?? ["no samples"]) + wording.layout
      + wording.rows.map {
        $0.prefix(2).joined(separator: " ") + $0.dropFirst(2).map { ", \($0)" }.joined()
      }
      + columns(wording) + wording.notes
  }

  /// `column rain: used 6, blank 0, min 1, max 6`.
  private func columns(_ wording: DataWording) -> [String] {
    let names = wording.columns.first?.dropFirst() ?? []
    return wording.columns.dropFirst().map { column in
      let facts = zip(names, column.dropFirst()).map { $1 == "-" ? "no \($0)" : "\($0) \($1)" }
      return "column \(column.first ?? ""): " + facts.joined(separator: ", ")
    }
  }

  /// `rain: count 6, missing 0, min 1, mean 3.5, max 6, shown`.
  private func text(_ value: ValueReport) -> String {
    let numbers = [("min", value.total.min), ("mean", value.total.mean), ("max", value.total.max)]
    return
      (["\(value.name.excerpt): count \(value.total.count)", "missing \(value.total.missing)"]
      + numbers.map { name, number in
        number.map { "\(name) \(NumberFormat.caption($0))" } ?? "no \(name)"
      }
      + (value.isShown ? ["shown"] : [])).joined(separator: ", ")
  }
}
