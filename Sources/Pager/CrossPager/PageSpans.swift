/// The extents of a level's pages along a line that all levels share, such as days since a date or words in a text.
///
/// Spans determine which pages of two levels correspond. `align`, `zoom` and the entry rule `align` use spans to find
/// the corresponding page of another level:
///
///     Level(count: 70, spans: .every(1))          // days: one unit each
///     Level(count: 10, spans: .every(7))          // weeks: seven days each
///     Level(count: 3, spans: .ranges([0..<31, 31..<59, 59..<70]))  // months
///
/// A level without spans is ``plain``. Its pages correspond by index to the pages of every other level.
public struct PageSpans: Hashable, Sendable {
  fileprivate var isPlain = false
  /// The length of the longest page, which determines whether one level is finer than another.
  private(set) var longest: Int64
  /// The beginning of page 0, if all pages are equally long.
  private var origin: Int64 = 0
  /// The range of each page; empty if all pages are equally long.
  private(set) var ranges: [Range<Int64>] = []

  /// No extents. The pages correspond by index to the pages of every other level, even if that level has spans.
  public static var plain: PageSpans {
    var spans = PageSpans.every(1)
    spans.isPlain = true
    return spans
  }

  /// Spans of equal length without gaps.
  ///
  /// - Parameters:
  ///   - length: The length of a page, clamped to 1 through 2³¹ − 1.
  ///   - origin: The beginning of page 0, clamped to ±2⁶¹.
  public static func every(_ length: Int, from origin: Int = 0) -> PageSpans {
    PageSpans(length: length, origin: Int64(origin))
  }

  init(length: Int, origin: Int64) {
    longest = Int64((1...Track.maximumCount).clamp(length))
    self.origin = (-(1 << 61)...(1 << 61)).clamp(origin)
  }

  /// Spans of any length, with or without gaps.
  ///
  /// - Parameter ranges: One range for each page, in ascending order. Pages beyond the last range share that range. If
  ///   there are no ranges, every page is one unit long.
  /// - Complexity: O(pages)
  public static func ranges(_ ranges: [Range<Int>]) -> PageSpans {
    if ranges.isEmpty { return .every(1) }
    return PageSpans(ranges: ranges.map { Int64($0.lowerBound)..<Int64($0.upperBound) })
  }

  init(ranges: [Range<Int64>]) {
    self.ranges = ranges
    longest = ranges.reduce(0) {
      let (length, overflow) = $1.upperBound.subtractingReportingOverflow($1.lowerBound)
      return max($0, overflow ? .max : length)
    }
  }

  /// Returns the part of the line that a page covers: `PageSpans.every(7).span(ofPage: 5)` is 35..<42.
  package func span(ofPage page: Int) -> Range<Int64> {
    let page = (0...Track.maximumCount).clamp(page)
    if !ranges.isEmpty { return ranges[min(page, ranges.count - 1)] }
    let start = origin + Int64(page) * longest
    return start..<start + longest
  }

  /// Returns the last page before index `count` that begins at or before a point, or the first page if none does.
  ///
  /// - Complexity: O(1), or O(log pages) for listed ranges
  func page(at point: Int64, count: Int) -> Int {
    if ranges.isEmpty {
      if point < origin { return 0 }
      // As an unsigned number, the distance cannot overflow.
      let distance = UInt64(bitPattern: point &- origin)
      return Int(min(distance / UInt64(longest), UInt64(count - 1)))
    }
    var (low, high) = (0, min(count, ranges.count))
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= point { low = middle } else { high = middle }
    }
    return low
  }
}

extension Level {
  /// Returns whether at least one of two levels is plain, so that their pages correspond by index.
  private func isPlain(beside other: Level) -> Bool { spans.isPlain || other.spans.isPlain }

  /// Returns the page of this level that is the counterpart of another level's page. See <doc:Correspondence>.
  ///
  /// If this level is coarser or equally fine, the counterpart is the page in which the other page begins. If this
  /// level is finer, the counterpart is the first page that begins inside the other page, or the page in which the
  /// other page begins if there is no such page. If the other page begins in a gap between pages of this level, this
  /// level is treated as finer. If either level is plain, the counterpart is the page with the same index, or the last
  /// page if that index is too large.
  func counterpart(ofPage page: Int, in source: Level) -> Int {
    if isPlain(beside: source) { return min(page, count - 1) }
    let span = source.spans.span(ofPage: page)
    let start = spans.page(at: span.lowerBound, count: count)
    let begun = spans.span(ofPage: start)
    let isInside = span.lowerBound <= begun.lowerBound
    let isInGap = begun.upperBound <= span.lowerBound
    if isInside || !isInGap && spans.longest >= source.spans.longest { return start }
    // No page begins after the last range, because all later pages share that range.
    let next = start + 1
    return next < count && span.contains(spans.span(ofPage: next).lowerBound) ? next : start
  }

  /// Returns the level's track, moved to the page that corresponds to another level's page. The track is unchanged if
  /// the pages already correspond or if either level is empty.
  ///
  /// Two pages correspond if they overlap or if either page is the counterpart of the other. Aligning two levels again
  /// therefore has no effect.
  func aligned(with source: Level) -> Track {
    guard let page, let sourcePage = source.page else { return pages }
    let target = counterpart(ofPage: sourcePage, in: source)
    let corresponds =
      page == target || source.counterpart(ofPage: page, in: self) == sourcePage
      || !isPlain(beside: source)
        && spans.span(ofPage: page).overlaps(source.spans.span(ofPage: sourcePage))
    return corresponds ? pages : pages.standing(on: target)
  }
}
