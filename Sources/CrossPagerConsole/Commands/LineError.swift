/// A line that cannot be read as a command, and where in the line it goes wrong.
public struct LineError: Error, Hashable, Sendable {
  /// What was given, what is wrong with it, and what is allowed.
  public var message: String
  /// The part of the line that is meant, in characters from its beginning; empty at the end of a line that
  /// stops too early.
  public var range: Range<Int>

  init(_ message: String, at range: Range<Int>) {
    self.message = message
    self.range = range
  }
}
