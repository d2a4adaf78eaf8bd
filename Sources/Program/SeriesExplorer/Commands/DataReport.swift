import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import TextCharts

/// A report on a data file, its rows and the drawn column.
struct DataReport: Report {
  let data: ChartData
  let state: SessionState

  private var read: ReadReport { data.report }
  private var drawing: DrawingSettings { state.drawing }
  private var column: ColumnReport? { drawing.value.flatMap(data.report) }
  private var levels: [String] { state.labels.filter { $0.dated != nil }.map(\.name) }
  /// The number of falls that count as resets, or nil unless the bars show the rise.
  private var resets: Int? {
    drawing.aggregate == .rise
      ? data.column(named: drawing.value, of: drawing.series).total.resetCount : nil
  }

  /// A detected property of the data, and the options and commands that change the property.
  private typealias Choice = (part: String, found: String, change: String)

  func facts(_ wording: ReportWording) -> [Fact] {
    let choices = layout + drawn
    let named = choices.indices.filter { ["column", "series"].contains(choices[$0].part) }
    let span = data.span.map {
      ["first \(read.text(of: $0.lowerBound))", "last \(read.text(of: $0.upperBound))"]
    }
    return [.group(["source \(read.source)"] + text + (span ?? ["no samples"]))]
      + notes.map(Fact.note) + [
        .table(
          Fact.Table(
            header: ["found", "", "to change it"],
            rows: choices.map { [$0.part, $0.found, $0.change] }, names: 1, named: Set(named))),
        .table(Fact.Table(rows: rows, trailing: [1])), .table(columns),
      ] + lists.map(Fact.note)
  }

  private var text: [String] {
    (read.bytes > 0 ? ["\(read.bytes) bytes"] : [])
      + (read.encoding == .utf8 ? [] : ["encoding \(read.encoding.rawValue)"])
  }

  /// The choices about the file. The array is empty if the samples do not come from a file.
  private var layout: [Choice] {
    guard read.bytes > 0 else { return [] }
    let delimiter =
      switch read.delimiter {
      case .tab: "tab"
      case .spaces: "spaces"
      case .wideSpaces: "two or more spaces"
      case .character: "'\(read.delimiter.text)'"
      }
    let columns =
      read.samplesPerRow == 1
      ? "" : ", one column per \(read.datedColumns.isEmpty ? "month" : "date")"
    let layout =
      "delimiter \(delimiter), \(read.hasHeader ? "header" : "no header")\(columns)"
    let missing = [read.missingNumber].compactMap(\.self) + read.missingWords
    let numbers =
      "decimal '\(read.decimalMark.rawValue)'"
      + missing.map { ", missing \($0.excerpt)" }.joined()
      + (read.hasFlags ? ", without flags" : "")
    // The reason for the chosen order of day and month, if both orders were possible.
    let order = read.dateOrder.map { ", \($0.evidence.rawValue)" } ?? ""
    return [
      read.isJSON ? ("layout", "JSON", "") : ("layout", layout, "--delimiter, --no-header"),
      (
        "dates", "\(dates) as \(read.dateFormat.excerpt)\(order)",
        "timezone ZONE, --date, --date-format"
      ),
      ("numbers", numbers, "missing TOKEN, --missing, --decimal"),
      ("same time", "\(read.duplicateRule.rawValue) rows", "duplicates RULE, --duplicates"),
    ]
  }

  /// The columns that contain the dates, or the columns whose names are the dates.
  private var dates: String {
    guard let first = read.datedColumns.first, let last = read.datedColumns.last else {
      return read.dateColumns.map(\.excerpt).joined(separator: " ")
    }
    return "columns '\(first.excerpt)' to '\(last.excerpt)'"
  }

  private var drawn: [Choice] {
    let columns = Wording.count(read.valueColumns.count, "column")
    let evidence = data.choice(ofColumn: drawing.value ?? "")?.evidence
    let names = read.seriesColumns.map(\.excerpt).joined(separator: " ")
    let series: Choice? =
      if let drawn = drawing.series {
        (
          "series", "\(drawn.excerpt) (\(read.seriesCount) by \(names))",
          "series NAME, by COLUMN, --series, --by"
        )
      } else {
        read.bytes > 0 ? ("series", "one", "by COLUMN, --by") : nil
      }
    return [("column", "\((column?.name ?? "").excerpt) (\(columns))", "value COLUMN, --value")]
      + [series].compactMap(\.self) + [
        ("levels", levels.joined(separator: ", "), "levels UNIT, --levels"),
        (
          "bars", drawing.aggregate.rawValue + (evidence.map { ", because \($0.excerpt)" } ?? ""),
          "aggregate HOW, --aggregate"
        ),
        (
          "pages", drawing.gaps == .show ? "all" : "only with values",
          "gaps \(drawing.gaps == .show ? "skip" : "show"), --gaps"
        ),
      ]
  }

