import CrossPagerConsole
import CrossPagerSeries

/// Pages as CSV (RFC 4180), with a row for each bar of a dated page, or for each page if the pages have no dates.
struct PageTable {
  /// The indices of the columns that the table shows, or nil before the first page.
  private var shown: [Int]?

  /// The start comes first, because a program that looks for dates takes the first column with dates.
  private static let columns = [
    "start", "end", "level", "page", "bar", "series", "column", "unit", "aggregate", "value",
    "count", "missing", "sum", "mean", "min", "max",
  ]
  private static let optionalColumns: Set = ["series", "unit"]

  /// Returns the lines of a page, preceded by the header if this is the first page. A number is the shortest decimal
  /// that converts back to the same value. A missing value is an empty field. Text that spreadsheet programs would run
  /// as a formula is preceded by an apostrophe.
  mutating func text(of page: any Report) -> String {
    var lines = rows(page)
    if shown == nil {
      let header = page is ChartPage ? PageTable.columns : ["level", "page", "title"]
      shown = header.indices.filter { column in
        !PageTable.optionalColumns.contains(header[column])
          || lines.contains { !$0[column].isEmpty }
      }
      lines.insert(header, at: 0)
    }
    let shown = shown ?? []
    return lines.map { line in
      shown.map { line[$0].fieldOfCSV }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  private func rows(_ page: any Report) -> [[String]] {
    if let page = page as? ChartPage { return page.charts.flatMap { rows($0, page.place) } }
    guard let place = (page as? PlainPage)?.place else { return [] }
    let (page, title) = (place.page.map(String.init) ?? "", place.title ?? "")
    return [[place.level.guardedFormula, page, title.guardedFormula]]
  }

  private func rows(_ chart: ChartReport, _ place: Place) -> [[String]] {
    let (page, aggregate) = (chart.page, chart.aggregate)
    let ends = page.bars.dropFirst().map(\.start) + [page.span.upperBound]
    return zip(page.bars, ends).map { bar, end in
      let summary = bar.summary
      return [
        bar.start.text(beside: bar.unit), end.text(beside: bar.unit), place.level.guardedFormula,
        page.key, bar.key,
        (chart.column.series ?? "").guardedFormula, chart.column.column.guardedFormula,
        (chart.wording.unit ?? "").guardedFormula, aggregate.rawValue,
        number(summary.value(aggregate)), String(summary.count), String(summary.missing),
      ] + [summary.sum, summary.mean, summary.min, summary.max].map(number)
    }
  }

  private func number(_ value: Double?) -> String { value.map { JSON.number($0).text } ?? "" }
}

extension String {
  /// The text as a field, with quotes if necessary. Guarded formulas have quotes, as OWASP recommends.
  var fieldOfCSV: String {
    let isPlain =
      utf8.allSatisfy { !"\",\r\n".utf8.contains($0) } && !" '".utf8.contains(utf8.first ?? 0)
    if isPlain { return self }
    // A quote with a combining accent is a single character, so look for quotes among the scalars.
    var field = "\""
    for scalar in unicodeScalars {
      if scalar == "\"" { field += "\"" }
      field.unicodeScalars.append(scalar)
    }
    return field + "\""
  }
}
