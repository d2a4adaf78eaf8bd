import CrossPager
import CrossPagerTimeline

extension TextReport {
  func lines(_ report: Report, current: Place?, isPreview: Bool) -> [String] {
    switch report {
    case .whereabouts(let places, _):
      places.isEmpty ? style.wrap(text(nil)) : whereabouts(places, current)
    case .levels(let levels, let rules, let scale): self.levels(levels, rules, scale)
    case .map(let places): places.isEmpty ? style.wrap(text(nil)) : map(places, current)
    case .routes(let routes):
      style.wrap(routes == [] ? "none" : routes.elements.map(\.spelling).joined(separator: " "))
    case .page(let page): page.map(lines) ?? style.wrap(text(current))
    case .data(let data): data.map(lines) ?? style.wrap("no data, the pages are plain")
    case .values(let values): self.values(values)
    case .history(let lines):
      lines.enumerated().flatMap { style.wrap($0.element, head: "\($0.offset + 1)  ", indent: 2) }
    case .help(let entries, let isOverview): isOverview ? overview(entries) : entries.flatMap(help)
    case .saved(let file): style.wrap("\(isPreview ? "would have " : "")saved to '\(file)'")
    case .link(let link): [link]
    case .quit: []
    }
  }

  private func rangeText(_ place: Place) -> String {
    place.page.map { range($0, place) } ?? "(empty)"
  }

  private func pointer(_ place: Place, _ current: Place?) -> String {
    place.level == current?.level ? style.pointer : " "
  }

  private func whereabouts(_ places: [Place], _ current: Place?) -> [String] {
    let hasTitles = places.contains { !title($0).isEmpty }
    return style.table(
      places.map { place in
        let title = hasTitles ? [title(place).first ?? ""] : []
        return [pointer(place, current) + " " + place.level] + title + [rangeText(place)]
      })
  }

  /// All levels under each other, each as a line of its pages with a disc on the one it stands on.
  private func map(_ places: [Place], _ current: Place?) -> [String] {
    let names = places.map(\.level.displayWidth).max() ?? 0
    let titles = places.map { ($0.title ?? "").displayWidth }.max() ?? 0
    let ranges = places.map(rangeText).map(\.displayWidth).max() ?? 0
    // The pointer and its space, and two spaces before each of three columns.
    let room = min(40, style.width - names - ranges - titles - 8)
    return style.table(
      places.map { place in
        let row = room < 5 ? [] : [row(place, room: room)]
        return [pointer(place, current) + " " + place.level] + row + [rangeText(place)]
          + title(place)
      })
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
    let header = ["level", "pages", "page", "title", "start", "entry", "edge", "follow", "snap"]
    let rows = levels.map { level in
      let rules = level.rules
      return [
        level.place.level, String(level.place.count), level.place.page.map(String.init) ?? "-",
        level.place.title ?? "-",
        rules.start.spelling, rules.entry.spelling, rules.edge.spelling, rules.follow.spelling,
        rules.snap.spelling,
      ]
    }
    let locked = rules.locked.elements.map(\.spelling).joined(separator: " ")
    let viewport = "\(rules.viewport.levels.decimal) \(rules.viewport.pages.decimal)"
    let pager = [
      "ends \(rules.ends.spelling)", "empty \(rules.empty.spelling)", "viewport \(viewport)",
      "hosting \(rules.hosting.spelling)", "locked \(locked.isEmpty ? "none" : locked)",
      "scale \(scale.spelling)",
    ]
    return style.table([header] + rows, trailing: [1, 2])
      + style.wrap(pager, separator: style.separator)
  }

  private func values(_ values: [ValueReport]) -> [String] {
    if values.isEmpty { return style.wrap("no values, the pages are plain") }
    let rows = values.map { value in
      let numbers = [value.total.min, value.total.mean, value.total.max]
      return [(value.isShown ? style.pointer : " ") + " " + value.name]
        + [String(value.total.count), String(value.total.missing)]
        + numbers.map { $0.map { NumberFormat.caption($0) } ?? "-" }
    }
    let header = ["  value", "count", "missing", "min", "mean", "max"]
    return style.table([header] + rows, trailing: [1, 2, 3, 4, 5])
  }

  private func overview(_ entries: [HelpEntry]) -> [String] {
    let usages = entries.map { style.usage($0.usage).displayWidth }.max() ?? 0
    let column = min(usages, 40) + 4
    return CommandGroup.allCases.flatMap { group in
      style.wrap(group.rawValue).map(style.bold)
        + entries.filter { $0.group == group.rawValue }.flatMap { entry in
          style.wrap(
            entry.summary, head: "  " + style.usage(entry.usage).padded(toWidth: column - 4) + "  ",
            indent: column)
        }
    }
      + style.wrap(
        "Any unambiguous beginning of a command will do; l, r, u, d, q and ? are short for left, right, "
          + "up, down, quit and help. 'help COMMAND' tells more.")
  }

  private func help(_ entry: HelpEntry) -> [String] {
    let short = entry.shortForm.map { " (short: \($0))" } ?? ""
    let paragraphs: [Substring] = entry.details.split(separator: "\n")
    let details = paragraphs.flatMap { paragraph in
      let margin = String(paragraph.prefix { $0 == " " })
      return style.wrap(
        String(paragraph.dropFirst(margin.count)), head: margin, indent: margin.count)
    }
    return style.wrap(style.usage(entry.usage) + short, indent: 2)
      + style.wrap(entry.summary, head: "  ", indent: 2)
      + details + entry.parameters.flatMap { style.wrap(style.usage($0), indent: 2) }
      + (entry.examples.isEmpty
        ? [] : style.wrap("Examples:") + entry.examples.flatMap { style.wrap($0, head: "  ") })
  }
}
