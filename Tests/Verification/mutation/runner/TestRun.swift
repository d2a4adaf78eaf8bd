import Foundation
import Mutation
import Testing

/// Runs tests in this process through Swift Testing's interface for tools.
enum TestRun {
  private typealias EntryPoint =
    @convention(thin) @Sendable (
      _ configuration: UnsafeRawBufferPointer?,
      _ handler: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  enum Event {
    case testStarted(String)
    case testEnded(String)
    /// A case with a document or a section of one, which is named after the test.
    case documentStarted(String)
    case documentEnded(String)
    case issue
  }

  /// Runs, one at a time, the tests whose names match one of the filters, or all tests if there are no filters.
  ///
  /// - Parameter skipped: Files whose tests do not run.
  static func run(
    filters: [String] = [], skipping skipped: [String] = [],
    _ handle: @escaping @Sendable (Event) -> Void
  ) async -> Bool {
    let entryPoint = unsafe unsafeBitCast(swt_abiv0_getEntryPoint(), to: EntryPoint.self)
    var arguments = __CommandLineArguments_v0()
    arguments.parallel = false
    // Only this version names the cases of a test.
    arguments.eventStreamSchemaVersion = "0"
    if !filters.isEmpty { arguments.filter = filters }
    if !skipped.isEmpty { arguments.skip = skipped.map { "/\($0):" } }
    do {
      let configuration = try JSONEncoder().encode(arguments)
      // The bytes live as long as the process.
      let bytes = UnsafeMutableRawBufferPointer.allocate(
        byteCount: configuration.count, alignment: 8)
      unsafe bytes.copyBytes(from: configuration)
      return try await unsafe entryPoint(UnsafeRawBufferPointer(bytes)) { record in
        if let event = unsafe Event(record) { handle(event) }
      }
    } catch {
      return false
    }
  }
}

extension TestRun.Event {
  fileprivate init?(_ record: UnsafeRawBufferPointer) {
    let text = unsafe String(decoding: record, as: UTF8.self)
    let kinds = ["issueRecorded", "testStarted", "testEnded", "testCaseStarted", "testCaseEnded"]
    guard let kind = kinds.first(where: { text.contains(#""kind":"\#($0)""#) }) else { return nil }
    if kind == "issueRecorded" {
      self = .issue
      return
    }
    guard
      let record = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let payload = record["payload"] as? [String: Any], let test = payload["testID"] as? String
    else { return nil }
    let part = (payload["_testCase"] as? [String: Any])?["displayName"] as? String
    switch kind {
    case "testStarted": self = .testStarted(test)
    case "testEnded": self = .testEnded(test)
    default:
      guard let part, part.contains(".md") else { return nil }
      let name = KnownTest.name(test, document: part)
      self = kind == "testCaseStarted" ? .documentStarted(name) : .documentEnded(name)
    }
  }
}
