/// Converts lines of text, which arrive in chunks and are not a table, to comma-separated text. A line of the text
/// becomes one line of the table, so that lines keep their numbers.
struct LineTable: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Records that are quoted as a whole, such as `"2015-12-31,0.5"`.
    case quotedRecords
    /// Entries of a log, with a date of `count` words that starts at the word with the index `first`. Lines without a
    /// date continue the entry above.
    case log(first: Int, count: Int)
  }

  let kind: Kind
  private var format: DateFormat?
  private var isAtStart = true
  /// The bytes of an incomplete line.
  private(set) var rest: [UInt8] = []

  private static let logHeader = Array("time,message\n".utf8)
  private static let lineLimit = 200
  /// The maximum number of words before a date, and in a date.
  private static let (wordsBefore, wordLimit) = (8, 6)
  /// The minimum number of dates, and the maximum number of lines for each date.
  private static let (leastDates, linesPerDate) = (3, 8)

  var hasHeader: Bool { kind != .quotedRecords }

  /// Determines the kind of the lines. Returns nil if they are of an unknown kind.
  init?(_ text: [UInt8]) {
    let lines = text.split(separator: .lineFeed, maxSplits: Self.lineLimit)
      .prefix(Self.lineLimit).map(Self.trimmed).filter { !$0.isEmpty }
    let delimiters = DelimiterFinder.bytes
    if lines.count > 1,
      lines.allSatisfy({ Self.quotedRecord($0)?.contains(where: delimiters.contains) == true })
    {
      kind = .quotedRecords
    } else if let log = Self.log(lines) {
      (kind, format) = log
    } else {
      return nil
    }
  }

  /// Converts the next bytes, and appends the complete lines to the table.
  mutating func append(_ text: [UInt8], isLast: Bool, to table: inout [UInt8]) {
    if isAtStart, hasHeader { table += Self.logHeader }
    isAtStart = false
    var start = 0
    let bytes = rest + text
    while let end = bytes[start...].firstIndex(of: .lineFeed)
      ?? (isLast && start < bytes.count ? bytes.count : nil)
    {
      write(Self.trimmed(bytes[start..<end]), to: &table)
      table.append(.lineFeed)
      start = min(end + 1, bytes.count)
    }
    rest = Array(bytes[start...])
  }

  private func write(_ line: ArraySlice<UInt8>, to table: inout [UInt8]) {
    switch kind {
    case .quotedRecords: table += Self.quotedRecord(line) ?? Array(line)
    case .log(let first, let count):
      let words = Self.words(line)
      guard words.count >= first + count, let format else { return }
      let date = Self.date(words[first..<first + count])
      guard format.stamp(in: date) != nil else { return }
      table.append(quoted: date.bytes)
      table.append(UInt8(ascii: ","))
      table.append(quoted: line)
    }
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == .carriageReturn ? line.dropLast() : line
  }

  /// Returns the record in a line that is quoted as a whole, or nil for any other line.
  private static func quotedRecord(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard line.count > 2, line.first == .quote, line.last == .quote else { return nil }
    var record: [UInt8] = []
    var isDoubled = false
    for byte in line.dropFirst().dropLast() {
      if byte == .quote {
        isDoubled.toggle()
        if isDoubled { continue }
      } else if isDoubled {
        return nil
      }
      record.append(byte)
    }
    return isDoubled ? nil : record
  }

  /// Returns whether all lines have the same number of fields and are therefore a table, even if it cannot be read.
  private static func isTable(_ lines: [ArraySlice<UInt8>]) -> Bool {
    DelimiterFinder.bytes.contains { mark in
      let counts = Set(lines.map { line in line.count { $0 == mark } })
      return counts.count == 1 && counts != [0]
    }
  }

  /// Returns the place and the format of the dates in a log, or nil if too few lines have a date at the same place. The
  /// earliest place is chosen, with as many words as possible.
  private static func log(_ lines: [ArraySlice<UInt8>]) -> (Kind, DateFormat?)? {
    if isTable(lines) { return nil }
    let rows = lines.map(words)
    for first in 0...wordsBefore {
      for count in (1...wordLimit).reversed() {
        let cells = rows.filter { $0.count >= first + count }
          .map { date($0[first..<first + count]) }.filter { $0.bytes.contains(where: \.isDigit) }
        guard cells.count >= leastDates, let format = format(of: cells, among: lines.count) else {
          continue
        }
        return (.log(first: first, count: count), format)
      }
    }
    return nil
  }

  /// Returns a format that can read enough of the cells, or nil if there is none.
  private static func format(of cells: [SampleCell], among lines: Int) -> DateFormat? {
    var tried: Set<DateFormat> = []
    for cell in cells.prefix(2 * linesPerDate) {
      let formats = DateReading.formats(reading: cell, .unknown).filter { !$0.isDoubtful }
      for format in formats where tried.insert(format).inserted {
        let count = cells.count { format.stamp(in: $0) != nil }
        if count >= leastDates, count * linesPerDate >= lines { return format }
      }
    }
    return nil
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(maxSplits: wordsBefore + wordLimit) { $0 == UInt8(ascii: " ") || $0 == 0x09 }
  }

  /// Returns the words of a date, without brackets and other marks around them.
  private static func date(_ words: ArraySlice<ArraySlice<UInt8>>) -> SampleCell {
    let joined = Array(words.joined(separator: [UInt8(ascii: " ")]))
    let isMark = { (byte: UInt8) in "[](){}<>|,;:\"'".utf8.contains(byte) }
    let text = joined.drop(while: isMark).reversed().drop(while: isMark)
    return SampleCell(bytes: text.reversed())
  }
}
