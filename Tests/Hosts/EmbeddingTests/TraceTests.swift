import CrossPager
import CrossPagerTesting
import Foundation
import Testing

/// The conformance traces. To rewrite the files, set `CROSSPAGER_UPDATE`.
///
/// They are written with the numbers in the header, not with the code of the C library, so a test fails if the meaning
/// of a number changes.
enum TraceFile: String, CaseIterable {
  /// Many pagers with a few commands each.
  case short
  /// A few pagers with many commands each, which also add and remove levels.
  case long
  /// Points and wheels, where a platform with a 32-bit `Int` could differ.
  case numbers

  /// The text of the trace, as the Swift library writes it.
  var text: String {
    "# A conformance trace. Tests/Hosts/README.md describes the format.\n" + writer.text
  }

  /// The trace, as the Swift library writes it.
  var writer: TraceWriter {
    var writer = TraceWriter()
    switch self {
    case .short: for seed in 1...100 { writer.add(PagerScript(seed: UInt64(seed), length: 30)) }
    case .long: for seed in 1001...1008 { writer.add(PagerScript(seed: UInt64(seed), length: 400)) }
    case .numbers:
      // At 320 points per page, the points of seven million pages do not fit in 31 bits.
      let pages: [Int64] = [-7_000_000, -3, 0, 1, 6_710_886, 6_710_887, 7_000_000, 1 << 31]
      writer.add(
        offsets: pages.flatMap { [$0 << 16, $0 << 16 + 102, $0 << 16 + 103] } + [.min, .max],
        perPage: [Int(Int32.min), 0, 1, 320, Int(Int32.max)])
      // Some of these times do not fit in a 32-bit `Int`.
      for start in [0, 1 << 31 - 400, 1 << 40] {
        writer.add(
          wheel: (0..<200).map { event in
            let distance = event % 50 < 25 ? 40 - event % 50 : 3 * (event % 7) - 9
            return (distance, start + 16 * event + (event / 50) * (event % 50 == 0 ? 200 : 0))
          })
      }
    }
    return writer
  }

  var url: URL { repository.appending(path: "Tests/Hosts/Traces/\(rawValue).trace") }
}

/// The root of the repository.
let repository = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../..").standardized

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
    // Tests/Hosts/conformance.py reads this line.
    let writer = file.writer
    print("\(file.rawValue).trace: \(writer.commandCount) commands, digest \(writer.digest.value)")
  }

  @Test func `the traces contain every kind of command`() throws {
    let texts = try TraceFile.allCases.map { try String(contentsOf: $0.url, encoding: .utf8) }
    let kinds = Set(
      texts.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("c ") }.compactMap {
        Int($0.split(separator: " ")[1])
      })
    #expect(kinds == Set(1...37))
  }

  @Test func `the traces contain edits during settles and of levels with an open page`() {
    let steps = TraceFile.allCases.flatMap { $0.writer.steps }
    let arrivals = steps.compactMap { step -> Arrival? in
      if case .changed(let finished, _) = step.outcome { finished } else { nil }
    }
    #expect(arrivals.contains { $0.from == nil })
    #expect(arrivals.contains { $0.to == nil })
    #expect(arrivals.contains { $0.from != nil && $0.from?.page == nil })
    #expect(arrivals.contains { $0.to != nil && $0.to?.page == nil })
    let edits = steps.filter { step in
      switch step.command {
      case .reload, .replaceLevels: !step.outcome.isIgnored
      default: false
      }
    }
    #expect(edits.contains { $0.openPage != nil })
    #expect(
      edits.contains { step in
        if case .changed(_, let closed?) = step.outcome { closed.page != nil } else { false }
      })
  }
}
