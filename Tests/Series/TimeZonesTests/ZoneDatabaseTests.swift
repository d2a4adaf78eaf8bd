import CrossPagerTesting
import Foundation
import Testing

@testable import TimeZones

struct ZoneDatabaseTests {
  @Test func `the names are those of zones with a region`() {
    let names = database.names
    #expect(names.count > 400)
    #expect(names == names.sorted())
    for name in ["Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+2"] {
      #expect(names.contains(name))
    }
    #expect(names.allSatisfy { database.clock(of: $0) != nil })
  }

  @Test(arguments: [
    "", "/", "..", "../zoneinfo/UTC", "Europe/../UTC", "/usr/share/zoneinfo/UTC", "Europe",
    "Europe/",
    "Europe//Berlin", "europe/berlin", "zone.tab", "posix/Europe/Berlin", "right/UTC", "UTC/",
    "UTC\u{0}x", "Nowhere/City",
  ])
  func `other names lead to no file`(name: String) { #expect(database.clock(of: name) == nil) }

  @Test func `a folder without zones has no names`() {
    let missing = ZoneDatabase(folder: "/nonexistent")
    #expect(missing.names.isEmpty)
    #expect(missing.clock(of: "Europe/Berlin") == nil)
  }

  /// Foundation accepts the same offsets, except that it reads 60 minutes as an hour.
  @Test(arguments: [
    "GMT", "UTC", "GMT+2", "GMT-3", "UTC+02", "GMT+0530", "GMT-03:30", "GMT+2:30", "GMT+02.30",
    "GMT+18", "GMT+1800", "GMT+18:01", "GMT+19", "GMT+123", "GMT+12345", "GMT+1:2", "GMT+0:5",
    "GMT+1:23:4", "GMT+1:9223372036854775807:1", "GMT+99999999999999999999", "GMT+", "GMT+:30",
    "GMT+2:", "GMT++2", "GMT+ 2", "GMT+-2", "gmt+2", "UTC0", "+02:00", "GMT2", "GMT+2x", "GMT−2",
    "GMT+٣",
  ])
  func `offsets agree with Foundation`(name: String) {
    #expect(
      ZoneClock(name: name)?.period(at: 0).secondsAhead
        == TimeZone(identifier: name)?.secondsFromGMT())
  }

  /// Foundation accepts these abbreviations and refuses the last four.
  @Test(arguments: [
    "ACT", "AET", "AGT", "ART", "AST", "BET", "BST", "CAT", "CET", "CNT", "CST", "CTT", "EAT",
    "ECT", "EET", "EST", "HST", "IET", "IST", "JST", "MET", "MIT", "MST", "NET", "NST", "PLT",
    "PNT", "PRT", "PST", "SST", "VST", "WET", "EDT", "CEST", "pst", "XST",
  ])
  func `abbreviations agree with Foundation`(name: String) {
    let second: Int64 = 1_720_000_000
    let oracle = TimeZone(identifier: name)
    #expect(
      ZoneClock(name: name)?.period(at: second).secondsAhead
        == oracle?.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second))))
  }
}
