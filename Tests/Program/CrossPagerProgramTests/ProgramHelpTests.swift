import CrossPagerConsole
import Foundation
import SeriesExplorer
import Testing

@testable import CrossPagerProgram

/// Tests that help, the manual page and the completions have all options, commands and scenes.
struct ProgramHelpTests {
  @Test func `the full help and the completions have every option`() throws {
    let help = try crosspager(["--help", "all"]).lines
    for option in OptionTable.options { #expect(help.contains("  \(option.usage)")) }
    for shell in CompletionScript.allCases {
      for name in OptionTable.options.flatMap(\.names) {
        let word = shell == .fish ? String(name.drop { $0 == "-" }) : name
        #expect(shell.text.contains(word), "\(name)")
      }
    }
  }

  @Test(
    .enabled("there is no groff") {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/groff")
    })
  func `the manual page has every option, command, rule and status`() throws {
    let page = try shell("crosspager --man | groff -mdoc -Tascii -P-cbou").output
    for option in OptionTable.options {
      #expect(page.contains("     \(option.usage)"), "\(option.usage)")
    }
    for entry in Grammar.explorer.groupedHelp.flatMap(\.entries) + Grammar.explorer.ruleHelp {
      let usage = entry.usage.replacing("…", with: "...")
      #expect(page.contains("     \(usage)"), "\(usage)")
    }
    for status in Manual.statuses { #expect(page.contains("     \(status.status) ")) }
    for variable in Manual.variables { #expect(page.contains("     \(variable.name)")) }
  }

  @Test func `the help lists the same missing values as the documents`() throws {
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

  @Test func `every scene is in the help, the manual page and the document`() throws {
    let texts = try [["--help", "all"], ["--man"], ["--completions", "bash"]].map {
      try crosspager($0).output
    }
    let document = try Document(name: "Docs/Scenes.md").text()
    for name in Scene.names {
      #expect(texts.allSatisfy { $0.contains(name) }, "\(name)")
      #expect(document.contains("\n## \(name)\n"))
      let run = try crosspager(["--scene", name, "-c", "where"])
      #expect((run.status, run.errors) == (0, ""))
    }
  }

  @Test(arguments: [
    #"{"?":0}"#, #"{"levels":[{"?":0}]}"#, #"{"levels":[],"levelRules":{"?":0}}"#,
    #"{"levels":[],"rules":{"?":0}}"#,
  ])
  func `the document about scenes has every member`(scene: String) throws {
    let run = try shell("echo '\(scene)' >x.json; crosspager --scene x.json")
    let allowed = try #require(run.errors.components(separatedBy: "Members: ").last)
    let members = allowed.matches(of: #/(\w+)/#).map { String($0.1) }
    #expect(members.count >= 4)
    let document = try Document(name: "Docs/Scenes.md").text()
    for member in members { #expect(document.contains("| `\(member)` |"), "\(member)") }
  }

  @Test func `the picture in the documents is what the program draws`() throws {
    let run = try shell(
      "crosspager --scene filmstrip -c 'right; down 2; export film.svg' >/dev/null; cat film.svg")
    let picture = repository.appending(
      path: "Sources/Pager/CrossPager/CrossPager.docc/Resources/filmstrip.svg")
    #expect(try String(contentsOf: picture, encoding: .utf8) == run.output)
  }
}
