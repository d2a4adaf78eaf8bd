import CrossPagerTesting
import Foundation
import Testing

/// Runs the published tests of other pagers, rewritten as scripts in `Tests/Verification/published`.
@Suite(.ownThreads) struct PublishedTests {
  @Test func `every source is read`() throws {
    let sources = try PublishedSource.all()
    #expect(sources.map(\.cases.count) == sources.map { $0.files.map(\.count).reduce(0, +) })
    // At least 60 published tests run as scripts.
    #expect(sources.flatMap(\.cases).count { !$0.scenario.steps.isEmpty } >= 60)
  }

  @Test(arguments: try PublishedSource.all())
  func `every published test has a verdict`(source: PublishedSource) {
    for (index, file) in source.files.enumerated() {
      let names = source.cases.filter { $0.file == index }.map(\.scenario.name)
      #expect(names.count == file.count, "\(file.path)")
    }
    for test in source.cases {
      // A script shows that a test has the same result or a different one. A test that is not applicable has no script.
      let isScript = !test.scenario.steps.isEmpty
      switch test.verdict {
      case .same: #expect(isScript, "\(test)")
      case .different(let rule): #expect(isScript && source.rules[rule] != nil, "\(test)")
      case .inapplicable(let reason): #expect(!isScript && source.reasons[reason] != nil, "\(test)")
      }
    }
    let words = Set(source.cases.compactMap(\.verdict.word))
    #expect(words == Set(source.rules.keys).union(source.reasons.keys))
  }

  @Test(arguments: try PublishedSource.all().flatMap(\.cases).filter { $0.verdict.isScript })
  func `the program does what the script says`(test: PublishedSource.Case) throws {
    try test.scenario.checkProgram()
  }

  /// If `CROSSPAGER_UPDATE` is set, the test rewrites the table.
  @Test func `the table lists every published test`() throws {
    let document = Document(name: "Tests/Verification/published/README.md")
    let parts = try document.text().components(separatedBy: PublishedSource.mark)
    try #require(parts.count == 2)
    let tables = try PublishedSource.all().map(\.table).joined(separator: "\n")
    if TestDocument.isUpdated {
      try (parts[0] + PublishedSource.mark + tables).write(
        to: document.url, atomically: true, encoding: .utf8)
    }
    #expect(try document.text() == parts[0] + PublishedSource.mark + tables)
  }

  @Test func `the figures in the verification agree with the scripts`() throws {
    let sources = try PublishedSource.all()
    let cases = sources.flatMap(\.cases)
    let files = sources.map(\.files.count).reduce(0, +)
    let figures =
      sources.map(\.row) + [
        "| all | \(PublishedSource.counts(cases)) |", "every test in \(files) of their files",
      ]
    let text = try Document(name: "Docs/Verification.md").text()
    #expect(figures.filter { !text.contains($0) } == [])
  }
}
