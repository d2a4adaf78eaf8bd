import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Usage: mutator SOURCES OUT DROPPED [COMPILER-OUTPUT]
//
// Writes every Swift file below the folder SOURCES to OUT, with all mutants except those of the places listed in the
// file DROPPED. Writes the list of mutants to OUT/mutants.tsv. If the output of a compiler is given, prints instead
// the numbers of the places that it complains about.

let arguments = CommandLine.arguments
let (root, out) = (URL(filePath: arguments[1]), URL(filePath: arguments[2]))
let dropped = Set(
  ((try? String(contentsOfFile: arguments[3], encoding: .utf8)) ?? "").split(separator: "\n")
    .compactMap { Int($0) })

func swiftFiles(in folder: URL) -> [String] {
  let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return all.filter { $0.hasSuffix(".swift") }.sorted()
}

if arguments.count > 4 {
  let output = try String(contentsOfFile: arguments[4], encoding: .utf8)
  var blame = Blame(folder: out, dropped: dropped)
  print(blame.places(in: output).sorted().map(String.init).joined(separator: "\n"))
} else {
  var manifest = ""
  var next = 1
  for file in swiftFiles(in: root) {
    let text = try String(contentsOf: root.appending(path: file), encoding: .utf8)
    let source = Source(bytes: Array(text.utf8))
    guard
      let tree = OperatorTable.standardOperators.foldAll(
        Parser.parse(source: text), errorHandler: { _ in }
      ).as(SourceFileSyntax.self)
    else { fatalError("\(file) is not a source file.") }
    let finder = PlaceFinder(file: file, source: source, tree: tree, firstNumber: next)
    finder.walk(tree)
    for place in finder.places {
      for mutant in place.mutants {
        let state = dropped.contains(place.number) ? "dropped" : "active"
        manifest += [
          "\(mutant.number)", "\(place.number)", state, file, "\(place.line)", place.function,
          mutant.change.rawValue, place.runsOnce ? "once" : "", mutant.original, mutant.mutated,
        ].joined(separator: "\t") + "\n"
      }
      next = (place.mutants.last?.number ?? 0) + 1
    }
    let kept = finder.places.filter { !dropped.contains($0.number) }
    let target = out.appending(path: file)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try source.applying(kept).write(to: target, atomically: true, encoding: .utf8)
  }
  try manifest.write(to: out.appending(path: "mutants.tsv"), atomically: true, encoding: .utf8)
}
