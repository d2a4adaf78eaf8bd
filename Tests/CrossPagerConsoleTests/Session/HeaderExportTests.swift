import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole

/// Tests the export of all levels as arrays in C.
struct HeaderExportTests {
  @Test func `a header has the pages of all levels as arrays`() throws {
    let storage = MemoryStorage()
    var session = try ExportTests.dated(storage)
    session.run(all: ["first", "go month", "export data.h"])
    let text = try #require(storage["data.h"])
    for line in [
      "#define CP_DATA_LEVELS 2", "#define CP_DATA_CURRENT 1",
      "#define CP_DATA_TITLE \"rain, total, mean\"",
      // The starts of two weeks, the first on Monday, 2024-01-01, and the end of the second one.
      "static const int64_t cp_data_starts_0[] = {\n  28401120, 28411200, 28421280,\n};",
      "static const char *const cp_data_keys_0[] = {\n  \"2024-W01\", \"2024-W02\",\n};",
      "static const uint32_t cp_data_bars_0[] = {\n  0, 7, 14,\n};",
      // The mean of 0 and 1/3 in units of 10⁻³, then an increase of 1 each day, with one day missing.
      "static const int16_t cp_data_values_0[] = {\n  167, 1167, CP_DATA_MISSING, 3167, 4167,",
      "{\"week\", 2, 0, cp_data_starts_0, 0, cp_data_keys_0,",
      "cp_data_bars_0, cp_data_values_0, 167, 13167, -3},",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(
      session.message("export --all other.h")
        == "A C header always contains all pages. Leave out --all.")
    #expect(session.message("export data.h")?.contains("To replace it") == true)
  }

  @Test(arguments: [
    ("100", "100, 12500,", 0), ("0.25", "25, 12425,", -2), ("1e6", "10000, 10500,", 2),
    ("-3e-9", "-3, 0,", -9), ("1e200", "10000, 20000,", 196),
  ])
  func `the values of a header fit in 16 bits`(first: String, values: String, exponent: Int) throws
  {
    let seconds: [Int: Double] = [0: 12_500, -2: 124.25, 2: 1_050_000, -9: 0, 196: 2e200]
    let second = try #require(seconds[exponent])
    let samples = try [Double(first) ?? .nan, second].enumerated().map { day, value in
      Sample(
        time: CivilTime(try #require(CivilDate(year: 2024, month: 1, day: 1 + day))), value: value)
    }
    let series = Series(name: "a\"b\\c*/\u{1}é", samples: samples)
    let data = ChartData(columns: [series], report: ReadReport(of: series, source: "x.csv"))
    let storage = MemoryStorage()
    var session = Session(scene: try Scene(data, units: [.month]), storage: storage)
    session.run(all: ["export data.h"])
    let text = try #require(storage["data.h"])
    #expect(text.contains("cp_data_values_0[] = {\n  \(values) CP_DATA_MISSING,"), "\(text)")
    #expect(text.contains(", \(exponent)},"), "\(text)")
    #expect(text.contains(#"CP_DATA_TITLE "a\"b\\c*/\001\303\251, mean""#), "\(text)")
    #expect(text.hasPrefix(#"/* a"b\c / é, mean: pages"#), "\(text.prefix(60))")
  }
}
