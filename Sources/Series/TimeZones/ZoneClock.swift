/// The civil time of a time zone, as its offset from UTC at every moment.
///
/// The clock comes from a file in the Time Zone Information Format, TZif (RFC 9636). Such a file lists the moments at
/// which the offset changes. Before the first change, the first offset in the file applies (section 3.2). After the
/// last change, the rule in the footer applies (section 3.3). Without a rule, the last offset applies.
package struct ZoneClock: Sendable {
  /// A time during which the offset does not change.
  package struct Period: Hashable, Sendable {
    /// The range of the period, in seconds since 1970-01-01T00:00Z. The first and the last period have no limit in one
    /// direction.
    package var seconds: Range<Int64>
    /// The offset from UTC in seconds, which is positive east of Greenwich.
    package var secondsAhead: Int
  }

  /// The offsets in order of time. Each one applies until the next one starts.
  private let periods: [(start: Int64, secondsAhead: Int)]
  private let rule: FooterRule?

  init(secondsAhead: Int) {
    periods = [(.min, secondsAhead)]
    rule = nil
  }

  /// Returns the period that contains a moment, in seconds since 1970-01-01T00:00Z.
  package func period(at second: Int64) -> Period {
    let next = index(after: second)
    let (start, secondsAhead) = periods[next - 1]
    if next < periods.count {
      return Period(seconds: start..<periods[next].start, secondsAhead: secondsAhead)
    }
    guard var period = rule?.period(at: second) else {
      return Period(seconds: start..<(.max), secondsAhead: secondsAhead)
    }
    period.seconds = period.seconds.clamped(to: start..<(.max))
    return period
  }

  /// Returns the index of the first period that starts after a moment. The first period starts before every moment.
  private func index(after second: Int64) -> Int {
    var range = 1..<periods.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range =
        periods[middle].start <= second
        ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension ZoneClock {
  /// Reads a TZif file of any version. The result is nil if the file is damaged, or if its times count leap seconds.
  package init?(file: [UInt8]) {
    var reader = TZifReader(bytes: file[...])
    guard var header = reader.header() else { return nil }
    var timeLength = 4
    if header.version >= UInt8(ascii: "2") {
      // A second header and block repeat the first ones with 64-bit times (section 3).
      guard reader.take(header.blockLength(timeLength: timeLength)) != nil,
        let second = reader.header()
      else { return nil }
      (header, timeLength) = (second, 8)
    }
    guard let periods = reader.periods(header, timeLength: timeLength) else { return nil }
    self.periods = periods
    let footer = timeLength == 8 ? reader.footer() : ""
    guard let footer else { return nil }
    rule = footer.isEmpty ? nil : FooterRule(footer)
    if !footer.isEmpty, rule == nil { return nil }
  }
}

/// Reads the parts of a TZif file in order. Each part is nil if it is incomplete or invalid.
private struct TZifReader {
  var bytes: ArraySlice<UInt8>

  /// A header of 44 bytes (section 3.1).
  struct Header {
    var version: UInt8
    var indicators: Int
    var leapSeconds: Int
    var changes: Int
    var types: Int
    var characters: Int

    /// Returns the length of the data block that follows the header.
    func blockLength(timeLength: Int) -> Int {
      changes * (timeLength + 1) + types * 6 + characters + leapSeconds * (timeLength + 4)
        + indicators
    }
  }

  mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
    guard count <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  mutating func header() -> Header? {
    let length = bytes.count
    guard take(4)?.elementsEqual("TZif".utf8) == true, let version = take(16)?.first else {
      return nil
    }
    var counts: [Int] = []
    for _ in 0..<6 {
      // A count is never larger than the file, so the products of counts cannot overflow.
      guard let count = take(4)?.integer, count >= 0, count <= length else { return nil }
      counts.append(Int(count))
    }
    return Header(
      version: version, indicators: counts[0] + counts[1], leapSeconds: counts[2],
      changes: counts[3], types: counts[4], characters: counts[5])
  }

  /// Reads a data block (section 3.2).
  mutating func periods(
    _ header: Header, timeLength: Int
  ) -> [(start: Int64, secondsAhead: Int)]? {
    guard header.leapSeconds == 0, let times = take(header.changes * timeLength),
      let indices = take(header.changes), let types = take(header.types * 6),
      take(header.characters + header.indicators) != nil
    else { return nil }
    // A type consists of a four-byte offset from UTC, a flag and the index of a name.
    let offsets = types.chunks(of: 6).map { Int($0.prefix(4).integer) }
    guard let first = offsets.first, offsets.allSatisfy(Self.offsets.contains) else { return nil }
    var periods = [(start: Int64.min, secondsAhead: first)]
    for (time, index) in zip(times.chunks(of: timeLength), indices) {
      guard let previous = periods.last, previous.start < time.integer, index < offsets.count
      else { return nil }
      periods.append((time.integer, offsets[Int(index)]))
    }
    return periods
  }

  /// The offsets that RFC 9636 recommends, in seconds (section 3.2).
  private static let offsets = -89_999...93_599

  /// Returns the rule between two line feeds at the end of the file (section 3.3).
  mutating func footer() -> String? {
    guard bytes.popFirst() == UInt8(ascii: "\n"),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// The value of the bytes as a signed big-endian integer, as in all fields of TZif.
  fileprivate var integer: Int64 {
    reduce(first.map { $0 < 0x80 ? 0 : -1 } ?? 0) { $0 << 8 | Int64($1) }
  }

  fileprivate func chunks(of length: Int) -> some Sequence<ArraySlice<UInt8>> {
    stride(from: startIndex, to: endIndex, by: length).lazy.map { self[$0..<$0 + length] }
  }
}
