import CrossPager
import CrossPagerObservation
import CrossPagerTimeline
import PropertyTesting
import Testing

enum Scale: CaseIterable { case day, week, month }

/// The examples in Swift of the documents, compiled and run as they stand there.
struct ExampleTests {
  @Test func `the README's example comes back to day 3`() {
    enum Scale: CaseIterable { case day, week, month }

    var pager = TypedPager<Scale> { _ in 5 }  // five pages each
    pager.move(.right, 3)  // three days on
    pager.go(to: .week)  // down to the weeks
    pager.move(.right, 9)  // as far as there are pages
    pager.go(to: .day)  // and back: still on day 3
    print(pager[.day].page ?? -1, pager[.week].page ?? -1)  // 3 4
    #expect(pager[.day].page == 3)
    #expect(pager[.week].page == 4)
  }

  @Test func `the guide's example stops at the edge and is refused there`() {
    var pager = Pager(counts: [5, 5, 5])
    let outcome = pager.apply(.move(.right, 9))
    // .moved: from page 0 to page 4 of level 0, 4 steps, stopped at the right edge
    let refused = pager.apply(.move(.right, 1))
    // .ignored(.edge(.right)), and the pager is equal to what it was
    #expect(
      outcome
        == .moved(
          Move(
            from: Position(level: 0, page: 0), to: Position(level: 0, page: 4), steps: 4,
            stopped: .right)))
    #expect(refused == .ignored(.edge(.right)))
  }

  @Test func `the guide's observable pager shows the week`() {
    let model = ObservablePager(TypedPager<Scale> { _ in 5 })
    model.update { $0.go(to: .week) }
    let shown = model[.week].page
    #expect(shown == 0)
    #expect(model.current == .week)
  }

  @Test func `the guide's days and weeks correspond`() throws {
    let calendar = CivilCalendar()
    let first = try #require(CivilDate(year: 2015, month: 1, day: 1))
    let last = try #require(CivilDate(year: 2015, month: 12, day: 31))
    let year = CivilTime(first)...CivilTime(last)
    let days = DatedLevel(unit: .day, calendar: calendar, covering: year)
    let weeks = DatedLevel(unit: .week, calendar: calendar, covering: year)
    let week = weeks.alignedPage(remembered: 0, with: 364, of: days)  // 52
    let key = weeks.key(ofPage: week)  // "2015-W53"
    #expect(week == 52)
    #expect(key == "2015-W53")
  }

  @Test func `the guide's forgetful carousel is caught`() {
    let failures = (0..<100).compactMap { seed in
      check(seed: seed) { Carousel(pager: Pager(counts: $0)) }
    }
    print(failures[0])
    #expect(failures.allSatisfy { $0.script.commands.count <= 6 })
  }
}

struct Carousel: PagerSystem {
  var pager: Pager

  mutating func apply(_ command: Command) -> Outcome {
    let outcome = pager.apply(command)
    if case .moved(let move) = outcome, move.from.level != move.to.level {
      _ = pager.apply(.remember(level: move.from.level, page: 0))
    }
    return outcome
  }

  var observedState: ObservedState { pager.observedState }
}
