import CrossPager
import Foundation

/// Measures what `Docs/Performance.md` states: `swift run -c release Benchmarks [NAME]`, names `commands`,
/// `allocations`, `start` and `memory`; all but `allocations` if none is given.

let clock = ContinuousClock()

/// Nanoseconds for each of `count` calls, the least and the median of 15 rounds.
func nanoseconds(_ count: Int, _ round: (Int) -> Int) -> (least: Double, median: Double) {
  var check = 0
  let rounds = (0..<15).map { _ in
    let duration = clock.measure { check &+= round(count) }
    return Double(duration.components.attoseconds) / 1e9 / Double(count)
      + Double(duration.components.seconds) * 1e9 / Double(count)
  }.sorted()
  precondition(check != 1, "The work must not be optimized away.")
  return (rounds[0], rounds[7])
}

/// A round trip through the commands a person pages with; every one of them moves.
let tour: [Command] = [
  .move(.left, 1), .move(.down, 1), .move(.left, 2), .move(.down, 1), .previous(1), .move(.up, 1),
  .goPage(level: 0, page: 3), .page(4), .goLevel(1), .last, .top, .last, .bottom, .last,
  .goLevel(0),
  .last,
]

/// Applies `count` commands and returns how many of them moved.
@inline(never)
func page(_ pager: inout Pager, _ commands: [Command], _ count: Int) -> Int {
  var moves = 0
  var index = 0
  for _ in 0..<count {
    if case .moved = pager.apply(commands[index]) { moves += 1 }
    index = index + 1 == commands.count ? 0 : index + 1
  }
  return moves
}

func measureCommands() {
  let cases: [(String, [Command])] = [
    ("a tour of 16 commands", tour),
    ("left, right", [.move(.left, 1), .move(.right, 1)]),
    ("down, up", [.move(.down, 1), .move(.up, 1)]),
    ("next, previous", [.next(1), .previous(1)]),
    ("an ignored left", [.move(.left, 1)]),
  ]
  for (name, commands) in cases {
    var pager = Pager(counts: [5, 5, 5])
    if name != "an ignored left" { _ = pager.apply(.page(4)) }
    let time = nanoseconds(2_000_000) { page(&pager, commands, $0) }
    print(
      "command, \(name): least \(String(format: "%.1f", time.least)) ns, median "
        + "\(String(format: "%.1f", time.median)) ns")
  }
}

/// Runs a program and waits for it; the time from its start to its end in milliseconds.
func milliseconds(_ program: URL, _ arguments: [String]) throws -> Double {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.standardOutput = FileHandle.nullDevice
  process.standardInput = FileHandle.nullDevice
  let duration = try clock.measure {
    try process.run()
    process.waitUntilExit()
  }
  return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
}

let crosspager = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
  .appending(path: "crosspager")

func measureStart() throws {
  let idle = URL(filePath: "/usr/bin/true")
  let pairs = try (0..<31).map { _ in
    (
      ours: try milliseconds(crosspager, ["-c", "where"]), idle: try milliseconds(idle, [])
    )
  }.dropFirst()
  for (name, times) in [
    ("crosspager -c where", pairs.map(\.ours).sorted()), ("true", pairs.map(\.idle).sorted()),
  ] {
    print(
      "start to end, \(name): least \(String(format: "%.1f", times[0])) ms, median "
        + "\(String(format: "%.1f", times[times.count / 2])) ms")
  }
}

/// The most memory a run of the program had, in KiB, as `/usr/bin/time` or the shell's `ulimit` would see it.
func peakMemory(_ arguments: [String]) throws -> Int {
  let process = Process()
  let pipe = Pipe()
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments =
    [
      "python3", "-c",
      "import resource,subprocess,sys;subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL);"
        + "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)", crosspager.path,
    ] + arguments
  process.standardOutput = pipe
  try process.run()
  process.waitUntilExit()
  let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
}

func measureMemory() throws {
  print("memory, a level: \(MemoryLayout<Level>.stride) bytes, whatever its pages")
  for count in [10, 10_000_000, Track.maximumCount] {
    let runs = try (0..<5).map { _ in
      try peakMemory(["--levels", "a=\(count)", "-c", "last; left 3; insert a 0 5; undo; where"])
    }.sorted()
    print("memory, a program with a level of \(count) pages: median \(runs[2]) KiB at most")
  }
}

let name = CommandLine.arguments.dropFirst().first
switch name {
case "commands": measureCommands()
case "start": try measureStart()
case "memory": try measureMemory()
case "allocations":
  // Run under a tool that counts allocations, with two numbers of commands: the counts must be the same.
  var pager = Pager(counts: [5, 5, 5])
  _ = pager.apply(.page(4))
  let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000
  print("\(page(&pager, tour, count)) of \(count) commands moved")
default:
  measureCommands()
  try measureStart()
  try measureMemory()
}
