import CrossPager
import CrossPagerObservation
import Foundation
import Observation
import Testing

private enum Scale: CaseIterable { case day, week, month }

/// Counts the changes a reader is told of; each tracking is for one.
private final class Notices: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func add() { lock.withLock { count += 1 } }
  var total: Int { lock.withLock { count } }
}

struct ObservablePagerTests {
  private let model = ObservablePager(TypedPager<Scale> { _ in 5 })

  /// How many notices the reader of `read` gets from `change`.
  private func notices(
    reading read: (ObservablePager<Scale>) -> Void, _ change: (ObservablePager<Scale>) -> Void
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

  @Test func `a move notifies whoever read the page`() {
    #expect(notices(reading: { _ = $0.page }, { _ = $0.update { $0.move(.right) } }) == 1)
    #expect(model.page == 1)
  }

  @Test func `a move notifies whoever read a level`() {
    #expect(
      notices(reading: { _ = $0[.week] }, { _ = $0.update { $0.remember(.week, page: 3) } }) == 1)
    #expect(model[.week].page == 3)
  }

  @Test func `a change of level notifies whoever read the current one`() {
    #expect(notices(reading: { _ = $0.current }, { _ = $0.update { $0.go(to: .month) } }) == 1)
    #expect(model.current == .month)
  }

  @Test func `an ignored command notifies nobody`() {
    #expect(notices(reading: { _ = $0.page }, { _ = $0.update { $0.move(.left) } }) == 0)
  }

  @Test func `a dry run notifies nobody`() {
    let outcome = model.pager.outcome { $0.move(.right, 9) }
    #expect(
      outcome
        == .moved(
          Move(
            from: Position(level: 0, page: 0), to: Position(level: 0, page: 4), steps: 4,
            stopped: .right)))
    #expect(notices(reading: { _ = $0.page }, { _ = $0.pager.outcome { $0.move(.right) } }) == 0)
  }

  @Test func `several calls in one update notify once`() {
    let change: (ObservablePager<Scale>) -> Void = { model in
      model.update { pager in
        pager.move(.right, 2)
        pager.go(to: .week)
        pager.move(.right)
      }
    }
    #expect(notices(reading: { _ = $0.page }, change) == 1)
    #expect(model[.day].page == 2)
    #expect(model.page == 1)
  }

  @Test func `calls that cancel each other notify nobody`() {
    let change: (ObservablePager<Scale>) -> Void = { model in
      model.update { pager in
        pager.move(.right)
        pager.move(.left)
      }
    }
    #expect(notices(reading: { _ = $0.page }, change) == 0)
  }

  @Test func `who read nothing is told nothing`() {
    #expect(notices(reading: { _ in }, { _ = $0.update { $0.move(.right) } }) == 0)
  }

  @Test func `an update returns what its calls return`() {
    #expect(model.update { $0.move(.left) } == .ignored(.edge(.left)))
    #expect(model.update { $0.resize(.day, to: 9) } == .changed())
  }

  /// A quarter of a page to the left.
  private let dx = Offset(points: -80, perPage: 320)

  @Test func `a drag notifies whoever read the window, the target or the phase`() {
    let readers: [(ObservablePager<Scale>) -> Void] = [
      { _ = $0.window() }, { _ = $0.target() }, { _ = $0.phase },
    ]
    for read in readers {
      #expect(notices(reading: read, { _ = $0.update { $0.drag(dx: dx, dy: .zero) } }) == 1)
    }
    #expect(model.phase.offset == Offset(points: 240, perPage: 320))
    #expect(model.window() == model.pager.window())
    #expect(model.target()?.page == 1)
  }

  @Test func `a tick at rest notifies nobody`() {
    #expect(
      notices(reading: { _ = $0.window() }, { _ = $0.update { $0.tick(milliseconds: 16) } }) == 0)
  }

  @Test func `a page that is opened notifies whoever read which one is`() {
    #expect(notices(reading: { _ = $0.openPage }, { _ = $0.update { $0.open() } }) == 1)
    #expect(model.openPage?.name == .day)
  }

  @Test func `an alignment of the app's own decides what is displayed`() {
    struct Weeks: Alignment {
      func page(of target: LevelPage, alignedWith source: LevelPage) -> Int { 4 }
    }
    model.update { $0.set(.entry(.align)) }
    model.update { $0.drag(dx: .zero, dy: Offset(pages: -1), alignment: Weeks()) }
    #expect(model.target(alignment: Weeks())?.page == 4)
    #expect(model.window(alignment: Weeks()).contains(Position(level: 1, page: 4)))
  }
}
