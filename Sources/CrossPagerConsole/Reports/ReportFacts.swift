import CrossPager
import CrossPagerSeries
import MessageWords
import TerminalText
import TextCharts

/// Converts responses into facts, which a layout formats.
struct ReportFacts {
  /// The wording for places.
  let places: PlaceWording
  private let style: TextStyle

  init(style: TextStyle) {
    self.style = style
    places = PlaceWording(style: style)
  }

  /// The facts for a response, or an empty array for an error.
  func facts(_ response: Response) -> [Fact] {
    if let sentence = OutcomeWording.sentence(response, place: places.text) {
      return [.line(FoundWording.sentence(sentence, response))]
        + response.notes.map(Fact.note)
    }
    guard case .report(let report) = response.result else { return [] }
    return facts(report, current: response.at, isPreview: response.isPreview)
      + OutcomeWording.state(response, place: places.text).map(Fact.line)
  }

  /// The events of the display and its hosts.
  func events(_ response: Response) -> [Fact] {
    (response.events ?? []).map { .detail(OutcomeWording.line($0)) }
  }

  /// The facts for an error or a lost recording, or an empty array for other responses.
  func problems(_ response: Response) -> [Fact] {
    let problems: [Fact] =
      switch response.result {
      case .error(let error):
        [
          .mistake(line: response.line, range: error.range),
          .error(error.message(style.usage)),
        ] + error.failures.map(Fact.note)
      case .failed(let error): [.error(error.message)]
      case .moved, .changed, .ignored, .report: []
      }
    return problems
      + (response.lostRecording.map { [.error(OutcomeWording.lostRecording($0))] } ?? [])
  }

  private func facts(_ report: Report, current: Place?, isPreview: Bool) -> [Fact] {
    switch report {
    case .whereabouts(let places, _): all(places, current, drawn: nil)
    case .map(let places, let reading): all(places, current, drawn: reading)
    case .levels(let levels, let rules, let gaps, let prompt):
      self.levels(levels, current)
        + [
          .group(
            rules.pager.settings.map(\.text)
              + [Setting(rules.hosting).text, rules.pager.lockedText, Setting(rules.scale).text]
              + prompt.settings.map(\.text) + (gaps.map { ["gaps \($0.spelling)"] } ?? []))
        ]
    case .routes(let routes): [.line(OutcomeWording.routes(routes))]
    case .page(let page): page.map { facts([$0]) } ?? [.line(places.text(current))]
    case .split(let pages): facts(pages)
    case .hosts(let hosts, let rule):
      hosts.map { .line("host \($0.number): \($0.place.map(places.text) ?? "shows no page")") }
        + [.line((hosts.isEmpty ? "no hosts, " : "") + "hosting \(rule.spelling)")]
    case .data(let data): data.map(facts) ?? [.line("no data because all pages are plain")]
    case .values(let values, let read):
      [self.values(values)] + DataWording.passedOver(in: read).map(Fact.note)
    case .series(let series, let columns): [self.series(series, columns)]
    case .history(let lines): [.numbered(lines)]
    case .help(let entries, let scope): help(entries, scope)
    case .link(let link): [.verbatim(link)]
    case .quit: []
    case .keys(let keys): [self.keys(keys)]
    case .marks(let marks): self.marks(marks)
    case .saved, .recording, .recorded, .replayed, .expected, .exported:
      [.line(OutcomeWording.sentence(report, isPreview: isPreview) ?? "")]
    }
  }

  private func all(_ places: [Place], _ current: Place?, drawn reading: ReadingRule?) -> [Fact] {
    places.isEmpty
      ? [.line(self.places.text(nil))] : [.places(places, current: current, reading: reading)]
  }

  private func levels(_ levels: [LevelReport], _ current: Place?) -> [Fact] {
    let rows = levels.map { level in
      [level.place.level, places.page(level.place) ?? "-", places.range(level.place)]
        + level.rules.settings.map(\.value)
    }
    let rules = levels.first?.rules.settings.map(\.rule) ?? []
    return [
      .table(
        Fact.Table(
          header: ["level", "page", ""] + rules, rows: rows,
          marked: levels.firstIndex { $0.place.level == current?.level }, mark: "current"))
    ]
  }

