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
  ) { .report("data", plain: .null) { DataReport(data: $0, state: $1) } }

  static let values: [CommandEntry] =
    [
      CommandEntry(
        "value", .values, .optional(.column), summary: "Draw another column, or list all of them",
        details: "Every level stays on its page.", examples: ["value temperature", "value"],
        synonyms: ["column"]
      ) { name in
        name.map { name in Work { try $0.set("value \(name.excerpt)", \.value, to: name) } }
          ?? reportOfValues
      }
    ] + [RuleTable.gaps].compactMap(\.shortForm) + [
      CommandEntry("values", .values, summary: "List the columns and their ranges") {
        reportOfValues
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

  private static let reportOfValues = Work.report("values", plain: []) {
    ValuesReport(data: $0, state: $1)
  }
}

extension Work {
  /// - Parameter plain: The value in the JSON object if all levels are plain.
  fileprivate static func report(
    _ name: String, plain: JSON,
    _ report: @escaping @Sendable (ChartData, SessionState) -> some Report
  ) -> Work {
    Work { session in
      session.chartData.map { Answer(report($0, session.state)) }
        ?? Answer(LineReport([name: plain], "no \(name) because all pages are plain"))
    }
  }
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
  var data: ChartData? { (content as? Explorer)?.data }

  /// Reads a column by name, by position in the file (counting from 1), or by the beginning of the name. Without
  /// columns, accepts any word, because a request without data is ignored anyway.
  fileprivate mutating func column() throws(LineError) -> String {
    let word = try next("a column")
    guard let data, !data.names.isEmpty else { return word.text }
    if let name = data.names.name(word.text) { return name }
    let fileColumns = data.report.columnNames
    let position = WholeNumber.index(word.text)
    let index = position.flatMap { position in fileColumns.indices.first { $0 + 1 == position } }
    let name = index.map { fileColumns[$0] } ?? word.text
    if data.names.contains(name) { return name }
    if let column = data.report.closedColumns.first(where: { $0.name.isName(name) }) {
      throw LineError(.said(column.message), at: word.range)
    }
    if let index {
      let message = "Column \(index + 1), '\(name.excerpt)', has no numbers to draw."
      throw LineError(.said(message + Wording.all("Columns", data.names)), at: word.range)
    }
    if let name = try onlyName(word, among: data.names) { return name }
    throw unknownColumn(word, among: data.names)
  }

  /// Returns the only name that the word can mean, or nil if there is none. Throws if the word can mean several names.
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

  /// Reads the name of a series. If the series have no names, accepts any words, because the request is ignored anyway.
  fileprivate mutating func nameOfSeries() throws(LineError) -> String {
    let words = try rest("a series")
    let end = words.last?.range.upperBound ?? 0
    return try nameOfSeries(
      Word(
        text: words.map(\.text).joined(separator: " "), range: words[0].range.lowerBound..<end))
  }

  /// Reads at least one word, to the end of the line.
  mutating func rest(_ expected: String) throws(LineError) -> [Word] {
    var words = [try next(expected)]
    while peek != nil { words.append(try next(expected)) }
    return words
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

private struct ValuesReport: Report {
  let data: ChartData
  let state: SessionState

  private var columns: [Series] { data.columns(of: state.drawing.series) }
  private var shown: Int? { columns.firstIndex { $0.name == state.drawing.value } }

  /// Returns the reason for the aggregate of a column, or nil for a mean without a reason.
  private func evidence(_ column: Series) -> String? {
    guard let choice = data.choice(ofColumn: column.name) else { return "it was set" }
    return choice.evidence
  }

  var json: JSON {
    let shown = shown
    let values = columns.enumerated().map { index, column -> JSON in
      let (total, read) = (column.total, data.report(ofColumn: column.name))
      let role = read?.role ?? .measure
      return .present([
        "value": .string(column.name), "unit": read?.unit.map(JSON.string),
        "role": role == .measure ? nil : .string(role.rawValue),
        "aggregate": .string(data.aggregate(ofColumn: column.name).rawValue),
        "because": evidence(column).map(JSON.string),
        "shown": .bool(index == shown), "count": .integer(total.count),
        "missing": .integer(total.missing), "mean": .optional(total.mean),
        "min": .optional(total.min), "max": .optional(total.max),
      ])
    }
    let passedOver = data.report.passedOver
    return .present([
      "values": .array(values), "passedOver": passedOver.isEmpty ? nil : .strings(passedOver),
    ])
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    let columns = columns
    let isPlain = wording.style.isPlain
    func number(_ value: Double?) -> String {
      value.map { NumberFormat.caption($0, grouped: !isPlain) } ?? "-"
    }
    let cells = columns.map { column in
      let total = column.total
      return [column.name.excerpt, String(total.count), String(total.missing)]
        + [total.min, total.mean, total.max].map { number($0) }
    }
    let read = columns.map { data.report(ofColumn: $0.name) }
    let table = Fact.Table(
      header: ["value", "count", "missing", "min", "mean", "max"], rows: cells,
      marked: shown, mark: "shown", trailing: [1, 2, 3, 4, 5], names: 0
    ).with("unit", read.map(\.?.unit))
      .with("bars", columns.map { data.aggregate(ofColumn: $0.name).rawValue })
      .with("because", columns.map(evidence)).with("passed over", read.map(\.?.role.reason))
    return [.table(table)] + DataReport.passedOver(in: data.report).map(Fact.note)
  }
}

extension ColumnRole {
  /// The reason that the program does not draw the column by default, or nil if the role gives none.
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
      [
        "series": .string(row.name), "shown": .bool(index == shown), "count": .integer(row.count),
        "first": .optional(row.span?.lowerBound.description),
        "last": .optional(row.span?.upperBound.description),
      ]
    }
    return ["series": .array(series)]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    if rows.isEmpty { return [.line("one series, without a name")] }
    let cells = rows.map { row in
      [row.name.excerpt, String(row.count)]
        + [row.span?.lowerBound, row.span?.upperBound].map { $0?.description ?? "-" }
    }
    let name = columns.map(\.excerpt).joined(separator: " ")
    let table = Fact.Table(
      header: [name, "rows", "first", "last"], rows: cells, marked: shown, mark: "shown",
      trailing: [1], names: 0)
    return [.table(table)]
  }
}
