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
    public internal(set) var bars: Int
  }

  /// The pages with a value, oldest first.
  public let pages: [Page]

  /// The number of bars with a value on a typical page, which is the median of ``pages``; 0 if no page has a value.
  public let typicalBars: Double

  init(_ pages: [Page]) {
    self.pages = pages
    let sorted = pages.map(\.bars).sorted()
    let middle = sorted.isEmpty ? 0 : sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
    typicalBars = Double(middle) / 2
  }
}

extension Series {
  /// Counts the bars with a value on each page of a unit.
  ///
  /// - Parameters:
  ///   - unit: The unit of the pages. If the bars would be finer than ``resolution``, the result is empty.
  ///   - calendar: The calendar that defines the start of each unit.
  /// - Complexity: O(*n* + *p* log *p*) for *n* bars in the series and *p* pages.
  public func pageFill(of unit: CalendarUnit, in calendar: CivilCalendar) -> PageFill {
    guard let barUnit = barUnit(of: unit, in: calendar) else { return PageFill([]) }
    var pages: [PageFill.Page] = []
    var indices = 0..<0
    for bar in groups(per: barUnit, in: calendar) {
      guard bar.positions.contains(where: { summaries.hasValue($0) }) else { continue }
      if indices.contains(bar.index) {
        pages[pages.count - 1].bars += 1
      } else {
        let page = calendar.page(ofBar: bar.index, in: unit)
        indices = calendar.bars(of: page, in: unit)
        pages.append(PageFill.Page(index: page, bars: 1))
      }
    }
    return PageFill(pages)
  }
}