  private func values(_ values: [ValueReport]) -> Fact {
    if values.isEmpty { return .line("no values because all pages are plain") }
    let rows = values.map { value in
      [value.name.excerpt, String(value.total.count), String(value.total.missing)]
        + [value.total.min, value.total.mean, value.total.max]
        .map { $0.map { NumberFormat.caption($0) } ?? "-" }
    }
    return .table(
      Fact.Table(
        header: ["value", "count", "missing", "min", "mean", "max"], rows: rows,
        marked: values.firstIndex(where: \.isShown), mark: "shown", trailing: [1, 2, 3, 4, 5],
        names: 0
      ).with("unit", values.map(\.unit)).with("passed over", values.map(\.role.reason)))
  }
}

extension ReportFacts {
  private func series(_ series: [SeriesReport], _ columns: [String]) -> Fact {
    if series.isEmpty { return .line("one series, without a name") }
    let rows = series.map { series in
      [
        series.name.excerpt, String(series.count), series.span.map { "\($0.lowerBound)" } ?? "-",
        series.span.map { "\($0.upperBound)" } ?? "-",
      ]
    }
    return .table(
      Fact.Table(
        header: [columns.map(\.excerpt).joined(separator: " "), "rows", "first", "last"],
        rows: rows,
        marked: series.firstIndex(where: \.isShown), mark: "shown", trailing: [1], names: 0))
  }
}

extension ColumnRole {
  /// The reason that the program does not draw the column by default, or nil for a measure.
  fileprivate var reason: String? {
    switch self {
    case .measure: nil
    case .datePart: "part of a date"
    case .counter: "numbers the rows"
    case .identifier: "identifier"
    case .coordinate: "coordinate"
    case .constant: "the same in the first rows"
    case .flag: "only 0s and 1s in the first rows"
    }
  }
}

/// Creates the facts for `help`.
extension ReportFacts {
  private func help(_ entries: [HelpEntry], _ scope: HelpScope) -> [Fact] {
    switch scope {
    case .overview(let isDated):
      let overview = HelpOverview(of: entries, isDated: isDated)
      return [.glossary(overview.groups.map { glossary($0.title, $0.entries) })]
        + [.line("Examples: " + overview.examples.joined(separator: ", "))]
        + HelpWording.closing.map(Fact.paragraph)
    case .all:
      let groups = CommandGroup.allCases.map { group in
        glossary(group.rawValue, entries.filter { $0.group == group.rawValue })
      }
      return [.glossary(groups), .paragraph(HelpWording.more)]
    case .entries: return Array(entries.map(details).joined(separator: [.gap]))
    case .found(let words):
      return [
        .glossary([glossary(HelpWording.found(words), entries)]), .paragraph(HelpWording.more),
      ]
    }
  }

  private func glossary(_ title: String, _ entries: [HelpEntry]) -> Fact.Glossary {
    Fact.Glossary(
      title: title, entries: entries.map { (name: style.usage($0.usage), meaning: $0.summary) })
  }

  private func details(_ entry: HelpEntry) -> [Fact] {
    let short = entry.shortForm.map { " (short: \($0))" } ?? ""
    let rules = entry.rules.map { rule in
      (name: style.usage("\(rule.name) \(rule.values)"), meaning: rule.summary)
    }
    return [
      .line(style.usage(entry.usage) + short), .detail(entry.summary), .paragraph(entry.details),
    ]
      + (rules.isEmpty
        ? [] : [.paragraph(HelpWording.rules), .glossary([Fact.Glossary(entries: rules)])])
      + entry.parameters.map { .line(style.usage($0)) }
      + (entry.examples.isEmpty ? [] : [.paragraph("Examples:")] + entry.examples.map(Fact.detail))
  }
}

/// The sentences that `help` adds to its entries.
enum HelpWording {
  static let rules = "Rules, with the default value first:"
  static let closing = [
    "Shorten commands to l, r, u, d and q, or to any unambiguous prefix.",
    "For more about a command: help COMMAND. For all commands: help all",
  ]
  static let more = "For more about a command: help COMMAND"

  static func found(_ words: String) -> String { "Commands for '\(words.excerpt)'" }
}
