import CivilDates
import CrossPagerSeries
import CrossPagerTesting
import Testing

/// The keys of pages, and cells with random changes.
///
/// At quick depth, the suite runs one of the seeds, with a third of the changes.
struct DateKeyTests {
  @Test(arguments: CalendarUnit.allCases, [1, 1_215, 1_999, 2_024])
  func `the keys of pages are read back`(unit: CalendarUnit, year: Int) throws {
    for firstWeekday in [Weekday.monday, .sunday] {
      let calendar = CivilCalendar(firstWeekday: firstWeekday)
      let start = try #require(CivilDate(year: year, month: 12, day: 30))
      let first = calendar.index(of: CivilTime(start), in: unit)
      let indices = first..<first + 20
      let rows = indices.map { "\(calendar.key(of: $0, in: unit)),1\n" }
      // Numbers below 1000 are rarely years, so these years need a date format.
      let text = "date,v\n" + rows.joined()
      let read = try read(text) { $0.dateFormat = unit == .year ? "YYYY" : nil }
      // The first decade and the first century begin with year 1.
      let earliest = try CivilTime(#require(CivilDate(year: 1, month: 1, day: 1)))
      let samples = indices.map {
        Sample(time: max(earliest, calendar.start(of: $0, in: unit)), value: 1)
      }
      #expect(read.series == Series(name: "v", samples: samples))
    }
  }

  private static let cells = [
    "2015-12-31T23:59:58.25+01:00", "1949.083333", "1833", "2015-Q4", "Q1 2020", "1Q20",
    "2015-W53", "2015W537", "2015-W53-7", "2024-060T12:30", "2024366", "201X", "20XX",
    "Mon, 01 Jan 2024 10:00:00 +0000", "Monday, January 1, 2024 6:30 PM", "Jan '20", "2020Jan",
    "20240101T100000Z", "1420070400123",
  ]
  private static let alphabet = Array("0123456789-/. :,TZQWXwqxMonJa+'\u{00E9}")

  /// Reads files with one row, in a detected format. A cell is read completely or rejected.
  @Test(arguments: Depth.seeds(12, quick: 1))
  func `every detected format reads its cell`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var detections = 0
    for cell in Self.cells {
      for _ in 0..<Depth.choose(quick: 10, full: 30) {
        var text = Array(cell)
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !text.isEmpty {
          let place = Int.random(in: 0..<text.count, using: &generator)
          let character = Self.alphabet.randomElement(using: &generator) ?? "0"
          switch Int.random(in: 0..<4, using: &generator) {
          case 0: text.remove(at: place)
          case 1: text.insert(character, at: place)
          case 2: text.swapAt(place, Int.random(in: 0..<text.count, using: &generator))
          default: text[place] = character
          }
        }
        let file = "date\tv\n\(String(text))\t1\n"
        guard let layout = try? layout(file), layout.datePositions == [0] else { continue }
        detections += 1
        let detected = try? read(file).series
        #expect(detected?.count == 1, "\(String(text)) as \(layout.dateFormat), seed \(seed)")
        let given = try? read(file) { $0.dateFormat = layout.dateFormat.description }.series
        #expect(given == detected, "\(String(text)) as \(layout.dateFormat), seed \(seed)")
      }
    }
    #expect(detections > 0, "seed \(seed)")
  }
}
