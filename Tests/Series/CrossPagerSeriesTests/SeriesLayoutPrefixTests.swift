import CrossPagerSeries
import CrossPagerTesting
import Testing

/// At quick depth, the suite runs a few of the seeds and uses shorter files.
struct SeriesLayoutPrefixTests {
  /// Enough rows to exceed 64 KiB, the part that is searched first.
  private static let count = Depth.choose(quick: 4_500, full: 10_000)

  private func layout(of bytes: [UInt8], isWhole: Bool) throws(SeriesError) -> SeriesLayout? {
    try SeriesLayout.find(in: bytes, isWhole: isWhole, source: "x.csv", options: SeriesOptions())
  }

  @Test(arguments: [
    "", "\u{FEFF}", "# a", "# a\n", "sep=;\n", "date,v", "date,v\n", "date,v\n2015-01-01,1",
    "date,v\n2015-01-01,\"1\n2",
    "date,v\n01/02/2015,1\n02/02/2015,1\n", "date,v\n,1\n,2\n", "date,v\nx,y\nz,w\n",
  ])
  func `an ambiguous start needs more text`(text: String) throws {
    #expect(try layout(of: Array(text.utf8), isWhole: false) == nil)
  }

  @Test func `a file cut off anywhere has the layout of the whole file`() throws {
    let row = "31/12/2015;18.00.00;\"a \u{1F600}\";1,5\r\n"
    let text = "sep=;\r\nDate;Time;Näme;v\r\n" + String(repeating: row, count: 3)
    let bytes = Array(text.utf8)
    let whole = try layout(of: bytes, isWhole: true)
    #expect(whole != nil)
    for count in 0..<bytes.count {
      let cut = try layout(of: Array(bytes[..<count]), isWhole: false)
      #expect(cut == nil || cut == whole, "\(count) bytes")
    }
  }

  @Test func `an incomplete character is allowed, but an invalid one is not`() throws {
    let bytes = Array("date,v,a\n2015-01-01,1,\n2015-01-01,1,".utf8)
    #expect(try layout(of: bytes + [0xE2, 0x81], isWhole: false) != nil)
    #expect(throws: SeriesError.notUTF8(source: "x.csv", line: 3)) {
      try layout(of: bytes + [0xE2, 0x81], isWhole: true)
    }
    #expect(throws: SeriesError.notUTF8(source: "x.csv", line: 3)) {
      try layout(of: bytes + [0xE2, 0x81, 0x20], isWhole: false)
    }
  }

  @Test func `a late row decides between day and month`() throws {
    let open = "day,v\n" + String(repeating: "03/04/2024 10:00,1\n", count: Self.count)
    #expect(try layout(of: Array(open.utf8), isWhole: false) == nil)
    let told = Array("\(open)31/12/2024 10:00,1\n1/1/2025 10:00,1\n".utf8)
    for isWhole in [false, true] {
      #expect(try layout(of: told, isWhole: isWhole)?.dateFormat.description == "DD/MM/YYYY h:mm")
    }
    let same = Array("day,v\n01/01/2024,1\n02/02/2024,1\n".utf8)
    #expect(try layout(of: same, isWhole: false) == nil)
  }

  @Test func `a long file that is not a series is not read further`() {
    let text = "date,v\n" + String(repeating: "x,y\n", count: 200)
    #expect(throws: SeriesError.noDateColumn(source: "x.csv", columns: ["date", "v"], format: nil))
    {
      try layout(of: Array(text.utf8), isWhole: false)
    }
  }

  @Test(arguments: Depth.seeds(40, quick: 3))
  func `no input traps`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let words = [
      ",", ";", "\t", "|", " ", "\n", "\r\n", "\"", "1", "-5", "1,5", "2.25", "2015-12-31", "18:00",
      "31/12/2015",
      "20151231", "1420070400", "99999999999999999999", "Dec", "date", "year", "month", "day",
      "hour", "time", "#",
      "sep=", "AM", "%", "!", "//", "  ", "\n ", "1958", "Jan", "Feb", "Mar", "***", "Z", "+01:00",
      "\u{FEFF}", "ä", "NA", "", "\n\n", "x",
    ].map { Array($0.utf8) }
    for _ in 0..<40 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &generator) {
        bytes += words.randomElement(using: &generator) ?? []
        if seed % 4 == 0 { bytes.append(UInt8.random(in: 1...255, using: &generator)) }
      }
      var options = SeriesOptions()
      options.hasHeader = Bool.random(using: &generator)
      if Bool.random(using: &generator) { options.date = ["1", "2"] }
      if Bool.random(using: &generator) {
        options.dateFormat = ["X", "D/M/YY", "YYYYMMDD", "H"].randomElement(using: &generator)
      }
      options.by = [nil, [], ["1"], ["3", "2"]].randomElement(using: &generator) ?? nil
      options.skipBadRows = true
      let isWhole = Bool.random(using: &generator)
      let found = try? SeriesLayout.find(in: bytes, isWhole: isWhole, source: "x", options: options)
      if let found {
        let columns = found.columnNames.indices
        #expect(found.datePositions.allSatisfy(columns.contains))
        #expect(found.valueColumns.map(\.position).allSatisfy(columns.contains))
        #expect(Set(found.valueColumns.map(\.position)).count == found.valueColumns.count)
        #expect(found.valueColumns.first?.isRequired != false)
        #expect(found.seriesPositions.allSatisfy(columns.contains))
      }
      let read = try? SeriesReader.read(bytes, source: "x", options: options)
      if let report = read?.report {
        #expect(report.rows == report.used + report.blank + report.skipped)
      }
    }
  }
}
