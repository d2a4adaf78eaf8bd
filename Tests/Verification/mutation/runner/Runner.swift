import Dispatch
import Foundation
import Mutation

/// Tries mutants, each in a process of its own.
///
/// Usage: runner MANIFEST NUMBERS OUT JOBS SECONDS [only=FILE,FILE…] [skip=FILE,FILE…] [STAGE=FILE,FILE…]…
///
/// MANIFEST is the list of mutants. NUMBERS is a file with the numbers of the mutants to try. The results go to OUT,
/// one line for each mutant. JOBS is the number of processes that run at a time. SECONDS limits how long the tests of a
/// stage would take without a mutant; tests beyond the limit are left out. If `only` is given, no tests of other files
/// run. The tests in the files of `skip` do not run either. A stage is a name for the tests in some files. Each mutant
/// goes through the stages in the given order, and then through the stage `tables`, which contains all other tests.
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
    var lists = arguments.dropFirst(6).map(FileList.init)
    func take(_ name: String) -> [String] {
      defer { lists.removeAll { $0.name == name } }
      return lists.filter { $0.name == name }.flatMap(\.files)
    }
    let (files, skipped) = (take("only"), take("skip"))
    var stages = Stages(lists, limit: Double(arguments[5]) ?? .infinity)
    let count = Int32(mutants.map(\.number).max() ?? 0) + 2

    let record = arguments[3] + ".tests"
    let recorder = mutation_fork()
    if recorder == 0 { Recorder.run(count: count, skipping: skipped, to: record) }
    var status: Int32 = 0
    unsafe waitpid(recorder, &status, 0)
    if status != 0 {
      print("The tests fail without a mutant. See \(record).")
      exit(1)
    }
    stages.tests = try String(contentsOfFile: record, encoding: .utf8).split(separator: "\n")
      .compactMap(KnownTest.init)
      .filter { files.isEmpty || files.contains($0.file) }

    FileManager.default.createFile(atPath: arguments[3], contents: nil)
    guard let output = FileHandle(forWritingAtPath: arguments[3]) else { exit(1) }
    var trials: [Int32: Trial] = [:]
    for mutant in mutants where wanted.contains(mutant.number) {
      if trials.count == Int(arguments[4]) ?? 1 { Trial.await(&trials, &stages, output) }
      if let trial = Trial(mutant, stages) {
        trials[trial.process] = trial
      } else {
        output.write(Data("\(mutant.number)\tunreached\t\t0\n".utf8))
      }
    }
    while !trials.isEmpty { Trial.await(&trials, &stages, output) }
  }
}

/// An argument of the form `name=file,file`.
struct FileList {
  var name: String
  var files: [String]

  init(_ argument: String) {
    let parts = argument.split(separator: "=").map(String.init)
    name = parts[0]
    files = parts[1].split(separator: ",").map(String.init)
  }
}

/// A mutant in the manifest.
struct Mutant {
  var number: Int
  var runsOnce: Bool
  /// The file and the function that contain the place.
  var function: String

  init?(_ line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count > 7, fields[2] == "active", let number = Int(fields[0]) else { return nil }
    self.number = number
    runsOnce = fields[7] == "once"
    function = fields[3] + " " + fields[5]
  }
}

/// A test, or one document of it, the time it takes, and the mutants whose places it reaches.
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

  /// Returns the name of a test with a document.
  static func name(_ test: String, document: String) -> String { "\(test) > \(document)" }

  private static func parts(of name: String) -> (test: Substring, document: String?) {
    guard let end = name.firstRange(of: ".swift:"),
      let mark = name[end.upperBound...].firstRange(of: " > ")
    else { return (name[...], nil) }
    return (name[..<mark.lowerBound], String(name[mark.upperBound...]))
  }

  /// The description of the document.
  var document: String? { Self.parts(of: name).document }

  /// The name without the module and the place.
  var shortName: String { Self.shortName(of: name) }

  static func shortName(of name: String) -> String {
    let (test, document) = parts(of: name)
    let title = String(test.split(separator: "/").dropFirst().first ?? "")
    return document.map { "\(title) > \($0)" } ?? title
  }

  /// The file, line and column of the test, which distinguish it from all other tests.
  var place: String { String(Self.parts(of: name).test.split(separator: "/").last ?? "") }
  var file: String { String(place.prefix { $0 != ":" }) }
}

/// The stages of tests, and the tests that have killed mutants so far.
struct Stages {
  var tests: [KnownTest] = []
  private var stages: [FileList]
  /// The number of mutants that each test has killed, by the function that contains the mutants.
  private var kills: [String: [String: Int]] = [:]

  /// The times, in seconds, at which a stage is divided into batches of tests.
  private static let batchEnds = [0.05, 0.3]
  /// The maximum time that the tests of a stage would take without a mutant, in seconds.
  private let limit: Double

  init(_ stages: [FileList], limit: Double) {
    self.limit = limit
    self.stages = stages
  }

  mutating func count(_ test: String, killing function: String) {
    kills[function, default: [:]][test, default: 0] += 1
  }

  /// The tests that reach a mutant, by stage, in batches that run one after another. First come the tests that have
  /// killed mutants of the same function, and then the quick tests.
  func tests(for mutant: Mutant) -> [(stage: String, tests: [KnownTest])] {
    let kills = kills[mutant.function] ?? [:]
    var reaching = tests.filter { mutant.runsOnce || $0.reached.contains(mutant.number) }
    // The only test that reaches a place may be the first one that uses a static variable.
    let first = reaching.count == 1 ? reaching[0].name : nil
    if first != nil { reaching = tests }
    reaching = reaching.map {
      (test: $0, kills: $0.name == first ? .max : kills[$0.shortName] ?? 0)
    }
    .sorted { ($1.kills, $0.test.seconds) < ($0.kills, $1.test.seconds) }.map(\.test)
    let groups = Dictionary(grouping: reaching) { test in
      stages.first { $0.files.contains(test.file) }?.name ?? "tables"
    }
    return (stages.map(\.name) + ["tables"]).flatMap { name in
      batches(groups[name] ?? []).map { (name, $0) }
    }
  }

  private func batches(_ tests: [KnownTest]) -> [[KnownTest]] {
    var batches: [[KnownTest]] = []
    var seconds = 0.0
    var ends = Self.batchEnds[...]
    for test in tests where seconds < limit {
      if batches.isEmpty {
        batches = [[]]
      } else if let end = ends.first, seconds >= end {
        ends = ends.drop { $0 <= seconds }
        batches.append([])
      }
      batches[batches.count - 1].append(test)
      seconds += test.seconds
    }
    return batches
  }
}
