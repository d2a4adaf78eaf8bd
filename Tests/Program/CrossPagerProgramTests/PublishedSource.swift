import Foundation

/// The tests that another project published, rewritten as scenarios, from a file in `Tests/Verification/published`.
struct PublishedSource: Sendable, CustomStringConvertible {
  /// The result of a published test for this project.
  enum Verdict: Equatable {
    /// The program does what the test expects.
    case same
    /// The program does something else because of a rule.
    case different(rule: String)
    /// The test is about something that a pager here does not have.
    case inapplicable(reason: String)
  }

  /// A published test.
  struct Case: Sendable, CustomStringConvertible {
    var scenario: Scenario
    /// The index of the file that contains the test.
    var file: Int
    var verdict = Verdict.same

    var description: String { scenario.name }
  }

  /// A file with published tests.
  struct File {
    var path: String
    var commit = ""
    /// The number of tests in the file.
    var count = 0
  }

  var name = ""
  /// The address of the repository.
  var home = ""
  /// The name of the file with the scenarios.
  var scenarios = ""
  var rules: [String: String] = [:]
  var reasons: [String: String] = [:]
  var files: [File] = []
  var cases: [Case] = []

  var description: String { name }

  /// Returns the sources in all files.
  static func all() throws -> [PublishedSource] {
    try Scenario.texts(in: repository.appending(path: "Tests/Verification/published")).map {
      try PublishedSource(text: $0.text, scenarios: $0.name)
    }
  }

  init(text: String, scenarios: String) throws {
    self.scenarios = scenarios
    for (keyword, rest) in try Scenario.lines(of: text) {
      if !add(keyword, rest) { throw Scenario.UnknownLine(line: "\(keyword) \(rest)") }
    }
  }

  /// Adds a line, or returns false if the line is unknown.
  private mutating func add(_ keyword: String, _ rest: String) -> Bool {
    let words = rest.split(separator: " ", maxSplits: 1).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    switch keyword {
    case "source": name = rest
    case "home": home = rest
    case "rule" where words.count == 2: rules[words[0]] = words[1]
    case "reason" where words.count == 2: reasons[words[0]] = words[1]
    case "file": files.append(File(path: rest))
    case "commit" where !files.isEmpty: files[files.count - 1].commit = rest
    case "cases" where !files.isEmpty: files[files.count - 1].count = Int(rest) ?? 0
    case "scenario" where !files.isEmpty:
      cases.append(Case(scenario: Scenario(name: rest), file: files.count - 1))
    default:
      guard !cases.isEmpty else { return false }
      if keyword != "verdict" { return cases[cases.count - 1].scenario.add(keyword, rest) }
      guard let verdict = Verdict(words) else { return false }
      cases[cases.count - 1].verdict = verdict
    }
    return true
  }
}

extension PublishedSource.Verdict {
  fileprivate init?(_ words: [String]) {
    switch (words.first, words.count) {
    case ("same", 1): self = .same
    case ("different", 2): self = .different(rule: words[1])
    case ("inapplicable", 2): self = .inapplicable(reason: words[1])
    default: return nil
    }
  }

  /// Whether a script shows the result.
  var isScript: Bool {
    switch self {
    case .same, .different: true
    case .inapplicable: false
    }
  }

  /// The rule or the reason.
  var word: String? {
    switch self {
    case .same: nil
    case .different(let word), .inapplicable(let word): word
    }
  }

  /// The verdict in the table.
  fileprivate var text: String {
    switch self {
    case .same: "same"
    case .different(let rule): "different: \(rule)"
    case .inapplicable(let reason): "not applicable: \(reason)"
    }
  }
}

// MARK: - Tables

extension PublishedSource {
  /// The line in `README.md` before the tables.
  static let mark = "<!-- The test PublishedTests writes everything after this line. -->\n"

  /// Returns the counts of the verdicts.
  static func counts(_ cases: [Case]) -> String {
    let scripts = cases.filter(\.verdict.isScript)
    let same = scripts.count { $0.verdict == .same }
    return "\(cases.count) | \(same) | \(scripts.count - same) | \(cases.count - scripts.count)"
  }

  /// The source in the table of `Docs/Verification.md`.
  var row: String { "| [\(name)](\(home)) | \(Self.counts(cases)) |" }

  /// The section about the source in `README.md`.
  var table: String {
    var lines = ["", "## \(name)", "", "The scripts are in [`\(scenarios)`](\(scenarios)).", ""]
    lines += ["| word | rule or reason |", "|---|---|"]
    lines += rules.merging(reasons) { rule, _ in rule }.sorted { $0.key < $1.key }
      .map { "| \($0.key) | \($0.value) |" }
    lines += ["", "| file | tests | same | different | not applicable |", "|---|---|---|---|---|"]
    lines += files.enumerated().map { index, file in
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      let counts = Self.counts(cases.filter { $0.file == index })
      return "| [\(name)](\(home)/blob/\(file.commit)/\(file.path)) | \(counts) |"
    }
    lines += ["| all | \(Self.counts(cases)) |", "", "| test | result |", "|---|---|"]
    lines += cases.map { "| \($0.scenario.name) | \($0.verdict.text) |" }
    return lines.joined(separator: "\n") + "\n"
  }
}
