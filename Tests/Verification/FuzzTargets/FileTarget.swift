import CivilDates
import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTesting
import SeriesExplorer

/// Checks a data file: reads it all at once, in parts and as it grows, and draws pages. The first two bytes of the
/// input set the options and the length of the parts. The other bytes are the file.
func checkFile(_ bytes: [UInt8]) throws(Violation) {
  var choices = ByteChoices(bytes)
  let options = SeriesOptions(&choices)
  let length = 1 + choices.number(below: 256)
  let file = choices.remaining
  let whole = FileReading(of: [file], options)
  let parts = stride(from: 0, to: file.count, by: length).map {
    Array(file[$0..<min(file.count, $0 + length)])
  }
  try Violation.unless(
    FileReading(of: parts, options) == whole, "The file differs in parts of \(length) bytes.")
  if options.skipBadRows { try checkGrowing(parts, options) }
  guard case .read(let series, let report) = whole else { return }
  try report.check(series)
  let data = ChartData(series: series, report: report)
  guard let scene = try? Scene(data) else { return }
  let storage = TextStorage()
  let start = Session(scene: scene, storage: storage)
  var session = start
  try session.check(lines: [
    "show", "data", "values", "series", "bar max", "split", "left", "show", "down", "show",
    "compare previous", "show", "find > 1", "set gaps skip", "show", "zoom in",
    "export page.csv", "export page.json", "export page.svg", "export page.txt",
  ])
  try session.checkReturns(from: start, storage: storage)
}

/// Reads a file that grows, as the program follows it. Every row is counted, and every bad row is reported once.
private func checkGrowing(_ parts: [[UInt8]], _ options: SeriesOptions) throws(Violation) {
  var reader = SeriesReader(source: "x.csv", options: options, resolution: nil)
  var errors: [SeriesError] = []
  var further = 0
  func take() {
    let skipped = reader.takeSkipped()
    errors += skipped.errors
    further += skipped.further
  }
  do throws(SeriesError) {
    for part in parts {
      try reader.read(part)
      try reader.catchUp()
      take()
    }
    try reader.finish()
    take()
  } catch { return }
  guard let report = reader.report else { return }
  try report.check(reader.series)
  try Violation.unless(
    errors.count + further == report.skipped && Set(errors).count == errors.count,
    "\(report.skipped) rows were skipped, and \(further) and these were reported: \(errors)")
}

/// The result of reading a file.
enum FileReading: Equatable {
  case read([NamedSeries], ReadReport)
  case error(SeriesError)

  init(of parts: [[UInt8]], _ options: SeriesOptions) {
    var reader = SeriesReader(source: "x.csv", options: options, resolution: nil)
    do throws(SeriesError) {
      for part in parts { try reader.read(part) }
      try reader.finish()
      guard let report = reader.report else { throw .empty(source: "x.csv") }
      self = .read(reader.series, report)
    } catch { self = .error(error) }
  }
}

extension SeriesOptions {
  /// Options chosen by eight bits.
  init(_ choices: inout ByteChoices) {
    self.init()
    let bits = choices.number(below: 256)
    skipBadRows = bits & 1 != 0
    duplicates = [.all, .last, .first, .all][bits >> 1 & 3]
    hasHeader = bits & 8 == 0
    if bits & 16 != 0 { by = ["1"] }
    if bits & 32 != 0 { decimalMark = .comma }
    if bits & 64 != 0 { timeZone = "Europe/Berlin" }
    if bits & 128 != 0 { missingTokens = ["-99.9", "x"] }
  }
}

extension ReadReport {
  /// Checks that every row and every sample is counted.
  func check(_ series: [NamedSeries]) throws(Violation) {
    try Violation.unless(seriesCount == series.count, "\(series.count) series: \(self)")
    for (place, column) in valueColumns.enumerated() {
      let counted = column.used + column.blank + samplesPerRow * skipped + leftOut
      try Violation.unless(samplesPerRow * rows == counted, "Rows are lost: \(self)")
      let used = series.reduce(0) { $0 + $1.series[place].total.count }
      try Violation.unless(used == column.used, "Samples are lost: \(self)")
    }
  }
}
