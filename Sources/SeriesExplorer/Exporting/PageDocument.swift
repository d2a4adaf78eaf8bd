import CrossPagerConsole
import SVGCharts
import TerminalText

/// Writes pages to a file one after another, so that they need not all be in memory at once.
struct PageDocument {
  let format: PageFormat
  /// Whether the file contains a whole level, even if the level has only one page.
  let isWhole: Bool
  private var table = PageTable()
  /// The charts from all pages. A picture is written after the last page, because its size depends on all charts.
  private var charts: [SVGChart] = []
  private var isEmpty = true

  init(format: PageFormat, isWhole: Bool) {
    self.format = format
    self.isWhole = isWhole
  }

  /// Adds a page.
  ///
  /// - Returns: The text to append to the file.
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
      let lines = TextReport(style: style).lines(page).map { $0 + "\n" }.joined()
      return (isEmpty ? "" : "\n") + lines
    }
  }

  /// The text after the last page.
  var end: String {
    switch format {
    case .csv, .txt: ""
    case .json: isWhole ? "\n]\n" : ""
    case .svg: SVGDocument.text(of: charts)
    }
  }

  /// The style for output to a file.
  private var style: TextStyle {
    var style = TextStyle()
    style.wrapsTables = false
    return style
  }

  /// A page as a JSON object.
  private func json(_ page: any Report) -> JSON {
    switch page {
    case let page as ChartPage: page.content
    case let page as PlainPage: page.place?.titledJSON ?? [:]
    default: page.json
    }
  }
}
