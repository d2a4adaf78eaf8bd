import CivilDates
import Foundation
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct HelpTests {
  @Test func `the examples of the overview have an effect`() throws {
    let overview = HelpOverview(of: Grammar.explorer.groupedHelp.flatMap(\.entries), isDated: true)
    #expect(overview.groups.map(\.entries.count) == [7, 5, 5])
    #expect(!overview.examples.isEmpty)
    var session = Session(
      scene: try Scene(.sample(), units: [.day, .week, .month]), storage: MemoryStorage())
    for example in overview.examples {
      switch session.run(example)?.result {
      case .moved, .changed, .report: continue
      case let result: Issue.record("'\(example)': \(String(describing: result))")
      }
    }
  }

  @Test func `the reference is the document in the manual`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Docs/Commands.md").standardized
    #expect(try Grammar.explorer.markdown + "\n" == String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: [30, 40, 60])
  func `on a narrow screen, help breaks no word and keeps each name apart from its meaning`(
    width: Int
  ) throws {
    var session = try session("a=5")
    let topics =
      [""]
      + (CommandTable.entries.map(\.name) + RuleTable.entries.map(\.name) + ["all", "re", "go to"])
    for topic in topics {
      let run = session.run("help \(topic)")
      let response = try #require(run)
      func lines(_ width: Int) -> [String] {
        TextReport(style: TextStyle(width: width)).lines(response)
      }
      func words(_ lines: [String]) -> Set<Substring> {
        Set(lines.flatMap { $0.split { " |".contains($0) } })
      }
      let narrow = lines(width)
      #expect(narrow.allSatisfy { $0.displayWidth <= width })
      #expect(words(narrow).subtracting(words(lines(500))) == [], "\(topic)")
    }
    let overview = session.run("help").map(TextReport(style: TextStyle(width: width)).lines) ?? []
    let meaning = "Undo the last change"
    #expect(overview.contains("    \(meaning)") == (width < 60))
    #expect(
      overview.contains { $0.hasPrefix("  undo  ") && $0.hasSuffix(meaning) } == (width == 60))
  }

  @Test(arguments: CommandTable.entries)
  func `every command is found by its name and synonyms`(entry: CommandEntry) throws {
    var session = try session("a=5")
    for word in [entry.name] + entry.synonyms {
      let names = session.run("help \(word)")?.report(HelpReport.self)?.entries.map(\.name)
      #expect(names?.contains(entry.name) == true, "\(word)")
    }
  }

  @Test(arguments: Grammar.explorer.groupedHelp.flatMap(\.entries) + Grammar.explorer.ruleHelp)
  func `the help of every command and rule fits on one screen`(entry: CommandEntry) throws {
    var session = try session("a=5")
    let lines = session.run("help \(entry.name)").map(TextReport(style: TextStyle()).lines) ?? []
    // On a screen with 24 rows, the command takes the first row and the prompt takes the last.
    #expect((1...22).contains(lines.count))
  }

  @Test(arguments: RuleTable.entries)
  func `a rule's example sets it`(rule: SettingEntry) throws {
    var session = try session("a=5")
    guard case .changed? = session.run(rule.example)?.result else {
      Issue.record("'\(rule.example)' changes nothing")
      return
    }
  }
}