  private var rows: [[String]] {
    let of = read.seriesColumns.isEmpty ? "" : " of their series"
    let perRow = read.samplesPerRow > 1 ? "with \(read.samplesPerRow) samples each" : ""
    let above = row(
      "lines above", read.skippedLines, "before the \(read.hasHeader ? "header" : "rows")")
    return [
      read.skippedLines > 0 ? above : nil,
      read.comments > 0 ? row("comments", read.comments, "lines between rows") : nil,
      row("rows read", read.rows, perRow), row("used", column?.used ?? 0),
      row("blank", column?.blank ?? 0), row("skipped", read.skipped),
      row("left out", read.leftOut),
      row(
        "duplicate", read.duplicate,
        "share a timestamp with another row\(of). \(duplicateRule.rows)"),
      row("out of order", read.outOfOrder, "earlier than the previous row"),
      resets.map { row("resets", $0, "fell by a tenth or more. The rise adds the new value") },
      row("offsets", read.offsets, offsetRule),
    ].compactMap(\.self)
  }

  private var offsetRule: String {
    if let zone = read.timeZone { return "have a UTC offset and were converted to \(zone)" }
    return read.countsSince1970 ? "are in UTC" : "have a UTC offset and stay as written"
  }

  private var duplicateRule: (rows: String, line: String) {
    switch read.duplicateRule {
    case .all: ("All were kept", "Both were kept")
    case .first: ("The first was kept", "The line was left out")
    case .last: ("The last was kept", "The line replaced the earlier row")
    }
  }

  /// Returns a row with a name, a count and, unless the count is 0, a note.
  private func row(_ name: String, _ count: Int, _ note: String = "") -> [String] {
    count > 0 && !note.isEmpty ? [name, String(count), note] : [name, String(count)]
  }

  private var columns: Fact.Table {
    let rows = read.valueColumns.map { column in
      [
        column.name.excerpt, String(column.used), String(column.blank),
        column.range.map { NumberFormat.caption($0.lowerBound) } ?? "-",
        column.range.map { NumberFormat.caption($0.upperBound) } ?? "-",
      ]
    }
    return Fact.Table(
      header: ["column", "used", "blank", "min", "max"], rows: rows, trailing: [1, 2, 3, 4],
      names: 0
    ).with("unit", read.valueColumns.map(\.unit))
  }

  var notes: [String] {
    let sentinels = read.valueColumns.compactMap { column in
      column.sentinel.map { sentinel in
        let value = Self.exact(sentinel.value)
        return
          "'\(value)' occurs \(sentinel.count) times in column '\(column.name.excerpt)'. All other values are "
          + "from \(NumberFormat.caption(sentinel.others.lowerBound)) to "
          + "\(NumberFormat.caption(sentinel.others.upperBound)). To treat '\(value)' as missing: missing \(value)"
      }
    }
    let closed = read.closedColumns.map(\.message)
    let unreadable = read.valueColumns.compactMap { column in
      column.unreadable.errors.first.map { error in
        "Column '\(column.name.excerpt)': \(Wording.count(column.unreadable.count, "cell")) counted as blank. \(error)"
      }
    }
    let counts = members.map { "\($0.key.excerpt) (\(Wording.count($0.value, "time")))" }
    let leftOut =
      counts.isEmpty ? [] : ["Parts of the JSON were left out." + Wording.all("Parts", counts)]
    return sentinels + closed + unreadable + leftOut + Self.passedOver(in: read)
  }

  /// The rows that repeat a time or were skipped.
  var lists: [String] {
    let duplicates = read.duplicateRows.map { row in
      let (time, value) = (read.text(of: row.time), row.value.map(Self.exact) ?? "no value")
      return "Line \(row.line) repeats \(time) with \(value). \(duplicateRule.line)."
    }
    return duplicates
      + rest(read.duplicate - duplicates.count, "repeats a timestamp.", "repeat a timestamp.")
      + read.skippedErrors.map(\.description)
      + rest(read.skipped - read.skippedErrors.count, "was skipped.", "were skipped.")
  }

