import Dispatch
import Foundation
import Mutation

/// A process that runs tests with one mutant.
struct Trial {
  let process: Int32
  private let mutant: Mutant
  private let start = Date()
  /// A file to which the process writes the stage and the name of the running test.
  private let report: Int32

  /// Starts the process; nil if no test reaches the mutant.
  init?(_ mutant: Mutant, _ stages: Stages) {
    let batches = stages.tests(for: mutant)
    if batches.isEmpty { return nil }
    self.mutant = mutant
    report = mutation_temporary()
    process = mutation_fork()
    if process == 0 { Trial.run(mutant.number, batches, report) }
  }

  static func await(
    _ trials: inout [Int32: Trial], _ stages: inout Stages, _ output: FileHandle
  ) {
    var status: Int32 = 0
    let process = unsafe wait(&status)
    guard let trial = trials.removeValue(forKey: process) else { return }
    let (result, test) = trial.result(status)
    output.write(Data((result + "\n").utf8))
    if let test { stages.count(test, killing: trial.mutant.function) }
  }

  /// The line to write, and the test that killed the mutant. The line contains the number of the mutant, the stage that
  /// killed it or `survived`, the test and how it killed the mutant, and the time.
  private func result(_ status: Int32) -> (line: String, test: String?) {
    defer { close(report) }
    var bytes = [UInt8](repeating: 0, count: Trial.longest)
    let length = unsafe max(pread(report, &bytes, bytes.count, 0), 0)
    let last = String(decoding: bytes[..<length], as: UTF8.self).split(separator: " ").joined(
      separator: " ")
    let signal = status & 0x7f
    let how =
      switch signal {
      case 0: (status >> 8) == 0 ? "survived" : "fails"
      case SIGPROF, SIGALRM: "takes too long"
      default: "traps"
      }
    let seconds = String(format: "%.2f", Date().timeIntervalSince(start))
    if how == "survived" { return ("\(mutant.number)\tsurvived\t\t\(seconds)", nil) }
    let test = last.split(separator: "\t").dropFirst().first.map(String.init)
    return ("\(mutant.number)\t\(last) \(how)\t\(seconds)", test)
  }

  /// Runs the tests in this process, until one fails. Never returns.
  private static func run(
    _ mutant: Int, _ batches: [(stage: String, tests: [KnownTest])], _ report: Int32
  ) -> Never {
    mutation_limit(4096)
    mutation_choose(Int32(mutant))
    Task.detached {
      for (stage, tests) in batches {
        let seconds = Dictionary(tests.map { ($0.name, $0.seconds) }) { first, _ in first }
        tell("\(stage)\t", report)
        mutation_allow(3)
        let places = Set(tests.map { NSRegularExpression.escapedPattern(for: $0.place) })
        let filter = "/(" + places.joined(separator: "|") + ")$"
        setenv("CROSSPAGER_DOCUMENTS", tests.compactMap(\.document).joined(separator: "\n"), 1)
        _ = await TestRun.run(filters: [filter]) { event in
          switch event {
          case .testStarted(let name), .documentStarted(let name):
            mutation_allow(0.5 + 5 * (seconds[name] ?? 1))
            tell("\(stage)\t\(KnownTest.shortName(of: name))", report)
          case .issue: mutation_exit(1)
          case .testEnded, .documentEnded: break
          }
        }
      }
      mutation_exit(0)
    }
    dispatchMain()
  }

  private static let longest = 400

  private static func tell(_ text: String, _ report: Int32) {
    let bytes = Array(text.utf8.prefix(longest))
    let padded = bytes + Array(repeating: UInt8(ascii: " "), count: longest - bytes.count)
    _ = unsafe pwrite(report, padded, padded.count, 0)
  }
}
