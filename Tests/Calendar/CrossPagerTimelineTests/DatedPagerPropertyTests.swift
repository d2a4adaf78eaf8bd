import CivilDates
import CrossPager
import CrossPagerTesting
import CrossPagerTimeline
import Testing

struct DatedPagerPropertyTests {
  private static let day: Int64 = 86_400_000_000

  private static func time(near days: Int64, _ generator: inout SeededGenerator) -> CivilTime {
    CivilTime(
      microseconds: 735_000 * day + Int64.random(in: -days * day...days * day, using: &generator))
  }

  private static func pager(
    covering span: ClosedRange<CivilTime>, _ generator: inout SeededGenerator
  ) -> DatedPager {
    let units = CalendarUnit.levels.filter { _ in Bool.random(using: &generator) }
    return DatedPager(
      units: units.isEmpty ? [.day] : units, calendar: CivilCalendar.random(using: &generator),
      covering: span,
      levelRules: LevelRules(
        start: .last, entry: Bool.random(using: &generator) ? .align : .remember,
        follow: Bool.random(using: &generator) ? .on : .off))
  }

  private static func span(_ generator: inout SeededGenerator) -> ClosedRange<CivilTime> {
    let start = time(near: 400, &generator)
    return start...max(start, time(near: 400, &generator))
  }

  @Test(arguments: Depth.seeds(60))
  func `a pager that grew has the same pages as one created for the whole span`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var hull = Self.span(&generator)
    var grown = Self.pager(covering: hull, &generator)
    let start = grown
    grown.forgetAll()
    for _ in 0..<6 {
      let span = Self.span(&generator)
      grown.cover(span)
      hull = min(hull.lowerBound, span.lowerBound)...max(hull.upperBound, span.upperBound)
    }
    grown.forgetAll()
    #expect(
      grown
        == DatedPager(
          units: start.names.levels.map(\.unit), calendar: start.names.calendar, covering: hull,
          levelRules: start.newLevelRules))
  }

  /// Checks laws 1, 3, 5, 8 and 13 for the calls with dates.
  @Test(arguments: Depth.seeds(60, quick: 20))
  func `every call keeps the laws`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var dated = Self.pager(covering: Self.span(&generator), &generator)
    for _ in 0..<120 {
      let call = Self.randomCall(&generator)
      let before = dated
      let foretold = before.outcome(of: call.make)
      let outcome = call.make(&dated)
      #expect(outcome == foretold, "\(call.text)")
      #expect(dated.base.brokenInvariant == nil, "\(call.text)")
      #expect(dated.levels.map(\.count) == dated.names.levels.map(\.count), "\(call.text)")
      #expect(dated.levels.map(\.spans) == dated.names.levels.map(\.spans), "\(call.text)")
      if case .ignored = outcome {
        #expect(dated == before, "\(call.text)")
        continue
      }
      // During a gesture, new pages wait until it ends.
      if call.isGesture || before.waitingNames != nil { continue }
      if call.grows && before.phase != .settled {
        #expect(outcome == .changed() && dated.base == before.base, "\(call.text)")
        continue
      }
      var rested = before
      rested.settle()
      var after = rested
      _ = call.make(&after)
      #expect(dated == after, "\(call.text)")
      if call.grows { Self.expectKeptPages(from: rested, to: dated, call.text) }
    }
  }

  private static func expectKeptPages(
    from before: DatedPager, to after: DatedPager, _ text: String
  ) {
    #expect(after.currentLevel == before.currentLevel, "\(text)")
    for (index, level) in before.levels.enumerated() {
      let follows = level.rules.follow == .on && level.page == level.count - 1
      let kept = before.span(at: Position(level: index, page: level.page))
      let page = after.levels[index].page
      let last = after.levels[index].count - 1
      if follows {
        #expect(page == last, "\(text)")
      } else {
        #expect(after.span(at: Position(level: index, page: page)) == kept, "\(text)")
      }
    }
  }

  private struct Call {
    var text: String
    var isGesture = false
    var grows = false
    var make: (inout DatedPager) -> Outcome
  }

  private static func randomCall(_ generator: inout SeededGenerator) -> Call {
    let time = time(near: 500, &generator)
    let unit = CalendarUnit.allCases.randomElement(using: &generator) ?? .day
    let distance = Offset(rawValue: Int64.random(in: -70_000...70_000, using: &generator))
    let direction = Direction.allCases.randomElement(using: &generator) ?? .left
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return Call(text: "go to \(time)") { $0.go(to: time) }
    case 1: return Call(text: "go to \(time) in \(unit)") { $0.go(to: time, inLevel: unit) }
    case 2: return Call(text: "go to \(time.date)") { $0.go(to: time.date) }
    case 3:
      return Call(text: "go to \(time.date) in \(unit)") { $0.go(to: time.date, inLevel: unit) }
    case 4: return Call(text: "latest") { $0.goToLatest() }
    case 5, 6: return Call(text: "cover \(time)", grows: true) { $0.cover(time) }
    case 7: return Call(text: "move \(direction)") { $0.move(direction, by: 2) }
    case 8: return Call(text: "zoom out") { $0.zoom(.out) }
    case 9: return Call(text: "zoom in") { $0.zoom(.in) }
    case 10: return Call(text: "drag", isGesture: true) { $0.drag(x: distance) }
    case 11: return Call(text: "drag", isGesture: true) { $0.drag(y: distance) }
    case 12: return Call(text: "release", isGesture: true) { $0.release() }
    default: return Call(text: "tick", isGesture: true) { $0.tick(milliseconds: 200) }
    }
  }
}
