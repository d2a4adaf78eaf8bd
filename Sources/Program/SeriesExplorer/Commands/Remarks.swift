import CivilDates
import CrossPager
package import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
package import LineEditing
import MessageWords
import TextCharts

// The remarks that a prompt shows once: on the data, or on a command that helps with the current page.
extension Session {
  /// The remarks to show before the first command.
  ///
  /// - Complexity: O(columns + *n*) for *n* bars at the resolution of the series
  package func remarks() -> [String] {
    [
      orderRemark, seriesRemark, sentinelRemark, pageRemark, mixedRemark ?? timesRemark,
      aggregateRemark, alikeRemark,
    ].compactMap(\.self)
  }

  /// Returns the command that makes a change or, if the file cannot be read again, the option that makes it.
  private func remedy(_ command: String) -> String {
    dataRequest == nil ? ", start with --\(command)" : ": \(command)"
  }

  private var drawnReport: ColumnReport? {
    state.drawing.value.flatMap { chartData?.report(ofColumn: $0) }
  }

  private var sentinelRemark: String? {
    drawnReport?.sentinel.map {
      let value = DataReport.exact($0.value)
      return "'\(value)' may represent a missing value. To treat it as missing"
        + remedy("missing \(value)")
    }
  }

  /// A remark on the order of day and month, or nil if only one order is possible or the order is evident.
  private var orderRemark: String? {
    guard let report = chartData?.report, let order = report.dateOrder, order.evidence != .points
    else { return nil }
    return "Dates are read as \(report.dateFormat) (\(order.evidence.rawValue)). "
      + "To swap day and month, start with --date-format \(order.other.shellWord(orIfLong: "FORMAT"))"
  }

  /// A remark on the aggregate that was chosen for the drawn column, or on one that the values suggest.
  private var aggregateRemark: String? {
    guard let chartData, let page = state.datedPage(at: state.pager.position) else { return nil }
    let series = state.series(of: chartData)
    let (column, aggregate) = (series.name, chartData.aggregate(ofColumn: series.name))
    if series.countsRows {
      return
        "The file has no column of numbers, so bars count its rows. To see what is wrong with a column, start with "
        + "--value COLUMN"
    }
    guard let choice = chartData.choice(ofColumn: column) else { return nil }
    if aggregate == .mean {
      let isMeasure = chartData.report(ofColumn: column)?.role ?? .measure == .measure
      guard isMeasure, series.onlyRises(atLeast: 10) else { return nil }
      return "'\(column.excerpt)' only rises. To show how much it rises in each bar: aggregate rise"
    }
    // If each bar on the page has one sample, its sum and its last value equal its mean.
    guard let evidence = choice.evidence,
      aggregate == .rise || page.summary(of: series).bars.contains(where: { $0.summary.count > 1 })
    else { return nil }
    return "Bars show the \(aggregate == .last ? "last value" : aggregate.rawValue) of "
      + "'\(column.excerpt)', because \(evidence.excerpt). To show the mean: aggregate mean"
  }

  /// A remark on other columns with the drawn column's unit. Nil if rows share a time or the data has several series.
  private var alikeRemark: String? {
    guard let chartData, chartData.series.count == 1, chartData.report.duplicate == 0,
      state.drawing.split == .off, let drawn = drawnReport,
      let unit = drawn.unitOfName
    else { return nil }
    let others = chartData.report.valueColumns.filter { column in
      column.name != drawn.name && column.role == .measure && column.unitOfName == unit
    }
    guard let other = others.first else { return nil }
    return "\(others.count + 1) columns are in \(unit.excerpt). To draw some of them: split "
      + "\(Wording.quoting(drawn.name)) \(Wording.quoting(other.name))"
  }

  /// A remark on a column of kinds, such as `type`, if the rows are not divided into series.
  private var mixedRemark: String? {
    guard let report = chartData?.report, report.seriesColumns.isEmpty, report.bytes > 0,
      report.hasHeader
    else { return nil }
    let values = Set(report.valueColumns.map(\.name)).union(report.dateColumns)
    let kind = report.columnNames.first { name in
      !values.contains(name) && Self.kinds.contains(name.lowercased())
    }
    return kind.map {
      "Rows of every '\($0.excerpt)' are summarized together. To tell them apart"
        + remedy("by \(Wording.quoting($0))")
    }
  }

  private static let kinds: Set<String> = [
    "type", "kind", "category", "metric", "measurement", "measure", "parameter", "variable",
    "indicator", "sensor", "entity_id", "unit", "units", "einheit",
    "typ", "art", "kategorie", "messgröße", "tipo", "categoría",
    "categoria", "catégorie", "soort", "categorie", "jenis", "kategori", "tyyppi", "laji",
  ]

