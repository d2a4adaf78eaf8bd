import Foundation

/// Explores the pagers of all groups and prints what it finds. Usage:
///
///     swift run -c release Exploration [--check | --update] [NAME]...
///
/// `--check` compares the result with `counts.txt`, and `--update` rewrites that file. A NAME is the name of a group,
/// `influences` or `histories`. Without names, everything runs. The exit status is 1 if a law is violated, if the pager
/// and the reference model differ, or if `--check` finds a difference.

/// Prints a line immediately, even to a file.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

let words = CommandLine.arguments.dropFirst()
let options = words.filter { $0.hasPrefix("--") }
let names = words.filter { !$0.hasPrefix("--") }
let known = ["influences", "histories"] + Group.all.map(\.name)
let parts: [(name: String, run: () async -> (lines: [String], problems: [String]))] =
  [
    (
      "influences",
      {
        let found = await Influences.find()
        return (found.lines, found.unvaried(by: Group.all))
      }
    ),
    (
      "histories",
      {
        let result = await Histories.articles.run()
        return (Histories.articles.lines(result), result.problem.map { [$0] } ?? [])
      }
    ),
  ]
  + Group.all.map { group in
    (
      group.name,
      {
        let summary = await group.run()
        return (summary.lines(group), summary.problems)
      }
    )
  }
if let wrong = options.first(where: { $0 != "--check" && $0 != "--update" })
  ?? names.first(where: { !known.contains($0) })
{
  say("Unknown '\(wrong)'. Use --check, --update or: \(known.joined(separator: ", ")).")
  exit(2)
}

var file = try CountsFile.read()
var isGood = true
for part in parts where names.isEmpty || names.contains(part.name) {
  let start = ContinuousClock.now
  let processor = clock()
  let (lines, problems) = await part.run()
  let seconds = Int((ContinuousClock.now - start) / .seconds(1))
  say(lines.joined(separator: "\n"))
  say("# \(seconds) s, processors \(Int(clock() - processor) / Int(CLOCKS_PER_SEC)) s")
  for problem in problems.prefix(5) { say("\nPROBLEM \(problem)") }
  if !problems.isEmpty { isGood = false }
  if options.contains("--check") {
    let difference = file.difference(from: lines)
    for line in difference { say(line) }
    if difference.isEmpty { say("# no differences from counts.txt") } else { isGood = false }
  }
  file.replace(lines)
  say("")
}
if options.contains("--update") {
  file.arrange(known)
  try file.write()
}
exit(isGood ? 0 : 1)
