import CrossPagerSeries
import CrossPagerTesting
import Foundation
import Testing

/// At quick depth, fewer files are read and fewer columns requested. `real-files.md` has the layouts of all files.
@Suite(
  .enabled(
    if: realSeriesFolder != nil, "CROSSPAGER_DATA does not name a folder with the real series"))
struct RealFileLayoutTests {
  private static let files = [
    "seattle-weather.csv", "wti-daily.csv", "fremont-bridge-hourly-2023-desc.csv",
    "air-quality-uci-mangled.csv", "co2_mm_mlo.txt", "SN_m_tot_V2.0.csv", "pjm-east-hourly.csv",
    "yosemite-temp-5min.csv",
  ]

  @Test(arguments: Depth.some(of: files, quick: 4))
  func `the layout follows from the beginning of a file`(name: String) throws {
    let file = URL(fileURLWithPath: try #require(realSeriesFolder)).appending(path: name)
    let bytes = Array(try Data(contentsOf: file))
    let layouts = try [bytes.count, 1 << 16].map { length in
      try SeriesLayout.find(
        in: Array(bytes.prefix(length)), isWhole: bytes.count <= length, source: name,
        options: SeriesOptions())
    }
    #expect(layouts[0] == layouts[1])
  }

  /// Requests each column of a file in turn as the value column.
  @Test(arguments: Depth.some(of: files, quick: 3))
  func `a requested value does not change the dates`(name: String) throws {
    let file = URL(fileURLWithPath: try #require(realSeriesFolder)).appending(path: name)
    let bytes = Array(try Data(contentsOf: file).prefix(1 << 16))
    func layout(_ value: [String]) throws -> SeriesLayout {
      var options = SeriesOptions()
      options.value = value
      return try #require(
        try SeriesLayout.find(in: bytes, isWhole: false, source: name, options: options))
    }
    let plain = try layout([])
    let values = plain.columnNames.indices.filter { !plain.datePositions.contains($0) }
    for column in Depth.some(of: values, quick: 2) {
      let asked = try layout(["\(column + 1)"])
      #expect(asked.datePositions == plain.datePositions)
      #expect(asked.dateFormat == plain.dateFormat)
    }
  }
}