  /// The remark on the series in the data, or nil if there is only one series.
  package var seriesRemark: String? {
    guard let chartData, let drawn = state.drawing.series, chartData.series.count > 1 else {
      return nil
    }
    return Self.remark(
      onSeries: chartData.seriesNames, by: chartData.report.seriesColumns, drawn: drawn)
  }

  /// Returns a remark that lists the first names, up to about 40 characters.
  static func remark(onSeries names: [String], by columns: [String], drawn: String) -> String {
    var shown: [String] = []
    var length = 0
    for name in names {
      length += name.excerpt.count + 2
      if length > 40, !shown.isEmpty { break }
      shown.append(name.excerpt)
    }
    let rest = names.count - shown.count
    return "\(names.count) series by \(Wording.list(columns)): \(shown.joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
      + ". Drawn: \(drawn.excerpt). To draw another: series NAME"
  }

  /// A remark on rows that share their times with other rows, or nil if there are few such rows, the file has named
  /// series, or several entries a day are usual.
  package var timesRemark: String? {
    guard let report = chartData?.report, report.seriesColumns.isEmpty, report.leftOut == 0,
      report.duplicate > 0, 10 * report.duplicate >= report.rows * report.samplesPerRow,
      chartData.map({ $0.columns[0].hasSeveralEntriesADay(in: $0.calendar) }) == false
    else { return nil }
    let rows = report.duplicate
    return
      "\(Wording.count(rows, "row")) \(rows == 1 ? "repeats" : "repeat") the time of another row. "
      + "Rows with the same time share a bar. For details: data"
  }

  /// Returns a remark on bars that look alike on the current page because they start at zero, or nil if they do not
  /// look alike or `set scale page` would not help.
  ///
  /// There is no remark if a scale has been chosen.
  package mutating func scaleRemark() -> String? {
    guard let chartData, state.drawing.scale == .auto, state.drawing.style != .calendar,
      state.phase == .settled, let page = state.datedPage(at: state.pager.position)
    else { return nil }
    let areAlike = state.drawnColumns(of: chartData).allSatisfy { column in
      let aggregate = chartData.aggregate(ofColumn: column.column)
      let summary = page.summary(of: chartData.column(column))
      guard !aggregate.isAmount,
        let scale = explorer.scale(for: summary, of: column, state.drawing.scale).range,
        let range = summary.range(of: aggregate)
      else { return false }
      return ChartAxis.hidesDifferences(in: range, scale: scale)
    }
    return areAlike ? "The axis starts at 0. To see the differences: set scale page" : nil
  }

  /// A remark that names a level whose current page has more bars, if no page of the current level has more than one.
  private var pageRemark: String? {
    guard let chartData, let position = state.pager.position,
      let level = state.datedPage(at: position)?.level
    else { return nil }
    let series = chartData.column(named: state.drawing.value, of: state.drawing.series)
    let fill = series.pageFill(of: level.unit, in: level.calendar)
    guard !fill.pages.isEmpty, fill.pages.allSatisfy({ $0.bars == 1 }) else { return nil }
    let below = state.labels.indices.dropFirst(position.level + 1)
    let fuller = below.compactMap(state.datedPage(ofLevel:)).first { page in
      page.summary(of: series).bars.count { $0.summary.count > 0 } > 1
    }
    return fuller.map {
      "Each \(level.unit) has only one bar. To see more at once: go "
        + Wording.quoting($0.levelName)
    }
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

extension Response {
  /// A remark on the two ways to change the level, if `up`, `down` or `zoom` has changed it. Levels without dates do not
  /// count, because their pages share no dates.
  package var levelRemark: String? {
    guard case .moved(let from, let to, _, _, _) = result, to.isDated, from.level != to.level,
      ["up", "down", "zoom"].contains(name)
    else { return nil }
    return
      "'up' and 'down' go to the page that each level remembers. 'zoom in' (+) and 'zoom out' (-) go to a page that "
      + "shares dates with this one."
  }

  package var isSearch: Bool { name == "find" }
}

/// The keys that repeat a search if the line is empty, and their commands.
package enum SearchKeys {
  /// Returns the commands for a key, one for each typed `n` or `N`, or nil if the key has none.
  package static func commands(for key: Key) -> [String]? {
    guard case .text(let text) = key, !text.isEmpty, text.allSatisfy({ "nN".contains($0) }) else {
      return nil
    }
    return text.map { $0 == "n" ? "find next" : "find previous" }
  }
}
