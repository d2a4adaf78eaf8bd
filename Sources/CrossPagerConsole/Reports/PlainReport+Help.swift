extension PlainReport {
  func help(_ entries: [HelpEntry], _ scope: HelpScope) -> [String] {
    switch scope {
    case .overview(let isDated):
      let overview = HelpOverview(of: entries, isDated: isDated)
      return overview.groups.flatMap { [$0.title] + $0.entries.map(line) }
        + overview.examples.map { "example \($0)" } + HelpWording.closing
    case .all:
      return CommandGroup.allCases.flatMap { group in
        [group.rawValue] + entries.filter { $0.group == group.rawValue }.map(line)
      } + [HelpWording.more]
    case .entries: return entries.flatMap(lines)
    case .found(let words):
      return [HelpWording.found(words)] + entries.map(line) + [HelpWording.more]
    }
  }

  private func line(_ entry: HelpEntry) -> String { "\(usage(entry.usage)): \(entry.summary)" }

  private func lines(_ entry: HelpEntry) -> [String] {
    var lines = [usage(entry.usage), entry.summary]
    if let short = entry.shortForm { lines.append("short form \(short)") }
    if !entry.details.isEmpty { lines.append(entry.details) }
    lines += entry.rules.map { usage("\($0.name) \($0.values): \($0.summary)") }
    lines += entry.parameters.map(usage)
    lines += entry.examples.map { "example \($0)" }
    return lines
  }
}
