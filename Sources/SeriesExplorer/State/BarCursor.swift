import CrossPagerConsole

/// The marked bar on a dated level.
package struct BarCursor: Hashable, Sendable {
  /// The name of the level.
  var level: String
  /// The index of the bar. On a page with fewer bars, the last bar is marked, but the index does not change. When the
  /// page turns back, the same bar is marked again.
  var index: Int
}

/// A place that `back` can return to: the page and the bar where `enter` started.
struct EnteredPlace: Hashable, Sendable {
  /// The name of the level.
  var level: String
  /// The key of the page.
  var page: String
  /// The index of the bar.
  var bar: Int
}
