import CivilDates
import CrossPager
import PageHosts

extension CommandTable {
  package static let looking: [CommandEntry] = [
    CommandEntry(
      "where", .reports, summary: "Print each level's page",
      synonyms: ["status", "pwd", "position", "info"]
    ) { .report { PlacesReport(state: $0.state) } },
    CommandEntry(
      "levels", .reports, summary: "List the levels and all rules",
      examples: ["levels"], synonyms: ["list", "ls", "rules"]
    ) { .report { LevelsReport(of: $0) } },
    CommandEntry(
      "map", .reports, summary: "Draw a map of all levels and their pages", synonyms: ["overview"]
    ) { .report { MapReport(places: $0.state.places, reading: $0.state.rules.reading) } },
    CommandEntry("routes", .reports, summary: "List the directions you can move in") {
      .report { session in
        let routes = session.state.routes
        return LineReport(["routes": routes.json], routes.spelling)
      }
    },
    CommandEntry(
      "preview", .reports, .command, summary: "Print what a command would do",
      examples: ["preview left 9"], synonyms: ["dry-run", "try", "simulate"]
    ) { $0.work },
    CommandEntry(
      "show", .reports, summary: "Draw the current page",
      synonyms: ["view", "print", "plot", "chart", "draw", "display", "graph"]
    ) { Work { Answer(.report($0.page())) } },
    CommandEntry(
      "hosts", .developers, summary: "List the hosts and their pages",
      details:
        "The rule 'viewport' sets the number of displayed levels and pages. The rule 'hosting' controls the reuse of "
        + "hosts. To print every change to the hosts, use the option --events.",
      synonyms: ["views", "cells", "displayed", "visible", "events"]
    ) { .report { HostsReport(of: $0) } },
  ]
}

extension Parameter where Value == Request {
  static let command = Parameter(
    usage: "COMMAND…", meaning: "any command with its arguments", kind: .command
  ) { reader throws(LineError) in
    // Skip repeated `preview` words. Reading a long chain recursively would exhaust the stack.
    while let word = reader.peek, try reader.grammar.entry(for: word).name == "preview" {
      _ = try reader.next("a command")
    }
    return try reader.grammar.request(&reader)
  }
}

private struct PlacesReport: Report {
  let state: SessionState

  var json: JSON {
    .present([
      "levels": .array(state.places.map(\.json)),
      "phase": state.motion == nil ? .string(Phase.settled.spelling) : nil,
      "open": .bool(state.opened != nil), "opened": state.opened?.json,
    ])
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    let sentences = [state.motion.flatMap(wording.places.sentence), state.opened?.sentence]
    return wording.all(state.places) + sentences.compactMap(\.self).map(Fact.line)
  }
}

private struct MapReport: Report {
  let places: [Place]
  let reading: ReadingRule

  var json: JSON { ["map": .array(places.map(\.titledJSON))] }

  func facts(_ wording: ReportWording) -> [Fact] { wording.all(places, drawn: reading) }
}

extension ReportWording {
  /// - Parameter reading: The reading direction of the drawings, or nil to draw no pages.
  fileprivate func all(_ places: [Place], drawn reading: ReadingRule? = nil) -> [Fact] {
    places.isEmpty
      ? [.line(self.places.text(nil))] : [.places(places, current: current, reading: reading)]
  }
}

package struct LevelsReport: Report {
  private let levels: [(place: Place, rules: LevelRules)]
  private let rules: PagerRules
  /// The settings outside the pager.
  private let settings: [(name: String, value: String, isOfScene: Bool)]

  package init(of session: Session) {
    levels = Array(zip(session.state.places, session.state.pager.levels.map(\.rules)))
    rules = session.state.rules
    settings = session.grammar.settings.compactMap { entry in
      guard let stored = entry.stored, stored.saving != .elsewhere, stored.isShown(session) else {
        return nil
      }
      return (entry.name, stored.value(session.state), stored.saving == .inScenes)
    }
  }

  package var json: JSON {
    func members(_ settings: [(name: String, value: String, isOfScene: Bool)]) -> JSON {
      .object(settings.map { JSON.Member($0.name, .string($0.value)) })
    }
    let rules = JSON.joined(self.rules.json, members(settings.filter(\.isOfScene))).sorted
    let levels = levels.map { place, rules -> JSON in
      .joined(place.titledJSON, ["unit": .optional(place.unit?.rawValue), "rules": rules.json])
    }
    let others = members(settings.filter { !$0.isOfScene }).sorted
    return ["levels": .array(levels), "rules": .joined(rules, others)]
  }

  package func facts(_ wording: ReportWording) -> [Fact] {
    let rows = levels.map { place, rules in
      [place.level, wording.places.page(place) ?? "-", wording.places.range(place)]
        + LevelRules.rules.map { $0.value(rules).spelling }
    }
    let table = Fact.Table(
      header: ["level", "page", ""] + LevelRules.rules.map(\.name), rows: rows,
      marked: levels.firstIndex { $0.place.level == wording.current?.level }, mark: "current")
    let values = PagerRules.rules.map { "\($0.name) \($0.value(rules).spelling)" }
    let ordered = settings.filter(\.isOfScene) + settings.filter { !$0.isOfScene }
    let others = ordered.map { "\($0.name) \($0.value)" }
    return [
      .table(table),
      .group(values.dropLast() + others.prefix(1) + values.suffix(1) + others.dropFirst()),
    ]
  }
}

private struct HostsReport: Report {
  /// The number and the place of each host. A place is nil if the host shows no page.
  let hosts: [(number: Int, place: Place?)]
  let rule: HostingRule

  init(of session: Session) {
    hosts = session.display.assignments.map { ($0.number, $0.position.map(session.state.page)) }
    rule = session.state.hosting
  }

  var json: JSON {
    let hosts = hosts.map { number, place -> JSON in
      ["host": .integer(number), "level": .optional(place?.level), "page": .optional(place?.page)]
    }
    return ["hosts": .array(hosts), "hosting": .string(rule.spelling)]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    hosts.map { number, place in
      .line("host \(number): \(place.map(wording.places.text) ?? "shows no page")")
    } + [.line((hosts.isEmpty ? "no hosts, " : "") + "hosting \(rule.spelling)")]
  }
}
