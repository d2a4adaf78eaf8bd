import Foundation
import SwiftOperators
import SwiftParser
import SwiftSyntax

// Usage: mutator SOURCES OUT WITHOUT FIRST [FOLDER,FOLDER…]
//        mutator --blame OUT ERRORS
//
// The first form writes every Swift file below the folder SOURCES to OUT, with all mutants except those at the places
// listed in the file WITHOUT. The mutants are numbered from FIRST. If folders are given, only their files are mutated.
// The list of mutants is written to OUT/mutants.tsv.
//
// The second form reads the file ERRORS, which contains the compiler's errors. It prints the index of each of its
// lines, followed by the numbers of the places in OUT that cause the error.

func swiftFiles(in folder: URL) -> [String] {
  let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return all.filter { $0.hasSuffix(".swift") }.sorted()
}

func places(in file: String, _ text: String, from first: Int) -> [Place] {
  let folded = OperatorTable.standardOperators.foldAll(Parser.parse(source: text)) { _ in }
  guard let tree = folded.as(SourceFileSyntax.self) else { return [] }
  let finder = PlaceFinder(
    file: file, source: Source(bytes: Array(text.utf8)), tree: tree, firstNumber: first)
  finder.walk(tree)
  return finder.places
}

func mutate(_ sources: URL, to out: URL, without: Set<Int>, first: Int, folders: [String]) throws {
  var (manifest, next) = ("", first)
  for file in swiftFiles(in: sources) {
    let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
    let isMutated = folders.isEmpty || folders.contains { file.hasPrefix($0 + "/") }
    let places = isMutated ? places(in: file, text, from: next) : []
    for place in places {
      for mutant in place.mutants {
        manifest +=
          [
            "\(mutant.number)", "\(place.number)",
            without.contains(place.number) ? "left out" : "active", file, "\(place.line)",
            place.function, mutant.change.rawValue, place.runsOnce ? "once" : "", mutant.original,
            mutant.mutated,
          ].joined(separator: "\t") + "\n"
      }
      next = (place.mutants.last?.number ?? 0) + 1
    }
    let target = out.appending(path: file)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Source(bytes: Array(text.utf8)).applying(places.filter { !without.contains($0.number) })
      .write(to: target, atomically: true, encoding: .utf8)
  }
  try manifest.write(to: out.appending(path: "mutants.tsv"), atomically: true, encoding: .utf8)
}

let arguments = CommandLine.arguments
if arguments[1] == "--blame" {
  var blame = Blame()
  let errors = try String(contentsOfFile: arguments[3], encoding: .utf8)
  for (index, line) in errors.split(separator: "\n").enumerated() {
    let numbers = blame.places(in: line).sorted().map(String.init)
    if !numbers.isEmpty { print(index, numbers.joined(separator: " ")) }
  }
} else {
  let without = try String(contentsOfFile: arguments[3], encoding: .utf8)
  try mutate(
    URL(filePath: arguments[1]), to: URL(filePath: arguments[2]),
    without: Set(without.split(separator: "\n").compactMap { Int($0) }),
    first: Int(arguments[4]) ?? 1,
    folders: arguments.dropFirst(5).joined().split(separator: ",").map(String.init))
}
