import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline

/// The marked bar on a dated level.
package struct BarCursor: Hashable, Sendable {
  var level: String
  /// On a page with fewer bars, the last bar is marked, but the index stays, so that the bar is marked again later.
  var index: Int
}

/// A place that `back` can return to: the page and the bar where `enter` started.
struct EnteredPlace: Hashable, Sendable {
  var level: String
  /// The key of the page.
  var page: String
  var bar: Int
}

extension SessionState {
  func barIndex(in data: ChartData?) -> Int? {
    guard let cursor = explored.cursor, let data, let page = datedPage(at: pager.position) else {
      return nil
    }
    let count = page.barCount(of: series(of: data))
    return count == 0 ? nil : min(cursor.index, count - 1)
  }

  /// If the page is split, this is the column of the first chart.
  func series(of data: ChartData) -> Series { data.column(drawnColumns(of: data)[0]) }

  static var entranceLimit: Int { 100 }

  /// The level whose pages each cover one bar of the given level. If there is no such level, this is the coarsest level
  /// whose pages are shorter than the bar, or else the finest level whose pages are longer.
  func levelOfBars(in dated: DatedLevel) -> (index: Int, level: DatedLevel)? {
    let finer = datedLevels.filter { $0.level.unit < dated.unit }
    let within = finer.filter { $0.level.unit <= dated.barUnit }
    return within.max { $0.level.unit < $1.level.unit }
      ?? finer.min { $0.level.unit < $1.level.unit }
  }
}
