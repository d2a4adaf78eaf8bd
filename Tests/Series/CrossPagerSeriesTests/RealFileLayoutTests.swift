import CrossPagerSeries
import CrossPagerTesting
import Foundation
import Testing

/// At quick depth, fewer columns of fewer files are requested.
@Suite(
  .enabled(
    if: realSeriesFolder != nil, "CROSSPAGER_DATA does not name a folder with the real series"))
struct RealFileLayoutTests {
  @Test(
    arguments: pairs(
      of: """
        seattle-weather | , . date as ISO 8601: precipitation! temp_max temp_min wind
        tiny-daily-cumulative | , . ds as ISO 8601: y!
        yosemite-temp-5min | , . ds as ISO 8601: y!
        wti-daily | , . Date as ISO 8601: Price!
        henry-hub-gas-daily | , . Date as ISO 8601: Price!
        pjm-east-hourly | , . Datetime as ISO 8601: PJME_MW!
        fremont-bridge-hourly-2023-desc | , . Date as MM/DD/YYYY hh:mm:ss a: Fremont Bridge Sidewalks, south of N 34th St! Fremont Bridge Sidewalks, south of N 34th St Cyclist East Sidewalk Fremont Bridge Sidewalks, south of N 34th St Cyclist West Sidewalk
        air-quality-uci-mangled | ; , Date+Time as DD/MM/YYYY hh.mm.ss: CO(GT)! PT08.S1(CO) NMHC(GT) C6H6(GT) PT08.S2(NMHC) NOx(GT) PT08.S3(NOx) NO2(GT) PT08.S4(NO2) PT08.S5(O3) T RH AH
        """))
  func `the layout follows from the content`(name: String, expected: String) throws {
    let file = URL(fileURLWithPath: try #require(realSeriesFolder)).appending(path: name + ".csv")
    let bytes = Array(try Data(contentsOf: file))
    let whole = try SeriesLayout.find(
      in: bytes, isWhole: true, source: name, options: SeriesOptions())
    #expect(line(whole) == expected)
    let prefix = try SeriesLayout.find(
      in: Array(bytes.prefix(1 << 16)), isWhole: bytes.count <= 1 << 16, source: name,
      options: SeriesOptions())
    #expect(prefix == whole)
  }

  private static let files = [
    "seattle-weather.csv", "wti-daily.csv", "fremont-bridge-hourly-2023-desc.csv",
    "air-quality-uci-mangled.csv", "co2_mm_mlo.txt", "SN_m_tot_V2.0.csv", "pjm-east-hourly.csv",
    "yosemite-temp-5min.csv",
  ]

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
