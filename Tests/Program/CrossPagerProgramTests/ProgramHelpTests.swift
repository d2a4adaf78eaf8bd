import Foundation
import Testing

@testable import CrossPagerProgram

struct ProgramHelpTests {
  @Test func `the short help fits on a screen, and the full help has every option`() throws {
    let help = try crosspager(["--help"])
    #expect(help.status == 0)
    #expect(help.lines.first == "Usage: crosspager [FILE] [OPTION]...")
    #expect(help.output.filter(\.isNewline).count < 24)
    #expect(help.lines.allSatisfy { $0.count <= 80 })
    #expect(help.lines.filter { $0.hasPrefix("  crosspager") }.count == 5)
    #expect(help.lines.filter { $0.hasPrefix("  -") }.count == 10)
    let all = try crosspager(["--help", "all"])
    for option in OptionTable.options { #expect(all.lines.contains("  \(option.usage)")) }
    #expect(try crosspager(["--help=all"]) == all)
    #expect(try crosspager(["--version"]).output == "crosspager 0.1.0\n")
  }

  @Test func `the help has the missing values of the documents`() throws {
    let rows = try Document(name: "Docs/Files.md").text().split(separator: "\n")
    let row = try #require(rows.first { $0.hasPrefix("| missing values |") })
    let markers = row.split(separator: "|")[1].split(
      separator: "`", omittingEmptySubsequences: false
    ).enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
    #expect(markers.count > 10)
    let help = try crosspager(["--help", "--missing"]).output
    let words = help.split { $0.isWhitespace || $0 == "," }.map { word in
      word.count > 3 && word.hasSuffix(".") ? word.dropLast() : word
    }
    for marker in markers { #expect(words.contains(marker[...]), "\(marker)") }
    let cells = markers.map { "2024-01-01,\($0)\n" }.joined()
    let read = try crosspager(["-", "-c", "values"], input: "date,v\n2024-01-01,1\n\(cells)")
    #expect(
      read.lines.last?.split(separator: " ").prefix(4) == ["▸", "v", "1", "\(markers.count)"])
  }

  @Test(arguments: ["--skip-bad-rows", "skip-bad-rows", "SKIP-BAD-ROWS"])
  func `help explains an option`(topic: String) throws {
    let run = try crosspager(["-h", topic])
    #expect(run.status == 0)
    #expect(
      run.output == "  --skip-bad-rows\n      Skip rows that cannot be read, and count them.\n")
  }
}
