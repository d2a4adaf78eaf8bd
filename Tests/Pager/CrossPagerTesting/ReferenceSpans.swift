internal import CrossPager

/// The spans of a level's pages in the reference model.
///
/// The implementation searches the starts of pages and does not depend on how ``PageSpans`` stores them.
struct ReferenceSpans: Hashable, Sendable {
  let given: PageSpans
  /// The number of pages with their own ranges. Later pages share the last range.
  private let ownCount: Int
  /// The length of the longest page.
  let longest: Units

  /// No spans, so that pages correspond by index.
  static let plain = ReferenceSpans(.plain)

  init(_ spans: PageSpans) {
    given = spans
    let last = spans.span(ofPage: Pager.maximumCount)
    ownCount = firstIndex(below: Pager.maximumCount) { spans.span(ofPage: $0) == last } + 1
    // Either all pages have the same length, or there are only a few pages.
    let pages = ownCount > Pager.maximumCount ? 0..<1 : 0..<ownCount
    longest =
      pages.map { page in
        let span = spans.span(ofPage: page)
        return Units(span.upperBound) - Units(span.lowerBound)
      }.max() ?? 0
  }

  var isPlain: Bool { given == .plain }

  func span(_ page: Int) -> Range<Int64> { given.span(ofPage: page) }

  /// A description such as `plain`, `every 7 from 0` or `ranges 0..<31 31..<59`.
  var text: String {
    if isPlain { return "plain" }
    if ownCount > Pager.maximumCount { return "every \(longest) from \(span(0).lowerBound)" }
    return (["ranges"] + (0..<ownCount).map { "\(span($0))" }).joined(separator: " ")
  }

  /// Returns the first of `count` pages that begins at or after a point, or nil if there is no such page.
  func firstPage(beginningFrom point: Int64, count: Int) -> Int? {
    let page = firstIndex(below: count) { span($0).lowerBound >= point }
    return page < count ? page : nil
  }

  /// Returns the last of `count` pages that begins at or before a point, or nil if there is no such page.
  func lastPage(beginningUpTo point: Int64, count: Int) -> Int? {
    let next = firstIndex(below: count) { span($0).lowerBound > point }
    // If several pages share a range, use the first page.
    return next == 0 ? nil : firstPage(beginningFrom: span(next - 1).lowerBound, count: count)
  }
}

/// Returns the first index in `0..<count` that satisfies a condition, or `count` if there is no such index. All later
/// indices must also satisfy the condition.
private func firstIndex(below count: Int, _ holds: (Int) -> Bool) -> Int {
  var (low, high) = (0, count)
  while low < high {
    let middle = (low + high) / 2
    if holds(middle) { high = middle } else { low = middle + 1 }
  }
  return low
}

/// The correspondence of two levels. The article "Correspondence" in CrossPager's documentation states the rules.
extension ReferenceRow {
  /// Returns the page that corresponds to the page of another level. The result is the level's own page if that page
  /// already corresponds, or if either level is empty. If either level is plain, pages correspond by index.
  func page(alignedWith source: ReferenceRow) -> Int? {
    guard let page, let sought = source.page else { return self.page }
    if spans.isPlain || source.spans.isPlain {
      return source.held(page) == sought ? page : held(sought)
    }
    let corresponds =
      overlaps(page, source, sought) || counterpart(of: sought, in: source) == page
      || source.counterpart(of: page, in: self) == sought
    return corresponds ? page : counterpart(of: sought, in: source)
  }

  private func overlaps(_ page: Int, _ other: ReferenceRow, _ otherPage: Int) -> Bool {
    let (here, there) = (spans.span(page), other.spans.span(otherPage))
    return here.lowerBound < there.upperBound && there.lowerBound < here.upperBound
  }

  /// Returns the counterpart of a page of another level.
  ///
  /// A finer level uses the first page that begins inside the other page. If there is no such page, the level uses
  /// the page that contains the start of the other page. A coarser or equally fine level tries these two pages in the
  /// opposite order. If neither page exists, the level uses the preceding page, or its first page if there is no
  /// preceding page.
  private func counterpart(of page: Int, in source: ReferenceRow) -> Int {
    let span = source.spans.span(page)
    let before = spans.lastPage(beginningUpTo: span.lowerBound, count: count)
    let holding = before.flatMap { spans.span($0).upperBound > span.lowerBound ? $0 : nil }
    let beginning = spans.firstPage(beginningFrom: span.lowerBound, count: count)
      .flatMap { spans.span($0).lowerBound < span.upperBound ? $0 : nil }
    let isFiner = spans.longest < source.spans.longest
    return (isFiner ? beginning ?? holding : holding ?? beginning) ?? before ?? 0
  }
}
