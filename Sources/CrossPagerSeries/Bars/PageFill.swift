public import CivilDates

/// The number of bars with a value on each page of a unit.
///
/// The levels and the first page of a file depend on these numbers (`Docs/Files.md`, "Levels").
public struct PageFill: Hashable, Sendable {
  /// A page with a value.
  public struct Page: Hashable, Sendable {
    /// The calendar index of the page.
    public let index: Int
    /// The number of bars with a value, at least 1.
    public fileprivate(set) var bars: Int
  }

  /// The pages with a value, oldest first.
  public let pages: [Page]

  /// The number of bars with a value on a typical page, which is the median of ``pages``; 0 if no page has a value.
  public let typicalBars: Double

  /// - Parameter pages: The pages with a value, oldest first.
  init(_ pages: [Page]) {
    self.pages = pages
    let sorted = pages.map(\.bars).sorted()
    typicalBars =
      sorted.isEmpty ? 0 : Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The newest page whose number of bars with a value is at least half of ``typicalBars``; nil if no page has a value.
  public var newestFullPage: Page? { pages.last { Double($0.bars) * 2 >= typicalBars } }
}

extension Series {
  /// Counts the bars with a value on each page of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit of the pages. If the bars would be finer than ``resolution``, the result is empty.
  ///   - calendar: The calendar that defines the start of each unit.
  /// - Complexity: O(*n* + *p* log *p*) for *n* bars in the series and *p* pages.
  public func pageFill(of unit: CalendarUnit, in calendar: CivilCalendar) -> PageFill {
    guard let finer = unit.finer, finer >= resolution else { return PageFill([]) }
    var pages: [PageFill.Page] = []
    var (pageEnd, barEnd) = (Int.min, Int.min)
    for position in bars.indices {
      let bar = bars[position]
      guard bar >= barEnd, summaries.hasValue(position) else { continue }
      if bar >= pageEnd {
        let page = unit.index(holding: bar, of: resolution, in: calendar)
        pageEnd = page.end
        pages.append(PageFill.Page(index: page.index, bars: 0))
      }
      pages[pages.count - 1].bars += 1
      barEnd =
        finer == resolution
        ? bar + 1 : finer.index(holding: bar, of: resolution, in: calendar).end
    }
    return PageFill(pages)
  }
}

extension CalendarUnit {
  /// The calendar index of the unit that contains a bar, and the number of the first bar after that unit.
  func index(
    holding bar: Int, of resolution: CalendarUnit, in calendar: CivilCalendar
  ) -> (index: Int, end: Int) {
    if case .microseconds(let length) = length, case .microseconds(let step) = resolution.length {
      let origin = calendar.origin(of: self)
      let index = (Int64(bar) * step - origin).flooredQuotient(by: length)
      return (Int(index), Int(((index + 1) * length + origin) / step))
    }
    let index = calendar.index(of: calendar.start(of: bar, in: resolution), in: self)
    let end = calendar.span(of: index, in: self).upperBound
    return (index, calendar.index(of: end, in: resolution))
  }
}
