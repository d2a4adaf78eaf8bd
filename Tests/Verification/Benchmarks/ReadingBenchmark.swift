import CivilDates
import Foundation

/// The time and memory needed to read a large file.
enum ReadingBenchmark {
  /// The time format of a generated file, and the step between times.
  private struct Kind {
    var name: String
    var seconds: Int
    var separator: String
    var end: String
  }

  private static let kinds = [
    Kind(name: "one row a minute", seconds: 60, separator: " ", end: ""),
    Kind(name: "one row a second", seconds: 1, separator: " ", end: ""),
    Kind(name: "one row a minute, ISO 8601 with Z", seconds: 60, separator: "T", end: "Z"),
  ]

  static func run(rows: Int) {
    for kind in kinds {
      let file = FileManager.default.temporaryDirectory.appending(
        path: "crosspager-\(ProcessInfo.processInfo.processIdentifier).csv")
      defer { try? FileManager.default.removeItem(at: file) }
      let megabytes = Double(generate(kind, rows: rows, at: file)) / 1e6
      print("\(rows) rows, \(kind.name), \(text(megabytes)) MB")
      for levels in ["day,week,month", "hour,day,week"] {
        var reading: [Double] = []
        var bytes: [Double] = []
        var peak = 0
        for _ in 0..<3 {
          bytes.append(timeOfBytes(of: file))
          let cost = ProcessBenchmark.readingCost(of: file.path, levels: levels)
          reading.append(cost.milliseconds / 1e3)
          peak = max(peak, cost.peakMemory)
        }
        let (best, least) = (reading.min() ?? 0, bytes.min() ?? 0)
        print(
          "  levels \(levels): \(text(megabytes / best)) MB/s, \(text(best / least)) times as long "
            + "as its bytes take, \(text(Double(peak) / 1024)) MiB at most")
      }
    }
  }

  private static func text(_ number: Double) -> String { String(format: "%.1f", number) }

  /// Returns the time in seconds to read the bytes of a file.
  private static func timeOfBytes(of file: URL) -> Double {
    let duration = ContinuousClock().measure {
      let descriptor = unsafe open(file.path, O_RDONLY)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while unsafe read(descriptor, &buffer, buffer.count) > 0 {}
      close(descriptor)
    }
    return duration / .seconds(1)
  }

  /// Writes a file that starts in 2001 and has values from 0 to 999.9. Returns the file's length.
  private static func generate(_ kind: Kind, rows: Int, at file: URL) -> Int {
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    guard let handle = try? FileHandle(forWritingTo: file) else { return 0 }
    var bytes = Array("time,value\n".utf8)
    var length = 0
    let start = CivilDate(year: 2001, month: 1, day: 1)?.dayNumber ?? 0
    var day = (number: -1, text: "")
    for row in 0..<rows {
      let second = row * kind.seconds
      if second / 86_400 != day.number {
        day.number = second / 86_400
        day.text = CivilDate(dayNumber: start + day.number).description + kind.separator
      }
      bytes += day.text.utf8
      for (unit, end) in [(3_600, ":"), (60, ":"), (1, kind.end)] {
        let number = second % (unit * (unit == 3_600 ? 24 : 60)) / unit
        bytes.append(UInt8(0x30 + number / 10))
        bytes.append(UInt8(0x30 + number % 10))
        bytes += end.utf8
      }
      let value = row * 7_919 % 10_000
      bytes += ",\(value / 10).\(value % 10)\n".utf8
      if bytes.count > 1 << 20 || row == rows - 1 {
        try? handle.write(contentsOf: bytes)
        length += bytes.count
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try? handle.close()
    return length
  }
}
