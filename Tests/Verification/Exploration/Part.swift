/// A part of what the program explores without `--levels`. The parts are the sections of `counts.txt`, in its order.
struct Part {
  let name: String
  /// Returns the lines for `counts.txt`, and the problems found.
  let run: @Sendable () async -> (lines: [String], problems: [String])

  static let all: [Part] =
    [
      Part(name: "influences") {
        let found = await Influences.find()
        return (found.lines, found.unvaried(by: Group.all))
      },
      Part(name: "histories") {
        let result = await Histories.articles.run()
        return (Histories.articles.lines(result), result.problem.map { [$0] } ?? [])
      },
    ]
    + Group.all.map { group in
      Part(name: group.name) {
        let summary = await group.run()
        return (summary.lines(group), summary.problems)
      }
    }
}
