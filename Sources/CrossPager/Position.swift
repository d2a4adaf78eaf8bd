/// A level and the page it shows.
public struct Position: Hashable, Sendable {
  /// The level's index, 0 at the top.
  public var level: Int
  /// The page's index, from 0; nil on an empty level.
  public var page: Int?

  /// A position, not checked against any pager. A command to a position that does not exist is ignored.
  public init(level: Int, page: Int?) {
    self.level = level
    self.page = page
  }
}
