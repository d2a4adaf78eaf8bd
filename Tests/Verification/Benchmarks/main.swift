import CrossPager
import Foundation

/// Produces the figures in `Docs/Performance.md`. Usage: `CROSSPAGER_TOOLS=1 swift run -c release Benchmarks [NAME]`.
/// The names are `commands`, `stream [COUNT [SEED]]`, `gestures`, `window`, `start`, `memory`, `keystroke
/// [COLUMNSxROWS]` (with arguments for the program), `layout [FOLDER]`, `reading [ROWS]` and `allocations [COUNT]`.
/// Without a name, all benchmarks except `stream`, `window`, `layout`, `reading` and `allocations` run.
switch CommandLine.arguments.dropFirst().first {
case "commands": CommandBenchmark.run()
case "stream":
  let operands = CommandLine.arguments.dropFirst(2).compactMap { UInt64($0) }
  StreamBenchmark.run(
    count: operands.first.map { Int(clamping: $0) } ?? 10_000_000,
    seed: operands.dropFirst().first ?? 1)
case "gestures": GestureBenchmark.run()
case "window": WindowBenchmark.run()
case "start": ProcessBenchmark.measureStart()
case "memory": ProcessBenchmark.measureMemory()
case "layout":
  LayoutBenchmark.run(
    folder: CommandLine.arguments.dropFirst(2).first
      ?? ProcessInfo.processInfo.environment["CROSSPAGER_DATA"] ?? ".")
case "reading":
  ReadingBenchmark.run(
    rows: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10_000_000)
case "keystroke": KeystrokeBenchmark.run(Array(CommandLine.arguments.dropFirst(2)))
case "allocations":
  let count = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000
  CommandBenchmark.page(count)
  GestureBenchmark.move(count)
default:
  CommandBenchmark.run()
  GestureBenchmark.run()
  ProcessBenchmark.measureStart()
  ProcessBenchmark.measureMemory()
  KeystrokeBenchmark.run([])
}
