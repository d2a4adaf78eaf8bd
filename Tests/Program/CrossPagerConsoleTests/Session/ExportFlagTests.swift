import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the flags in the `export` command that is suggested for an unknown format.
struct ExportFlagTests {
  @Test(arguments: [
    ("--all q.xlsx", "--all q.csv"), ("--force --all q.png", "--all --force q.svg"),
    ("q.png --force", "--force q.svg"), ("--all --force q.htm", "--force q.html"),
    ("q.xlsx", "q.csv"),
  ])
  func `the command for a similar file keeps the flags that it takes`(
    arguments: String, similar: String
  ) throws {
    var session = try datedSession()
    let answer = session.message("export \(arguments)")
    let message = try #require(answer)
    #expect(message.hasSuffix(" Instead, enter: export \(similar)"))
    #expect(session.message("export \(similar)") == nil)
  }
}
