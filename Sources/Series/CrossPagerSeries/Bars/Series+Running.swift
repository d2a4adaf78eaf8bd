package import CivilDates

extension Series {
  /// Returns the calendar index of the running bar, or nil if there is none. A bar is running if the data ends before
  /// the bar does.
  ///
  /// The values usually end some time before the end of a unit, such as an hour before the end of a day of hourly
  /// values or two days before the end of a month of trading days. The last unit is running if its last value is
  /// farther from the end of the unit than in each of the five previous units that have values. If there are no such
  /// units, the last unit is running if its last finer unit has no value and its first and last values are in different
  /// finer units. A day with one value is therefore not running.
  package func runningBar(of unit: CalendarUnit, in calendar: CivilCalendar) -> Int? {
    guard unit > resolution, let finer = unit.finer, let last = lastValue(before: bars.count) else {
      return nil
    }
    func group(_ position: Int) -> (index: Int, end: Int) {
      unit.index(holding: bars[position], of: resolution, in: calendar)
    }
    func start(_ index: Int) -> Int {
      calendar.index(of: calendar.start(of: index, in: unit), in: resolution)
    }
    let running = group(last)
    let rest = running.end - bars[last]
    var first = bars.firstPosition { $0 >= start(running.index) }
    var formerRest: Int?
    for _ in 0..<5 {
      guard let position = lastValue(before: first) else { break }
      let former = group(position)
      formerRest = max(formerRest ?? 0, former.end - bars[position])
      first = bars.firstPosition { $0 >= start(former.index) }
    }
    if let formerRest { return rest > formerRest ? running.index : nil }
    func part(_ number: Int) -> Int {
      max(finer, resolution).index(holding: number, of: resolution, in: calendar).index
    }
    let isUnfinished =
      part(bars[last]) < part(running.end - 1) && part(bars[first]) < part(bars[last])
    return isUnfinished ? running.index : nil
  }

  private func lastValue(before end: Int) -> Int? {
    (0..<end).last { summaries.hasValue($0) }
  }
}
