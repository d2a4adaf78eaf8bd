import Dispatch
import Foundation
import Mutation

/// Tries mutants, each in a process of its own.
///
/// Usage: runner MANIFEST NUMBERS OUT JOBS [STAGE=FILE,FILE…]…
///
/// MANIFEST is the list of mutants. NUMBERS is a file with the numbers of the mutants to try. The results go to OUT,
/// one line for each mutant. JOBS is the number of processes that run at a time. A stage is a name for the tests in
/// some files. Each mutant goes through the stages in the given order, and then through the stage `tables`, which
/// contains all other tests.
@main
enum Runner {
  static func main() throws {
    let arguments = CommandLine.arguments
    let manifest = try String(contentsOfFile: arguments[1], encoding: .utf8)
    let mutants = manifest.split(separator: "\n").compactMap(Mutant.init)
    let wanted = Set(
      try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n").map {
        Int($0)
      })
    var stages = Stages(Array(arguments[5...]))
    let count = Int32(mutants.map(\.number).max() ?? 0) + 2

    let record = arguments[3] + ".tests"
    let recorder = mutation_fork()
    if recorder == 0 { Recorder.run(count: count, to: record) }
    var status: Int32 = 0
    unsafe waitpid(recorder, &status, 0)
    if status != 0 {
      print("The tests fail without a mutant. See \(record).")
      exit(1)
    }
    stages.tests = try String(contentsOfFile: record, encoding: .utf8).split(separator: "\n")
      .compactMap(KnownTest.init)

    FileManager.default.createFile(atPath: arguments[3], contents: nil)
    guard let output = FileHandle(forWritingAtPath: arguments[3]) else { exit(1) }
    var trials: [Int32: Trial] = [:]
    for mutant in mutants where wanted.contains(mutant.number) {
      if trials.count == Int(arguments[4]) ?? 1 { Trial.await(&trials, output) }
      if let trial = Trial(mutant, stages) {
        trials[trial.process] = trial
      } else {
        output.write(Data("\(mutant.number)\tunreached\t\t0\n".utf8))
      }
    }
    while !trials.isEmpty { Trial.await(&trials, output) }
  }
}

/// A mutant in the manifest.
struct Mutant {
  var number: Int
  var runsOnce: Bool

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count > 7, fields[2] == "active", let number = Int(fields[0]) else { return nil }
    self.number = number
    runsOnce = fields[7] == "once"
  }
}

/// A test, the time it takes, and the mutants whose places it reaches.
struct KnownTest {
  var name: String
  var seconds: Double
  var reached: Set<Int>

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3, let seconds = Double(fields[1]) else { return nil }
    (name, self.seconds) = (String(fields[0]), seconds)
    reached = Set(fields[2].split(separator: ",").compactMap { Int($0) })
  }

  /// The file, line and column of the test, which distinguish it from all other tests.
  var place: String { String(name.split(separator: "/").last ?? "") }
}

/// The stages of tests.
struct Stages {
  var tests: [KnownTest] = []
  private var stages: [(name: String, files: Set<String>)]

  /// Reads stages of the form `name=file,file`.
  init(_ arguments: [String]) {
    stages = arguments.map {
      let parts = $0.split(separator: "=")
      return (String(parts[0]), Set(parts[1].split(separator: ",").map(String.init)))
    }
  }

  /// The tests that reach a mutant, by stage.
  func tests(for mutant: Mutant) -> [(stage: String, tests: [KnownTest])] {
    let reaching = tests.filter { mutant.runsOnce || $0.reached.contains(mutant.number) }
    let groups = Dictionary(grouping: reaching) { test in
      let file = String(test.place.prefix { $0 != ":" })
      return stages.first { $0.files.contains(file) }?.name ?? "tables"
    }
    return (stages.map(\.name) + ["tables"]).compactMap { name in
      groups[name].map { (name, $0) }
    }
  }
}
