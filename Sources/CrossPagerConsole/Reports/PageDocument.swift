import CrossPagerSeries
import MessageWords
import SVGCharts
import TerminalText

/// The pages of a file, and their text.
struct PageDocument {
  /// The contents of each page, one for each of its charts.
  var pages: [[PageReport]]
  /// Whether the file contains a whole level, even if the level has only one page.
  var isWhole: Bool

  /// - Complexity: O(bars)
  func text(as format: ExportFormat) -> String {
    switch format {
    case .csv: PageTable(pages: pages.flatMap(\.self)).text
    case .json: json
    case .svg:
      SVGDocument.text(of: pages.flatMap { PictureLayout().charts(facts.facts($0)) })
    case .txt:
      pages.map { page in
        TextReport(style: style).lines(page).map { $0 + "\n" }.joined()
      }.joined(separator: "\n")
    }
  }

  /// The style of output to a file.
  private var style: TextStyle {
    var style = TextStyle()
    style.wrapsTables = false
    return style
  }

  private var facts: ReportFacts { ReportFacts(style: style) }

  /// One page as an object, or a level as an array.
  private var json: String {
    let objects = pages.map { page in
      JSON.joined(
        page.first.map(JSONReport.json) ?? [:],
        page.count > 1 ? ["split": .array(page.map(JSONReport.chart))] : [:],
        page.first.map(JSONReport.bars) ?? [:]
      ).text
    }
    if !isWhole { return objects.joined() + "\n" }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }
}
