public import CivilDates
import CrossPager
public import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
public import LineEditing
import MessageWords
import TextCharts

/// A remark that a prompt shows once: on the data, or on a command that helps with the current page.
public enum Remark: Hashable, Sendable {
  /// A value that may represent missing values. `canReread` indicates whether the file can be read again.
  case sentinel(Double, canReread: Bool = false)
  /// The number of pages after the current page, all of which have fewer bars with values.
  case newerPages(Int)
  /// No page of the unit's level has more than one bar, but the current page of `levelWithMore`
  /// does.
  case oneBar(CalendarUnit, levelWithMore: String)
  /// The data has several series, named by the columns in `by`. Only the series `drawn` is drawn.
  case series([String], by: [String], drawn: String)
  /// The bars show the mean of a column that looks like counts.
  case counts(column: String)
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
    case .newerPages(let count):
      "\(Wording.count(count, "newer page")) \(count == 1 ? "has" : "have") fewer values. "
        + "To go to the newest page: latest"
    case .oneBar(let unit, let level):
      "Each \(unit.rawValue) has only one bar. To see more at once: go \(Wording.quoting(level))"
    case .series(let names, let columns, let drawn):
      "\(names.count) series by \(Wording.list(columns)): \(Self.beginning(of: names)). "
        + "Drawn: \(drawn.excerpt). To change it: series NAME"
    case .counts(let column):
      "Bars show the mean of '\(column.excerpt)'. To show the sum: aggregate sum"
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
      seriesRemark, sentinel.map { .sentinel($0.value, canReread: canReread) }, pageRemark,
      timesRemark, countsRemark,
    ].compactMap(\.self)
  }

  /// A remark on a column that looks like counts, or nil for any other column or if the bars do not show the mean.
  ///
  /// Sums of counts usually tell more, but the mean suits every column.
  private var countsRemark: Remark? {
    guard let chartData, chartData.aggregate == .mean,
      let page = state.datedPage(at: state.pager.position)
    else { return nil }
    let series = state.series(of: chartData)
    // If each bar on the page has one sample, its sum equals its mean.
    guard chartData.report(ofColumn: series.name)?.isNamedLikeCounts == true,
      series.total.isWhole, page.summary(of: series).bars.contains(where: { $0.summary.count > 1 })
    else { return nil }
    return .counts(column: series.name)
  }

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
      chartData?.columns[0].hasSeveralEntriesADay == false
    else { return nil }
    return .sharedTimes(report.duplicate)
  }

  /// A remark on bars that look alike on the current page, or nil if they do not or if `set scale page` would not help.
  ///
  /// There is no remark if a scale has been chosen.
  public mutating func scaleRemark() -> Remark? {
    guard let chartData, state.drawing.scale == .auto, !chartData.aggregate.isAmount,
      state.phase == .settled, let position = state.pager.position
    else { return nil }
    let areAlike = state.drawnColumns(of: chartData).allSatisfy { column in
      guard
        let page = state.datedPage(at: position)?.summary(of: chartData.column(column)),
        let scale = explorer.scale(for: page, of: column, state.drawing.scale).range
      else { return false }
      let values = page.bars.compactMap { $0.summary.value(chartData.aggregate) }
      guard let low = values.min(), let high = values.max() else { return false }
      return ChartAxis.hidesDifferences(in: low...high, scale: scale)
    }
    return areAlike ? .alikeBars : nil
  }

  /// A remark on the current page or its level.
  private var pageRemark: Remark? {
    guard let chartData, let position = state.pager.position,
      let page = state.datedPage(at: position)
    else { return nil }
    let series = chartData.column(named: state.drawing.value, of: state.drawing.series)
    let level = page.level
    let fill = series.pageFill(of: level.unit, in: level.calendar)
    if page.index < level.count - 1, page.index == level.newestFullPage(by: fill) {
      return .newerPages(level.count - 1 - page.index)
    }
    guard !fill.pages.isEmpty, fill.pages.allSatisfy({ $0.bars == 1 }) else { return nil }
    let below = state.labels.indices.dropFirst(position.level + 1)
    let fuller = below.compactMap(state.datedPage(ofLevel:)).first { page in
      page.summary(of: series).bars.count { $0.summary.count > 0 } > 1
    }
    return fuller.map { .oneBar(level.unit, levelWithMore: $0.levelName) }
  }
}

extension Summary {
  /// Whether the values are likely to be whole numbers of at least 0.
  fileprivate var isWhole: Bool {
    guard let min, let max, let sum, min >= 0 else { return false }
    return [min, max, sum].allSatisfy { $0 == $0.rounded() }
  }
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
