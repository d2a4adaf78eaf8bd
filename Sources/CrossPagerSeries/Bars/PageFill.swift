public import CivilDates

/// How many bars with a value each page of a unit has.
///
/// The contract's section 10 bases the levels and the first page of a file on these numbers.
public struct PageFill: Hashable, Sendable {
  /// A page with a value.
  public struct Page: Hashable, Sendable {
    /// The calendar index of the page.
    public let index: Int
    /// The number of bars with a value, at least 1.
    public let bars: Int
  }

  /// The pages with a value, oldest first.
  public let pages: [Page]

  /// The number of bars with a value on a typical page, which is the median of ``pages``; 0 if no page has a value.
  public let typicalBars: Double

  /// - Parameter bars: The calendar index of the page of each bar with a value, in ascending order.
  init(pagesOfBars bars: some Sequence<Int>) {
    var pages: [Page] = []
    for index in bars {
      if let last = pages.last, last.index == index {
        pages[pages.count - 1] = Page(index: index, bars: last.bars + 1)
      } else {
        pages.append(Page(index: index, bars: 1))
      }
    }
    self.pages = pages
    let sorted = pages.map(\.bars).sorted()
    typicalBars =
      sorted.isEmpty ? 0 : Double(sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  /// The newest page with at least half as many bars with a value as a typical page; nil if no page has a value.
  public var newestFullPage: Page? { pages.last { Double($0.bars) * 2 >= typicalBars } }
}

extension Series {
  /// How many bars with a value each page of a unit has.
  ///
  /// - Parameters:
  ///   - unit: The unit of the pages. If its bars would be finer than ``resolution``, no page has a value.
  ///   - calendar: The calendar that defines the start of each unit.
  /// - Complexity: O(*n* log *n*) for *n* bars of the resolution.
  public func pageFill(of unit: CalendarUnit, in calendar: CivilCalendar) -> PageFill {
    guard let finer = unit.finer else { return PageFill(pagesOfBars: []) }
    return PageFill(
      pagesOfBars: unitsWithValue(finer, in: calendar).lazy.map {
        calendar.index(of: calendar.start(of: $0, in: finer), in: unit)
      })
  }

  /// The calendar indices of the units that have a value, in ascending order.
  private func unitsWithValue(_ unit: CalendarUnit, in calendar: CivilCalendar) -> [Int] {
    if unit == resolution {
      return bars.indices.lazy.filter { summaries.hasValue($0) }.map { bars[$0] }
    }
    return pageFill(of: unit, in: calendar).pages.map(\.index)
  }
}
