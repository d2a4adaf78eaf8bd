import CrossPagerSeries
import CrossPagerTesting
import Testing

/// Reads damaged files of every kind.
///
/// At quick depth, the suite runs a few of the seeds. To read a million files, run:
///
///     CROSSPAGER_DEPTH=10000 swift test -c release --filter SeriesFuzzTests
struct SeriesFuzzTests {
  private static let months = "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec"

  /// Returns a row for each of 21 days, with the date in place of `D`.
  private static func days(_ row: String) -> String {
    (10..<31).map { row.replacing("D", with: "2024-01-\($0)") }.joined()
  }

  /// Returns a row for each number, with the number in place of `N`.
  private static func rows(_ numbers: Range<Int>, _ row: String) -> String {
    numbers.map { row.replacing("N", with: "\($0)") }.joined()
  }

  /// Tables with different delimiters, decimal marks, quotes, comments, titles, footers and units.
  private static let tables: [String] = [
    "date,v,w\n" + days("D,1,2.5\n") + "Total,21\nSource: x\n",
    "sep=;\nwhen;\"a \"\"b\"\"\";c\r\n" + days("D 10:00;1,5;\"2\"\r\n"),
    "Station 12\nin Bonn\n\nName,Example\nwhen,v\n" + days("DT01:02Z,1\n"),
    "# a\n# date  v  note\n" + days(" D   1   x y\n"),
    "# x\n" + rows(1..<13, "  1980   N   1.5  -9.99\n") + rows(1..<13, "  1981   N   1.5  -9.99\n"),
    "date,p,s\n" + days("D,\"$1,234.50\",12.5 km/h\n"), "date;p\n" + days("D;(4,50 EUR)\n"),
    "\u{FEFF}date,Größe\n" + days("D,1\n"),
  ]

  /// Tables with a column for each month or date.
  private static let wideTables: [String] = [
    "Global means\nYear,\(months),J-D\n"
      + rows(1990..<2000, "N,1,2,***,4,5,6,7,8,9,10,11,12,6.5\n"),
    " 1990 1999\n" + rows(1990..<2000, " N 1 2 3 4 5 6 7 8 9 10 11 12\n") + "  -99.9\n Index\n",
    "\"Data\",\"Numbers\",\n\n\"Country Name\",\"Code\"," + rows(1990..<2010, "\"N\",")
      + "\n\"Aruba\",\"ABW\"," + rows(0..<10, "\"N.5\",,") + "\n\"Chad\",\"TCD\","
      + rows(0..<10, "\"N.5\",,") + "\n",
    "Province/State,Country/Region,Lat" + rows(10..<30, ",1/N/20") + "\nA,X,1.5"
      + rows(0..<20, ",N") + "\nB,X,2.5" + rows(0..<20, ",N") + "\n,Y,2" + rows(0..<20, ",N"),
    "unit,geo\\TIME_PERIOD" + rows(2000..<2012, "\tN ") + "\nPC,AT" + rows(0..<6, "\tN p\t: ")
      + "\nPC,DE" + rows(0..<6, "\tN.5 \t: c") + "\n",
    "area,item" + rows(1990..<2000, ",YN,YNF") + "\nA,x" + rows(0..<10, ",N,A") + "\nB,x"
      + rows(0..<10, ",N.5,") + "\n",
  ]

  /// Tables with several series, dates in several columns, or other forms of dates.
  private static let dateForms: [String] = [
    "date,symbol,price\n" + days("D,A,1\nD,B,2\nD,C,3\n"),
    "name,area,day,v\n" + days("A,5,D,1\n") + days("B,6,D,1\n"),
    "year,month,day,v\n" + rows(1..<29, "2024,2,N,1\n"),
    "t,v\n" + rows(1949..<1960, "N.0,1\nN.083,2\nN.167,3\n"),
    "q,v\n" + rows(2000..<2006, "N-Q1,1\nN-Q2,1\nN-Q3,1\nN-Q4,1\n"),
    "d,v\n" + rows(2010..<2014, "01/02/N,1\n01/03/N,1\n01/04/N,1\n"),
    "ts,v\n" + rows(10..<31, "17000N0000,1\n"),
    "y,v\n2007/08,1\n2008/09,2\n2009/10,3\n2010/11,4\n", "y,v\n" + rows(2000..<2010, "FYN,1\n"),
  ]

  /// One file of each kind that the reader handles with separate code.
  private static let files: [[UInt8]] =
    (tables + wideTables + dateForms).map { Array($0.utf8) } + [
      Array("date,v,".utf8) + [0xE9, 0x0A] + Array(days("D,1,x\n").utf8) + [0xFC, 0x0A],
      utf16("\u{FEFF}date,v,é😀\n" + days("D,1,x\n"), low: 0),
      utf16("\u{FEFF}date,v\n" + days("D,1\n"), low: 8),
    ]

  private static func utf16(_ text: String, low: UInt16) -> [UInt8] {
    text.utf16.flatMap { unit in
      [UInt8(truncatingIfNeeded: unit >> low), UInt8(truncatingIfNeeded: unit >> (8 - low))]
    }
  }

  /// Bytes with a special meaning in at least one kind of file.
  private static let pieces: [[UInt8]] =
    texts.map { Array($0.utf8) } + [[0xFF], [0xFF, 0xFE], [0xD8, 0x00], [0xC3], [0x80], [0xE9]]

