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
      mutation_end_record()
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
    /// Whether a document of the running test has started.
    private var hasDocuments = false

    init(count: Int32) { self.count = count }

    func take(_ event: TestRun.Event) {
      switch event {
      case .testStarted:
        _ = reached()
        hasDocuments = false
        start = Date()
      case .documentStarted:
        // The places that run before the first document belong to it.
        if hasDocuments { _ = reached() }
        hasDocuments = true
        start = Date()
      // Suites also end, but only the name of a test function contains a place in a file.
      case .testEnded(let name):
        if !hasDocuments, name.contains(".swift:") { add(name) }
        hasDocuments = false
      case .documentEnded(let name): add(name)
      case .issue:
        failed = true
        text += "An issue was recorded.\n"
      }
    }

    private func add(_ name: String) {
      let seconds = Date().timeIntervalSince(start)
      let numbers = reached().map(String.init).joined(separator: ",")
      text += "\(name)\t\(seconds)\t\(numbers)\n"
    }

    /// The numbers recorded since the last call.
    private func reached() -> [Int] {
      var bytes = [UInt8](repeating: 0, count: Int(count))
      unsafe mutation_take(&bytes, count)
      return bytes.indices.filter { bytes[$0] != 0 }
    }
  }
}
