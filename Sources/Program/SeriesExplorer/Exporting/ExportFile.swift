import CrossPagerConsole
import MessageWords
import SVGCharts
import TerminalText
import TextCharts

enum PageFormat: String, Spelled {
  case csv, json, svg, txt
}

struct ExportFile: Hashable, Sendable {
  var path: String
  /// The format of the current page or of all pages of its level, or nil for a web page with the pages from all levels.
  var format: PageFormat?

  /// Returns nil if the path does not end in the extension of a format.
  init?(path: String) {
    guard !path.utf8.contains(0), let dot = path.lastIndex(of: ".") else { return nil }
    let name = String(path[path.index(after: dot)...])
    format = PageFormat(spelling: name)
    if format == nil, name.keyword != "html" { return nil }
    self.path = path
  }

  fileprivate static let extensions = Wording.choice(
    (PageFormat.spellings + ["html"]).map { ".\($0)" })

  /// The extensions of similar files from other programs, by the extension of the format to use instead.
  private static let similar = [
    "svg": ["png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "pdf", "eps", "ps"],
    "csv": ["tsv", "xls", "xlsx", "ods", "parquet", "sqlite", "db"], "html": ["htm", "xhtml"],
    "txt": ["md", "text", "log"], "json": ["jsonl", "ndjson", "yaml", "yml"],
  ]

  /// Returns the command that exports to a file with the same name in a similar format, or nil if no format is similar.
  /// A web page always contains all pages, so its command has no `--all`.
  fileprivate static func command(insteadOf path: String, _ flags: [String]) -> String? {
    guard !path.utf8.contains(0), let dot = path.lastIndex(of: ".") else { return nil }
    if dot == path.startIndex || path[..<dot].last == "/" { return nil }
    let name = path[path.index(after: dot)...].lowercased()
    return similar.first { $0.value.contains(name) }.map { format, _ in
      let flags = flags.filter { $0 != "--all" || format != "html" }
      return (["export"] + flags + [Wording.quoting(path[...dot] + format)]).joined(separator: " ")
    }
  }
}

extension Parameter where Value == ExportFile {
  static let exportFile: Parameter = Parameter(
    usage: "FILE", meaning: "a file whose name ends in \(ExportFile.extensions)", kind: .file
  ) { reader throws(LineError) in
    let word = try reader.next("a file")
    if let file = ExportFile(path: word.text) { return file }
    let command = ExportFile.command(insteadOf: word.text, reader.flags)
    let message =
      "'\(word.text.pathExcerpt)' does not end in \(ExportFile.extensions)."
      + (command.map { " Instead, enter: \($0)" } ?? "")
    throw LineError(.said(message), at: word.range)
  }
}

/// Writes pages to a file one after another, so that they need not all be in memory at once.
struct PageDocument {
  let format: PageFormat
  /// Whether the file contains a whole level, even if the level has only one page.
  let isWhole: Bool
  private(set) var table = PageTable()
  /// The charts from all pages. A picture is written after the last page, because its size depends on all charts.
  private(set) var charts: [SVGChart] = []
  private(set) var isEmpty = true

  /// Adds a page, and returns the text to append to the file.
  mutating func text(of page: any Report) -> String {
    defer { isEmpty = false }
    switch format {
    case .csv: return table.text(of: page)
    case .json:
      let object = json(page).text
      return isWhole ? (isEmpty ? "[\n" : ",\n") + object : object + "\n"
    case .svg:
      charts += (page as? ChartPage)?.pictures ?? []
      return ""
    case .txt:
      var style = TextStyle()
      style.wrapsTables = false
      let lines = TextReport(style: style).lines(page).map { $0 + "\n" }.joined()
      return (isEmpty ? "" : "\n") + lines
    }
  }

  var end: String {
    switch format {
    case .csv, .txt: ""
    case .json: isWhole ? "\n]\n" : ""
    case .svg: SVGDocument.text(of: charts)
    }
  }

  private func json(_ page: any Report) -> JSON {
    switch page {
    case let page as ChartPage: page.content
    case let page as PlainPage: page.place?.titledJSON ?? [:]
    default: page.json
    }
  }
}

extension ChartPage {
  var pictures: [SVGChart] {
    charts.map { PageChart($0).picture(subtitle: heading.joined(separator: " · ")) }
  }
}

extension PageChart {
  fileprivate func picture(subtitle: String) -> SVGChart {
    let legend = captions.first { $0.kind == .legend }?.parts ?? []
    var chart = chart(in: TextStyle())
    switch scale.rule {
    case .page: chart.note = "scale of this page"
    case .robust: chart.note = "scale for 99 of 100 bars"
    case .auto, .level: chart.note = ""
    }
    var picture = SVGChart(title: title, subtitle: subtitle, chart: chart)
    (picture.names, picture.sentences) = (legend, bars.map(\.sentence))
    picture.captions = captions.map { caption in
      let mark = caption.kind == .mark ? "▲" : caption.mark(.blocks)
      return caption.parts.prefix(1).map { part in mark.map { "\($0) \(part)" } ?? part }
        + caption.parts.dropFirst()
    }
    picture.figures = figures(clipping: grid == nil ? picture.clippedBars : [])
    if let running {
      let mark = grid != nil ? "" : drawsLine ? "dashed: " : "hatched: "
      picture.figures.append("\(mark)\(running) so far")
    }
    if grid == nil, bars.contains(where: { $0.bar.value == nil }) {
      picture.figures.append("shaded: no data")
    }
    return picture
  }
}
