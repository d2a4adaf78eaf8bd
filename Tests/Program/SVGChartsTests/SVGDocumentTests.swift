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

struct SVGDocumentTests {
  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  private static func chart(_ values: [Double?]..., scale: ClosedRange<Double>? = nil) -> SVGChart {
    func value(_ row: Int, _ bar: Int) -> Double? {
      values.indices.contains(row) && bar < values[row].count ? values[row][bar] : nil
    }
    let bars = weekdays.enumerated().map {
      Chart.Bar(label: $1, value: value(0, $0), other: value(1, $0))
    }
    let chart = Chart(
      bars: bars, scale: scale, width: 80, glyphs: .blocks, showsOthers: values.count > 1)
    return SVGChart(title: "rain", subtitle: "week 2015-W53", chart: chart)
  }

  private static func elements(
    _ charts: SVGChart...
  ) -> [(name: String, attributes: [String: String], text: String)] {
    let parser = XMLParser(data: Data(SVGDocument.text(of: charts).utf8))
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

  @Test func `a picture has the title, the axis, the labels and the figures`() {
    var chart = Self.chart([3, 9.5, nil, 0, 5, 7, 10])
    chart.chart.unit = "mm"
    chart.figures = ["count 6", "max 10"]
    #expect(
      Self.texts(chart) == ["rain", "week 2015-W53", "mm", "0", "2", "4", "6", "8", "10"]
        + Self.weekdays + ["count 6 · max 10"])
  }

  @Test func `the heights of bars are proportional to their values`() {
    let heights = Self.numbers(Self.chart([1, 2, nil, 0, 4, 8, 10]), "bar", "height")
    #expect(heights == [24, 48, 96, 192, 240])
  }

  @Test func `a negative bar hangs from the baseline`() throws {
    let chart = Self.chart([5, -5, nil, nil, nil, nil, nil])
    let top = try #require(Self.numbers(chart, "bar", "y").first)
    let height = try #require(Self.numbers(chart, "bar", "height").first)
    #expect(Self.numbers(chart, "negative", "y") == [top + height])
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

  @Test func `the bars of a second row are outlined, and the legend names both`() {
    var chart = Self.chart([1, 2, 3, 4, 5, 6, 7], [7, nil, 5, 4, 3, 2, 1])
    chart.names = ["2015", "2014"]
    #expect(Self.numbers(chart, "bar", "x").count == 7 + 1)
    #expect(Self.numbers(chart, "outline", "x").count == 6 + 1)
    #expect(Self.texts(chart).filter { $0.hasPrefix("201") } == ["2014", "2015"])
  }

  @Test func `an arrow of the color of text points to the marked bar`() throws {
    var chart = Self.chart([1, 2, 3, 4, 5, 6, 7])
    #expect(!Self.elements(chart).contains { $0.name == "polygon" })
    let height = try #require(Self.elements(chart)[0].attributes["height"].flatMap(Double.init))
    chart.chart.bars[2].isMarked = true
    let arrows = Self.elements(chart).filter { $0.name == "polygon" }
    #expect(arrows.map { $0.attributes["class"] } == ["ink"])
    let x = Self.numbers(chart, "bar", "x")[2] + Self.numbers(chart, "bar", "width")[2] / 2
    let tip = arrows.first?.attributes["points"]?.split { " ,".contains($0) }.first
    #expect(abs(try #require(tip.flatMap { Double($0) }) - x) < 0.1)
    #expect(
      try #require(Self.elements(chart)[0].attributes["height"].flatMap(Double.init)) > height)
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

  @Test func `charts are one below the other`() {
    let one = Self.chart([1, 2, 3, 4, 5, 6, 7])
    let groups = Self.elements(one, one).filter { $0.name == "g" }
    #expect(groups.count == 2)
    #expect(groups.map { $0.attributes["transform"] }.first == "translate(0 0)")
    #expect(Set(groups.map { $0.attributes["transform"] }).count == 2)
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

  @Test func `shaded cells have one hue, a legend, a mark and a title for each cell`() throws {
    var chart = Self.chart([1, 2])
    var table = ShadedCells(rows: ["Mon", "Tue"], columns: ["Jan", ""], scale: 0...20)
    let values: [(row: Int, column: Int, value: Double?)] = [
      (0, 0, 0), (1, 0, 4), (0, 1, nil), (1, 1, 20),
    ]
    for (row, column, value) in values {
      table.values[ShadedCells.Place(row, column)] = .some(value)
      table.sentences[ShadedCells.Place(row, column)] = "\(row) \(column)"
    }
    table.marked = ShadedCells.Place(1, 1)
    table.noted = [ShadedCells.Place(1, 0)]
    chart.chart.cells = table
    let elements = Self.elements(chart)
    let cells = elements.filter { $0.name == "rect" && $0.attributes["class"] != "paper" }
    let shades = cells.map { cell in
      "\(cell.attributes["class"] ?? "") \(cell.attributes["fill-opacity"] ?? "-")"
    }
    // The cells by column, the mark, and the legend: missing, 0 and four shades.
    #expect(
      shades == [
        "grid -", "bar 0.25", "missing 0.07", "bar 1", "outline -", "missing 0.07", "grid -",
        "bar 0.25", "bar 0.5", "bar 0.75", "bar 1",
      ])
    #expect(
      elements.filter { $0.name == "text" }.map(\.text) == [
        "rain", "week 2015-W53", "Jan", "Mon", "Tue", "missing", "0", "to 5", "to 10", "to 15",
        "to 20",
      ])
    #expect(
      elements.filter { $0.name == "title" }.map(\.text) == ["rain", "0 0", "1 0", "0 1", "1 1"])
    // A diamond lies at the center of the cell with a note.
    let points = try #require(elements.first { $0.name == "polygon" }?.attributes["points"])
    let diamond = points.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    let number = { (name: String) in Double(cells[1].attributes[name] ?? "") ?? .nan }
    let center = (number("x") + number("width") / 2, number("y") + number("height") / 2)
    #expect(elements.count { $0.name == "polygon" } == 1 && diamond.count == 8)
    #expect(abs((diamond[2] + diamond[6]) / 2 - center.0) < 0.1)
    #expect(abs((diamond[1] + diamond[5]) / 2 - center.1) < 0.1)
  }
}

