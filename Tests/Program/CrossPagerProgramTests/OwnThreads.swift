import Foundation
import Testing

/// Runs tests that wait for the program on two separate threads, so that they do not block other tests.
struct OwnThreads: SuiteTrait, TestTrait, TestScoping {
  private static let threads = Threads()

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(Self.threads) { try await body() }
  }
}

extension Trait where Self == OwnThreads {
  static var ownThreads: Self { OwnThreads() }
}

private final class Threads: TaskExecutor {
  private let queue = OperationQueue()

  init() {
    queue.maxConcurrentOperationCount = 2
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { unsafe job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
