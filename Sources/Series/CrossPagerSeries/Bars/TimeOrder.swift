import CivilDates

/// The order of the rows of a series, used to detect where another series begins.
struct TimeOrder: Hashable, Sendable {
  private(set) var last: CivilTime?
  /// Whether the newest rows come first; nil until two times differ.
  private var isDescending: Bool?
  /// The interval between the last two different times, in microseconds.
  private var step: Int64 = 0
  /// Whether all times so far ascend or all descend, apart from repeated times.
  private(set) var isMonotone = true

  /// The longest step back that a clock change can cause, in microseconds.
  private static let clockChange = 2 * CivilTime.microsecondsPerHour

  /// Adds the time of a row, and returns whether it is earlier than the time of the previous row.
  @inline(__always)
  @discardableResult
  mutating func add(_ time: CivilTime) -> Bool {
    defer { last = time }
    guard let last, time != last else { return false }
    let isBack = time < last
    step = abs(time.microseconds - last.microseconds)
    if isDescending == nil { isDescending = isBack }
    if isBack != isDescending { isMonotone = false }
    return isBack
  }

  /// Whether times follow each other so closely that a clock change may repeat one.
  var mayRepeatHour: Bool { step <= Self.clockChange }

  /// Returns whether a time is so far back, given the order and the time span of the rows so far, that it begins
  /// another series. The step back when an hour repeats in autumn is usually too short to count.
  func isRestart(_ time: CivilTime, in span: ClosedRange<CivilTime>?) -> Bool {
    guard let last, let isDescending, let span else { return false }
    let step = time.microseconds - last.microseconds
    let back = isDescending ? step : -step
    let length = span.upperBound.microseconds - span.lowerBound.microseconds
    return back > 0 && (back > Self.clockChange || 2 * back >= length)
  }
}
