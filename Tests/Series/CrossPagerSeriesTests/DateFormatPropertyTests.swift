import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Foundation
import Testing

/// At quick depth, the suite combines each day pattern with one time pattern instead of all of them.
struct DateFormatPropertyTests {
  private static let days = ["/", ".", "-", " "].flatMap { mark in
    [
      "YYYY/MM/DD", "YYYY/M/D", "DD/MM/YYYY", "D/M/YYYY", "MM/DD/YYYY", "M/D/YYYY", "DD/MMM/YYYY",
      "MMM/D/YYYY", "YYYY/MMM/D",
    ].map { $0.replacing("/", with: mark) }
  }
  private static let times = [
    "", " hh:mm", " h:mm:ss", "Thh:mm:ss", ", h:mm a", " hh.mm.ss", " - hh:mma", " hhmmss",
    " hh:mm:ssZ", " h", "_hhmm", " hh:mm Z",
  ]
  private static let others = [
    "YYYYMMDD", "YYYYMMDDThhmm", "YYYYMMDD hhmmss", "YYYYMMDDhhmmss", "X", "x", "xx", "xxx",
    "D MMMM YYYY", "MMM D, YYYY", "DMMMYYYY", "D-MMM-YY",
  ]

  private static let rare = [
    "YYYY", "YYYY.y", "YYYYQ", "YYYY-Q", "Q YYYY", "YYYY-ww", "YYYYww", "YYYY-ww-E", "ww/YYYY",
    "YYYY-DDDD", "YYYYDDDD", "YYYY-DDDDThh:mm:ss", "YYYX", "YYXX", "MMM YYYY", "MMMM YYYY",
    "YYYY MMM", "MMM-YY", "EEE YYYY-MM-DD", "EEEE, MMMM D, YYYY", "EEE, DD MMM YYYY hh:mm:ss Z",
    "EEE D/M/YYYY", "EEE MM/DD/YYYY hh:mm",
  ]

  /// Returns rows with random times, and their samples. There are enough rows to include a day after the 12th of a
  /// month.
  private static func rows(
    written pattern: String, _ generator: inout SeededGenerator
  ) -> (rows: [String], samples: [Sample]) {
    let times = (0..<60).map { _ in
      CivilTime(
        microseconds: Int64.random(in: 62_900_000_000...64_200_000_000, using: &generator)
          * 1_000_000)
    }
    let written = Written(pattern)
    return (
      times.enumerated().map { "\(written.text(of: $1))\t\($0)\n" },
      times.enumerated().map { Sample(time: written.kept(of: $1), value: Double($0)) }
    )
  }

  @Test(arguments: Depth.seeds(12, quick: 2))
  func `less common forms of dates are read back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for pattern in Self.rare {
      let (rows, samples) = Self.rows(written: pattern, &generator)
      let text = "date\tv\n" + rows.joined()
      let expected = Series(name: "v", samples: samples)
      #expect(try read(text).series == expected, "\(pattern) in \(rows[0]), seed \(seed)")
      let given = try read(text) { $0.dateFormat = pattern }.series
      #expect(given == expected, "given \(pattern) for \(rows[0]), seed \(seed)")
    }
  }

  /// Twelve consecutive seeds combine every day pattern with every time pattern.
  @Test(arguments: Depth.seeds(12, quick: 1))
  func `times written in a pattern are read back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let dates = Self.days.enumerated().map { place, day in
      day + Self.times[(place + Int(seed)) % Self.times.count]
    }
    for pattern in dates + [Self.others[Int(seed) % Self.others.count]] {
      let (rows, samples) = Self.rows(written: pattern, &generator)
      let series = try? read("time\tv\n" + rows.joined()).series
      #expect(
        series == Series(name: "v", samples: samples), "\(pattern) in \(rows[0]), seed \(seed)")
    }
  }
}

/// Formats times according to a pattern, independently of the code under test.
private struct Written {
  private let fields: [String]

  init(_ pattern: String) {
    if ["YYYY.y", "YYYX", "YYXX"].contains(pattern) {
      fields = [pattern]
      return
    }
    var fields: [String] = []
    for character in pattern {
      if let last = fields.last, last.last == character, character.isLetter {
        fields[fields.count - 1].append(character)
      } else {
        fields.append(String(character))
      }
    }
    self.fields = fields
  }

  func text(of time: CivilTime) -> String {
    fields.map { field in self.field(field, of: time) }.joined()
  }

  /// Returns the time, truncated to the precision of the pattern.
  func kept(of time: CivilTime) -> CivilTime {
    let calendar = CivilCalendar()
    let parts: [(field: String, unit: CalendarUnit)] = [
      ("Q", .quarter), ("ww", .week), ("YYYY", .year),
    ]
    if fields == ["YYYX"] || fields == ["YYXX"] {
      let length = fields == ["YYYX"] ? 10 : 100
      return calendar.start(of: time.date.year / length * length, in: .year)
    }
    if !fields.contains(where: ["E", "D", "DD", "DDDD"].contains) {
      let isMonthly = fields.contains { $0.hasPrefix("MMM") }
      let found = isMonthly ? .month : parts.first { fields.contains($0.field) }?.unit
      if let unit = found {
        return calendar.start(of: calendar.index(of: time, in: unit), in: unit)
      }
    }
    let units: Int64 =
      if fields.contains("ss") || fields.contains(where: { $0.lowercased().hasPrefix("x") }) {
        1
      } else if fields.contains("mm") { 60 } else if fields.contains("h") { 3_600 } else { 86_400 }
    return CivilTime(microseconds: time.microseconds / (units * 1_000_000) * units * 1_000_000)
  }

  private func field(_ field: String, of time: CivilTime) -> String {
    let since1970 = (time.microseconds - 719_162 * 86_400_000_000) / 1_000_000
    let hour = fields.contains("a") ? (time.hour + 11) % 12 + 1 : time.hour
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let week = time.date.isoWeek
    let newYear = CivilDate(year: time.date.year, month: 1, day: 1)?.dayNumber ?? 0
    let dayOfYear = time.date.dayNumber - newYear
    let length = time.date.year % 4 == 0 ? 366.0 : 365.0
    return switch field {
    case "YYYY" where fields.contains("ww"): "\(week.year)"
    case "ww": "W" + two(week.week)
    case "E": "\(time.date.weekday.rawValue)"
    case "EEE": String(time.date.weekday.description.capitalized.prefix(3))
    case "EEEE": time.date.weekday.description.capitalized
    case "Q": "Q\((time.date.month + 2) / 3)"
    case "DDDD": String("\(1001 + dayOfYear)".dropFirst())
    case "YYYY.y": String(format: "%.4f", Double(time.date.year) + Double(dayOfYear) / length)
    case "YYYX": "\(time.date.year / 10)X"
    case "YYXX": "\(time.date.year / 100)XX"
    case "YYYY": "\(time.date.year)"
    case "YY": two(time.date.year % 100)
    case "MMMM": months[time.date.month - 1]
    case "MMM": String(months[time.date.month - 1].prefix(3))
    case "MM": two(time.date.month)
    case "M": "\(time.date.month)"
    case "DD": two(time.date.day)
    case "D": "\(time.date.day)"
    case "hh": two(hour)
    case "h": "\(hour)"
    case "mm": two(time.minute)
    case "ss": two(time.second)
    case "a": time.hour < 12 ? "AM" : "PM"
    case "Z": "Z"
    case "X": "\(since1970)"
    case "x": "\(since1970)000"
    case "xx": "\(since1970)000000"
    case "xxx": "\(since1970)000000000"
    default: field
    }
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
