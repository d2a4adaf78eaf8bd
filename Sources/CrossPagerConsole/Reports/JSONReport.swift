import CrossPager
import CrossPagerTimeline

/// Writes responses as JSON, one object each, with the names of the contract's section 10.
public enum JSONReport {
  /// The object for a response.
  ///
  /// - Parameter number: of the command in its session, from 1.
  public static func json(_ response: Response, number: Int) -> JSON {
    var members: [JSON.Member] = [
      .init("n", .integer(number)), .init("command", .string(response.command)),
      .init("result", .string(word(for: response.result))),
    ]
    if response.isPreview { members.append(.init("preview", true)) }
    members += details(response.result)
    if let error = response.lostRecording {
      members.append(.init("lostRecording", .string(error.message)))
    }
    members.append(.init("at", position(response.at)))
    return .object(members)
  }

  private static func word(for result: Response.Result) -> String {
    switch result {
    case .moved: "moved"
    case .changed: "changed"
    case .ignored: "ignored"
    case .report: "report"
    case .error, .failed: "error"
    }
  }

  private static func details(_ result: Response.Result) -> [JSON.Member] {
    switch result {
    case .moved(let from, let to, let steps, let stopped):
      [.init("from", position(from)), .init("to", position(to))]
        + (steps.map { [.init("steps", .integer($0))] } ?? [])
        + (stopped.map { [.init("stopped", .string($0.spelling))] } ?? [])
    case .changed(_, let notes):
      notes.isEmpty ? [] : [.init("repairs", strings(notes))]
    case .ignored(let reason, _, let notes):
      [.init("reason", .string(reason.spelling))] + operand(of: reason)
        + (notes.isEmpty ? [] : [.init("differences", strings(notes))])
    case .report(let report): details(report)
    case .error(let error):
      [.init("message", .string(error.message))]
        + (error.failures.isEmpty ? [] : [.init("failures", strings(error.failures))])
    case .failed(let error): [.init("message", .string(error.message))]
    }
  }

  private static func operand(of reason: Reason) -> [JSON.Member] {
    switch reason {
    case .edge(let edge): [.init("edge", .string(edge.spelling))]
    case .locked(let direction): [.init("direction", .string(direction.spelling))]
    case .emptyLevel, .noSuchLevel, .noSuchPage, .alreadyThere, .noLevels, .doesNotFit,
      .nothingToUndo,
      .nothingToRedo, .noDates, .nameTaken:
      []
    }
  }

  private static func details(_ report: Report) -> [JSON.Member] {
    switch report {
    case .whereabouts(let places, let phase):
      [
        .init("levels", .array(places.map { .object(level($0)) })),
        .init("phase", .string(phase.spelling)), .init("open", false),
      ]
    case .levels(let levels, let rules, let scale):
      [
        .init("levels", .array(levels.map(json))),
        .init("rules", RulesDocument.json(rules, scale: scale)),
      ]
    case .map(let places):
      [
        .init(
          "map", .array(places.map { .object(level($0) + [.init("title", optional($0.title))]) }))
      ]
    case .routes(let routes): [.init("routes", strings(routes.elements.map(\.spelling)))]
    case .page(let page): [.init("page", page.map(json) ?? .null)]
    case .data(let data): [.init("data", data.map(json) ?? .null)]
    case .history(let lines): [.init("history", strings(lines))]
    case .help(let entries, _): [.init("help", .array(entries.map(json)))]
    case .saved(let file): [.init("save", .string(file))]
    case .recording(let file, let ended):
      [.init("record", ["file": .string(file), "ended": .bool(ended != nil)])]
    case .replayed(let report):
      [
        .init(
          "replay",
          [
            "file": .string(report.file), "commands": .integer(report.commands),
            "expectations": .integer(report.expectations),
          ])
      ]
    case .expected(let text): [.init("expect", .string(text))]
    case .link(let link): [.init("link", .string(link))]
    case .quit(let status): [.init("quit", optional(status))]
    }
  }

  private static func position(_ place: Place?) -> JSON {
    guard let place else { return .null }
    return ["level": .string(place.level), "page": optional(place.page)]
  }

  private static func level(_ place: Place) -> [JSON.Member] {
    [
      .init("level", .string(place.level)), .init("count", .integer(place.count)),
      .init("page", optional(place.page)),
    ]
  }

  private static func json(_ report: LevelReport) -> JSON {
    .object(
      level(report.place) + [
        .init("title", optional(report.place.title)),
        .init("unit", optional(report.unit?.rawValue)),
        .init("rules", RulesDocument.json(report.rules)),
      ])
  }

  private static func json(_ page: PageReport) -> JSON {
    switch page {
    case .plain(let place):
      return .object(level(place) + [.init("title", optional(place.title))])
    case .chart(_, let page, let value, let aggregate, _):
      return [
        "key": .string(page.key), "unit": .string(page.unit.rawValue),
        "start": .string(page.text(page.span.lowerBound)),
        "end": .string(page.text(page.span.upperBound)), "value": .string(value),
        "aggregate": .string(aggregate.rawValue), "count": .integer(page.total.count),
        "missing": .integer(page.total.missing), "sum": optional(page.total.sum),
        "mean": optional(page.total.mean), "min": optional(page.total.min),
        "max": optional(page.total.max),
        "bars": .array(
          page.bars.map {
            [
              "key": .string($0.key), "count": .integer($0.summary.count),
              "value": optional($0.summary.value(aggregate)),
            ]
          }),
      ]
    }
  }

  private static func json(_ data: DataReport) -> JSON {
    let read = data.read
    return [
      "source": .string(read.source), "read": .integer(read.rows), "used": .integer(read.used),
      "blank": .integer(read.blank), "duplicate": .integer(read.duplicate),
      "outOfOrder": .integer(read.outOfOrder), "skipped": .integer(read.skipped),
      "converted": .integer(read.converted),
      "skippedRows": strings(read.skippedErrors.map(\.description)),
      "value": .string(read.valueColumn),
      "date": .string(read.dateColumn), "first": optional(data.span.map { "\($0.lowerBound)" }),
      "last": optional(data.span.map { "\($0.upperBound)" }),
    ]
  }

  private static func json(_ entry: HelpEntry) -> JSON {
    [
      "command": .string(entry.name), "short": optional(entry.shortForm),
      "usage": .string(entry.usage), "summary": .string(entry.summary),
      "details": .string(entry.details), "parameters": strings(entry.parameters),
      "examples": strings(entry.examples),
    ]
  }

  private static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }

  private static func optional(_ string: String?) -> JSON { string.map { .string($0) } ?? .null }

  private static func optional(_ integer: Int?) -> JSON { integer.map { .integer($0) } ?? .null }

  private static func optional(_ number: Double?) -> JSON { number.map { .number($0) } ?? .null }
}

extension PageSummary {
  /// A time of this page's span, to the minute if the page is that of an hour, else the date.
  func text(_ time: CivilTime) -> String {
    unit.finer == .minute ? time.isoMinutes : time.date.description
  }
}
