import CrossPager
import Foundation

/// The time and memory of a program run, measured from outside.
enum ProcessBenchmark {
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "crosspager").path

  struct Cost {
    var milliseconds: Double
    /// The peak memory in KiB.
    var peakMemory: Int
  }

  static func measureStart() {
    var ours: [Double] = []
    var idle: [Double] = []
    for _ in 0..<41 {
      ours.append(cost([program, "-c", "where"]).milliseconds)
      idle.append(cost(["/usr/bin/true"]).milliseconds)
    }
    for (name, times) in [("crosspager -c where", ours.sorted()), ("true", idle.sorted())] {
      print(
        "start to end, \(name): \(String(format: "%.1f", times[0])) ms at least, median "
          + "\(String(format: "%.1f", times[20])) ms")
    }
  }

  static func measureMemory() {
    print("a level: \(MemoryLayout<Level>.stride) bytes for any number of pages")
    for count in [10, 10_000_000, Pager.maximumCount] {
      let commands = "last; left 3; insert a 0 5; undo; where"
      let runs = (0..<9).map { _ in
        cost([program, "--levels", "a=\(count)", "-c", commands]).peakMemory
      }
      print("the program with a level of \(count) pages: median \(runs.sorted()[4]) KiB at most")
    }
  }

  static func readingCost(of file: String, levels: String) -> Cost {
    cost([program, file, "--levels", levels, "-c", "where"])
  }

  private static func cost(_ arguments: [String]) -> Cost {
    var process = pid_t()
    var usage = rusage()
    var status: Int32 = 0
    var actions = unsafe posix_spawn_file_actions_t()
    let duration = ContinuousClock().measure {
      unsafe posix_spawn_file_actions_init(&actions)
      unsafe posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
      var words: [UnsafeMutablePointer<CChar>?] = unsafe arguments.map { unsafe strdup($0) }
      unsafe words.append(nil)
      let failure = unsafe posix_spawn(&process, arguments[0], &actions, nil, &words, environ)
      precondition(failure == 0, "The program '\(arguments[0])' must be built first.")
      unsafe wait4(process, &status, 0, &usage)
      while let word = unsafe words.popLast() { unsafe free(word) }
      unsafe posix_spawn_file_actions_destroy(&actions)
    }
    precondition(status == 0, "The program must succeed.")
    return Cost(milliseconds: duration / .milliseconds(1), peakMemory: usage.ru_maxrss)
  }
}
