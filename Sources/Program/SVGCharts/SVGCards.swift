import TerminalText
package import TextCharts

/// A picture of displayed cards, with a map of all levels below them.
package struct SVGCards {
  /// The title, such as the name of a scene.
  package var title: String
  /// A line below the title, such as the current place.
  package var subtitle: String
  /// The cards. The picture does not use the width and the height of the display.
  package var cards: CardDisplay
  /// The levels on the map, from top to bottom.
  package var levels: [MapLevel] = []

  /// A level on the map.
  package struct MapLevel {
    package var name: String
    package var count: Int
    /// The index of the level's page, or nil if the level is empty.
    package var page: Int?
    /// Whether the level is the current one.
    package var isCurrent: Bool
    /// Whether page 0 is the rightmost page.
    package var isReversed: Bool

    package init(name: String, count: Int, page: Int?, isCurrent: Bool, isReversed: Bool) {
      (self.name, self.count, self.page) = (name, count, page)
      (self.isCurrent, self.isReversed) = (isCurrent, isReversed)
    }
  }

  package init(title: String, subtitle: String, cards: CardDisplay) {
    (self.title, self.subtitle, self.cards) = (title, subtitle, cards)
  }

  /// The width of the display in characters.
  package static var columns: Int { Int(width / SVGDrawing.columnWidth) }
  private static let width = SVGDrawing.width - 2 * SVGDrawing.margin
  private static let top = 78.0
  private static let pitch = 20.0

  private var cardWidth: Double { SVGCards.width / cards.columns }
  private var cardHeight: Double { min(cardWidth * 0.56, 400 / cards.rows) }
  private var mapTop: Double { SVGCards.top + cardHeight * cards.rows + 28 }

  var height: Double { mapTop + Double(levels.count) * SVGCards.pitch + SVGDrawing.margin - 12 }

  var elements: [XMLElement] {
    let frame: KeyValuePairs = [
      "x": SVGDrawing.margin, "y": SVGCards.top, "width": SVGCards.width,
      "height": cardHeight * cards.rows,
    ]
    let clip = XMLElement("rect", .missing, frame, ["rx": "8"])
    let display = XMLElement("rect", .missing, frame, ["rx": "8", "fill-opacity": "0.05"])
    return XMLElement.titles(title, subtitle) + [
      XMLElement("clipPath", ["id": "display"], [clip]),
      XMLElement(
        "g", ["clip-path": "url(#display)"], [display] + cards.cards.flatMap(elements)),
    ] + levels.enumerated().flatMap(elements)
  }

  private func elements(of card: CardDisplay.Card) -> [XMLElement] {
    let (x, y) = (SVGDrawing.margin + card.x * cardWidth, SVGCards.top + card.y * cardHeight)
    let gap = min(4, cardWidth / 20)
    var face = XMLElement(
      "rect", card.isCurrent ? .outline : .grid,
      [
        "x": x + gap, "y": y + gap, "width": cardWidth - 2 * gap, "height": cardHeight - 2 * gap,
      ], ["rx": "6"], title: card.title)
    face.attributes.removeAll { $0.name == "fill" }
    let color = card.color
    if let color {
      face.attributes += [(name: "fill", value: color.background)]
    } else {
      // An element with two classes has the stroke of one and the fill of the other.
      face.attributes[0].value += " \(SVGPaint.paper.rawValue)"
      face.attributes += SVGPaint.paper.attributes.filter { $0.name == "fill" }
    }
    if card.isCurrent { face.attributes += [(name: "stroke-width", value: "2.5")] }
    let size = min(max(12, cardHeight / 8), 22)
    let room = Int((cardWidth - 2 * gap - 8) / (SVGDrawing.columnWidth * size / 12))
    var title = XMLElement(
      "text", .ink,
      ["x": x + cardWidth / 2, "y": y + cardHeight / 2 + size / 3, "font-size": size],
      ["text-anchor": "middle"], text: card.title.truncated(toWidth: room))
    if let color {
      title.attributes.removeAll { ["class", "fill"].contains($0.name) }
      title.attributes += [(name: "fill", value: color.isLight ? "#000000" : "#ffffff")]
    }
    // A title that would be truncated to fewer than five columns appears only in the tooltip.
    return room < 5 && card.title.displayWidth > room ? [face] : [face, title]
  }

  private func elements(at row: Int, of level: MapLevel) -> [XMLElement] {
    let y = mapTop + Double(row) * SVGCards.pitch
    let (start, end) = (SVGDrawing.margin + 150, SVGDrawing.margin + SVGCards.width - 110)
    let step = min(18, (end - start) / Double(max(1, level.count)))
    func box(
      _ x: Double, _ width: Double, _ paint: SVGPaint, _ others: KeyValuePairs<String, String>
    ) -> XMLElement {
      XMLElement("rect", paint, ["x": x, "y": y - 9, "width": width, "height": 10], others)
    }
    func mark(_ page: Int, _ paint: SVGPaint, _ others: KeyValuePairs<String, String>) -> XMLElement
    {
      let place = level.isReversed ? level.count - 1 - page : page
      return box(start + Double(place) * step, max(3, step - 2), paint, others)
    }
    let strip =
      step < 5
      ? [box(start, end - start, .missing, ["fill-opacity": "0.12"])]
      : (0..<level.count).map { mark($0, .missing, ["rx": "2", "fill-opacity": "0.12"]) }
    let words = level.page.map { "\($0 + 1) of \(level.count)" } ?? "empty"
    let (name, margin) = (level.name.truncated(toWidth: 20), SVGDrawing.margin)
    return [
      .text(
        name, margin, y, level.isCurrent ? .ink : .faint,
        level.isCurrent ? ["font-weight": "600"] : [:])
    ] + strip + (level.page.map { [mark($0, level.isCurrent ? .bar : .faint, ["rx": "2"])] } ?? [])
      + [.text(words, margin + SVGCards.width, y, .faint, ["text-anchor": "end"])]
  }
}
