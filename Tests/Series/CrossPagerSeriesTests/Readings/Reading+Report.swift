import CivilDates

@testable import CrossPagerSeries

extension SeriesLayout {
  /// The layout on one line, such as `2 lines above, tab, decimal comma, date + time as D.M.YYYY h:mm: v, w in km`. Parts
  /// that most files have are left out: a comma, a decimal point, a header, and dates in ISO 8601.
  var line: String { line("", values) }

  /// - Parameters:
  ///   - start: The parts before the delimiter.
  ///   - values: The value columns.
  fileprivate func line(_ start: String, _ values: String) -> String {
    let separator =
      switch delimiter {
      case .comma: ""
      case .tab: "tab"
      case .spaces: "spaces"
      case .wideSpaces: "wide spaces"
      case .semicolon: "semicolons"
      case .character: "'\(delimiter.text)'"
      }
    let order = dateOrder.map { " (\($0.evidence.rawValue), or \($0.other))" } ?? ""
    let parts = [
      start, conversion?.json != nil ? "JSON" : conversion == nil ? "" : "quoted rows",
      skippedLines == 0 ? "" : "\(skippedLines) line\(skippedLines == 1 ? "" : "s") above",
      conversion == nil ? separator : "", decimalMark == .comma ? "decimal comma" : "",
      hasHeader ? "" : "no header", isNewestFirst ? "newest first" : "", hasFlags ? "flags" : "",
      missingNumber.map { "missing \($0)" } ?? "",
      missingWords.isEmpty
        ? "" : "missing \(missingWords.map { "'\($0)'" }.joined(separator: " "))",
      dates + (dateFormat.isISO ? "" : " as \(dateFormat)") + order,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ") + ": " + values
  }

  private var dates: String {
    let columns = names(at: datePositions).joined(separator: " + ")
    switch shape {
    case .rows: return columns
    case .months: return columns + " by month"
    case .clockHeader(_, let minutes): return columns + " by \(minutes.count) times of day"
    case .datedHeader:
      let names = names(at: valueColumns.map(\.position))
      return names.count <= 4
        ? names.joined(separator: ", ")
        : "\(names[0]) to \(names[names.count - 1]) (\(names.count))"
    }
  }

  /// The value columns with their units and roles. A `!` marks required columns, unless only the first one is required.
  fileprivate var values: String {
    guard shape == .rows else { return shape.name ?? "" }
    if valueColumns.isEmpty { return Self.rowsName }
    let isPlain = valueColumns.indices.allSatisfy { valueColumns[$0].isRequired == ($0 == 0) }
    return valueColumns.map { column in
      columnNames[column.position] + (column.isRequired && !isPlain ? "!" : "")
        + (column.unit.map { " in \($0)" } ?? "")
        + (column.role == .measure ? "" : " (\(column.role.rawValue))")
    }.joined(separator: ", ")
  }

  /// The columns that are neither dates nor values.
  var names: [String] { names(series: names(at: seriesPositions)) }

  fileprivate func names(series: [String]) -> [String] {
    let read = Set(datePositions + valueColumns.map(\.position) + passedOver)
    let rest = columnNames.indices.filter {
      !read.contains($0) && !series.contains(columnNames[$0])
    }
    return [
      ("named by", series), ("passed over:", names(at: passedOver)),
      ("other columns:", names(at: rest)),
    ].filter { !$1.isEmpty }.map { "\($0) \($1.joined(separator: ", "))" }
  }
}

extension ReadReport {
  /// The layout on one line.
  var line: String {
    let values =
      samplesPerRow == 1
      ? layout.values : valueColumn + (valueColumns[0].unit.map { " in \($0)" } ?? "")
    return layout.line(encoding == .utf8 ? "" : encoding.rawValue, values)
  }

  /// The columns that are neither dates nor values.
  var names: [String] { layout.names(series: seriesColumns) }

  /// The counts of rows. If every row is used, the text is empty.
  var account: [String] {
    let left = [(skipped, "skipped"), (leftOut, "left out")]
    func counts(_ parts: [(Int, String)]) -> String {
      parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }
    func parts(_ column: ColumnReport) -> String {
      counts([(column.used, "used"), (column.blank, "blank")])
    }
    var lines: [String] = []
    if samplesPerRow > 1 || rows != used || valueColumns.contains(where: { $0.used != used }) {
      let samples = samplesPerRow == 1 ? "" : " of \(samplesPerRow) samples"
      let all = valueColumns.map(parts)
      let first = [all.first ?? "", counts(left)].filter { !$0.isEmpty }.joined(separator: ", ")
      let others = zip(valueColumns, all).dropFirst().filter { $1 != all[0] }
      lines.append(
        (["\(rows) row\(rows == 1 ? "" : "s")\(samples): \(first)"]
          + others.map { "\($0.name) \($1)" }).joined(separator: "; "))
    }
    let others = counts([
      (duplicate, "duplicate"), (outOfOrder, "out of order"), (offsets, "with offsets"),
      (comments, "comment" + (comments == 1 ? "" : "s")),
    ])
    if !others.isEmpty { lines.append(others) }
    if let hour = hourOfDates, hour > 0 { lines.append("dates begin at \(hour):00") }
    if !duplicateRows.isEmpty {
      var rows = duplicateRows.map {
        "line \($0.line) at \($0.time) \($0.value?.short ?? "blank")"
      }
      if rows.count > 4 { rows.replaceSubrange(1..<rows.count - 1, with: ["…"]) }
      lines.append("duplicates: \(rows.joined(separator: ", "))")
    }
    for column in valueColumns {
      if let sentinel = column.sentinel {
        lines.append(
          "\(column.name) may be missing where it is \(sentinel.value.short), \(sentinel.count) times: "
            + "others \(sentinel.others.lowerBound.short) to \(sentinel.others.upperBound.short)")
      }
      lines += column.unreadable.errors.map { "unreadable: \($0)" }
    }
    lines += closedColumns.map { "closed \($0.name): \($0.error)" }
    lines += skippedErrors.map { "skipped: \($0)" }
    if !leftOutMembers.isEmpty {
      let members = leftOutMembers.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      lines.append("left out: \(members.joined(separator: ", "))")
    }
    return lines
  }
}
