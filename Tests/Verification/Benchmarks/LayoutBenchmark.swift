import CrossPagerSeries
import Foundation

/// The time needed to find the layouts of files.
enum LayoutBenchmark {
  /// The number of bytes at the start of a file that the program examines to find the layout.
  private static let prefixLength = 1 << 16

  static func run(folder: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in files.sorted() where name.hasSuffix(".csv") || name.hasSuffix(".txt") {
      let path = folder + "/" + name
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      let prefix = Array(data.prefix(prefixLength))
      let isWhole = prefix.count == data.count
      let times = (0..<41).map { _ in
        ContinuousClock().measure {
          _ = try? SeriesLayout.find(
            in: prefix, isWhole: isWhole, source: path, options: SeriesOptions())
        } / .milliseconds(1)
      }.sorted()
      print("\(name): \(text(times[0])) ms minimum, median \(text(times[20])) ms")
    }
  }

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}
