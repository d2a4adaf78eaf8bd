public import CivilDates
import CrossPager
public import CrossPagerConsole
public import CrossPagerSeries
import CrossPagerTimeline
public import LineEditing
import MessageWords
import TextCharts

/// A remark that a prompt shows once: on the data, or on a command that helps with the current page.
public enum Remark: Hashable, Sendable {
  /// A value that may represent missing values. `canReread` indicates whether the file can be read again.
  case sentinel(Double, canReread: Bool = false)
  /// The day and the month of the dates could be swapped. The dates were read in `format` and not in `other`.
  case dateOrder(format: String, DateOrder.Evidence, other: String)
  /// No page of the unit's level has more than one bar, but the current page of `levelWithMore` does.
  case oneBar(CalendarUnit, levelWithMore: String)
  /// The data has several series, named by the columns in `by`. Only the series `drawn` is drawn.
  case series([String], by: [String], drawn: String)
  /// Because of this evidence, the bars of a column show another aggregate than the mean.
  case aggregate(Aggregate, column: String, evidence: String)
  /// The file has no column of numbers, so bars count its rows.
  case countedRows
  /// The values of a column only rise, so they may be those of a meter.
  case rises(column: String)
  /// Several columns, among them the drawn one, have the same unit.
  case alike([String], unit: String)
  /// Rows of different kinds, which this column tells apart, are summarized together. `canReread` indicates whether the
  /// file can be read again.
  case mixed(column: String, canReread: Bool = false)
  /// Many rows have the same time as another row and are summarized with it.
  case sharedTimes(Int)
  /// The bars of the page look almost equally high because they start at zero.
  case alikeBars
  /// The last command changed the level. There are two ways to do this.
  case levels

  /// The remark as a sentence.
  public var sentence: String {
    switch self {
    case .sentinel(let value, let canReread):
      "'\(DataReport.exact(value))' may represent a missing value. To treat it as missing"
        + (canReread ? ": missing " : ", start with --missing ") + DataReport.exact(value)
    case .dateOrder(let format, let evidence, let other):
      "Dates are read as \(format), \(evidence.rawValue). To change it, start with --date-format "
        + other.shellWord(orIfLong: "FORMAT")
    case .oneBar(let unit, let level):
      "Each \(unit.rawValue) has only one bar. To see more at once: go \(Wording.quoting(level))"
    case .series(let names, let columns, let drawn):
      "\(names.count) series by \(Wording.list(columns)): \(Self.beginning(of: names)). "
        + "Drawn: \(drawn.excerpt). To change it: series NAME"
    case .aggregate(let aggregate, let column, let evidence):
      "Bars show the \(aggregate.phrase) of '\(column.excerpt)', because \(evidence.excerpt). "
        + "To change it: aggregate mean"
    case .countedRows:
      "The file has no column of numbers, so bars count its rows. To see what is wrong with a column, start with "
        + "--value COLUMN"
    case .rises(let column):
      "'\(column.excerpt)' only rises. To show how much it rises in each bar: aggregate rise"
    case .alike(let columns, let unit):
      "\(columns.count) columns are in \(unit.excerpt). To draw some of them: split "
        + columns.prefix(2).map { Wording.quoting($0) }.joined(separator: " ")
    case .mixed(let column, let canReread):
      "Rows of every '\(column.excerpt)' are summarized together. To tell them apart"
        + (canReread ? ": by " : ", start with --by ") + Wording.quoting(column)
    case .sharedTimes(let rows):
      "\(Wording.count(rows, "row")) \(rows == 1 ? "repeats" : "repeat") the time of another row. "
        + "Rows with the same time share a bar. For details: data"
    case .alikeBars: "Bars start at 0. To see the differences: set scale page"
    case .levels:
      "'up' and 'down' go to the page that each level remembers. 'zoom in' (+) and 'zoom out' (-) go to a page that "
        + "shares dates with this one."
    }
  }

