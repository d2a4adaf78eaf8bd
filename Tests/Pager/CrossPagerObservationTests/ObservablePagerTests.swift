import CrossPager
import CrossPagerObservation
import Foundation
import Observation
import Testing

private enum Scale: CaseIterable { case day, week, month }

private typealias Model = ObservablePager<TypedPager<Scale>>

/// Counts the notifications to a reader. Each call to `withObservationTracking` reports at most one
/// change.
private final class Notices: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func add() { lock.withLock { count += 1 } }
  var total: Int { lock.withLock { count } }
}

/// Returns the number of notifications that the reader `read` receives during `change`.
private func notices<Front>(
  of model: ObservablePager<Front>, reading read: (ObservablePager<Front>) -> Void,
  _ change: (ObservablePager<Front>) -> Void
) -> Int {
  let notices = Notices()
  withObservationTracking {
    read(model)
  } onChange: {
    notices.add()
  }
  change(model)
  return notices.total
}

struct ObservablePagerTests {
  private let model = Model(TypedPager<Scale> { _ in 5 })

  private func notices(reading read: (Model) -> Void, _ change: (Model) -> Void) -> Int {
    CrossPagerObservationTests.notices(of: model, reading: read, change)
  }

  @Test func `a move notifies readers of the page`() {
    #expect(notices(reading: { _ = $0.currentPage }, { $0.pager.move(.right) }) == 1)
    #expect(model.currentPage == 1)
  }

  @Test func `a move notifies readers of the level`() {
    #expect(
      notices(reading: { _ = $0[.week] }, { $0.pager.remember(page: 3, ofLevel: .week) }) == 1)
    #expect(model[.week]?.page == 3)
  }

  @Test func `a change of level notifies readers of the current level`() {
    #expect(notices(reading: { _ = $0.currentLevel }, { $0.pager.go(toLevel: .month) }) == 1)
    #expect(model.currentLevel == .month)
  }

  @Test func `a change of one level does not notify readers of another`() {
    #expect(notices(reading: { _ = $0[.week] }, { $0.pager.move(.right) }) == 0)
    #expect(notices(reading: { _ = $0.currentLevel }, { $0.pager.move(.right) }) == 0)
    #expect(notices(reading: { _ = $0.rules.viewport }, { $0.pager.move(.right) }) == 0)
  }

  @Test func `a drag and its ticks notify readers of the offset, not of the level`() {
    let steps: [(Model) -> Void] = [
      { $0.pager.drag(x: -0.75) }, { $0.pager.drag(x: 0.125) }, { $0.pager.release() },
      { $0.pager.tick(milliseconds: 16) }, { $0.pager.tick(milliseconds: 16) },
    ]
    let still = Model(model.pager)
    for (index, step) in steps.enumerated() {
      // A release starts the settle at the current offset, so the offset does not change.
      let moves = index == 2 ? 0 : 1
      #expect(notices(reading: { _ = $0.offset }, step) == moves, "step \(index)")
      #expect(
        CrossPagerObservationTests.notices(
          of: still,
          reading: { _ = ($0.currentLevel, $0.currentPage, $0.position, $0[.day], $0.openPage) },
          step) == 0, "step \(index)")
    }
    #expect(notices(reading: { _ = $0.currentPage }, { $0.pager.tick(milliseconds: 300) }) == 1)
    #expect(model.currentPage == 1)
  }

  @Test func `an ignored command notifies no reader`() {
    #expect(notices(reading: { _ = $0.currentPage }, { $0.pager.move(.left) }) == 0)
    #expect(notices(reading: { _ = $0.pager }, { $0.pager.move(.left) }) == 0)
  }

  @Test func `a reader of the whole pager is notified of every change`() {
    #expect(notices(reading: { _ = $0.pager }, { $0.pager.drag(y: 0.1) }) == 1)
  }

  @Test func `a dry run notifies no reader`() {
    let outcome = model.pager.outcome { $0.move(.right, by: 9) }
    #expect(
      outcome
        == .moved(
          Move(
            from: Position(level: 0, page: 0), to: Position(level: 0, page: 4), steps: 4,
            stopped: .right)))
    #expect(
      notices(reading: { _ = $0.currentPage }, { _ = $0.pager.outcome { $0.move(.right) } }) == 0)
  }

  @Test func `several calls in one update notify once and hide the states between them`() {
    let change: (Model) -> Void = { model in
      model.update {
        model.pager.move(.right, by: 2)
        model.pager.go(toLevel: .week)
        model.pager.move(.right)
      }
    }
    #expect(notices(reading: { _ = $0.currentPage }, change) == 1)
    #expect(model[.day]?.page == 2)
    #expect(model.currentPage == 1)
  }

  @Test func `calls that cancel each other notify no reader`() {
    let change: (Model) -> Void = { model in
      model.update {
        model.pager.move(.right)
        model.pager.move(.left)
      }
    }
    #expect(notices(reading: { _ = $0.currentPage }, change) == 0)
  }

  @Test func `a reader of nothing is not notified`() {
    #expect(notices(reading: { _ in }, { $0.pager.move(.right) }) == 0)
  }

  @Test func `calls return their outcome`() {
    #expect(model.pager.move(.left) == .ignored(.edge(.left)))
    #expect(model.update { model.pager.resize(level: .day, to: 9) } == .changed())
  }

  @Test func `a drag notifies readers of the window, the target or the phase`() {
    let readers: [(Model) -> Void] = [{ _ = $0.window }, { _ = $0.target }, { _ = $0.phase }]
    for (index, read) in readers.enumerated() {
      let model = Model(model.pager)
      // A drag of less than half a page keeps the target.
      let dx: Offset = index == 1 ? -0.75 : -0.25
      #expect(
        CrossPagerObservationTests.notices(of: model, reading: read, { $0.pager.drag(x: dx) }) == 1)
    }
  }

  @Test func `opening a page notifies readers of the open page`() {
    #expect(notices(reading: { _ = $0.openPage }, { $0.pager.open() }) == 1)
    #expect(model.openPage == Position(level: 0, page: 0))
  }

  @Test func `setting a rule notifies its readers`() {
    #expect(notices(reading: { _ = $0.rules.reading }, { $0.pager.rules.reading = .rtl }) == 1)
    #expect(model.rules.reading == .rtl)
  }

  @Test func `a reader that reads again is notified again`() {
    for page in 1...3 {
      #expect(notices(reading: { _ = $0.currentPage }, { $0.pager.move(.right) }) == 1)
      #expect(model.currentPage == page)
    }
  }

  @Test func `pagers by identity and by index are also observed`() {
    let feed = ObservablePager(
      IdentifiedPager([PagerSection("a", pages: [1, 2]), PagerSection("b", pages: [3])]))
    let refresh = [PagerSection("b", pages: [3]), PagerSection("a", pages: [0, 1, 2])]
    #expect(
      CrossPagerObservationTests.notices(
        of: feed, reading: { _ = ($0.currentLevel, $0.currentPageID) },
        { $0.pager.update(to: refresh) }) == 0)
    #expect(feed.position == Position(level: 1, page: 1))
    #expect(
      CrossPagerObservationTests.notices(
        of: feed, reading: { _ = $0.currentPageID }, { $0.pager.move(.right) }) == 1)

    let plain = ObservablePager(Pager(counts: [5, 5]))
    #expect(
      CrossPagerObservationTests.notices(
        of: plain, reading: { _ = $0[1] }, { $0.pager.resize(level: 1, to: 3) }) == 1)
  }
}
