/// When a release goes on to the next page, and how long the content takes to come to rest.
///
/// The defaults feel like the pagers of phones and are the same on every platform:
///
///     pager.gesture = GestureRule(turningPages: 0.3)      // a third of a page turns it
public struct GestureRule: Hashable, Sendable {
  /// How far a drag must bring the content so that a release without a throw goes on, in pages. The default is half a
  /// page.
  public let turningPages: Offset
  /// The least velocity at which a release goes on or back whatever the distance, in pages per second. The default is
  /// half a page per second.
  public let throwingPagesPerSecond: Offset
  /// How long content takes to come to rest, in milliseconds. The default is 300.
  public let settleMilliseconds: Int

  /// The allowed distances: above zero, through a whole page.
  public static let turningRange = Offset(rawValue: 1)...Offset(pages: 1)
  /// The allowed velocities, in pages per second.
  public static let throwingRange = Offset(rawValue: 1)...Offset(pages: 1000)
  /// The allowed durations of a settle, in milliseconds.
  public static let settleRange = 1...1000

  /// A rule. Values out of range are held within the ranges.
  public init(
    turningPages: Offset = .half, throwingPagesPerSecond: Offset = .half,
    settleMilliseconds: Int = 300
  ) {
    self.turningPages = GestureRule.turningRange.clamp(turningPages)
    self.throwingPagesPerSecond = GestureRule.throwingRange.clamp(throwingPagesPerSecond)
    self.settleMilliseconds = GestureRule.settleRange.clamp(settleMilliseconds)
  }
}
