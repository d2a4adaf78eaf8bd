#if canImport(CrossPager)
  public import CrossPager
#endif

/// Turns the events from a wheel or touchpad into steps, at most one for each burst of events.
///
/// A turn of a wheel or a swipe on a touchpad sends many events. After a swipe, inertia generates events for another
/// second or two, at decreasing speed. A front end that moved once for each event would skip pages. The filter instead
/// reports one step for the first event of a burst and drops the rest. A new burst begins in three cases:
///
/// - **A pause.** No event arrives for ``pauseMilliseconds``. If the burst came from a touchpad, the pause must also be
///   at least four times as long as the interval before it, because the intervals grow when the system reports inertia
///   in whole lines.
/// - **A reversal.** The distance in the opposite direction reaches an eighth of the largest distance in a
///   slot of ``slotMilliseconds``. Fingers that lift off a touchpad move back less than that.
/// - **An acceleration.** Inertia never accelerates, so a second swipe is recognized by its speed. The speed, measured
///   over such slots, must first fall to half the largest speed of the burst. Then it must rise to a
///   quarter of the largest speed and to more than twice the smallest. A swipe also accelerates at its start, but at
///   that point its speed has not yet fallen.
///
/// Only ratios of distances matter, so distances can be in points, lines or any other unit. If the system provides the
/// time at which an event occurred, pass that time instead of the time at which your code receives the event.
///
///     var filter = WheelFilter()
///     filter.step(for: 12, at: 1000)  // .forward
///     filter.step(for: 30, at: 1016)  // nil, the same burst
///     filter.step(for: 4, at: 1300)   // .forward, after a pause
///
/// Use one filter for each axis.
public struct WheelFilter: Hashable, Sendable {
  /// The shortest pause between bursts, in milliseconds: 120.
  ///
  /// A touchpad sends an event for each frame, every 8 to 17 milliseconds, even during inertia. A busy system skips a
  /// few frames. A hand turns a wheel by up to eight notches per second, one every 125 milliseconds. Faster notches
  /// form a single burst.
  public static let pauseMilliseconds = 120

  /// The length of the slots in which distances are compared, in milliseconds: 80.
  ///
  /// A slot contains five frames or more, so late frames and distances rounded to whole units hardly change the
  /// speed. Inertial scrolling loses half its speed in about three slots.
  public static let slotMilliseconds = 80

  private var burst: Burst?

  /// Creates a filter that reports a step for the next event.
  public init() {}

  /// Handles an event and returns the sense of the step if the event begins a burst.
  ///
  /// - Parameters:
  ///   - distance: The distance that the event reports, positive for `forward`. A distance of zero has no effect.
  ///   - milliseconds: The time of the event, measured from any fixed starting point. A time before the last event
  ///     counts as the time of the last event.
  /// - Complexity: O(1)
  public mutating func step(for distance: Int, at milliseconds: Int) -> Sense? {
    step(for: distance, atTime: Int64(milliseconds))
  }

  /// Handles an event. The time is in milliseconds and may be too large for a 32-bit `Int`.
  mutating func step(for distance: Int, atTime milliseconds: Int64) -> Sense? {
    if distance == 0 { return nil }
    let sense: Sense = distance < 0 ? .backward : .forward
    // The limit is far below the type's maximum, so sums and products cannot overflow.
    let magnitude = Int64(min(distance.magnitude, 1 << 30))
    if burst?.continues(sense, magnitude, at: milliseconds) == true { return nil }
    burst = Burst(sense: sense, magnitude, at: milliseconds)
    return sense
  }
}

extension WheelFilter {
  /// The events since the last step.
  private struct Burst: Hashable {
    let sense: Sense
    /// The time of the last event.
    var time: Int64
    /// The time between the last two events.
    var interval: Int64 = 0
    /// Whether two events were as close together as those from a touchpad.
    var isStream = false
    /// The time of the last event before the current slot.
    var slot: Int64
    /// The distance in the current slot.
    var distance: Int64
    /// The highest speed, in units per slot.
    var largest: Int64
    /// The smallest speed since the speed fell to half the largest; nil before that.
    var smallest: Int64?
    /// The total distance of the most recent events if they are in the opposite direction; otherwise 0.
    var back: Int64 = 0

    init(sense: Sense, _ magnitude: Int64, at time: Int64) {
      self.sense = sense
      (self.time, slot, distance, largest) = (time, time, magnitude, magnitude)
    }

    private var pause: Int64 {
      let least = Int64(WheelFilter.pauseMilliseconds)
      return isStream ? max(least, 4 * min(interval, Burst.farthest)) : least
    }

    /// Adds an event. Returns false if the event begins another burst.
    mutating func continues(_ sense: Sense, _ magnitude: Int64, at now: Int64) -> Bool {
      let (passed, overflows) = now.subtractingReportingOverflow(time)
      if overflows ? now > time : passed >= pause { return false }
      (time, interval) = (max(time, now), overflows ? 0 : max(0, passed))
      isStream = isStream || 2 * interval < Int64(WheelFilter.slotMilliseconds)
      if sense != self.sense {
        back = min(back + magnitude, Burst.farthest)
        return 8 * back < largest
      }
      back = 0
      distance = min(distance + magnitude, Burst.farthest)
      return !accelerates()
    }

    /// Measures the speed and returns whether it has clearly risen after falling.
    private mutating func accelerates() -> Bool {
      let length = Int64(WheelFilter.slotMilliseconds)
      let duration = max(length, time - slot)
      let speed = distance * length / duration
      largest = max(largest, speed)
      let isFaster = smallest.map { speed > 2 * $0 + Burst.jitter && 4 * speed >= largest } ?? false
      if time - slot >= length {
        if 2 * speed <= largest { smallest = min(smallest ?? speed, speed) }
        (slot, distance) = (time, 0)
      }
      return isFaster
    }

    /// Three units, the difference that rounding can make between two slots of slow inertia.
    private static let jitter: Int64 = 3
    /// The limit on distances and intervals, so that products cannot overflow.
    private static let farthest: Int64 = 1 << 40
  }
}
