/// When a release goes on to the next page, and how long the content takes to come to rest.
///
/// The defaults feel like the pagers of phones and are equal on every platform:
///
///     pager.gesture = GestureRule(turningPages: 0.3)      // a third of a page turns it
public struct GestureRule: Hashable, Sendable {
  /// How far a drag must bring content for a release without a throw to go on, in pages; half a page unless given.
  public let turningPages: Offset
  /// The velocity from which a release goes on or back whatever the distance, in pages per second; half a page per second
  /// unless given.
  public let throwingPagesPerSecond: Offset
  /// How long content takes to come to rest, in milliseconds; 300 unless given.
  public let settleMilliseconds: Int

  /// The distances that may turn a page: more than none, through a page.
  public static let turningRange = Offset(rawValue: 1)...Offset(pages: 1)
  /// The velocities that may throw a page, in pages per second.
  public static let throwingRange = Offset(rawValue: 1)...Offset(pages: 1000)
  /// The times that a settle may take, in milliseconds.
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
