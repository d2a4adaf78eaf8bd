import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import TextCharts

struct PageChart: Sendable {
  var title: String
  var bars: [(bar: Chart.Bar, name: String, sentence: String)]
  var scale: PageScale
  var wording: ValueWording
  var unit: String? { wording.unit?.excerpt }
  /// The unit of time of the bars, in the plural.
  var barUnits: String
  var figures: [Figure]
  var drawsLine: Bool
  /// The name of the bar in which the data ends, or nil if the data ends elsewhere.
  var running: String?
  var showsOthers = false
  var goal: Double?
  /// The lines before the figures.
  var captions: [Caption] = []
  var grid: CellGrid?

  struct Figure {
    /// The order in which a small screen omits figures.
    enum Importance: Int, CaseIterable {
      case count, least, main
    }

    var text: String
    /// The name of the bar that the figure comes from, or nil if it comes from several bars.
    var bar: String?
    var importance = Importance.main
  }

  /// A line of related values.
  struct Caption {
    enum Kind {
      /// The first part describes the marked bar.
      case mark
      /// The first part describes the bars, and the second part describes the bars of the other page.
      case legend
      case remark
    }

    var parts: [String]
    var kind: Kind
    /// The character that stands for a remark in the chart.
    var mark: @Sendable (Glyphs) -> Character? = { _ in nil }
  }

  /// Returns the figures of at least this importance, and the values of the clipped bars.
  func figures(clipping indices: [Int], least: Figure.Importance = .count) -> [String] {
    figures.filter { $0.importance.rawValue >= least.rawValue }.map(\.text) + clipped(indices)
  }

  /// Returns the values of the clipped bars, such as `clipped: Jul 4,512`.
  func clipped(_ indices: [Int]) -> [String] {
    if indices.isEmpty { return [] }
    let clipped = indices.prefix(3).map { index in
      bars[index].name + (bars[index].bar.value.map { " \(wording.number($0))" } ?? "")
    }
    let rest = indices.count > 3 ? ["\(indices.count - 3) more"] : []
    return ["clipped: " + (clipped + rest).joined(separator: ", ")]
  }

  init(_ report: ChartReport) {
    let (page, aggregate, wording) = (report.page, report.aggregate, report.wording)
    (title, self.wording) = (report.title, wording)
    bars = page.bars.map { bar in
      let value = bar.summary.unboundedValue(aggregate)
      let drawn = Chart.Bar(label: bar.label(in: page.unit), value: value)
      let name = bar.name(in: page.unit)
      let parts = ["\(name): \(wording.number(bar.summary))"] + wording.samples(bar.summary)
      return (bar: drawn, name: name, sentence: parts.joined(separator: ", "))
    }
    (scale, drawsLine) = (report.scale, report.style.drawsLine(aggregate))
    if aggregate.isAmount { scale.range = (scale.range ?? 0...0).including(0) }
    (barUnits, grid) = ("\(page.barUnit ?? page.unit)s", report.grid)
    if let index = report.running, bars.indices.contains(index) {
      bars[index].bar.isRunning = true
      bars[index].sentence += ", so far"
      running = bars[index].name
    }
    figures = Self.figures(page, wording)
    if let bar = report.bar {
      bars[bar.index].bar.isMarked = true
      captions.append(Caption(parts: bar.parts, kind: .mark))
    }
    if let other = report.other { add(other) }
    add(report.notes, besides: report.bar?.index)
    goal = report.goal
    for (index, mean) in (report.means?.values ?? []).enumerated() {
      bars[index].bar.smoothed = mean
    }
    captions += report.measures
  }

