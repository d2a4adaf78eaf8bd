import CrossPager
import CrossPagerObservation
import Observation
import Testing

private enum Scale: CaseIterable { case day, week, month }

private typealias Model = ObservablePager<TypedPager<Scale>>

/// Observers, and calls that they make.
struct ObserverTests {
  private let model = Model(TypedPager<Scale> { _ in 5 })

  /// The places that an observer saw.
  private final class Record { var places: [Position?] = [] }

  private func at(_ level: Int, _ page: Int) -> Position { Position(level: level, page: page) }

  @Test func `an observer is called now and after every change, until it is released`() {
    let record = Record()
    var observer: PagerObserver? = model.observe { record.places.append($0.position) }
    #expect(record.places == [at(0, 0)])
    model.pager.move(.right)
    model.pager.move(.left, by: 0)
    model.update {
      model.pager.move(.right)
      model.pager.move(.down)
    }
    #expect(record.places == [at(0, 0), at(0, 1), at(1, 0)])
    withExtendedLifetime(observer) {}
    observer = nil
    model.pager.move(.up)
    #expect(record.places.count == 3)
  }

  @Test func `an observer does not keep the model alive`() {
    var owned: Model? = Model(model.pager)
    weak var weakModel: Model?
    weakModel = owned
    let observer = owned?.observe { _ in }
    owned = nil
    #expect(weakModel == nil)
    withExtendedLifetime(observer) {}
  }

  @Test func `calls that an observer makes take effect in order`() {
    let record = Record()
    let observer = model.observe { [model] pager in
      record.places.append(pager.position)
      // Every arrival on page 1 leads down.
      if pager.currentPage == 1 { model.pager.move(.down) }
    }
    model.pager.move(.right)
    #expect(model.position == at(1, 0) && model[.day]?.page == 1)
    model.pager.move(.right)
    #expect(model.position == at(2, 0) && model[.week]?.page == 1)
    // Afterwards, the observer has seen the last place.
    #expect(record.places.last == at(2, 0))
    withExtendedLifetime(observer) {}
  }

  @Test func `calls that a notified reader makes take effect after the change`() {
    final class Once: @unchecked Sendable { var call: (() -> Void)? }
    let once = Once()
    once.call = { [model] in model.pager.move(.down) }
    withObservationTracking {
      _ = model.currentPage
    } onChange: {
      once.call?()
    }
    #expect(model.pager.move(.right) == .moved(Move(from: at(0, 0), to: at(0, 1), steps: 1)))
    #expect(model.position == at(1, 0) && model[.day]?.page == 1)
  }

  @Test func `a nested update notifies at the end of the outer one`() {
    let record = Record()
    let observer = model.observe { record.places.append($0.position) }
    let outcome = model.update {
      model.pager.move(.right)
      model.update {
        model.pager.move(.right)
        // The calls take effect at once.
        #expect(model.position == at(0, 2))
      }
      #expect(record.places == [at(0, 0)])
      return model.pager.move(.down)
    }
    #expect(outcome == .moved(Move(from: at(0, 2), to: at(1, 0), steps: 1)))
    #expect(record.places == [at(0, 0), at(1, 0)])
    withExtendedLifetime(observer) {}
  }

  @Test func `an update that throws keeps its calls and notifies`() {
    struct Stop: Error {}
    let record = Record()
    let observer = model.observe { record.places.append($0.position) }
    #expect(throws: Stop.self) {
      try model.update {
        model.pager.move(.right)
        throw Stop()
      }
    }
    #expect(record.places == [at(0, 0), at(0, 1)])
    withExtendedLifetime(observer) {}
  }
}

/// Drags by a finger, and settles that take time.
struct FingerTests {
  private let model = Model(TypedPager<Scale> { _ in 5 })

  private func at(_ level: Int, _ page: Int) -> Position { Position(level: level, page: page) }

  @Test func `content follows the translation of the finger since the gesture began`() {
    #expect(model.follow(x: -0.25, y: 0) == .changed())
    #expect(model.offset == 0.25)
    #expect(model.follow(x: -0.75, y: -0.5) == .changed())
    #expect(model.offset == 0.75 && model.phase.axis == .horizontal)
    model.follow(x: -0.25, y: -0.5)
    #expect(model.offset == 0.25)
    #expect(model.letGo(xPagesPerSecond: -2) == .changed())
    #expect(model.phase.isSettling && model.target == at(0, 1))
    // The next gesture begins at zero.
    model.pager.finish()
    model.follow(x: 0, y: -0.5)
    #expect(model.offset == 0.5 && model.phase.axis == .vertical)
  }

  @Test func `a gesture that the system cancels goes back, and later cancellations are ignored`() {
    model.follow(x: -0.75, y: 0)
    #expect(model.cancelFollowing() == .changed())
    #expect(model.target == at(0, 0))
    #expect(model.cancelFollowing() == .ignored(.notDragging))
    model.follow(x: -0.125, y: 0)
    // The finger catches the settling content at 0.75.
    #expect(model.offset == 0.875)
    model.letGo()
    #expect(model.cancelFollowing() == .ignored(.notDragging))
    #expect(model.target == at(0, 1))
  }

  @Test func `settling takes its time and ends on the page`() async throws {
    model.follow(x: -0.75, y: 0)
    model.letGo()
    let start = ContinuousClock.now
    try await model.settle(every: .milliseconds(5))
    #expect(ContinuousClock.now - start >= .milliseconds(290))
    #expect(model.phase == .settled && model.position == at(0, 1))
    // At rest, a call returns at once.
    try await model.settle(every: .seconds(3600))
  }

  @MainActor @Test func `neither a drag nor content that a finger has caught settles`() async throws
  {
    let model = Model(TypedPager<Scale> { _ in 5 })
    model.follow(x: -0.75, y: 0)
    try await model.settle(every: .seconds(3600))
    #expect(model.offset == 0.75)
    model.letGo()
    // The task starts when this test waits for it.
    let task = Task { try await model.settle(every: .seconds(3600)) }
    model.follow(x: -0.125, y: 0)
    try await task.value
    #expect(model.offset == 0.875 && !model.phase.isSettling && model.position == at(0, 0))
  }

  @MainActor @Test func `of two calls at once, only one ticks`() async throws {
    let model = Model(TypedPager<Scale> { _ in 5 })
    model.pager.glide(.right)
    let start = ContinuousClock.now
    let calls = [5, 5].map { interval in
      Task { try await model.settle(every: .milliseconds(interval)) }
    }
    for call in calls { try await call.value }
    #expect(model.position == at(0, 1))
    #expect(ContinuousClock.now - start >= .milliseconds(290))
  }

  @MainActor @Test func `a canceled task leaves the content where it is`() async {
    let model = Model(TypedPager<Scale> { _ in 5 })
    model.pager.glide(.right)
    let task = Task { try await model.settle(every: .seconds(60)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(model.phase.isSettling)
  }
}
