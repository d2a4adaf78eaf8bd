import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import TerminalText
import TextCharts

extension CommandTable {
  static let data = CommandEntry(
    "data", .reports, summary: "Describe the data and how its rows were read",
    synonyms: ["file", "source", "rows", "statistics"]
  ) {
    Work { session in
      let plain = LineReport(["data": .null], "no data because all pages are plain")
      return Answer(.report(DataReport(of: session) as (any Report)? ?? plain))
    }
  }

  static let values: [CommandEntry] =
    [
      CommandEntry(
        "value", .values, .optional(.column), summary: "Draw another column, or list all of them",
        details: "Every level stays on its page.", examples: ["value temperature", "value"],
        synonyms: ["column"]
      ) { name in
        name.map { name in Work { try $0.set("value \(name.excerpt)", \.value, to: name) } }
          ?? .report { ValuesReport(of: $0) }
      }
    ] + [RuleTable.gaps].compactMap(\.shortForm) + [
      CommandEntry("values", .values, summary: "List the columns and their ranges") {
        .report { ValuesReport(of: $0) }
      },
      CommandEntry(
        "series", .values, .optional(.series), summary: "Draw another series, or list all of them",
        details:
          "Works only on data with several series, such as one for each country. The beginning of a name, or a part that "
          + "only one name contains, is enough. Every level stays on its page.",
        examples: ["series"],
        synonyms: ["symbol", "station", "country", "entity", "name"]
      ) { name in
        name.map { name in Work { try $0.setSeries(name) } } ?? .report { SeriesListReport(of: $0) }
      },
    ]
}

extension Session {
  fileprivate mutating func setSeries(_ name: String) throws(Refusal) -> Answer {
    if chartData?.seriesNames.isEmpty == true {
      throw .unsuitable(
        "The data has a single unnamed series. To split it by a column of names: by COLUMN")
    }
    return try set("series \(name.excerpt)", \.series, to: name)
  }
}

extension WordReader {
  /// The data, or nil if all levels are plain.
  var data: ChartData? { (content as? Explorer)?.data }

  /// By name, by position in the file (counting from 1), or by the beginning of the name. Without columns, accepts any
  /// word, because a request without data is ignored anyway.
  fileprivate mutating func column() throws(LineError) -> String {
    let word = try next("a column")
    guard let data, !data.names.isEmpty else { return word.text }
    if let name = data.names.name(word.text) { return name }
    let fileColumns = data.report.columnNames
    if let position = WholeNumber.index(word.text), fileColumns.indices.contains(position - 1) {
      let name = fileColumns[position - 1]
      if data.names.contains(name) { return name }
      let message = "Column \(position), '\(name.excerpt)', has no numbers to draw."
      throw LineError(.said(message + Wording.all("Columns", data.names)), at: word.range)
    }
    if let name = try onlyName(word, among: data.names) { return name }
    throw unknownColumn(word, among: data.names)
  }

  /// Throws if the word begins several names.
  private func onlyName(
    _ word: Word, among names: [String], orIn isAnywhere: Bool = false
  ) throws(LineError) -> String? {
    let meant = names.names(meantBy: word.text, orIn: isAnywhere)
    if meant.count < 2 { return meant.first }
    throw LineError(.ambiguous(word.text, candidates: meant), at: word.range)
  }

  func unknownColumn(_ word: Word, among columns: [String]) -> LineError {
    let message =
      "No column '\(word.text.excerpt)'."
      + Wording.meant(word.text, among: columns, else: Wording.containing(word.text, in: columns))
      + Wording.all("Columns", columns)
    return LineError(.said(message), at: word.range)
  }

  /// If the series have no names, accepts any word, because the request is ignored anyway.
  fileprivate mutating func nameOfSeries() throws(LineError) -> String {
    var word = try next("a series")
    while peek != nil {
      let further = try next("a series")
      word.text += " " + further.text
      word.range = word.range.lowerBound..<further.range.upperBound
    }
    return try nameOfSeries(word)
  }

  func nameOfSeries(_ word: Word) throws(LineError) -> String {
    let series = data?.seriesNames ?? []
    if let name = try onlyName(word, among: series, orIn: true) { return name }
    if series.isEmpty { return word.text }
    let problem = DataProblem.unknownSeries(word.text, among: series)
    throw LineError(.said(problem.message), at: word.range)
  }
}

extension ContentWords {
  convenience init(_ name: String, of names: @escaping @Sendable (ChartData?) -> [String]) {
    self.init(name) { _, session in names(session.chartData).map { Candidate($0) } }
  }
}

extension Parameter where Value == String {
  fileprivate static let column = Parameter(
    usage: "COLUMN",
    meaning: "a column's name, the beginning of its name, or its number in the file",
    kind: .content(ContentWords("column") { $0?.names ?? [] })
  ) { reader throws(LineError) in try reader.column() }

