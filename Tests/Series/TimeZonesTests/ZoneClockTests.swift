import CrossPagerTesting
import Foundation
import Testing

@testable import TimeZones

/// The database must exist, because the tests compare its zones with those of Foundation.
let database = ZoneDatabase.system ?? ZoneDatabase(folder: "/usr/share/zoneinfo")

struct ZoneClockTests {
  private static let year1900: Int64 = -2_208_988_800
  private static let year2020: Int64 = 1_577_836_800
  private static let year2100: Int64 = 4_102_444_800

  /// Foundation has its own copy of the IANA database. Both copies agree on the years 1900 to 2100 for the zones in
  /// `zone1970.tab`. The other zones are links, which Foundation may read with their old data from before 1970.
  /// Different versions of the database are compared only for 1970 to 2020. Zones without a region, such as `EET`, are
  /// not compared, because version 2024b changed their past.
  @Test func `every zone agrees with Foundation`() throws {
    let ownZones = try Set(
      lines(of: "zone1970.tab").compactMap { $0.split(separator: "\t")[safe: 2] })
    let isSameVersion =
      try lines(of: "tzdata.zi").first == "# version \(TimeZone.timeZoneDataVersion)"
    var compared = 0
    for name in database.names {
      guard let oracle = TimeZone(identifier: name) else { continue }
      let clock = try #require(ZoneClock(name: name), "\(name)")
      let start = isSameVersion && ownZones.contains(name[...]) ? Self.year1900 : 0
      let end = isSameVersion ? Self.year2100 : Self.year2020
      // The first and the last second of each period, and a second in every month. At quick depth, a second in every
      // quarter does not miss a summer time that only Foundation has.
      let days = Depth.choose(quick: 90, full: 30)
      var seconds = Array(stride(from: start, to: end, by: days * 86_400))
      var next = start
      while next < end {
        let period = clock.period(at: next)
        #expect(period.seconds.contains(next), "\(name)")
        seconds += [max(start, period.seconds.lowerBound), min(end, period.seconds.upperBound) - 1]
        next = period.seconds.upperBound
      }
      let wrong = seconds.first { second in
        let date = Date(timeIntervalSince1970: Double(second))
        return clock.period(at: second).secondsAhead != oracle.secondsFromGMT(for: date)
      }
      #expect(wrong == nil, "\(name)")
      compared += 1
    }
    #expect(compared > 400)
  }

  private func lines(of file: String) throws -> [Substring] {
    try String(contentsOfFile: "\(database.folder)/\(file)", encoding: .utf8)
      .split(separator: "\n").filter { !$0.hasPrefix("#") || $0.hasPrefix("# version") }
  }

  @Test func `the first offset applies before the first change`() throws {
    let clock = try #require(ZoneClock(file: ZoneFile(changes: [(100, 1)]).bytes))
    #expect(clock.period(at: 99) == .init(seconds: .min..<100, secondsAhead: 1000))
    #expect(clock.period(at: .min).secondsAhead == 1000)
  }

  @Test(arguments: [("", 2000), ("XXX-1", 3600), ("XXX1YYY,0/0,J365/23", -3600)])
  func `the footer applies after the last change`(footer: String, ahead: Int) throws {
    let clock = try #require(
      ZoneClock(file: ZoneFile(changes: [(0, 0), (100, 1)], footer: footer).bytes))
    #expect(clock.period(at: 99) == .init(seconds: 0..<100, secondsAhead: 1000))
    #expect(clock.period(at: 100).seconds.lowerBound == 100)
    #expect(clock.period(at: 4_000_000_000).secondsAhead == (footer.contains("Y") ? 0 : ahead))
  }

  @Test func `files of version 1 have short times and no footer`() throws {
    let clock = try #require(
      ZoneClock(file: ZoneFile(version: 0, changes: [(-100, 0), (100, 1)]).bytes))
    #expect(clock.period(at: 0) == .init(seconds: -100..<100, secondsAhead: 1000))
    #expect(clock.period(at: .max - 1).secondsAhead == 2000)
  }

  @Test(arguments: [
    ZoneFile(magic: "TZiff"), ZoneFile(offsets: []), ZoneFile(offsets: [-90_000]),
    ZoneFile(offsets: [93_600]), ZoneFile(changes: [(0, 2)]), ZoneFile(changes: [(5, 0), (5, 1)]),
    ZoneFile(changes: [(5, 0), (4, 1)]), ZoneFile(leapSeconds: 1), ZoneFile(footer: "X"),
    ZoneFile(footer: "XXX0\u{0}"),
  ])
  func `a damaged file has no clock`(file: ZoneFile) {
    #expect(ZoneClock(file: file.bytes) == nil)
  }

  /// Every file that is cut off or has a few wrong bits is refused or has periods for all times.
  @Test(arguments: Depth.seeds(200, quick: 40))
  func `files with wrong bits never trap`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = ["Europe/Dublin", "America/Nuuk", "Asia/Gaza", "Etc/GMT+2", "Africa/Casablanca"]
    let path = "\(database.folder)/\(names[Int(seed % 5)])"
    let original = [UInt8](try Data(contentsOf: URL(filePath: path)))
    for _ in 0..<100 {
      let length = random.number(below: original.count)
      #expect(ZoneClock(file: Array(original[..<length])) == nil, "seed \(seed), \(length) bytes")
    }
    var read = 0
    for _ in 0..<100 {
      var bytes = original
      // Half of the changes are in the headers and the footer.
      for _ in 0...random.number(below: 4) {
        let index =
          switch random.number(below: 4) {
          case 0: random.number(below: 44)
          case 1: bytes.count - 1 - random.number(below: 40)
          default: random.number(below: bytes.count)
          }
        bytes[index] ^= 1 << UInt8(random.number(below: 8))
      }
      guard let clock = ZoneClock(file: bytes) else { continue }
      read += 1
      let seconds: [Int64] = [.min, -62_135_596_800, 0, 4_000_000_000, 253_402_300_799, .max - 1]
      for second in seconds {
        let period = clock.period(at: second)
        #expect(period.seconds.contains(second), "seed \(seed)")
        #expect(abs(period.secondsAhead) <= 100_000, "seed \(seed)")
      }
    }
    #expect(read > 0, "seed \(seed)")
  }
}

/// A TZif file to write. The offsets are 1000 and 2000 seconds by default.
struct ZoneFile: Sendable {
  var magic = "TZif"
  var version = UInt8(ascii: "2")
  var offsets = [1000, 2000]
  var changes: [(second: Int64, offset: UInt8)] = []
  var leapSeconds = 0
  var footer = ""

  var bytes: [UInt8] {
    version == 0
      ? block(timeLength: 4) : block(timeLength: 4) + block(timeLength: 8) + "\n\(footer)\n".utf8
  }

  private func block(timeLength: Int) -> [UInt8] {
    var bytes = Array(magic.utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leapSeconds, changes.count, offsets.count, 4] {
      bytes += Self.integer(Int64(count), 4)
    }
    for change in changes { bytes += Self.integer(change.second, timeLength) }
    bytes += changes.map(\.offset)
    for offset in offsets { bytes += Self.integer(Int64(offset), 4) + [0, 0] }
    return bytes + "XXX\0".utf8 + [UInt8](repeating: 0, count: leapSeconds * (timeLength + 4))
  }

  private static func integer(_ number: Int64, _ length: Int) -> [UInt8] {
    (0..<length).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}

extension [Substring] {
  fileprivate subscript(safe index: Int) -> Substring? {
    indices.contains(index) ? self[index] : nil
  }
}
