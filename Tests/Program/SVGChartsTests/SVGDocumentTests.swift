import Foundation
import SVGCharts
import Testing
import TextCharts

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of an XML document, in order.
private final class XMLRecord: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String], text: String)] = []
  private var open: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append((name, attributes, ""))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if let last = open.last { elements[last].text += text }
  }
}

/// Tests what the documents of ``SVGPictureTests`` do not show.
struct SVGDocumentTests {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private static func chart(_ values: [Double?], scale: ClosedRange<Double>? = nil) -> SVGChart {
    let bars = weekdays.enumerated().map {
      Chart.Bar(label: $1, value: $0 < values.count ? values[$0] : nil)
    }
    let chart = Chart(bars: bars, scale: scale, width: 80, glyphs: .blocks)
    return SVGChart(title: "rain", subtitle: "week 2015-W53", chart: chart)
  }

  private static func elements(
    _ chart: SVGChart
  ) -> [(name: String, attributes: [String: String], text: String)] {
    let parser = XMLParser(data: Data(SVGDocument.text(of: [chart]).utf8))
    let record = XMLRecord()
    parser.delegate = record
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
    return record.elements
  }

  private static func texts(_ chart: SVGChart) -> [String] {
    elements(chart).filter { $0.name == "text" }.map(\.text)
  }

  private static func numbers(_ chart: SVGChart, _ style: String, _ name: String) -> [Double] {
    elements(chart).filter { $0.attributes["class"] == style }
      .compactMap { $0.attributes[name].flatMap(Double.init) }
  }

  @Test func `the heights of bars are proportional to their values`() {
    let heights = Self.numbers(Self.chart([1, 2, nil, 0, 4, 8, 10]), "bar", "height")
    #expect(heights == [24, 48, 96, 192, 240])
  }

  @Test func `a missing bar is shaded and its baseline is dotted`() {
    let chart = Self.chart([5, 0, nil, nil, 1, 1, 1])
    #expect(Self.numbers(chart, "missing", "height") == [240, 240])
    let lines = Self.elements(chart).filter { $0.attributes["class"] == "axis" }
    #expect(lines.map { $0.attributes["stroke-dasharray"] } == [nil, "1 5", nil])
  }

  @Test func `a clipped bar ends in an arrow with its value`() {
    var chart = Self.chart([1, 2, 4512, 0, -7, .infinity, 10], scale: 0...10)
    chart.chart.clips = true
    let arrows = Self.elements(chart).filter { $0.name == "polygon" }
    #expect(arrows.map { $0.attributes["class"] } == ["bar", "negative", "bar"])
    #expect(Self.texts(chart).contains("4,512"))
    #expect(Self.texts(chart).contains("out of range"))
    #expect(chart.clippedBars == [2, 4])
  }

  @Test func `each caption starts a line above the figures`() {
    var chart = Self.chart([1, 2, 3, 4, 5, 6, 7])
    chart.captions = [["2015 mean 4", "2014 mean 5"], ["more"]]
    chart.figures = ["count 7", "max 7"]
    #expect(
      Self.texts(chart).suffix(3) == ["2015 mean 4 · 2014 mean 5", "more", "count 7 · max 7"])
  }

  @Test func `an axis that does not start at zero says so`() {
    let chart = Self.chart([100, 101, 102, 103, 104, 105, 106])
    #expect(Self.texts(chart).contains("axis does not start at zero"))
  }

  @Test func `a long title ends in an ellipsis`() {
    var chart = Self.chart([])
    chart.title = String(repeating: "a", count: 73)
    chart.subtitle = String(repeating: "b", count: 101)
    let texts = [String(repeating: "a", count: 71) + "…", String(repeating: "b", count: 99) + "…"]
    #expect(Self.texts(chart).prefix(2) == texts[...])
  }

  @Test func `a document without charts is one pixel high, and a chart without bars has no data`() {
    #expect(SVGDocument.text(of: []).contains(#"width="800" height="1""#))
    var chart = Self.chart([])
    chart.chart.bars = []
    #expect(Self.texts(chart) == ["rain", "week 2015-W53", "no data"])
  }

  @Test func `a picture of cards is 107 characters wide`() {
    #expect(SVGCards.columns == 107)
  }

  @Test func `a chart without values says so`() {
    #expect(Self.texts(Self.chart(Array(repeating: nil, count: 7))).contains("no data"))
  }

  @Test func `text is escaped and has no control characters`() {
    var chart = Self.chart([1, 2, 3, 4, 5, 6, 7])
    chart.title = "<a href=\"&\">\u{1B}[31m\u{FFFE}"
    chart.chart.bars[0].label = "]]>"
    chart.sentences = ["<&>\u{0}"]
    #expect(Self.texts(chart).first == "<a href=\"&\">␛[31m\u{FFFD}")
    #expect(Self.texts(chart).contains("]]>"))
  }

  @Test(arguments: [
    [Double.greatestFiniteMagnitude, -.greatestFiniteMagnitude], [.leastNonzeroMagnitude],
    [.nan, .infinity, -.infinity], [], [0],
  ])
  func `extreme values give finite coordinates`(values: [Double]) {
    let text = SVGDocument.text(of: [Self.chart(values)])
    #expect(!text.contains("nan") && !text.contains("inf"))
    #expect(!Self.elements(Self.chart(values)).isEmpty)
  }

  @Test func `a diamond lies at the center of the cell with a note`() throws {
    var chart = Self.chart([])
    var table = ShadedCells(rows: ["Mon", "Tue"], columns: ["Jan"], scale: 0...20)
    for row in 0...1 { table.values[ShadedCells.Place(row, 0)] = .some(Double(row * 4)) }
    table.noted = [ShadedCells.Place(1, 0)]
    chart.chart.cells = table
    let elements = Self.elements(chart)
    let diamonds = elements.filter { $0.name == "polygon" }
    let points = try #require(diamonds.first?.attributes["points"])
    let diamond = points.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let cell = try #require(elements.first { $0.attributes["fill-opacity"] == "0.25" })
    let number = { (name: String) in Double(cell.attributes[name] ?? "") ?? .nan }
    let center = (number("x") + number("width") / 2, number("y") + number("height") / 2)
    #expect(diamonds.count == 1 && diamond.count == 8)
    #expect(abs((diamond[2] + diamond[6]) / 2 - center.0) < 0.1)
    #expect(abs((diamond[1] + diamond[5]) / 2 - center.1) < 0.1)
  }
}