  /// Flags bars that have notes, and adds a caption with the first notes. The marked bar's own caption has its notes.
  private mutating func add(_ notes: [(note: Note, bar: Int?)], besides marked: Int?) {
    for case (let note, let bar?) in notes {
      bars[bar].bar.hasNote = true
      bars[bar].sentence += ", note: \(note.text)"
    }
    let parts = notes.filter { $0.bar == nil || $0.bar != marked }.map { note, bar in
      (bar.map { "\(bars[$0].name): " } ?? "") + note.text.excerpt
    }
    if parts.isEmpty { return }
    let more = parts.count > 6 ? [Wording.count(parts.count - 6, "more note")] : []
    captions.append(Caption(parts: parts.prefix(6) + more, kind: .remark, mark: { $0.note }))
  }

  private static func figures(_ page: PageSummary, _ wording: ValueWording) -> [Figure] {
    let (total, aggregate) = (page.total, wording.aggregate)
    func figure(
      _ name: String, _ value: Double?, _ importance: Figure.Importance = .main,
      of part: (Summary) -> Double? = { _ in nil }
    ) -> Figure {
      let holder = page.bars.first { value != nil && part($0.summary) == value }
      return Figure(
        text: "\(name) \(value.map(wording.number) ?? "none")",
        bar: holder?.name(in: page.unit), importance: importance)
    }
    // The value of the page, if it is not among the other figures.
    let value = wording.number(total, none: "none")
    // A sum, a count or a rise can be outside the range of the bar's samples. A mean is always within it.
    let kind = aggregate.isAmount ? "sample " : ""
    let ofSamples =
      aggregate.isAmount || page.bars.contains { $0.summary.count > 1 } ? "sample " : ""
    let outside = page.bars.count { $0.summary.isOutOfRange(aggregate) }
    return [
      Figure(text: "count \(wording.number(total.count))", importance: .count),
      Figure(text: "missing \(wording.number(total.missing))", importance: .count),
    ]
      + ([.sum, .last, .rise].contains(aggregate) ? [Figure(text: "\(aggregate) \(value)")] : [])
      + [
        figure("\(ofSamples)min", total.min, .least, of: \.min),
        figure("\(kind)mean", total.mean), figure("\(ofSamples)max", total.max, of: \.max),
      ]
      + (outside > 0 ? [Figure(text: "\(Wording.count(outside, "bar")) out of range")] : [])
  }
}

struct CellGrid: Sendable {
  var rows: [String]
  /// The labels above the columns, some of them empty.
  var columns: [String]
  var places: [ShadedCells.Place]
}

extension CellGrid {
  /// Creates the calendar of a page whose bars are days: a row for each weekday, and a column for each week. The name
  /// of a month is above the week of its first day. Returns nil for other pages, and for a week.
  init?(_ page: PageSummary, in calendar: CivilCalendar) {
    guard page.barUnit == .day, page.unit > .week, let first = page.bars.first else { return nil }
    let weekdays = calendar.weekdays
    let blanks = weekdays.firstIndex(of: first.start.date.weekday) ?? 0
    places = page.bars.indices.map { bar in
      ShadedCells.Place((blanks + bar) % 7, (blanks + bar) / 7)
    }
    rows = weekdays.map(\.shortTitle)
    columns = Array(repeating: "", count: (blanks + page.bars.count + 6) / 7)
    for (bar, place) in zip(page.bars, places) where bar.start.date.day == 1 {
      columns[place.column] = bar.start.date.month.monthName
    }
  }
}

extension CivilCalendar {
  var weekdays: [Weekday] {
    let all = Weekday.allCases
    return Array((all + all)[(firstWeekday.rawValue - 1)...].prefix(7))
  }
}

extension PageChart {
  var cells: ShadedCells? {
    guard let grid else { return nil }
    let range = ChartAxis.range(
      of: bars.compactMap(\.bar.drawnValue), scale: scale.range, clips: scale.rule == .robust)
    var cells = ShadedCells(rows: grid.rows, columns: grid.columns, scale: range)
    for (bar, place) in zip(bars, grid.places) {
      cells.values[place] = .some(bar.bar.drawnValue)
      cells.sentences[place] = bar.sentence
      if bar.bar.isMarked { cells.marked = place }
      if bar.bar.hasNote { cells.noted.insert(place) }
    }
    return cells
  }
}