  fileprivate static let series = Parameter(
    usage: "NAME", meaning: "the name of a series, or the beginning of the name",
    kind: .content(ContentWords("series") { $0?.seriesNames ?? [] })
  ) { reader throws(LineError) in try reader.nameOfSeries() }
}

/// The columns of numbers.
private struct ValuesReport: Report {
  private let rows: [(column: Series, read: ColumnReport?)]
  private let shown: Int?
  private let read: ReadReport?
  private let data: ChartData?

  init(of session: Session) {
    let (data, drawing) = (session.chartData, session.state.drawing)
    self.data = data
    rows = (data?.columns(of: drawing.series) ?? []).map { ($0, data?.report(ofColumn: $0.name)) }
    shown = rows.firstIndex { $0.column.name == drawing.value }
    read = data?.report
  }

  /// The reason for the aggregate of a column, or nil for a mean without a reason.
  private func evidence(_ column: String) -> String? {
    let choice = data?.choices[column]
    return choice?.aggregate == data?.aggregate(ofColumn: column) ? choice?.evidence : "it was set"
  }

  var json: JSON {
    let values = rows.enumerated().map { index, row -> JSON in
      let (total, role) = (row.column.total, row.read?.role ?? .measure)
      return .present([
        "value": .string(row.column.name), "unit": row.read?.unit.map(JSON.string),
        "role": role == .measure ? nil : .string(role.rawValue),
        "aggregate": data.map { .string($0.aggregate(ofColumn: row.column.name).rawValue) },
        "because": evidence(row.column.name).map(JSON.string),
        "shown": .bool(index == shown), "count": .integer(total.count),
        "missing": .integer(total.missing), "mean": .optional(total.mean),
        "min": .optional(total.min), "max": .optional(total.max),
      ])
    }
    let passedOver = read?.passedOver ?? []
    return .present([
      "values": .array(values), "passedOver": passedOver.isEmpty ? nil : .strings(passedOver),
    ])
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    if rows.isEmpty { return [.line("no values because all pages are plain")] }
    let isPlain = wording.style.isPlain
    func number(_ value: Double?) -> String {
      value.map { NumberFormat.caption($0, grouped: !isPlain) } ?? "-"
    }
    let cells = rows.map { row in
      let total = row.column.total
      return [row.column.name.excerpt, String(total.count), String(total.missing)]
        + [total.min, total.mean, total.max].map { number($0) }
    }
    let table = Fact.Table(
      header: ["value", "count", "missing", "min", "mean", "max"], rows: cells,
      marked: shown, mark: "shown", trailing: [1, 2, 3, 4, 5], names: 0
    ).with("unit", rows.map(\.read?.unit))
      .with("bars", rows.map { data?.aggregate(ofColumn: $0.column.name).rawValue })
      .with("because", rows.map { evidence($0.column.name) }).with(
        "passed over", rows.map(\.read?.role.reason))
    return [.table(table)] + DataReport.passedOver(in: read).map(Fact.note)
  }
}

extension ColumnRole {
  /// The reason that the program does not draw the column by default, or nil for a measure.
  fileprivate var reason: String? {
    switch self {
    case .measure, .rows: nil
    case .datePart: "part of a date"
    case .counter: "numbers the rows"
    case .identifier: "identifier"
    case .coordinate: "coordinate"
    case .constant: "the same in the first rows"
    case .flag: "only 0s and 1s in the first rows"
    }
  }
}

/// The named series, and the columns that name them.
private struct SeriesListReport: Report {
  private let rows: [NamedSeries]
  private let columns: [String]
  private let shown: Int?

  init(of session: Session) {
    let data = session.chartData
    rows = data?.seriesNames.isEmpty == false ? data?.series ?? [] : []
    columns = data?.report.seriesColumns ?? []
    shown = rows.firstIndex { $0.name == session.state.drawing.series }
  }

  var json: JSON {
    let series = rows.enumerated().map { index, row -> JSON in
      let span = row.span
      return [
        "series": .string(row.name), "shown": .bool(index == shown), "count": .integer(row.count),
        "first": .optional(span?.lowerBound.description),
        "last": .optional(span?.upperBound.description),
      ]
    }
    return ["series": .array(series)]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    if rows.isEmpty { return [.line("one series, without a name")] }
    let cells = rows.map { row in
      let span = row.span
      return [row.name.excerpt, String(row.count)]
        + [span?.lowerBound, span?.upperBound].map { $0?.description ?? "-" }
    }
    let name = columns.map(\.excerpt).joined(separator: " ")
    let table = Fact.Table(
      header: [name, "rows", "first", "last"], rows: cells, marked: shown, mark: "shown",
      trailing: [1], names: 0)
    return [.table(table)]
  }
}
