import Foundation
import Testing

struct OutputStyleTests {
  @Test(arguments: [
    (["--color", "always"], [:], true), (["--color", "never"], [:], false), ([], [:], false),
    (["--color", "always"], ["NO_COLOR": "1"], true),
  ])
  func `both streams are colored on request`(
    arguments: [String], variables: [String: String], isColored: Bool
  ) throws {
    let run = try crosspager(arguments + ["-c", "show; lfet"], environment: variables)
    #expect(run.output.contains("\u{1B}[") == isColored)
    #expect(run.errors.contains("\u{1B}[") == isColored)
  }

  @Test func `plain output has no colors even on request, and JSON stays JSON`() throws {
    let plain = try crosspager(["--plain", "--color", "always", "-c", "show; lfet"])
    #expect(plain.output.hasPrefix("day 2025-12-31\nWednesday\ntemperature, mean by hour\n"))
    #expect(!plain.output.contains("\u{1B}"))
    #expect(plain.errors == "Command: lfet\nUnknown command 'lfet'. Did you mean 'left'?\n")
    let json = try crosspager(["--plain", "--json", "-c", "left"])
    #expect(json.output == (try crosspager(["--json", "-c", "left"])).output)
  }

  @Test func `a table in a pipe keeps its columns, and on a terminal it is wrapped`() throws {
    let rows = ["start", "entry", "edge", "follow", "snap"].joined(separator: "  ")
    let name = String(repeating: "x", count: 70)
    let run = try crosspager(["--levels", "\(name)=5", "-c", "levels"])
    let lines = run.output.components(separatedBy: "\n")
    #expect(lines[0].filter { $0 != " " }.hasSuffix(rows.filter { $0 != " " }))
    #expect(lines[1].hasPrefix("▸ \(name)  0"))
    #expect(lines[1].hasSuffix("off     page"))
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "there is no script"),
    arguments: [("2> file", true, false), ("> file", false, true)])
  func `each stream is colored only if it is a terminal`(
    redirection: String, isOutputColored: Bool, isErrorColored: Bool
  ) throws {
    let folder = try temporaryFolder()
    let run = try shell(
      "TERM=xterm script -qec \"crosspager -c 'show; lfet' \(redirection)\" /dev/null; "
        + "TERM=xterm script -qec \"crosspager --lfet \(redirection)2\" /dev/null; cat file*",
      folder: folder)
    let lines = run.output.replacing("\r\n", with: "\n").components(separatedBy: "\n")
    let (blue, vermillion) = ("\u{1B}[38;5;31m", "\u{1B}[38;5;166m")
    #expect(lines.contains { $0.contains(blue) } == isOutputColored)
    for message in ["Unknown command 'lfet'", "crosspager: Unknown option '--lfet'"] {
      #expect(lines.contains { $0.hasPrefix("\(vermillion)\(message)") } == isErrorColored)
      #expect(lines.contains { $0.hasPrefix(message) } != isErrorColored)
    }
  }
}
