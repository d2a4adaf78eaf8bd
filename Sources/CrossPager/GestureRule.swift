/// When content that is let go of goes on to the next page, and how long it takes to come to rest.
///
/// The defaults feel like the pagers of phones and are equal on every platform:
///
///     pager.gesture = GestureRule(turningPages: 0.3)      // a third of a page turns it
public struct GestureRule: Hashable, Sendable {
  /// How far content must be dragged to go on when it is let go of without a throw, in pages; half a page unless given.
  public let turningPages: Offset
  /// How fast content must be thrown to go on, or back, however far it was dragged; half a page a second unless given.
  public let throwingPagesPerSecond: Offset
  /// How long content takes to come to rest, in milliseconds; 300 unless given.
  public let settleMilliseconds: Int

  /// The distances that may turn a page: more than none, through a page.
  public static let turningRange = Offset(rawValue: 1)...Offset(pages: 1)
  /// The velocities that may throw a page, in pages per second.
  public static let throwingRange = Offset(rawValue: 1)...Offset(pages: 1000)
  /// The times that a settle may take, in milliseconds.
  public static let settleRange = 1...1000

  /// A rule; what lies outside the ranges is held within them.
  public init(
    turningPages: Offset = .half, throwingPagesPerSecond: Offset = .half,
    settleMilliseconds: Int = 300
  ) {
    self.turningPages = GestureRule.turningRange.clamp(turningPages)
    self.throwingPagesPerSecond = GestureRule.throwingRange.clamp(throwingPagesPerSecond)
    self.settleMilliseconds = GestureRule.settleRange.clamp(settleMilliseconds)
  }
}
