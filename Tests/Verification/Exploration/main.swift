import Foundation

/// Explores the states of pagers and prints what it finds. See ``Arguments/usage``.
///
/// Without `--levels`, the program explores the pagers of all groups. `--check` compares the result with `counts.txt`,
/// and `--update` rewrites that file. A NAME is the name of a group, `influences` or `histories`. Without names,
/// everything runs.
///
/// `--totals` explores nothing and prints the sums over all groups in `counts.txt`, which `--check` has compared.
///
/// With `--levels`, the program explores one pager, starting where the commands end. With `--reach`, it prints one of
/// the shortest scripts to a level or a page.
///
/// The exit status is 1 if a law is violated, if the pager and the reference model differ, if `--check` finds a
/// difference, or if there is no script to the place. It is 2 if an argument is wrong.

/// Prints a line immediately, even to a file.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

func complain(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }

/// Returns whether there are no problems and no differences.
func explore(_ parts: [Part], _ options: Set<String>) async throws -> Bool {
  var file = try CountsFile.read()
  var isGood = true
  for part in parts {
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
    file.arrange(Part.all.map(\.name))
    try file.write()
  }
  return isGood
}

let arguments: Arguments
do throws(ArgumentError) {
  arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
} catch {
  complain("\(error.message)\n\(Arguments.usage)")
  exit(2)
}
switch arguments {
case .parts(let names, let options):
  let parts = Part.all.filter { names.isEmpty || names.contains($0.name) }
  exit(try await explore(parts, options) ? 0 : 1)
case .totals: try CountsFile.read().totals.forEach(say)
case .pager(let pager):
  let (lines, problems) = pager.run()
  lines.forEach(say)
  problems.forEach(complain)
  exit(problems.isEmpty ? 0 : 1)
}