struct SVGCardsTests {
  private static func elements(
    _ cards: [CardDisplay.Card], levels: [SVGCards.MapLevel] = []
  ) -> [(name: String, attributes: [String: String], text: String)] {
    var picture = SVGCards(
      title: "a & b", subtitle: "place",
      cards: CardDisplay(cards: cards, columns: 2, rows: 1, width: 100, height: 1))
    picture.levels = levels
    let parser = XMLParser(data: Data(SVGDocument.text(of: picture).utf8))
    let record = XMLRecord()
    parser.delegate = record
    #expect(parser.parse(), "\(parser.parserError.debugDescription)")
    return record.elements
  }

  @Test func `cards have their places, titles and colors`() {
    let elements = Self.elements([
      CardDisplay.Card(title: "One", x: -0.5, y: 0, isCurrent: true),
      CardDisplay.Card(title: "#0A0B0C", x: 0.5, y: 0),
      CardDisplay.Card(title: "#F0F1F2", x: 1.5, y: 0),
    ])
    let faces = elements.filter { $0.name == "rect" && $0.attributes["rx"] == "6" }
    // The display is 752 wide, and a card has a gap of 4 on each side.
    #expect(faces.map { $0.attributes["x"] } == ["-160", "216", "592"])
    #expect(faces.map { $0.attributes["width"] } == ["368", "368", "368"])
    #expect(faces.map { $0.attributes["fill"] } == ["#ffffff", "#0A0B0C", "#F0F1F2"])
    #expect(faces.map { $0.attributes["class"] } == ["outline paper", "grid", "grid"])
    #expect(faces.map { $0.attributes["stroke-width"] } == ["2.5", nil, nil])
    let titles = elements.filter { $0.name == "text" && $0.attributes["text-anchor"] == "middle" }
    #expect(titles.map(\.text) == ["One", "#0A0B0C", "#F0F1F2"])
    #expect(titles.map { $0.attributes["fill"] } == ["#1a1a1a", "#ffffff", "#000000"])
    #expect(elements.first { $0.name == "title" }?.text == "a & b")
  }

  @Test func `the map marks the page of each level`() {
    func level(_ name: String, _ count: Int, _ page: Int?, reversed: Bool = false)
      -> SVGCards.MapLevel
    {
      SVGCards.MapLevel(
        name: name, count: count, page: page, isCurrent: name == "a", isReversed: reversed)
    }
    let elements = Self.elements(
      [],
      levels: [
        level("a", 3, 1), level("b", 3, 0, reversed: true), level("c", 0, nil),
        level("d", 2_147_483_647, 0),
      ])
    let marks = elements.filter {
      $0.attributes["height"] == "10" && $0.attributes["class"] != "missing"
    }
    #expect(marks.map { $0.attributes["x"] } == ["192", "210", "174"])
    #expect(marks.map { $0.attributes["class"] } == ["bar", "faint", "faint"])
    #expect(
      elements.filter { $0.attributes["text-anchor"] == "end" }.map(\.text)
        == ["2 of 3", "1 of 3", "empty", "1 of 2147483647"])
    #expect(
      elements.filter { $0.attributes["font-weight"] == "600" }.map(\.text) == ["a & b", "a"])
  }
}
