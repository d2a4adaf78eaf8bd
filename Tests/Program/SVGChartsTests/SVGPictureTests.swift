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

  /// Five bars with other values, two of them beyond the axis, on a scale from 0 to 8.
  private static func compared(_ edit: (inout SVGChart) -> Void) -> SVGChart {
    picture([4, -2, nil, 30, -90]) { picture in
      let others: [Double?] = [2, nil, 3, 6, 0]
      for (bar, other) in others.enumerated() { picture.chart.bars[bar].other = other }
      picture.chart.bars[1].isMarked = true
      picture.chart.bars[2].hasNote = true
      (picture.chart.scale, picture.chart.clips, picture.chart.showsOthers) = (0...8, true, true)
      edit(&picture)
    }
  }

  private static let pictures = [
    compared { picture in
      (picture.chart.unit, picture.chart.note, picture.chart.scale) = ("mm", "week", -4...8)
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
    picture([]) { picture in
      picture.chart.bars = (0..<49).map { place in
        Chart.Bar(label: String(UnicodeScalar(UInt8(65 + place))), value: 2)
      }
      let clipped: KeyValuePairs = [
        0: 4512.0, 1: 30, 2: 77, 10: 1_234_567_890, 16: 234_567_890, 20: -1_234_567,
        25: -1_234_567, 30: -9, 48: 98765,
      ]
      for (bar, value) in clipped { picture.chart.bars[bar].value = value }
      (picture.chart.scale, picture.chart.clips) = (0...8, true)
    },
    picture([]) { picture in
      picture.chart.bars = (0..<35).map { place in
        Chart.Bar(label: place < 10 ? "0\(place)" : "\(place)", value: Double(place % 9))
      }
      for (bar, value) in [(1, -0.001), (2, -0.5), (3, nil), (4, -4)] as [(Int, Double?)] {
        picture.chart.bars[bar].value = value
      }
      picture.chart.bars[3].isRunning = true
      picture.names = ["unused"]
      func text(_ letter: Character, _ count: Int) -> String {
        String(repeating: letter, count: count)
      }
      picture.captions = [[text("a", 50), text("b", 55)], [text("c", 50), text("d", 56)]]
    },
    compared { $0.names = ["2015", "2014", "change +1"] },
    compared { picture in
      picture.names = [String(repeating: "a", count: 50), String(repeating: "b", count: 61)]
      picture.chart.unit = "mm"
    },
    picture([]) { picture in
      picture.chart.bars = zip("abcdef", [94, 97, 0, 0.5, -0.5, 100]).map {
        Chart.Bar(label: String($0), value: $1)
      }
      (picture.chart.drawsLine, picture.chart.clips, picture.chart.scale) = (true, true, 95...100)
    },
    picture([nil]) { _ in },
    picture([]) { picture in
      var table = ShadedCells(
        rows: ["Mon", "Tue"], columns: ["Jan"] + Array(repeating: "", count: 59), scale: 0...20)
      for (row, column, value) in [(0, 0, 0), (1, 0, 4), (0, 58, nil), (1, 59, 20)]
        as [(Int, Int, Double?)]
      {
        table.values[ShadedCells.Place(row, column)] = .some(value)
        table.sentences[ShadedCells.Place(row, column)] = "\(row) \(column)"
      }
      table.noted = [ShadedCells.Place(1, 59)]
      (picture.chart.cells, picture.chart.unit) = (table, "mm")
      picture.captions = [["x"], ["y"]]
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
    var single = picture(1, 1, [card(String(repeating: "a", count: 60), 0, 0, true)])
    single.levels = [level("a", 90, 0)]
    return [
      large, picture(16, 1, [card("abcd", 0, 0, true), card("abcdefgh", 1, 0, false)]),
      picture(7, 1, [card("abcdefghijklm", 0, 0, true)]),
      picture(14, 1, [card("abcdefg", 0, 0, true)]),
      single,
    ]
  }()

  @Test(arguments: ["charts.svg", "cards.svg"])
  func `a document has every element at its place`(name: String) throws {
    let text =
      name == "cards.svg"
      ? Self.cards.map(SVGDocument.text(of:)).joined() : SVGDocument.text(of: Self.pictures)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: name)
    let expected = try String(contentsOf: file, encoding: .utf8)
    let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n"))
    let line = lines.enumerated().first { $0.element.0 != $0.element.1 }
    #expect(line == nil, "the first different line")
    #expect(text == expected)
  }
}
