import Foundation
import Testing

/// Tests three tasks for a person who has not seen the program before.
struct TaskTests {
  @Test func `how much one July is above another is one command away`() throws {
    let run = try crosspager(["-c", "go month 2025-07; compare year"])
    #expect(
      run.lines == [
        "moved to month 2025-07 (19 of 24)",
        "changed: compare year, 2025-07 mean 19.3, 2024-07 mean 20.3, change -0.97", "  (-4.8%)",
      ])
  }

  @Test func `the day with the most is found, and then its value at noon`() throws {
    let run = try crosspager(["-c", "go month; aggregate max; find max; enter; bar at 12"])
    #expect(
      run.lines.suffix(3) == [
        "moved to month 2024-07 (7 of 24), max 26.8 on Sun 2024-07-28",
        "moved to day 2024-07-28 (210 of 731)",
        "changed: bar at 12, Sun 2024-07-28 12:00: 26, 1 sample",
      ])
  }

  @Test func `a month is a picture that XML tools read, in light and dark`() throws {
    let folder = try temporaryFolder()
    let run = try crosspager(
      ["-c", "go month 2024-07; compare previous; bar max; export july.svg"], folder: folder)
    #expect(run.lines.last == "exported 1 page to 'july.svg'")
    let file = folder.appending(path: "july.svg")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("@media (prefers-color-scheme: dark)"))
    #expect(text.contains("temperature"))
    guard try shell("command -v xmllint").status == 0 else {
      print("skipped: xmllint was not found. To install it: apt-get install libxml2-utils")
      return
    }
    #expect(try shell("xmllint --noout july.svg", folder: folder).errors == "")
  }
}