  /// The first names, up to about 40 characters, and the number of remaining names.
  private static func beginning(of names: [String]) -> String {
    var shown: [String] = []
    var length = 0
    for name in names {
      length += name.excerpt.count + 2
      if length > 40, !shown.isEmpty { break }
      shown.append(name.excerpt)
    }
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Session {
  /// The remarks to show before the first command.
  ///
  /// - Complexity: O(columns + *n*) for *n* bars at the resolution of the series
  public mutating func remarks() -> [Remark] {
    let sentinel = chartData?.report(ofColumn: state.drawing.value)?.sentinel
    let canReread = dataRequest != nil
    return [
      orderRemark, seriesRemark, sentinel.map { .sentinel($0.value, canReread: canReread) },
      pageRemark, mixedRemark(canReread: canReread) ?? timesRemark, aggregateRemark, alikeRemark,
    ].compactMap(\.self)
  }

  /// Nil if only one order is possible or the order is evident.
  private var orderRemark: Remark? {
    guard let report = chartData?.report, let order = report.dateOrder, order.evidence != .points
    else { return nil }
    return .dateOrder(format: report.dateFormat, order.evidence, other: order.other)
  }

  /// A remark on the aggregate that was chosen for the drawn column, or on one that the values suggest.
  private var aggregateRemark: Remark? {
    guard let chartData, let page = state.datedPage(at: state.pager.position) else { return nil }
    let series = state.series(of: chartData)
    let (column, aggregate) = (series.name, chartData.aggregate(ofColumn: series.name))
    if series.countsRows { return .countedRows }
    guard let choice = chartData.choices[column], choice.aggregate == aggregate else { return nil }
    if aggregate == .mean {
      let isMeasure = chartData.report(ofColumn: column)?.role ?? .measure == .measure
      return isMeasure && series.onlyRises(atLeast: 10) ? .rises(column: column) : nil
    }
    // If each bar on the page has one sample, its sum and its last value equal its mean.
    guard let evidence = choice.evidence,
      aggregate == .rise || page.summary(of: series).bars.contains(where: { $0.summary.count > 1 })
    else { return nil }
    return .aggregate(aggregate, column: column, evidence: evidence)
  }

  /// A remark on the columns with the unit of the drawn column, or nil if several rows share a time or series differ.
  private var alikeRemark: Remark? {
    guard let chartData, chartData.series.count == 1, chartData.report.duplicate == 0,
      state.drawing.split == .off, let drawn = chartData.report(ofColumn: state.drawing.value),
      let unit = drawn.unitOfName
    else { return nil }
    let others = chartData.report.valueColumns.filter { column in
      column.name != drawn.name && column.role == .measure && column.unitOfName == unit
    }
    return others.isEmpty ? nil : .alike([drawn.name] + others.map(\.name), unit: unit)
  }

  /// A remark on a column of kinds, such as `type`, by which the rows are not divided, or nil.
  private func mixedRemark(canReread: Bool) -> Remark? {
    guard let report = chartData?.report, report.seriesColumns.isEmpty, report.bytes > 0,
      report.hasHeader
    else { return nil }
    let values = Set(report.valueColumns.map(\.name)).union(report.dateColumns)
    let kind = report.columnNames.first { name in
      !values.contains(name) && Self.kinds.contains(name.lowercased())
    }
    return kind.map { .mixed(column: $0, canReread: canReread) }
  }

  private static let kinds: Set<String> = [
    "type", "kind", "category", "metric", "measurement", "measure", "parameter", "variable",
    "indicator", "sensor", "entity_id", "unit", "units", "einheit",
    "typ", "art", "kategorie", "messgröße", "tipo", "categoría",
    "categoria", "catégorie", "soort", "categorie", "jenis", "kategori", "tyyppi", "laji",
  ]

  /// The remark on the series in the data, or nil if there is only one series.
  public var seriesRemark: Remark? {
    guard let chartData, let drawn = state.drawing.series, chartData.series.count > 1 else {
      return nil
    }
    return .series(chartData.seriesNames, by: chartData.report.seriesColumns, drawn: drawn)
  }

  /// A remark on rows that share their times with other rows, or nil if there are few such rows, the file has named
  /// series, or several entries a day are usual.
  public var timesRemark: Remark? {
    guard let report = chartData?.report, report.seriesColumns.isEmpty, report.leftOut == 0,
      report.duplicate > 0, 10 * report.duplicate >= report.rows * report.samplesPerRow,
      chartData.map({ $0.columns[0].hasSeveralEntriesADay(in: $0.calendar) }) == false
    else { return nil }
    return .sharedTimes(report.duplicate)
  }

  /// A remark on bars that look alike on the current page, or nil if they do not or if `set scale page` would not help.
  ///
  /// There is no remark if a scale has been chosen.
  public mutating func scaleRemark() -> Remark? {
    guard let chartData, state.drawing.scale == .auto, state.drawing.style != .calendar,
      state.phase == .settled, let position = state.pager.position
    else { return nil }
    let areAlike = state.drawnColumns(of: chartData).allSatisfy { column in
      let aggregate = chartData.aggregate(ofColumn: column.column)
      guard !aggregate.isAmount,
        let page = state.datedPage(at: position)?.summary(of: chartData.column(column)),
        let scale = explorer.scale(for: page, of: column, state.drawing.scale).range
      else { return false }
      let values = page.bars.compactMap { $0.summary.value(aggregate) }
      guard let low = values.min(), let high = values.max() else { return false }
      return ChartAxis.hidesDifferences(in: low...high, scale: scale)
    }
    return areAlike ? .alikeBars : nil
  }

  private var pageRemark: Remark? {
    guard let chartData, let position = state.pager.position,
      let page = state.datedPage(at: position)
    else { return nil }
    let series = chartData.column(named: state.drawing.value, of: state.drawing.series)
    let level = page.level
    let fill = series.pageFill(of: level.unit, in: level.calendar)
    guard !fill.pages.isEmpty, fill.pages.allSatisfy({ $0.bars == 1 }) else { return nil }
    let below = state.labels.indices.dropFirst(position.level + 1)
    let fuller = below.compactMap(state.datedPage(ofLevel:)).first { page in
      page.summary(of: series).bars.count { $0.summary.count > 0 } > 1
    }
    return fuller.map { .oneBar(level.unit, levelWithMore: $0.levelName) }
  }
}

extension ColumnReport {
  /// The unit beside the numbers, or in brackets at the end of the name.
  fileprivate var unitOfName: String? {
    if let unit { return unit }
    guard let last = name.last, "])".contains(last),
      let start = name.lastIndex(where: { "[(".contains($0) })
    else { return nil }
    let unit = name[start...].dropFirst().dropLast()
    return unit.isEmpty || unit.count > 8 ? nil : String(unit)
  }
}

extension Aggregate {
  fileprivate var phrase: String { self == .last ? "last value" : rawValue }
}

extension Response {
  /// Whether `up`, `down` or `zoom` has changed the level. Levels without dates do not count, because their pages share
  /// no dates.
  public var changesDatedLevel: Bool {
    guard case .moved(let from, let to, _, _, _) = result, to.isDated, from.level != to.level,
      let name
    else { return false }
    return ["up", "down", "zoom"].contains(name)
  }

  /// Whether the command is a search.
  public var isSearch: Bool { name == "find" }
}

/// The keys that repeat a search on an empty line, and their commands.
public enum SearchKeys {
  /// The commands for a key, one for each typed `n` or `N`, or nil if the key has none.
  public static func commands(for key: Key) -> [String]? {
    guard case .text(let text) = key, !text.isEmpty, text.allSatisfy({ "nN".contains($0) }) else {
      return nil
    }
    return text.map { $0 == "n" ? "find next" : "find previous" }
  }
}