  /// Returns a note on the columns that were passed over in a table with one column for each month or date.
  static func passedOver(in read: ReadReport) -> [String] {
    if read.passedOver.isEmpty { return [] }
    let kind = read.datedColumns.isEmpty ? "not a month" : "neither a date nor a name"
    return [
      "\(Wording.count(read.passedOver.count, "column")) passed over (\(kind)): "
        + Wording.list(read.passedOver)
    ]
  }

  /// Returns a note on the number of unlisted rows, or an empty array if all rows are listed.
  private func rest(_ count: Int, _ verb: String, _ plural: String) -> [String] {
    count > 0 ? ["\(Wording.count(count, "more row")) \(count == 1 ? verb : plural)"] : []
  }

  /// Returns a number as text, with all its digits.
  static func exact(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  var json: JSON {
    let isNamed = !read.seriesColumns.isEmpty
    let content: JSON = .present([
      "source": .string(read.source), "bytes": .integer(read.bytes),
      "encoding": .string(read.encoding.rawValue), "read": .integer(read.rows),
      "skippedLines": .integer(read.skippedLines), "comments": .integer(read.comments),
      "samplesPerRow": .integer(read.samplesPerRow), "used": .integer(column?.used ?? 0),
      "blank": .integer(column?.blank ?? 0), "duplicate": .integer(read.duplicate),
      "duplicates": .string(read.duplicateRule.rawValue), "leftOut": .integer(read.leftOut),
      "duplicateRows": .array(read.duplicateRows.map(json)),
      "outOfOrder": .integer(read.outOfOrder), "skipped": .integer(read.skipped),
      "offsets": .integer(read.offsets), "timezone": .optional(read.timeZone),
      "skippedRows": .strings(read.skippedErrors.map(\.description)),
      "value": .optional(column?.name), "date": .string(read.dateColumn),
      "dateColumns": .strings(read.dateColumns), "dateFormat": .string(read.dateFormat),
      "decimal": .string(read.decimalMark.rawValue), "delimiter": .string(read.delimiter.text),
      "json": read.isJSON ? .bool(true) : nil,
      "leftOutMembers": members.isEmpty
        ? nil : .object(members.map { JSON.Member($0.key, .integer($0.value)) }),
      "by": isNamed ? .strings(read.seriesColumns) : nil,
      "series": isNamed ? .integer(read.seriesCount) : nil,
      "passedOver": read.passedOver.isEmpty ? nil : .strings(read.passedOver),
      "missingNumber": read.missingNumber.map(JSON.string),
      "missingWords": read.missingWords.isEmpty ? nil : .strings(read.missingWords),
      "datedColumns": read.datedColumns.isEmpty ? nil : .strings(read.datedColumns),
      "dateOrder": read.dateOrder.map {
        ["reason": .string($0.evidence.rawValue), "other": .string($0.other)]
      },
      "flagsLeftOut": read.hasFlags ? .bool(true) : nil,
      "header": .bool(read.hasHeader), "columns": .strings(read.columnNames),
      "values": .array(read.valueColumns.map(Self.json)),
      "closed": .array(
        read.closedColumns.map {
          ["name": .string($0.name), "message": .string($0.error.description)]
        }),
      "levels": .strings(levels), "gaps": .string(drawing.gaps.spelling),
      "resets": resets.map(JSON.integer),
      "first": .optional(data.span.map { read.text(of: $0.lowerBound) }),
      "last": .optional(data.span.map { read.text(of: $0.upperBound) }),
    ])
    return ["data": content]
  }

  private var members: [(key: String, value: Int)] {
    read.leftOutMembers.sorted { $0.key < $1.key }
  }

  private static func json(_ column: ColumnReport) -> JSON {
    .present([
      "name": .string(column.name), "unit": column.unit.map(JSON.string),
      "used": .integer(column.used), "blank": .integer(column.blank),
      "min": .optional(column.range?.lowerBound), "max": .optional(column.range?.upperBound),
      "sentinel": column.sentinel.map {
        ["value": .number($0.value), "count": .integer($0.count)]
      } ?? .null,
    ])
  }

  private func json(_ row: DuplicateRow) -> JSON {
    [
      "line": .integer(row.line), "time": .string(read.text(of: row.time)),
      "value": .optional(row.value),
    ]
  }
}

extension ClosedColumn {
  /// A message with the cell that is not a number and, if possible, a command that keeps the column.
  package var message: String {
    let message = "Column '\(name.excerpt)' is left out. \(error)"
    guard case .badCell(_, _, _, let value, .notNumber) = error, !value.contains(",") else {
      return message
    }
    return message + " To treat this text as missing: missing \(Wording.quoting(value))"
  }
}
