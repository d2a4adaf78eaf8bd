import CrossPager
import CrossPagerTesting
import Foundation
import Testing

/// The conformance traces. Set `CROSSPAGER_UPDATE` to write them again.
enum TraceFile: String, CaseIterable {
  /// Many pagers and a few commands.
  case short
  /// A few pagers and many commands, so that levels come and go.
  case long

  /// The text of the trace, as the Swift library plays it.
  var text: String {
    var writer = TraceWriter()
    switch self {
    case .short: for seed in 1...100 { writer.add(Script(seed: UInt64(seed), length: 30)) }
    case .long: for seed in 1001...1008 { writer.add(Script(seed: UInt64(seed), length: 400)) }
    }
    return "# A conformance trace. Docs/Embedding.md describes the format.\n" + writer.text
  }

  var url: URL { repository.appending(path: "Tests/Hosts/Traces/\(rawValue).trace") }
}

/// The root of the repository.
let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

struct TraceTests {
  @Test(arguments: TraceFile.allCases)
  func `the Swift library plays the recorded traces`(file: TraceFile) throws {
    if ProcessInfo.processInfo.environment["CROSSPAGER_UPDATE"] != nil {
      try file.text.write(to: file.url, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file.url, encoding: .utf8)
    let lines = (recorded.split(separator: "\n"), file.text.split(separator: "\n"))
    let difference = zip(lines.0, lines.1).first { $0 != $1 }
    #expect(difference == nil)
    #expect(lines.0.count == lines.1.count)
  }

  /// The name of every command, to which each trace must add.
  @Test func `the traces contain every kind of command`() throws {
    let texts = try TraceFile.allCases.map { try String(contentsOf: $0.url, encoding: .utf8) }
    let kinds = Set(
      texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("c ") }.compactMap {
        Int($0.split(separator: " ")[1])
      })
    #expect(kinds == Set(1...36))
  }
}
