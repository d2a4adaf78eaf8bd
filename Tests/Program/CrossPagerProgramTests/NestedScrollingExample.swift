import CrossPager

/// A scrolling article that contains a gallery.
struct Article {
  var gallery = Pager(counts: [3], rules: PagerRules(bounce: .off))
  /// How far the article is scrolled, in display heights, and how far it is swiped aside.
  var scrolled: Offset = 0
  var swiped: Offset = 0

  private enum Owner { case gallery, article }
  /// The view that follows the finger; nil until the finger has moved.
  private var owner: Owner?

  /// Handles the distance that the finger has moved since the last call, in pages.
  mutating func fingerMoved(x: Offset, y: Offset) {
    if owner != .article {
      switch gallery.drag(x: x, y: y) {
      case .moved, .changed: owner = .gallery
      case .ignored(.alreadyThere): break
      case .ignored: owner = owner ?? .article
      }
    }
    if owner == .article {
      scrolled = scrolled - y
      swiped = swiped - x
    }
  }

  mutating func fingerLifted(xPagesPerSecond: Offset = 0) {
    if owner == .gallery { gallery.release(xPagesPerSecond: xPagesPerSecond) }
    owner = nil
  }
}
