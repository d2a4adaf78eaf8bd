import CrossPager
import CrossPagerSeries
import MessageWords
import TerminalText
import TextCharts

extension TextReport {
  func lines(_ report: Report, current: Place?, isPreview: Bool) -> [String] {
    switch report {
    case .whereabouts(let places, _):
      places.isEmpty ? style.wrap(text(nil)) : whereabouts(places, current)
    case .levels(let levels, let rules, let scale): self.levels(levels, rules, scale)
    case .map(let places, let reading):
      places.isEmpty ? style.wrap(text(nil)) : map(places, reading, current)
    case .routes(let routes):
      style.wrap(OutcomeWording.routes(routes))
    case .page(let page): page.map(lines) ?? style.wrap(text(current))
    case .hosts(let hosts, let rule): self.hosts(hosts, rule)
    case .data(let data): data.map(lines) ?? style.wrap("no data, the pages are plain")
    case .values(let values): self.values(values)
    case .history(let lines):
      lines.enumerated().flatMap { style.wrap($0.element, head: "\($0.offset + 1)  ", indent: 2) }
    case .help(let entries, let scope): help(entries, scope)
    case .link(let link): [link]
    case .quit: []
    case .saved, .recording, .replayed, .expected:
      style.wrap(OutcomeWording.sentence(report, isPreview: isPreview) ?? "")
    }
  }

  private func hosts(_ hosts: [HostReport], _ rule: HostingRule) -> [String] {
    let rows = hosts.map { host in
      ["host \(host.number)", host.place.map(text) ?? "shows no page"]
    }
    return hosts.isEmpty
      ? style.wrap("no hosts, hosting \(rule.spelling)")
      : style.table(rows) + style.wrap("hosting \(rule.spelling)")
  }

  private func pointer(_ place: Place, _ current: Place?) -> String {
    place.level == current?.level ? style.pointer : " "
  }

  private func whereabouts(_ places: [Place], _ current: Place?) -> [String] {
    style.table(
      places.map { place in [pointer(place, current) + " " + place.level] + cells(place) }
    ).map(highlighted)
  }

  /// A place's page, where that lies, and its title.
  private func cells(_ place: Place) -> [String] {
    [wording.page(place) ?? "", wording.range(place)] + (place.ownTitle.map { [$0] } ?? [])
  }

  /// A line of a list of levels, the current one's set off.
  private func highlighted(_ line: String) -> String {
    line.hasPrefix(style.pointer + " ") ? style.paint(line, .current) : line
  }

  /// All levels under each other, each as a line of its pages with a disc on the one it stands on.
  private func map(_ places: [Place], _ reading: ReadingRule, _ current: Place?) -> [String] {
    let names = places.map(\.level.displayWidth).max() ?? 0
    let pages = places.map { (wording.page($0) ?? "").displayWidth }.max() ?? 0
    let ranges = places.map { wording.range($0).displayWidth }.max() ?? 0
    let titles = places.map { ($0.ownTitle ?? "").displayWidth }.max() ?? 0
    // The pointer and its space, and two spaces before each of four columns.
    let room = min(40, style.width - names - pages - ranges - titles - 10)
    let rows = room < 5 ? places.map { _ in [] } : places.map { [row($0, room: room)] }
    // Under `reading rtl` page 0 is at the right of every row.
    let width = reading == .ltr ? 0 : rows.joined().map(\.displayWidth).max() ?? 0
    return style.table(
      zip(places, rows).map { place, row in
        let seen = reading == .ltr ? row : row.map { String($0.reversed()) }
        return [pointer(place, current) + " " + place.level]
          + seen.map { $0.padded(toWidth: width, alignment: .trailing) }
          + cells(place)
      }
    ).map(highlighted)
  }

  private func row(_ place: Place, room: Int) -> String {
    guard let page = place.page else { return "" }
    if place.count * 2 - 1 <= room {
      return (0..<place.count).map { $0 == page ? style.disc : style.dot }.joined(separator: " ")
    }
    // The ends are for the first and the last page alone, so that being there can be seen.
    let inner = page == 0 ? 0 : 1 + (page - 1) * (room - 2) / max(1, place.count - 2)
    let column = page == place.count - 1 ? room - 1 : min(inner, room - 2)
    return (0..<room).map { $0 == column ? style.disc : style.line }.joined()
  }

  private func levels(_ levels: [LevelReport], _ rules: PagerRules, _ scale: ScaleRule) -> [String]
  {
    let header = ["level", "page", "", "start", "entry", "edge", "follow", "snap"]
    let rows = levels.map { level in
      [level.place.level, wording.page(level.place) ?? "", wording.range(level.place)]
        + level.rules.settings.map(\.value)
    }
    return style.table([header] + rows)
      + style.wrap(PagerRulesWording.lines(rules, scale), separator: style.separator)
  }

  private func values(_ values: [ValueReport]) -> [String] {
    if values.isEmpty { return style.wrap("no values, the pages are plain") }
    let rows = values.map { value in
      let numbers = [value.total.min, value.total.mean, value.total.max]
      return [(value.isShown ? style.pointer : " ") + " " + value.name.excerpt]
        + [String(value.total.count), String(value.total.missing)]
        + numbers.map { $0.map { NumberFormat.caption($0) } ?? "-" }
    }
    let header = ["  value", "count", "missing", "min", "mean", "max"]
    return style.table([header] + rows, trailing: [1, 2, 3, 4, 5])
  }
}
