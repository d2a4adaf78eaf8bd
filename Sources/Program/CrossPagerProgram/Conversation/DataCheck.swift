import CrossPagerConsole
import CrossPagerSeries
import MessageWords
import SeriesExplorer

/// Recognizes data where commands are expected, as in `cat weather.csv | crosspager`.
struct DataCheck {
  private(set) var isOver = false
  private var lines: [UInt8] = []
  private static let rowLimit = 20

  /// Whether the lines so far look like data and none begins with a command. `rest` is the input after the line.
  mutating func isData(_ line: String, _ rest: ArraySlice<UInt8>) -> Bool {
    lines += "\(line)\n".utf8
    var bytes = lines
    if let end = rest.lastIndex(of: .lineFeed) { bytes += rest[...end] }
    let rows = bytes.split(separator: .lineFeed)
      .filter { $0.first != UInt8(ascii: "#") }.prefix(DataCheck.rowLimit)
      .map { String(decoding: $0.prefix(1000), as: UTF8.self) }
    let hasCommand = rows.contains(where: DataCheck.isCommand)
    isOver = hasCommand || rows.count == DataCheck.rowLimit
    return !hasCommand && rows.count > 1
      && (DataCheck.isGrid(rows.dropFirst()) || DataCheck.isSeries(bytes))
  }

  /// Whether a line begins with a command or its prefix. A line that begins with `date` but has no digits is a header.
  private static func isCommand(_ line: String) -> Bool {
    let text = line.lowercased()
    guard let word = text.split(whereSeparator: \.isWhitespace).first else { return false }
    if word == "date" { return text.contains(where: \.isNumber) }
    return Grammar.explorer.isCommand(word)
  }

  /// Whether there are several rows with the same number of cells and at least one number in each row.
  private static func isGrid(_ rows: some Collection<String>) -> Bool {
    [",", ";", "|"].contains { (delimiter: Character) in
      let cells = rows.map { $0.split(separator: delimiter, omittingEmptySubsequences: false) }
      return cells.count > 1 && cells[0].count > 1
        && cells.allSatisfy { row in
          row.count == cells[0].count && row.contains(where: isNumber)
        }
    }
  }

  private static func isNumber(_ cell: Substring) -> Bool {
    let words = cell.split(whereSeparator: \.isWhitespace)
    return words.count == 1 && Double(words[0]) != nil
  }

  private static func isSeries(_ bytes: [UInt8]) -> Bool {
    var options = SeriesOptions()
    options.skipBadRows = true
    do throws(SeriesError) {
      _ = try SeriesReader.read(bytes, source: "", options: options)
      return true
    } catch .ambiguousDates {
      return true
    } catch {
      return false
    }
  }

  static func failure(_ name: String) -> Failure {
    let (source, file) =
      name == "standard input"
      ? ("Standard input", "- < FILE")
      : ("File '\(name.pathExcerpt)'", name.shellWord(orIfLong: "FILE"))
    return Failure(
      message: "\(source) looks like data, not commands. To browse it, use: crosspager \(file)",
      status: .badArguments)
  }
}
