#if canImport(CrossPager)
  public import CrossPager
#endif

/// Groups of pages, for a level that moves by a group at a time.
///
/// A stop is the place at which the first page of a group is at the beginning of the display:
///
///     let stops = PageStops(count: 7, pagesPerStop: 3)
///     stops.count                                 // 3
///     stops.pages(ofStop: 2)                      // 6..<7
///     if let page = stops.page(from: 1, .forward) { pager.go(toPage: page) }      // page 3
///
/// The last group has the remaining pages or, if `last` is `filled`, as many as the others, so that the display has no
/// empty space:
///
///     PageStops(count: 7, pagesPerStop: 3, last: .filled).pages(ofStop: 2)        // 4..<7
///
/// Swiper calls the size of a group `slidesPerGroup`, and Flickity calls it `groupCells`. To drag by groups, use a
/// level that has one page for each stop, and draw the stop's pages on it.
public struct PageStops: Hashable, Sendable {
  /// The contents of the last group if the pages do not divide evenly.
  public enum Last: Hashable, Sendable, CaseIterable {
    /// Only the remaining pages.
    case short
    /// As many pages as the other groups. The last two groups share some pages.
    case filled
  }

  private let pageCount: Int
  private let pagesPerStop: Int
  private let last: Last

  /// Creates groups.
  ///
  /// - Parameters:
  ///   - count: The number of pages, clamped to `0...Pager.maximumCount`.
  ///   - pagesPerStop: The number of pages in a group, clamped to `1...Pager.maximumCount`.
  ///   - last: The rule for the last group if the pages do not divide evenly.
  public init(count: Int, pagesPerStop: Int, last: Last = .short) {
    pageCount = min(max(count, 0), Pager.maximumCount)
    self.pagesPerStop = min(max(pagesPerStop, 1), Pager.maximumCount)
    self.last = last
  }

  /// The number of stops.
  public var count: Int {
    pageCount / pagesPerStop + (pageCount % pagesPerStop == 0 ? 0 : 1)
  }

  /// Returns the pages of a stop, or nil if there is no such stop.
  ///
  /// - Complexity: O(1)
  public func pages(ofStop stop: Int) -> Range<Int>? {
    guard stop >= 0, stop < count else { return nil }
    let start = stop * pagesPerStop
    let end = start + min(pagesPerStop, pageCount - start)
    return (last == .short ? start : max(end - pagesPerStop, 0))..<end
  }

  /// Returns the index of the stop to which a page belongs, or nil if there is no such page. If two groups share the
  /// page, returns the last one.
  ///
  /// - Complexity: O(1)
  public func stop(ofPage page: Int) -> Int? {
    guard page >= 0, page < pageCount else { return nil }
    let isInLast = pages(ofStop: count - 1)?.contains(page) == true
    return isInLast ? count - 1 : page / pagesPerStop
  }

  /// Returns the first page of the stop before or after the one to which a page belongs, or nil if there is no such
  /// stop or page.
  ///
  /// Between two stops, as after a jump or free scrolling, `backward` leads to the first page of the page's own group.
  ///
  /// - Parameters:
  ///   - page: The index of the current page.
  ///   - sense: `forward` for the next stop, `backward` for the previous one.
  ///   - wraps: Whether the first stop follows the last.
  /// - Complexity: O(1)
  public func page(from page: Int, _ sense: Sense, wraps: Bool = false) -> Int? {
    guard let stop = stop(ofPage: page), let start = pages(ofStop: stop)?.lowerBound else {
      return nil
    }
    let next = sense == .forward ? stop + 1 : start < page ? stop : stop - 1
    let around = wraps ? pages(ofStop: sense == .forward ? 0 : count - 1) : nil
    return (pages(ofStop: next) ?? around)?.lowerBound
  }
}
