import CivilDates
import CrossPager
import CrossPagerSeries
import PagerCompanions

/// Writes each response as a JSON object. `Docs/Guide.md` ("Scripts and JSON") and `Docs/Gestures.md` ("In JSON")
/// describe the members.
public enum JSONReport {
  /// The JSON object for a response as one line of UTF-8.
  ///
  /// - Parameter number: The number of the command in its session, starting at 1.
  /// - Complexity: O(length of the object)
  public static func bytes(_ response: Response, number: Int) -> [UInt8] {
    writer(response, number: number).bytes
  }

  /// Calls a closure with the JSON object for a response as one line of UTF-8.
  ///
  /// - Parameter number: The number of the command in its session, starting at 1.
  /// - Complexity: O(length of the object)
  public static func withBytes<Value, Failure>(
    _ response: Response, number: Int, _ body: (Span<UInt8>) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try writer(response, number: number).withBytes(body)
  }

  private static func writer(_ response: Response, number: Int) -> JSONWriter {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("n", number)
      writer.member("command", response.command)
      writer.member("result", response.result.kind.spelling)
      if response.isPreview { writer.member("preview", true) }
      write(response.result, isMoving: response.motion != nil, to: &writer)
      if let bar = response.bar { writer.member("bar", json(bar)) }
      if let comparison = response.comparison { writer.member("page", json(comparison)) }
      write(response.motion, to: &writer)
      if let found = response.found { writer.member("found", json(found)) }
      if let lost = response.lostRecording { writer.member("lostRecording", lost.message) }
      if let events = response.events { write(events, to: &writer) }
      write(response.at, as: "at", to: &writer)
    }
    return writer
  }

  private static func write(
    _ result: Response.Result, isMoving: Bool, to writer: inout JSONWriter
  ) {
    switch result {
    case .moved(let from, let to, let steps, let stopped, let finished):
      write(from, as: "from", to: &writer)
      write(to, as: "to", to: &writer)
      if let steps { writer.member("steps", steps) }
      if let stopped { writer.member("stopped", stopped.spelling) }
      write(finished, to: &writer)
    case .changed(let change):
      if !change.notes.isEmpty { writer.member("repairs", strings(change.notes)) }
      if let remark = change.remark { writer.member("remark", remark) }
      if !change.columns.isEmpty { writer.member("split", .array(change.columns.map(json))) }
      write(change.finished, to: &writer)
      if let closed = change.closed { write(closed, as: "closed", to: &writer) }
      if let opened = change.opened { writer.member("opened", json(opened)) }
    case .ignored(let reason, _, let notes):
      writer.member("reason", reason.spelling)
      if case .pager(let reason) = reason { writeOperand(of: reason, to: &writer) }
      if !notes.isEmpty { writer.member("differences", strings(notes)) }
    case .report(let report):
      for member in details(report, isMoving: isMoving).members { writer.write(member) }
    case .error(let error):
      writer.member("message", error.message)
      if !error.failures.isEmpty { writer.member("failures", strings(error.failures)) }
    case .failed(let error): writer.member("message", error.message)
    }
  }

  private static func writeOperand(of reason: Reason, to writer: inout JSONWriter) {
    switch reason {
    case .edge(let edge): writer.member("edge", edge.spelling)
    case .locked(let direction): writer.member("direction", direction.spelling)
    default: break
    }
  }

  private static func write(
    _ place: Place?, as name: StaticString, to writer: inout JSONWriter
  ) {
    writer.name(name)
    guard let place else { return writer.writeNull() }
    writer.object {
      $0.member("level", place.level)
      $0.member("page", place.page)
    }
  }

  private static func write(_ finished: NamedArrival?, to writer: inout JSONWriter) {
    guard let finished else { return }
    writer.name("finished")
    writer.object {
      write(finished.from, as: "from", to: &$0)
      write(finished.to, as: "to", to: &$0)
    }
  }

  private static func write(_ motion: Motion?, to writer: inout JSONWriter) {
    guard let motion else { return }
    writer.member("phase", motion.phase.spelling)
    guard let axis = motion.phase.axis else { return }
    writer.member("axis", axis.spelling)
    writer.member("offset", .number(Double(motion.phase.offset)))
    write(motion.target, as: "target", to: &writer)
  }

  private static func json(_ opened: OpenedPage) -> JSON {
    [
      "level": .string(opened.place.level), "page": optional(opened.place.page),
      "title": optional(opened.place.title),
      "path": .array(opened.path.map { .integer($0) }),
    ]
  }

  private static func write(_ events: [Response.Event], to writer: inout JSONWriter) {
    writer.name("events")
    writer.array { writer in
      for event in events {
        writer.object {
          $0.member("event", event.name)
          if let host = event.host { $0.member("host", host) }
          $0.member("level", optional(event.level))
          $0.member("page", event.page)
        }
      }
    }
  }

  private static func details(_ report: Report, isMoving: Bool) -> JSON {
    switch report {
    case .whereabouts(let places, let opened):
      .joined(
        ["levels": .array(places.map(level))],
        isMoving ? [:] : ["phase": .string(Phase.settled.spelling)],
        ["open": .bool(opened != nil)], opened.map { ["opened": json($0)] } ?? [:])
    case .levels(let levels, let rules, let gaps, let prompt):
      [
        "levels": .array(levels.map(json)),
        "rules": .joined(
          JSON(encoding: rules),
          gaps.map { ["gaps": .string($0.spelling)] } ?? [:],
          .object(prompt.settings.map { JSON.Member($0.rule, .string($0.value)) })),
      ]
    case .map(let places, _): ["map": .array(places.map(titledLevel))]
    case .routes(let routes): ["routes": strings(routes.elements.map(\.spelling))]
    case .page(let page): .joined(["page": page.map(json) ?? .null], page.map(bars) ?? [:])
    case .split(let pages):
      .joined(
        ["page": pages.first.map(json) ?? .null, "split": .array(pages.map(chart))],
        pages.first.map(bars) ?? [:])
    case .data(let data): ["data": data.map(json) ?? .null]
    case .values(let values, let read):
      .joined(["values": .array(values.map(json))], passedOver(in: read))
    case .series(let series, _): ["series": .array(series.map(json))]
    case .history(let lines): ["history": strings(lines)]
    case .help(let entries, _): ["help": .array(entries.map(json))]
    case .hosts(let hosts, let rule):
      ["hosts": .array(hosts.map(json)), "hosting": .string(rule.spelling)]
    case .saved(let file): ["save": .string(file)]
    case .recording(let file, let isWhole):
      [
        "record": .joined(
          ["file": .string(file), "ended": false], isWhole ? [:] : ["whole": false])
      ]
    case .recorded(let file, _): ["record": ["file": .string(file), "ended": true]]
    case .replayed(let report):
      [
        "replay": [
          "file": .string(report.file), "commands": .integer(report.commands),
          "expectations": .integer(report.expectations),
        ]
      ]
    case .expected(let text): ["expect": .string(text)]
    case .link(let link): ["link": .string(link)]
    case .quit(let status): ["quit": optional(status)]
    case .exported(let file, let pages, let series):
      [
        "export": .joined(
          ["file": .string(file), "pages": .integer(pages)],
          series.map { ["series": .integer($0.count), "allSeries": .integer($0.total)] } ?? [:])
      ]
    case .keys(let keys): ["keys": json(keys)]
    case .marks(let marks): ["marks": .array(marks.map(json))]
    }
  }

  private static func json(_ column: DrawnColumn) -> JSON {
    .joined(
      ["value": .string(column.column)], column.series.map { ["series": .string($0)] } ?? [:])
  }

  private static func level(_ place: Place) -> JSON {
    .joined(
      [
        "level": .string(place.level), "count": .integer(place.count), "page": optional(place.page),
      ],
      place.rest.map { ["offset": .number(Double($0))] } ?? [:])
  }

  private static func titledLevel(_ place: Place) -> JSON {
    .joined(level(place), ["title": optional(place.title)])
  }

  private static func json(_ report: LevelReport) -> JSON {
    .joined(
      titledLevel(report.place),
      ["unit": optional(report.unit?.rawValue), "rules": JSON(encoding: report.rules)])
  }

  /// The object for a page, as in the output of `show`.
  static func json(_ page: PageReport) -> JSON {
    switch page {
    case .plain(let place, _): titledLevel(place)
    case .chart(let chart): json(chart.page, chart.value, chart.series, chart.aggregate)
    }
  }

  /// The members for the content of a page.
  static func json(
    _ page: PageSummary, _ value: String, _ series: String?, _ aggregate: Aggregate
  ) -> JSON {
    .joined(
      [
        "key": .string(page.key), "unit": .string(page.unit.rawValue),
        "start": .string(page.text(page.span.lowerBound)),
        "end": .string(page.text(page.span.upperBound)), "value": .string(value),
      ], series.map { ["series": .string($0)] } ?? [:],
      [
        "aggregate": .string(aggregate.rawValue), "count": .integer(page.total.count),
        "missing": .integer(page.total.missing), "sum": optional(page.total.sum),
      ], outOfRange(page.total, .sum),
      [
        "mean": optional(page.total.mean), "min": optional(page.total.min),
        "max": optional(page.total.max), "bars": .array(page.bars.map { json($0, aggregate) }),
      ])
  }

  static func json(_ bar: Bar, _ aggregate: Aggregate) -> JSON {
    .joined(
      [
        "key": .string(bar.key), "count": .integer(bar.summary.count),
        "value": optional(bar.summary.value(aggregate)),
      ], outOfRange(bar.summary, aggregate))
  }

  /// The member that marks a null value as out of range rather than missing.
  static func outOfRange(_ summary: Summary, _ aggregate: Aggregate) -> JSON {
    summary.isOutOfRange(aggregate) ? ["outOfRange": true] : [:]
  }

  private static func json(_ host: Report.Host) -> JSON {
    [
      "host": .integer(host.number), "level": optional(host.place?.level),
      "page": optional(host.place?.page),
    ]
  }

  private static func json(_ entry: HelpEntry) -> JSON {
    let rules = entry.rules.map { "\($0.name) \($0.values): \($0.summary)" }
    let details = ([entry.details] + rules).filter { !$0.isEmpty }.joined(separator: "\n")
    return [
      "command": .string(entry.name), "short": optional(entry.shortForm),
      "usage": .string(entry.usage), "summary": .string(entry.summary),
      "details": .string(details), "parameters": strings(entry.parameters),
      "examples": strings(entry.examples),
    ]
  }

  static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }

  static func optional(_ string: String?) -> JSON { string.map { .string($0) } ?? .null }

  static func optional(_ integer: Int?) -> JSON { integer.map { .integer($0) } ?? .null }

  static func optional(_ number: Double?) -> JSON { number.map { .number($0) } ?? .null }
}

extension PageSummary {
  /// The text for a time on this page: the date and, if the page represents an hour, the time of day.
  func text(_ time: CivilTime) -> String {
    unit.finer == .minute ? time.isoMinutes : time.date.description
  }
}
