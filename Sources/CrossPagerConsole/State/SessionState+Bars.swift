import CivilDates
import CrossPager
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

/// The outcome of a command on bars, and the message for an ignored command if the reason alone does not explain it.
typealias BarOutcome = (outcome: SessionOutcome, message: String?)

/// Marks and enters bars.
extension SessionState {
  /// The index of the marked bar on the current page, or nil if no bar is marked.
  func barIndex(in data: ChartData?) -> Int? {
    guard let cursor, let data, let level = pager.currentLevel, let dated = labels[level].dated,
      let page = pager.levels[level].page
    else { return nil }
    let count = series(of: data).barCount(ofPage: page, in: dated)
    return count == 0 ? nil : min(cursor.index, count - 1)
  }

  /// The column that is drawn on the page. If the page is split, this is the column of the first chart.
  func series(of data: ChartData) -> Series {
    let drawn = drawnColumns(of: data)[0]
    return data.column(named: drawn.column, of: drawn.series)
  }

  /// Performs `bar`.
  ///
  /// - Parameter today: Today's date, or nil if it is unknown.
  mutating func mark(
    _ target: BarTarget, in data: ChartData?, _ today: CivilDate?
  ) -> BarOutcome {
    guard let level = pager.currentLevel else { return (.ignored(.noLevels), nil) }
    guard let data, let dated = labels[level].dated, let page = pager.levels[level].page else {
      return (.ignored(.noDates), nil)
    }
    if target == .off {
      if cursor == nil { return (.ignored(.alreadyThere), "No bar is marked.") }
      cursor = nil
      return (.changed(), nil)
    }
    let marked = barIndex(in: data)
    let finder = BarFinder(
      state: self, data: data, series: series(of: data), level: dated, page: page, today: today)
    let (place, refusal) = finder.place(of: target, from: marked, by: data.aggregate)
    guard let place else { return refusal }
    let outcome: SessionOutcome
    if place.page != page {
      outcome = .pager(apply(.page(place.page)))
    } else if place.index == marked {
      return (.ignored(.alreadyThere), "The bar is already marked.")
    } else {
      outcome = .changed()
    }
    cursor = BarCursor(level: labels[level].name, index: place.index)
    return (outcome, nil)
  }

  /// Performs `enter`.
  mutating func enter(in data: ChartData?) -> BarOutcome {
    guard let level = pager.currentLevel else { return (.ignored(.noLevels), nil) }
    guard let data, let dated = labels[level].dated, let page = pager.levels[level].page else {
      return (.ignored(.noDates), nil)
    }
    guard let target = levelOfBars(in: dated), let finer = labels[target].dated else {
      return (.ignored(.edge(.top)), "'\(labels[level].name.excerpt)' is the finest level.")
    }
    guard let bar = barIndex(in: data) else {
      return (
        .ignored(.noSuchPage), "No bar is marked. To mark one: bar next"
      )
    }
    let unit = dated.barUnit
    let index = dated.bars(ofPage: page).lowerBound + bar
    guard let entered = finer.page(in: dated.calendar.span(of: index, in: unit)) else {
      let key = dated.calendar.key(of: index, in: unit)
      return (
        .ignored(.noSuchPage),
        "No page for \(key) in level '\(labels[target].name.excerpt)'. \(finer.pages(near: key))"
      )
    }
    let place = EnteredPlace(level: labels[level].name, page: dated.key(ofPage: page), bar: bar)
    let outcome = apply(.goPage(level: target, page: entered))
    if finer.unit > unit {
      // The page contains the bar and other bars, so mark the bar there.
      let place = finer.calendar.index(
        of: dated.calendar.start(of: index, in: unit), in: finer.barUnit)
      let first = finer.bars(ofPage: entered).lowerBound
      cursor = BarCursor(level: labels[target].name, index: max(0, place - first))
    }
    if entrances.last != place { entrances = entrances.suffix(Self.entranceLimit - 1) + [place] }
    return (.pager(outcome), nil)
  }

  /// The maximum number of places that `back` can return to.
  static var entranceLimit: Int { 100 }

  /// The level whose pages each cover one bar of the given level. If there is no such level, this is the coarsest level
  /// whose pages are shorter than the bar, or else the finest level whose pages are longer.
  private func levelOfBars(in dated: DatedLevel) -> Int? {
    let finer = labels.indices.compactMap { index -> (index: Int, unit: CalendarUnit)? in
      labels[index].dated.map { (index, $0.unit) }
    }.filter { $0.unit < dated.unit }
    let within = finer.filter { $0.unit <= dated.barUnit }
    return (within.max { $0.unit < $1.unit } ?? finer.min { $0.unit < $1.unit })?.index
  }

  /// Performs `back`.
  mutating func goBack() -> BarOutcome {
    guard let place = entrances.last, let level = levelIndex(of: place.level),
      let page = labels[level].dated?.page(forKey: place.page)
    else {
      return (
        .ignored(.alreadyThere),
        "There is nothing to return to. 'back' returns to the bar that you entered."
      )
    }
    let isThere = pager.position == Position(level: level, page: page)
    let outcome = isThere ? .changed() : apply(.goPage(level: level, page: page))
    entrances.removeLast()
    cursor = BarCursor(level: place.level, index: place.bar)
    return (.pager(outcome), nil)
  }

  /// Removes the mark from the bar if another level is current.
  mutating func removeStaleCursor() {
    guard let cursor else { return }
    if pager.currentLevel.map({ labels[$0].name }) != cursor.level { self.cursor = nil }
  }

  /// Forgets the entered places and the page to compare with if their pages no longer exist.
  mutating func removeStalePages() {
    // The bars of a page that a key means in another calendar are other bars, so only the page with the key counts.
    entrances = entrances.filter { place in
      levelIndex(of: place.level).flatMap { labels[$0].dated?.page(forKey: place.page) } != nil
    }
    if case .page(let level, let key) = comparison, pageIndex(of: key, inLevel: level) == nil {
      comparison = nil
    }
  }
}