  private static let texts: [String] = [
    ",", ";", "\t", " ", "  ", "\"", "\"\"", "\n", "\r\n", "\r", "#", "-", ".", ":", "/", "0",
    "99999999999999999999", "1e308", "1e999", "-0", "NaN", "$", "%", " km", " p", "***", "-99.9",
    "date", "year", "month", "Jan", "id", "1990", "1991", "2024-02-30", "31/12/2024", "2024-W53",
    "24:00", "+14:00", "9999-12-31", "0001-01-01", "X2001", "[", "\\", "é", "😀", "\u{0}", "\u{1F}",
    "\u{FEFF}", String(repeating: ",", count: 300), String(repeating: "1,", count: 40),
  ]

  /// Returns a file with up to eight changes.
  private static func damaged(_ random: inout SeededGenerator) -> [UInt8] {
    var bytes = files.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      let start = Int.random(in: 0...bytes.count, using: &random)
      let end = min(bytes.count, start + Int.random(in: 0...40, using: &random))
      switch Int.random(in: 0..<7, using: &random) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: start)
      case 2: bytes.replaceSubrange(start..<end, with: pieces.randomElement(using: &random) ?? [])
      case 3:
        let other = files.randomElement(using: &random) ?? []
        let place = Int.random(in: 0...other.count, using: &random)
        bytes.insert(contentsOf: other[place...].prefix(200), at: start)
      case 4:
        // Repeats a line, or a part of one, many times.
        let line = bytes[start..<end] + (Bool.random(using: &random) ? [0x0A] : [])
        let count = Int.random(in: 1...50, using: &random)
        bytes.insert(contentsOf: Array(repeating: line, count: count).joined(), at: start)
      case 5: if start < bytes.count { bytes[start] = UInt8.random(in: 0...255, using: &random) }
      default: bytes.removeSubrange(start...)
      }
    }
    return bytes
  }

  private static func options(_ random: inout SeededGenerator) -> SeriesOptions {
    var options = SeriesOptions()
    func isRare() -> Bool { Int.random(in: 0..<6, using: &random) == 0 }
    options.skipBadRows = Bool.random(using: &random)
    options.duplicates = isRare() ? .last : isRare() ? .first : .all
    options.hasHeader = !isRare()
    if isRare() { options.by = [[], ["1"], ["2"], ["2", "1"]].randomElement(using: &random) }
    if isRare() { options.date = [["1"], ["1", "2"]].randomElement(using: &random) ?? [] }
    if isRare() { options.value = [["2"], ["v"], ["1990"]].randomElement(using: &random) ?? [] }
    if isRare() { options.delimiter = [.comma, .tab, .spaces].randomElement(using: &random) }
    if isRare() { options.decimalMark = .comma }
    if isRare() { options.missingTokens = ["1", "x"] }
    if isRare() {
      options.dateFormat = ["YYYY", "M/D/YY", "ISO 8601"].randomElement(using: &random)
    }
    return options
  }

  /// All series and the report, or the error.
  private enum Outcome: Equatable {
    case read([NamedSeries], ReadReport)
    case error(SeriesError)
  }

  private static func outcome(_ chunks: [[UInt8]], _ options: SeriesOptions) -> Outcome {
    var reader = SeriesReader(source: "x.csv", options: options, resolution: nil)
    do throws(SeriesError) {
      for chunk in chunks { try reader.read(chunk) }
      try reader.finish()
    } catch { return .error(error) }
    return reader.report.map { [series = reader.series] in .read(series, $0) }
      ?? .error(.empty(source: "no report"))
  }

  @Test(arguments: Depth.seeds(60, quick: 2))
  func `a damaged file is read or refused, and every sample is counted`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<4 {
      let bytes = Self.damaged(&random)
      let options = Self.options(&random)
      let text = {
        "seed \(seed), round \(round), \(options)\n\(String(decoding: bytes, as: UTF8.self))"
      }
      let whole = Self.outcome([bytes], options)
      switch whole {
      case .read(let series, let report): Self.check(series, report, bytes.count, text)
      case .error(let error): #expect(!"\(error) \(error.cure())".isEmpty)
      }
      let length = Int.random(in: 1...max(1, bytes.count), using: &random)
      let chunks = stride(from: 0, to: bytes.count, by: length).map {
        Array(bytes[$0..<min(bytes.count, $0 + length)])
      }
      #expect(Self.outcome(chunks, options) == whole, "\(length) bytes at a time, \(text())")
      // A growing file may be read at any time.
      var reader = SeriesReader(source: "x.csv", options: options)
      try? Self.follow(chunks, &reader)
    }
  }

  private static func follow(
    _ chunks: [[UInt8]], _ reader: inout SeriesReader
  ) throws(SeriesError) {
    for chunk in chunks.prefix(10) {
      try reader.read(chunk)
      try reader.catchUp()
      reader.keepColumns()
      _ = reader.series
      _ = reader.report
    }
  }

  private static func check(
    _ series: [NamedSeries], _ report: ReadReport, _ length: Int, _ text: () -> String
  ) {
    let perRow = report.samplesPerRow
    for (place, column) in report.valueColumns.enumerated() {
      #expect(
        perRow * report.rows
          == column.used + column.blank + perRow * report.skipped + report.leftOut, "\(text())")
      let used = series.map { $0.series[place].total.count }.reduce(0, +)
      #expect(used == column.used, "\(text())")
    }
    #expect(report.seriesCount == series.count)
    #expect(Set(series.map(\.name)).count == series.count, "\(text())")
    // Memory use is proportional to the size of the file. A row with only a year can have twelve samples.
    #expect(series.map(\.count).reduce(0, +) <= 4 * length + 12, "\(text())")
  }
}
