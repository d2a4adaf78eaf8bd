import CrossPagerSeries

extension JSONReport {
  static func json(_ data: DataReport) -> JSON {
    let read = data.read
    let names: JSON =
      read.seriesColumns.isEmpty
      ? [:] : ["by": strings(read.seriesColumns), "series": .integer(read.seriesCount)]
    let dated: JSON = read.datedColumns.isEmpty ? [:] : ["datedColumns": strings(read.datedColumns)]
    let steps: JSON = read.hasOrderFromSteps ? ["orderFromSteps": .bool(true)] : [:]
    let flags: JSON = read.hasFlags ? ["flagsLeftOut": .bool(true)] : [:]
    let missing: JSON = read.missingNumber.map { ["missingNumber": .string($0)] } ?? [:]
    return .joined(
      [
        "source": .string(read.source), "bytes": .integer(read.bytes),
        "encoding": .string(read.encoding.rawValue), "read": .integer(read.rows),
        "skippedLines": .integer(read.skippedLines),
        "comments": .integer(read.comments), "samplesPerRow": .integer(read.samplesPerRow),
        "used": .integer(data.column?.used ?? 0), "blank": .integer(data.column?.blank ?? 0),
        "duplicate": .integer(read.duplicate), "duplicates": .string(read.duplicateRule.rawValue),
        "leftOut": .integer(read.leftOut),
        "duplicateRows": .array(read.duplicateRows.map(json)),
        "outOfOrder": .integer(read.outOfOrder), "skipped": .integer(read.skipped),
        "converted": .integer(read.converted),
        "skippedRows": strings(read.skippedErrors.map(\.description)),
        "value": optional(data.column?.name), "date": .string(read.dateColumn),
        "dateColumns": strings(read.dateColumns), "dateFormat": .string(read.dateFormat),
        "decimal": .string(read.decimalMark.rawValue),
        "delimiter": .string(read.delimiter.text),
      ], names, passedOver(in: read), missing, dated, steps, flags,
      [
        "header": .bool(read.hasHeader), "columns": strings(read.columns),
        "values": .array(read.valueColumns.map(json)),
        "closed": .array(
          read.closedColumns.map {
            ["name": .string($0.name), "message": .string($0.error.description)]
          }),
        "levels": strings(data.levels), "gaps": .string(data.gaps.spelling),
        "first": optional(data.span.map { "\($0.lowerBound)" }),
        "last": optional(data.span.map { "\($0.upperBound)" }),
      ])
  }

  /// The member for the columns that were passed over in a table with one column for each month or date.
  static func passedOver(in read: ReadReport?) -> JSON {
    let names = read?.passedOver ?? []
    return names.isEmpty ? [:] : ["passedOver": strings(names)]
  }

  private static func json(_ column: ColumnReport) -> JSON {
    .joined(
      ["name": .string(column.name)], unit(column.unit),
      [
        "used": .integer(column.used), "blank": .integer(column.blank),
        "min": optional(column.range?.lowerBound), "max": optional(column.range?.upperBound),
        "sentinel": column.sentinel.map {
          ["value": .number($0.value), "count": .integer($0.count)]
        } ?? .null,
      ])
  }

  private static func json(_ row: DuplicateRow) -> JSON {
    [
      "line": .integer(row.line), "time": .string("\(row.time)"), "value": optional(row.value),
    ]
  }

  static func json(_ value: ValueReport) -> JSON {
    .joined(
      ["value": .string(value.name)], unit(value.unit), role(value.role),
      [
        "shown": .bool(value.isShown),
        "count": .integer(value.total.count), "missing": .integer(value.total.missing),
        "mean": optional(value.total.mean), "min": optional(value.total.min),
        "max": optional(value.total.max),
      ])
  }

  /// The member for the unit of a column, if any.
  static func unit(_ unit: String?) -> JSON { unit.map { ["unit": .string($0)] } ?? [:] }

  /// The member for the role of a column that is not drawn by default.
  private static func role(_ role: ColumnRole) -> JSON {
    role == .measure ? [:] : ["role": .string(role.rawValue)]
  }

  static func json(_ series: SeriesReport) -> JSON {
    [
      "series": .string(series.name), "shown": .bool(series.isShown),
      "count": .integer(series.count),
      "first": optional(series.span.map { "\($0.lowerBound)" }),
      "last": optional(series.span.map { "\($0.upperBound)" }),
    ]
  }
}
