public import CrossPager

/// Observing without SwiftUI.
extension ObservablePager {
  /// Calls a closure with the pager, now and after every change, until the observer is released.
  ///
  ///     observer = model.observe { [weak self] pager in self?.show(pager) }
  ///
  /// - Parameter show: A closure that draws the pager. Calls that it makes on the model take effect in order.
  /// - Returns: The observer. Keep it for as long as `show` must be called.
  public func observe(_ show: @escaping (Front) -> Void) -> PagerObserver {
    observerCount += 1
    let id = observerCount
    observers[id] = show
    show(pager)
    return PagerObserver { [weak self] in self?.observers[id] = nil }
  }
}

/// The lifetime of an observation by ``ObservablePager/observe(_:)``.
public final class PagerObserver {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  deinit { end() }
}

/// Advancing time.
extension ObservablePager {
  /// Ticks until the content is settled, for example in the `task` of a SwiftUI view. Returns at once if the content is
  /// not settling, or if another call is already ticking.
  ///
  ///     .task(id: model.phase.isSettling) { try? await model.settle() }
  ///
  /// - Parameters:
  ///   - interval: The time between two ticks. The duration of a settle does not depend on it.
  ///   - isolation: The actor that uses the model.
  /// - Throws: `CancellationError` if the task is canceled.
  public func settle(
    every interval: Duration = .milliseconds(8), isolation: isolated (any Actor)? = #isolation
  ) async throws {
    if isTicking { return }
    isTicking = true
    defer { isTicking = false }
    var last = ContinuousClock.now
    while pager.base.phase.isSettling {
      try await Task.sleep(for: interval)
      let passed = Int((ContinuousClock.now - last) / .milliseconds(1))
      last += .milliseconds(passed)
      pager.tick(milliseconds: passed)
    }
  }
}

/// Following a finger.
extension ObservablePager {
  /// Drags the content to match the translation of a finger since the gesture began.
  ///
  ///     DragGesture().onChanged { value in
  ///       model.follow(x: value.translation.width / width, y: value.translation.height / height)
  ///     }
  ///
  /// - Parameters:
  ///   - x: The translation of the finger since the gesture began, in pages, positive to the right.
  ///   - y: The translation, in levels, positive down.
  /// - Returns: The outcome of the drag. See `Paging.drag(x:y:)`.
  @discardableResult
  public func follow(x: Double = 0, y: Double = 0) -> Outcome {
    let last = finger ?? (0, 0)
    finger = (x, y)
    return pager.drag(x: Offset(pages: x - last.x), y: Offset(pages: y - last.y))
  }

  /// Releases the content at the end of the gesture.
  ///
  /// - Parameters:
  ///   - xPagesPerSecond: The finger's velocity in pages per second, positive to the right.
  ///   - yPagesPerSecond: The finger's velocity in levels per second, positive down.
  /// - Returns: The outcome of the release. See `Paging.release(xPagesPerSecond:yPagesPerSecond:)`.
  @discardableResult
  public func letGo(xPagesPerSecond: Double = 0, yPagesPerSecond: Double = 0) -> Outcome {
    finger = nil
    return pager.release(
      xPagesPerSecond: Offset(pages: xPagesPerSecond),
      yPagesPerSecond: Offset(pages: yPagesPerSecond))
  }

  /// Returns the content to its rest position when the system cancels the gesture. A cancellation after the release is
  /// ignored.
  @discardableResult
  public func cancelFollowing() -> Outcome {
    finger = nil
    return pager.cancel()
  }
}
