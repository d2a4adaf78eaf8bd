import Foundation
import Testing
import TextCharts

@testable import SVGCharts

/// `Tests/Verification/charts/pictures.py` drew the expected pictures.
struct SVGPictureTests {
  private static func picture(_ values: [Double?], _ edit: (inout SVGChart) -> Void) -> SVGChart {
    let bars = zip(["a", "b", "c", "d", "e"], values).map { Chart.Bar(label: $0, value: $1) }
    var picture = SVGChart(
      title: "rain", subtitle: "week",
      chart: Chart(bars: bars, scale: nil, width: 80, glyphs: .blocks))
    edit(&picture)
    return picture
  }

  private static let pictures = [
    picture([4, -2, nil, 30, -90]) { picture in
      let others: [Double?] = [2, nil, 3, 6, 0]
      for (bar, other) in others.enumerated() { picture.chart.bars[bar].other = other }
      picture.chart.bars[1].isMarked = true
      picture.chart.bars[2].hasNote = true
      (picture.chart.unit, picture.chart.note, picture.chart.scale) = ("mm", "week", -4...8)
      (picture.chart.clips, picture.chart.showsOthers) = (true, true)
      picture.sentences = ["a is 4", "b is -2", "c is missing"]
      (picture.names, picture.captions) = (["2015", "2014"], [["x", "y"]])
      picture.figures = ["max 30"]
    },
    picture([1, 4, nil, 2, 3]) { picture in
      let means: [Double?] = [2, 2.5, nil, 3, 1.5]
      for (bar, mean) in means.enumerated() { picture.chart.bars[bar].smoothed = mean }
      picture.chart.bars[4].isRunning = true
      (picture.chart.drawsLine, picture.chart.goal) = (true, 2.5)
      picture.sentences = ["a is 1"]
    },
    picture([0.001, 4, nil]) { $0.chart.bars[1].isRunning = true },
    picture([]) { picture in
      var table = ShadedCells(rows: ["Mon", "Tue"], columns: ["Jan", ""], scale: 0...20)
      let values: [[Double?]] = [[0, nil], [4, 20]]
      for (row, column) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        table.values[ShadedCells.Place(row, column)] = .some(values[row][column])
        table.sentences[ShadedCells.Place(row, column)] = "\(row) \(column)"
      }
      table.marked = ShadedCells.Place(1, 1)
      (picture.chart.cells, picture.chart.unit, picture.figures) = (table, "mm", ["max 20"])
    },
  ]

  private static let cards: [SVGCards] = {
    func card(_ title: String, _ x: Double, _ y: Double, _ isCurrent: Bool) -> CardDisplay.Card {
      CardDisplay.Card(title: title, x: x, y: y, isCurrent: isCurrent)
    }
    func level(_ name: String, _ count: Int, _ page: Int?, isReversed: Bool = false)
      -> SVGCards.MapLevel
    {
      .init(name: name, count: count, page: page, isCurrent: name == "a", isReversed: isReversed)
    }
    func picture(_ columns: Double, _ rows: Double, _ cards: [CardDisplay.Card]) -> SVGCards {
      SVGCards(
        title: "rain", subtitle: "week",
        cards: CardDisplay(cards: cards, columns: columns, rows: rows, width: 9, height: 9))
    }
    var large = picture(
      2, 4,
      [
        card("One", -0.5, 0, true), card("#0A0B0C", 0.5, 0, false), card("#F0F1F2", 1.5, 3, true),
        card(String(repeating: "a", count: 60), 0, 1, false),
      ])
    large.levels = [
      level("a", 3, 1), level(String(repeating: "b", count: 30), 3, 0, isReversed: true),
      level("c", 0, nil), level("d", 100, 99), level("e", 60, 0),
    ]
    return [large, picture(16, 1, [card("abcd", 0, 0, true), card("abcdefgh", 1, 0, false)])]
  }()

  @Test(arguments: ["charts.svg", "cards.svg"])
  func `a document has every element at its place`(name: String) throws {
    let text =
      name == "cards.svg"
      ? Self.cards.map(SVGDocument.text(of:)).joined() : SVGDocument.text(of: Self.pictures)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    let expected = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let drawn = text.split(separator: "\n")
    let line = zip(drawn, expected).enumerated().first { $0.element.0 != $0.element.1 }
    #expect(line == nil, "the first different line")
    #expect(drawn.count == expected.count)
  }
}
