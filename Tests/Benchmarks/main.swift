import CrossPager
import Foundation

/// Measures what `Docs/Performance.md` states: `swift run -c release Benchmarks [NAME]`, names `commands`,
/// `start`, `memory`, `reading [ROWS]` and `allocations [COUNT]`; all but the last two if none is given.
switch CommandLine.arguments.dropFirst().first {
case "commands": CommandBenchmark.run()
case "start": ProcessBenchmark.measureStart()
case "memory": ProcessBenchmark.measureMemory()
case "reading":
  ReadingBenchmark.run(
    rows: CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10_000_000)
case "allocations":
  CommandBenchmark.page(CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1000)
default:
  CommandBenchmark.run()
  ProcessBenchmark.measureStart()
  ProcessBenchmark.measureMemory()
}
