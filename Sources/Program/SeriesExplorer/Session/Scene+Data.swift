package import CivilDates
import CrossPager
package import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline

extension Scene {
  /// The data of dated levels, or nil if all levels are plain.
  package var chartData: ChartData? { (content as? Explorer)?.data }

  /// Creates a scene with dated levels that cover all series.
  ///
  /// All levels start on their last pages. If `units` is nil, the current level is the first whose last page is nearly
  /// full, or else the one whose last page is fullest.
  ///
  /// - Parameters:
  ///   - units: The units of the levels, without duplicates, in any order. If nil, the units are chosen to suit the
  ///     first column.
  ///   - follows: Whether more samples will arrive. If so, the first level is the current one, and all levels follow
  ///     new pages.
  package init(
    _ data: ChartData, units: [CalendarUnit]? = nil, follows: Bool = false
  ) throws(DataProblem) {
    guard let drawn = data.columns.first, let span = data.span else {
      throw .noSamples(source: data.report.source)
    }
    func level(_ unit: CalendarUnit) -> DatedLevel {
      DatedLevel(unit: unit, calendar: data.calendar, covering: span)
    }
    var dated = (units?.sorted() ?? drawn.levelUnits(in: data.calendar, isGrowing: follows))
      .map(level)
    let coarser: [CalendarUnit] = [.day, .week, .month, .year, .decade, .century]
    while units == nil, let last = dated.last, last.count > 60,
      let next = coarser.first(where: { $0 > last.unit })
    {
      dated.append(level(next))
    }
    self.init(
      dated.map { level in
        let rules = LevelRules(start: .last, follow: follows ? .on : .off)
        return (
          label: LevelLabel(name: level.unit.rawValue, pages: .dated(level)),
          level: Level(count: level.count, rules: rules, spans: level.spans)
        )
      })
    if units == nil, !follows {
      let aggregate = data.aggregate(ofColumn: drawn.name)
      var (current, most) = (0, 0.0)
      for (level, pages) in dated.enumerated() {
        let last = drawn.lastPage(of: pages, aggregate)
        let isFull = last.share >= 0.75 && last.differs
        if isFull || last.share > most { (current, most) = (level, last.share) }
        if isFull { break }
      }
      state.pager.apply(.goLevel(current))
    }
    content = Explorer(data)
    state.drawing = DrawingSettings(
      value: drawn.name, series: data.firstSeries, aggregates: data.aggregates,
      calendar: data.calendar)
    do throws(Problem) { try checkNames() } catch { throw .scene(error) }
  }

  /// Shows or skips pages without values in dated levels.
  package mutating func set(_ gaps: GapsRule) {
    if let chartData { state.set(gaps, for: chartData) }
  }
}

extension Series {
  /// Returns how full a level's last page is compared with a typical page, and whether the values of its bars differ.
  fileprivate func lastPage(
    of level: DatedLevel, _ aggregate: Aggregate
  ) -> (share: Double, differs: Bool) {
    let typical = typicalBars(of: level)
    let page = page(level.index(ofPage: level.count - 1), of: level.unit, in: level.calendar)
    let values = page.bars.compactMap { $0.summary.value(aggregate) }
    return (typical > 0 ? Double(values.count) / typical : 0, Set(values).count > 1)
  }

  /// Returns the median number of bars with a value on a page. If rows are counted, a bar without rows has the value 0.
  private func typicalBars(of level: DatedLevel) -> Double {
    let calendar = level.calendar
    guard let rowSpan else { return pageFill(of: level.unit, in: calendar).typicalBars }
    let first = calendar.index(of: rowSpan.lowerBound, in: level.barUnit)
    let end = calendar.index(of: rowSpan.upperBound, in: level.barUnit) + 1
    let counts = (0..<level.count).map { page in
      let bars = calendar.bars(of: level.index(ofPage: page), in: level.unit)
      return bars.clamped(to: first..<end).count
    }.sorted()
    return Double(counts[(counts.count - 1) / 2] + counts[counts.count / 2]) / 2
  }
}
