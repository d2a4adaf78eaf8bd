package import CivilDates
package import CrossPagerConsole
package import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

/// The data of dated levels, with the aggregates and the calendar that summarize it.
package struct ChartData: Sendable {
  /// The series with their names. There is at least one series.
  package let series: [NamedSeries]
  /// The columns of the series drawn at the start. There is at least one column, and the first one is drawn by default.
  package let columns: [Series]
  let names: [String]
  /// The names of the series, or an empty array if there is a single unnamed series.
  package let seriesNames: [String]
  /// The name of the series drawn at the start, or nil if the series has no name.
  package let firstSeries: String?
  /// The times of the first and last samples across all series, or nil if there are no samples.
  package let span: ClosedRange<CivilTime>?
  /// The result of reading the source.
  package let report: ReadReport
  /// For each column, the function that combines the samples of a period into the value of its bar.
  package internal(set) var aggregates: [String: Aggregate] = [:]
  private let choices: [String: AggregateChoice]
  /// The calendar that defines the pages and their bars.
  package var calendar: CivilCalendar
  /// The index of each series, by name.
  private let places: [String: Int]
  private let columnReports: [String: ColumnReport]

  /// The minimum number of values in a series that is drawn by default.
  private static let leastValues = 5

  /// Creates chart data from one series.
  package init(
    columns: [Series], report: ReadReport, aggregate: Aggregate? = nil,
    calendar: CivilCalendar = CivilCalendar()
  ) {
    self.init(
      series: [NamedSeries(name: "", series: columns)], report: report, aggregate: aggregate,
      calendar: calendar)
  }

  /// Creates chart data from several series.
  ///
  /// - Parameters:
  ///   - series: One or more series, all with the same column names.
  ///   - name: The name of the series to draw at the start. If no series has this name, the first series with at least
  ///     five values is drawn, or else the first series.
  ///   - aggregate: The aggregate of the first column, or nil for one that suits it.
  /// - Complexity: O(series), plus O(bars) for series with few values
  package init(
    series: [NamedSeries], drawing name: String? = nil, report: ReadReport,
    aggregate: Aggregate? = nil, calendar: CivilCalendar = CivilCalendar()
  ) {
    precondition(!series.isEmpty, "A chart needs at least one series.")
    self.series = series
    let isNamed = series.count > 1 || !series[0].name.isEmpty
    seriesNames = isNamed ? series.map(\.name) : []
    places = Dictionary(zip(seriesNames, series.indices)) { first, _ in first }
    let usual = series.first { $0.series[0].hasValues(atLeast: Self.leastValues) } ?? series[0]
    let first = name.flatMap { [places] in places[$0] }.map { series[$0] } ?? usual
    firstSeries = isNamed ? first.name : nil
    columns = first.series
    names = columns.map(\.name)
    let spans = series.compactMap(\.span)
    span = spans.first.map { spans.reduce($0) { $0.union($1) } }
    self.report = report
    let reports = Dictionary(report.valueColumns.map { ($0.name, $0) }) { first, _ in first }
    columnReports = reports
    let source = isNamed ? first.name : report.source
    let chosen = columns.map { column in
      let read = reports[column.name]
      let isMeasure = read?.role ?? .measure == .measure
      return AggregateChoice(
        for: column, unit: read?.unit, isMeasure: isMeasure, source: source, in: calendar)
    }
    choices = Dictionary(zip(names, chosen)) { first, _ in first }
    aggregates = choices.mapValues(\.aggregate)
    if let aggregate { aggregates[names[0]] = aggregate }
    self.calendar = calendar
    let step = columns[0].step
    self.calendar.dataUnit = step == .week || step == .quarter ? step : nil
  }

  /// Returns the columns of the series with the given name, or of the series drawn at the start if there is none.
  func columns(of series: String?) -> [Series] {
    series.flatMap { places[$0] }.map { self.series[$0].series } ?? columns
  }

  func report(ofColumn name: String) -> ColumnReport? { columnReports[name] }

  func unit(ofColumn name: String) -> String? { columnReports[name]?.unit }

  /// Returns the greatest number of decimal places found in some of a column's bars.
  func decimals(ofColumn name: String) -> Int {
    series.prefix(8).map { column(named: name, of: $0.name).decimals }.max() ?? 0
  }

  func aggregate(ofColumn name: String) -> Aggregate { aggregates[name] ?? .mean }

  /// Returns the choice of a column's aggregate, or nil if another aggregate was set.
  func choice(ofColumn name: String) -> AggregateChoice? {
    choices[name].flatMap { $0.aggregate == aggregate(ofColumn: name) ? $0 : nil }
  }

  /// Returns this data with other aggregates for some columns.
  ///
  /// - Parameter chosen: Aggregates, each with the name of its column, or with nil for the column drawn at the start.
  package func aggregated(
    by chosen: [(column: String?, aggregate: Aggregate)]
  ) throws(DataProblem) -> ChartData {
    var data = self
    for (column, aggregate) in chosen {
      let meant = column.map { names.names(meantBy: $0) } ?? [names[0]]
      guard meant.count == 1 else { throw .unknownColumn(column ?? "", among: names) }
      data.aggregates[meant[0]] = aggregate
    }
    return data
  }

  /// Returns the level of a unit, or nil if there are no samples.
  func level(_ unit: CalendarUnit, gaps: GapsRule) -> DatedLevel? {
    let whole = span.map { DatedLevel(unit: unit, calendar: calendar, covering: $0) }
    if gaps == .show { return whole }
    let indices = series.flatMap(\.series).indicesWithValue(of: unit, in: calendar)
    return DatedLevel(unit: unit, calendar: calendar, indices: indices) ?? whole
  }

  /// Returns the column with the given name, or the first column if no column has that name.
  func column(named name: String?, of series: String? = nil) -> Series {
    let columns = columns(of: series)
    return columns.first { $0.name == name } ?? columns[0]
  }

  func hasSeries(_ name: String) -> Bool { places[name] != nil }

  /// Returns a copy of this data that draws a different series.
  ///
  /// - Parameter word: The name of a series, or a part of the name that identifies it.
  package func drawing(_ word: String) throws(DataProblem) -> ChartData {
    guard !seriesNames.isEmpty else { throw .oneSeries(word, source: report.source) }
    let meant = seriesNames.names(meantBy: word, orIn: true)
    guard let name = meant.first else { throw .unknownSeries(word, among: seriesNames) }
    if meant.count > 1 { throw .ambiguousSeries(word, among: meant) }
    return ChartData(series: series, drawing: name, report: report, calendar: calendar)
  }

  /// The approximate size in bytes. All columns of a series share one array of bar numbers.
  var bytes: Int {
    series.reduce(0) { bytes, series in
      series.series.reduce(bytes + 8 * series.series[0].barCount) { $0 + $1.summaryBytes }
    }
  }
}

