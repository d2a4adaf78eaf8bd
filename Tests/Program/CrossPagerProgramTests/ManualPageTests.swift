import CrossPagerConsole
import Foundation
import SeriesExplorer
import Testing

@testable import CrossPagerProgram

struct ManualPageTests {
  private static func has(_ tool: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(tool)")
  }

  @Test(.enabled(if: has("mandoc"), "there is no mandoc"))
  func `mandoc reports no problems`() throws {
    let run = try shell("crosspager --man > page.1; mandoc -T lint page.1")
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test(.enabled(if: has("groff"), "there is no groff"))
  func `groff reports no problems`() throws {
    let run = try shell("crosspager --man | groff -mdoc -Tutf8 -ww -b > /dev/null")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(.enabled(if: has("groff"), "there is no groff"))
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
}
