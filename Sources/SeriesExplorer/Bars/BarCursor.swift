import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline

/// The marked bar on a dated level.
package struct BarCursor: Hashable, Sendable {
  /// The name of the level.
  var level: String
  /// The index of the bar. On a page with fewer bars, the last bar is marked, but the index does not change. When the
  /// page turns back, the same bar is marked again.
  var index: Int
}

/// A place that `back` can return to: the page and the bar where `enter` started.
struct EnteredPlace: Hashable, Sendable, Codable {
  /// The name of the level.
  var level: String
  /// The key of the page.
  var page: String
  /// The index of the bar.
  var bar: Int
}

/// The argument to `bar`.
enum BarTarget: Hashable, Sendable {
  case index(Int)
  /// The bar that contains the start of a date or another period.
  case date(DateWords)
  /// The only bar on the page with this name.
  case named(BarName)
  case next, previous, first, last
  /// The first bar with the greatest or least value.
  case max, min
  case off
}

extension DatedLevel {
  /// The unit of the bars.
  var barUnit: CalendarUnit { unit.finer ?? unit }

  /// The calendar indices of a page's bars, in units of ``barUnit``.
  func bars(ofPage page: Int) -> Range<Int> {
    let span = span(ofPage: page)
    return
      calendar.index(
        of: span.lowerBound, in: barUnit)..<calendar.index(
        of: span.upperBound, in: barUnit)
  }

  /// The largest number of bars that a page can have.
  var mostBars: Int {
    switch unit {
    case .minute: 0
    case .hour: 60
    case .day: 24
    case .week: 7
    case .month: 31
    case .quarter: 3
    case .year: 12
    case .decade, .century: 10
    }
  }

  /// The page with the given calendar index, or nil if there is no such page.
  func page(at index: Int) -> Int? {
    let page = page(nearestTo: index)
    return self.index(ofPage: page) == index ? page : nil
  }
}

extension Series {
  /// The number of bars on a page. A page has no bars if the bars would be finer than the data.
  func barCount(ofPage page: Int, in level: DatedLevel) -> Int {
    level.barUnit < resolution ? 0 : level.bars(ofPage: page).count
  }
}
