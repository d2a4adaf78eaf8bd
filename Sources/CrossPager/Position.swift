/// A level and the page it shows.
public struct Position: Hashable, Sendable {
  /// The level's index, 0 at the top.
  public var level: Int
  /// The page's index, 0 at the left; nil on an empty level.
  public var page: Int?

  /// A position, not checked against any pager.
  public init(level: Int, page: Int?) {
    self.level = level
    self.page = page
  }
}