extension [String] {
  /// Returns the name equal to a word, or else a name that differs only in letter case, or else all names that begin
  /// with it, or else, if `isAnywhere` is true, all names that contain the word.
  func names(meantBy word: String, orIn isAnywhere: Bool = false) -> [String] {
    if let name = name(word) { return [name] }
    if word.isEmpty { return [] }
    let begun = filter { $0.lowercased().hasPrefix(word.lowercased()) }
    return begun.isEmpty && isAnywhere
      ? filter { $0.lowercased().firstRange(of: word.lowercased()) != nil } : begun
  }

  /// Returns the name equal to a word, or else a name that differs only in letter case.
  func name(_ word: String) -> String? {
    first { $0.isName(word) } ?? first { $0.isName(word, ignoringCase: true) }
  }
}

/// The rule for units of time without a value in any column.
package enum GapsRule: String, Hashable, Sendable, CaseIterable, Spelled {
  case show
  /// Only units with a value have a page, so trading days follow each other.
  case skip
}

/// The reason that data cannot be shown.
package enum DataProblem: Error, Hashable, Sendable {
  case noSamples(source: String)
  /// A request for a series by name, although the data has a single unnamed series.
  case oneSeries(String, source: String)
  case unknownSeries(String, among: [String])
  case unknownColumn(String, among: [String])
  case ambiguousSeries(String, among: [String])
  case scene(Scene.Problem)

  package var message: String {
    switch self {
    case .noSamples(let source): "'\(source.pathExcerpt)' has no samples."
    case .oneSeries(let name, let source):
      "No series '\(name.excerpt)' in '\(source.pathExcerpt)'. "
        + "To split its rows by a column of names, add --by COLUMN"
    case .unknownSeries(let name, let names):
      "No series '\(name.excerpt)'.\(Wording.meant(name, among: names))"
        + Wording.all("Series", names)
    case .unknownColumn(let name, let names):
      "No column '\(name.excerpt)'.\(Wording.meant(name, among: names))"
        + Wording.all("Columns", names)
    case .ambiguousSeries(let name, let names):
      "'\(name.excerpt)' could be \(Wording.choice(names))."
    case .scene(let problem): problem.message
    }
  }
}
