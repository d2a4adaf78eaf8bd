import CivilDates
import CrossPagerConsole
import CrossPagerSeries
import SeriesExplorer

/// Checks dates and numbers. The lines of the input are a date pattern, a date cell, a number cell, a key, and words for
/// the command `date`.
func checkCells(_ bytes: [UInt8]) throws(Violation) {
  let lines = bytes.lines + ["", "", "", "", ""]
  let pattern = lines[0]
  if let format = try? DateFormat(pattern) {
    try Violation.unless(
      (try? DateFormat(format.description)) == format, "'\(format)' is not '\(pattern)'.")
  }
  if let time = sample(lines[1], "1", pattern)?.time {
    let copy = sample("\(time)", "1", "ISO 8601")?.time
    try Violation.unless(copy == time, "\(time) is read as \(copy.map { "\($0)" } ?? "nothing").")
  }
  try checkNumber(lines[2])
  try checkKey(lines[3])
  var session = Session.dated(storage: TextStorage())
  for command in [
    "date \(lines[4])", "bar \(lines[4])", "compare \(lines[4])", "go day \(lines[4])",
  ] { try session.check(command) }
  try session.check(lines: [
    "drag \(lines[2]) 0", "release 0 \(lines[2])", "tick \(lines[2])", "finish",
    "find > \(lines[2])",
  ])
}

/// Returns the sample in a file with one row, or nil if the file cannot be read.
private func sample(
  _ date: String, _ number: String, _ format: String
) -> (time: CivilTime, value: Double?)? {
  var options = SeriesOptions()
  options.dateFormat = format
  options.delimiter = .tab
  // Without this option, a column of years such as 2016.0 counts as dates.
  options.value = ["v"]
  var reader = SeriesReader(source: "x.csv", options: options)
  guard (try? reader.read(Array("date\tv\n\(date)\t\(number)\n".utf8))) != nil,
    (try? reader.finish()) != nil, let column = reader.firstSeries.first, let span = column.span
  else { return nil }
  return (span.lowerBound, column.total.sum)
}

/// Checks that a cell is read as the number that the standard library reads, and that the number can be written and
/// read back.
private func checkNumber(_ cell: String) throws(Violation) {
  let value = sample("2016-01-01", cell, "ISO 8601")?.value
  if let value {
    let copy = sample("2016-01-01", "\(value)", "ISO 8601")?.value
    try Violation.unless(copy == value, "\(value) is read as \(copy.map { "\($0)" } ?? "nothing").")
  }
  if cell.wholeMatch(of: #/-?[0-9]{1,30}(\.[0-9]{1,30})?([eE][+-]?[0-9]{1,3})?/#) != nil,
    let double = Double(cell), double.isFinite
  {
    try Violation.unless(
      value == double, "'\(cell)' is read as \(value.map { "\($0)" } ?? "nothing").")
  }
}

/// Checks that a key is also the key of the unit that it names.
private func checkKey(_ key: String) throws(Violation) {
  for weekday in [Weekday.monday, .sunday] {
    let calendar = CivilCalendar(firstWeekday: weekday)
    guard let span = calendar.span(ofKey: key) else { continue }
    let keys = CalendarUnit.allCases.compactMap { unit -> String? in
      let index = calendar.index(of: span.lowerBound, in: unit)
      return calendar.span(of: index, in: unit) == span ? calendar.key(of: index, in: unit) : nil
    }
    let isWeek = key.uppercased().contains("W")
    try Violation.unless(
      keys.contains(key.uppercased()) || isWeek && weekday == .sunday,
      "'\(key)' is \(span), whose keys are \(keys).")
  }
}
