extension PlainReport {
  /// `help`: some commands in full, or commands in a line each.
  func help(_ entries: [HelpEntry], _ scope: HelpScope) -> [String] {
    switch scope {
    case .entries: entries.flatMap(lines)
    case .found(let words):
      [HelpWording.found(words)] + entries.map(line) + [HelpWording.more]
    case .overview:
      [HelpWording.firstSteps] + HelpEntry.firstSteps(of: entries).map(example)
        + CommandGroup.allCases.flatMap { group(named: $0.rawValue, entries) }
        + [HelpWording.closing]
    }
  }

  private func group(named name: String, _ entries: [HelpEntry]) -> [String] {
    [name] + entries.filter { $0.group == name }.map(line)
  }

  private func line(_ entry: HelpEntry) -> String { "\(usage(entry.usage)): \(entry.summary)" }

  private func example(_ entry: HelpEntry) -> String { "\(entry.example): \(entry.summary)" }

  private func lines(_ entry: HelpEntry) -> [String] {
    var lines = [usage(entry.usage), entry.summary]
    if let short = entry.shortForm { lines.append("short form \(short)") }
    for line in entry.details.split(separator: "\n") {
      lines.append(String(line.drop { $0 == " " }))
    }
    lines += entry.parameters.map(usage)
    lines += entry.examples.map { "example \($0)" }
    return lines
  }
}
