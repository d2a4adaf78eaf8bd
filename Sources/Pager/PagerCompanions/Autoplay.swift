/// A timer that says when a carousel should move to its next page, and that yields to the people who use it.
///
/// The timer has no clock. Pass it the time that has elapsed, and move when it says so:
///
///     var autoplay = Autoplay(intervalMilliseconds: 6000, reducesMotion: prefersReducedMotion)
///     if autoplay.tick(milliseconds: 16) { pager.glide(.right) }
///
/// The timer follows the [carousel pattern](https://www.w3.org/WAI/ARIA/apg/patterns/carousel/) of the WAI-ARIA
/// Authoring Practices Guide:
///
/// - **A hold pauses it.** While a pointer hovers over the carousel, a finger touches it, or it is out of sight, no
///   time passes. After the last hold ends, a whole interval passes before the next move.
/// - **Focus and a person's own moves stop it.** The timer starts again only after ``play()``, which a button calls.
///   Otherwise, the page with the keyboard focus would disappear.
/// - **Reduced motion stops it.** ``play()`` still works, because a person asked for the motion.
/// - **It does not make up for missed moves.** However much time has passed, there is at most one move for each tick.
///
/// [WCAG 2.2.2](https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide.html) requires a mechanism to pause, stop or
/// hide content that moves automatically for more than five seconds beside other content. So always show a button that
/// calls ``play()`` and ``stop()``.
public struct Autoplay: Hashable, Sendable {
  /// A reason to wait.
  public struct Holds: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A finger touches or drags the carousel.
    public static let touch = Holds(rawValue: 1)
    /// A pointer hovers over the carousel.
    public static let hover = Holds(rawValue: 2)
    /// The carousel is out of sight, for example because its window or tab is hidden.
    public static let hidden = Holds(rawValue: 4)
  }

  /// The time between two moves, in milliseconds, at least 1.
  public let intervalMilliseconds: Int
  /// Whether the timer is meant to run, even if something holds it. The button offers to stop if this is true, and to
  /// play otherwise.
  public private(set) var isPlaying: Bool
  /// The reasons to wait.
  public private(set) var holds: Holds = []
  /// Whether the person prefers reduced motion. When this becomes true, the timer stops.
  public var reducesMotion: Bool {
    didSet { if reducesMotion && !oldValue { stop() } }
  }
  /// The time since the last move, in `0..<intervalMilliseconds`.
  private var elapsedMilliseconds = 0

  /// Creates a timer. It plays unless motion is reduced.
  ///
  /// - Parameters:
  ///   - intervalMilliseconds: The time between two moves, in milliseconds, clamped to at least 1.
  ///   - reducesMotion: Whether the person prefers reduced motion.
  public init(intervalMilliseconds: Int, reducesMotion: Bool = false) {
    self.intervalMilliseconds = max(intervalMilliseconds, 1)
    self.reducesMotion = reducesMotion
    isPlaying = !reducesMotion
  }

  /// Whether time passes: the timer plays and nothing holds it. The timer needs ticks only while this is true.
  public var isRunning: Bool { isPlaying && holds.isEmpty }

  /// Advances time and returns whether to move now.
  ///
  /// - Parameter milliseconds: The time since the last tick. A time below 1 has no effect.
  /// - Complexity: O(1)
  public mutating func tick(milliseconds: Int) -> Bool {
    guard isRunning else { return false }
    let passed = max(milliseconds, 0)
    if passed < intervalMilliseconds - elapsedMilliseconds {
      elapsedMilliseconds += passed
      return false
    }
    elapsedMilliseconds = 0
    return true
  }

  /// Adds a reason to wait.
  public mutating func hold(_ reason: Holds) { holds.formUnion(reason) }

  /// Removes a reason to wait. If none is left, and the timer has not been stopped, a whole interval passes before the
  /// next move.
  public mutating func endHold(_ reason: Holds) {
    holds.subtract(reason)
    elapsedMilliseconds = 0
  }

  /// Starts the timer because a person asked for it. A pointer that already hovers over the carousel,
  /// probably over a button, holds the timer only after it has left and returned. Other holds remain.
  public mutating func play() {
    isPlaying = true
    holds.remove(.hover)
    elapsedMilliseconds = 0
  }

  /// Stops the timer until ``play()``. Call this method when a person asks for it, when focus enters the carousel
  /// (except on the button), and after every move that a person made.
  public mutating func stop() { isPlaying = false }
}
