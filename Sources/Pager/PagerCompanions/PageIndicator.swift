#if canImport(CrossPager)
  public import CrossPager
#endif

/// A row of dots that shows the current page. If there are more pages than dots, the row scrolls.
///
/// The dots follow the content during a gesture and use the same fixed-point arithmetic as the pager. The current page
/// is in the middle of the row, except near the ends of the level. Dots at an end of the row are smaller if there are
/// more pages beyond that end.
///
///     for dot in pager.indicator(dots: 5) {
///       draw(x: dot.place.points(perPage: 16), size: dot.size.points(perPage: 8), dot.selection)
///     }
///
/// Other libraries call such a row dynamic bullets or a page control.
public struct PageIndicator: Hashable, Sendable {
  /// The number of dots in the row at rest, at most the number of pages.
  public let visibleCount: Int
  private let count: Int
  private let wraps: Bool

  /// A dot, which stands for a page.
  public struct Dot: Hashable, Sendable, Identifiable {
    /// The index of the page.
    public let page: Int
    /// The distance from the beginning of the row, in dots. It grows toward later pages. While the row scrolls, the
    /// outermost dots are partly outside the row, by less than one dot.
    public let place: Offset
    /// The size of the dot, from 0 through 1.
    public let size: Offset
    /// How much the dot is selected, from 0 through 1. During a turn, two dots share the selection.
    public let selection: Offset

    /// The index of the page, which identifies the dot.
    public var id: Int { page }
  }

  /// Creates an indicator.
  ///
  /// - Parameters:
  ///   - count: The number of pages, clamped to `0...Pager.maximumCount`.
  ///   - dots: The number of dots in the row, clamped to 1 through the number of pages.
  ///   - wraps: Whether the level wraps around.
  public init(count: Int, dots: Int, wraps: Bool = false) {
    self.count = min(max(count, 0), Pager.maximumCount)
    visibleCount = min(max(dots, 1), self.count)
    self.wraps = wraps
  }

  /// Returns the dots in the row, in the order of their pages. There is at most one more dot than the row has at rest.
  ///
  ///     let indicator = PageIndicator(count: 100, dots: 5)
  ///     indicator.dots(at: 7).map(\.page)         // [5, 6, 7, 8, 9]
  ///     indicator.dots(at: 7).map(\.size)         // [0.5, 1, 1, 1, 0.5]
  ///
  /// - Parameter progress: The place that the content shows, in pages: the `progress` of a pager. A place beyond an end is
  ///   clamped or, if the level wraps around, lies between the last page and the first.
  /// - Complexity: O(dots)
  public func dots(at progress: Offset) -> [Dot] {
    let row = row(at: progress)
    return row.pages.map { row.dot(for: $0) }
  }

  /// Returns the row of dots without allocating memory.
  package func row(at progress: Offset) -> Row { Row(self, at: progress) }

  /// A row of dots. Its distances are in units of an ``Offset``.
  package struct Row {
    private static let unit = Offset.unitsPerPage

    package let pages: Range<Int>
    private let visibleCount, last, place, around, start, hidden: Int64

    fileprivate init(_ indicator: PageIndicator, at progress: Offset) {
      let (unit, count) = (Self.unit, Int64(indicator.count))
      visibleCount = Int64(indicator.visibleCount)
      last = (count - 1) * unit
      hidden = (count - visibleCount) * unit
      place = min(max(progress.rawValue, 0), last)
      // The fraction of the way around, from the last page to the first or back.
      let beyond = (progress - Offset(rawValue: place)).magnitude.rawValue
      around = indicator.wraps ? min(beyond, unit) : 0
      let first = min(max(place - (visibleCount - 1) * unit / 2, 0), hidden)
      start = first + (first == 0 ? hidden : -hidden) / unit * around
      let end = min((start + unit - 1) / unit + visibleCount, count)
      pages = Int(start / unit)..<Int(end)
    }

    package func dot(for page: Int) -> Dot {
      let (unit, here) = (Self.unit, Int64(page) * Self.unit)
      let left = here - start
      let right = (visibleCount - 1) * unit - left
      let distance = abs(here - place)
      var selection = max(unit - distance - around, 0)
      if distance == last { selection = max(selection, around) }
      let (more, remaining) = (min(start, unit), min(hidden - start, unit))
      return Dot(
        page: page, place: Offset(rawValue: left),
        size: Offset(rawValue: min(Self.size(left, more), Self.size(right, remaining))),
        selection: Offset(rawValue: selection))
    }

    /// Returns the size of a dot at a distance from an end of the row. `more` is the number of pages beyond that end,
    /// clamped to at most 1.
    private static func size(_ distance: Int64, _ more: Int64) -> Int64 {
      let small = min((distance + unit) / 2, unit)
      return unit - more * (unit - small) / unit
    }
  }
}

extension Paging {
  /// Returns the dots that show the current page of the current level, or an empty array if there is no current page.
  /// See ``PageIndicator``.
  ///
  /// - Parameter dots: The number of dots in the row, clamped to 1 through the number of pages.
  /// - Complexity: O(dots)
  public func indicator(dots: Int) -> [PageIndicator.Dot] {
    guard let row = base.indicatorRow(dots: dots) else { return [] }
    return row.pages.map { row.dot(for: $0) }
  }
}

extension Pager {
  package func indicatorRow(dots: Int) -> PageIndicator.Row? {
    guard let position, let progress else { return nil }
    let level = levels[position.level]
    return PageIndicator(count: level.count, dots: dots, wraps: level.rules.edge == .wrap)
      .row(at: progress)
  }
}
