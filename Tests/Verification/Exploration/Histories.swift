import CrossPager
import CrossPagerTesting
import StateExploration

/// All sequences of commands up to a given length, each compared with the reference model after every command.
/// Sequences that begin in the same way share the comparisons of their common beginning.
struct Histories: Sendable {
  let counts: [Int]
  let commands: [Command]
  let length: Int

  /// Three levels of five articles, and the commands that page through them.
  static let articles = Histories(
    counts: [5, 5, 5],
    commands: Direction.allCases.map { .move($0, 1) }
      + [.first, .last, .next(1), .previous(1), .zoom(.in), .zoom(.out)],
    length: 7)

  struct Result: Sendable {
    var sequenceCount = 0
    var problem: String?
  }

  func run() async -> Result {
    await withTaskGroup(of: Result.self) { tasks in
      for first in commands {
        for second in commands {
          tasks.addTask {
            var walk = Walk(histories: self)
            walk.extend(
              [], Pager(counts: counts), ReferencePager(counts: counts), by: [first, second])
            return Result(sequenceCount: walk.sequenceCount, problem: walk.problem)
          }
        }
      }
      // The walk visits each sequence of one command once for every possible second command.
      var result = Result(sequenceCount: -commands.count * (commands.count - 1))
      for await part in tasks {
        result.sequenceCount += part.sequenceCount
        result.problem = result.problem ?? part.problem
      }
      return result
    }
  }

  /// Returns the lines for `counts.txt`.
  func lines(_ result: Result) -> [String] {
    let names = commands.compactMap { $0.text(naming: "new") }.joined(separator: ", ")
    return [
      "[histories]",
      "# Every sequence of up to \(length) of these commands on levels of \(counts): \(names)",
      "sequences: \(result.sequenceCount)",
    ]
  }

  private struct Walk {
    let histories: Histories
    var sequenceCount = 0
    var problem: String?

    /// Extends a sequence first by the given commands, and then by every combination of commands.
    mutating func extend(
      _ sequence: [Command], _ pager: Pager, _ reference: ReferencePager,
      by given: ArraySlice<Command>
    ) {
      if sequence.count == histories.length { return }
      for command in given.isEmpty ? histories.commands[...] : given.prefix(1) {
        var (pager, reference) = (pager, reference)
        let agree =
          pager.apply(command) == reference.apply(command)
          && pager.observedState == reference.observedState
        sequenceCount += 1
        if !agree {
          problem =
            problem ?? PagerScript(counts: histories.counts, commands: sequence + [command]).text
          return
        }
        extend(sequence + [command], pager, reference, by: given.dropFirst())
      }
    }
  }
}
