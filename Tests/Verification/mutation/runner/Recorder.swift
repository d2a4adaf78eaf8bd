import Dispatch
import Foundation
import Mutation

/// Runs all tests on the original code once and records, for each test, its duration and the mutants whose places it
/// reaches.
enum Recorder {
  /// Runs in a process of its own and never returns.
  static func run(count: Int32, skipping: [String], to path: String) -> Never {
    mutation_record(count)
    Task.detached {
      let book = Book(count: count)
      _ = await TestRun.run(skipping: skipping) { book.take($0) }
      FileManager.default.createFile(atPath: path, contents: Data(book.text.utf8))
      exit(book.failed ? 1 : 0)
    }
    dispatchMain()
  }

  private final class Book: @unchecked Sendable {
    private let count: Int32
    private(set) var text = ""
    private(set) var failed = false
    private var start = Date()

    init(count: Int32) { self.count = count }

    func take(_ event: TestRun.Event) {
      switch event {
      case .testStarted:
        _ = reached()
        start = Date()
      case .testEnded(let name):
        let seconds = Date().timeIntervalSince(start)
        let numbers = reached()
        // Suites also end, but only the name of a test function contains a place in a file.
        guard name.contains(".swift:") else { return }
        text += "\(name)\t\(seconds)\t\(numbers.map(String.init).joined(separator: ","))\n"
      case .caseStarted: break
      case .issue:
        failed = true
        text += "An issue was recorded.\n"
      }
    }

    /// The numbers recorded since the last call.
    private func reached() -> [Int] {
      var bytes = [UInt8](repeating: 0, count: Int(count))
      unsafe mutation_take(&bytes, count)
      return bytes.indices.filter { bytes[$0] != 0 }
    }
  }
}
