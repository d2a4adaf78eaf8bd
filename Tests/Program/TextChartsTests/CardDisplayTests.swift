import CrossPagerTesting
import TerminalText
import Testing
import TextCharts

struct CardDisplayTests {
  private static func row(_ titles: String..., x: Double = 0) -> [CardDisplay.Card] {
    titles.enumerated().map {
      CardDisplay.Card(title: $1, x: x + Double($0), y: 0, isCurrent: $0 == 0)
    }
  }

  private func lines(
    _ cards: [CardDisplay.Card], _ columns: Double = 2, _ rows: Double = 1, width: Int = 20,
    height: Int = 3, style: TextStyle = TextStyle()
  ) -> [String] {
    CardDisplay(cards: cards, columns: columns, rows: rows, width: width, height: height)
      .lines(in: style)
  }

  @Test(arguments: [
    (false, ["┏━━━━━━━━┓┌────────┐", "┃ one    ┃│ two    │", "┗━━━━━━━━┛└────────┘"]),
    (true, ["#========#+--------+", "# one    #| two    |", "#========#+--------+"]),
  ])
  func `the current card has a heavy border`(isASCII: Bool, rows: [String]) {
    #expect(lines(Self.row("one", "two"), style: TextStyle(isASCII: isASCII)) == rows)
  }

  @Test func `cards are cut off at both edges`() {
    #expect(
      lines(Self.row("one", "two", "three"), 1.5) == [
        "┏━━━━━━━━━━━┓┌──────", "┃ one       ┃│ two", "┗━━━━━━━━━━━┛└──────",
      ])
    #expect(
      lines(Self.row("one", "two", "three", x: -0.5)) == [
        "━━━━┓┌────────┐┌────", "    ┃│ two    ││ thr", "━━━━┛└────────┘└────",
      ])
  }

  @Test func `cards are cut off at the top and the bottom`() {
    let cards = ["one", "two", "three"].enumerated().map {
      CardDisplay.Card(title: $1, x: 0, y: Double($0) - 0.5)
    }
    #expect(
      lines(cards, 1, 2, width: 8, height: 10) == [
        "│ one  │", "│      │", "└──────┘", "┌──────┐", "│      │", "│ two  │", "│      │",
        "└──────┘", "┌──────┐", "│      │",
      ])
  }

  @Test func `a wide character is never cut in half`() {
    #expect(
      lines(Self.row("日本", "x", x: -0.3)) == [
        "━━━━━━┓┌────────┐", " 本   ┃│ x      │", "━━━━━━┛└────────┘",
      ])
    #expect(lines(Self.row("日本", "x", x: -0.3)).allSatisfy { $0.displayWidth == 17 })
  }

  @Test(arguments: [(1, [">one      two"]), (2, [">one      two", ""])])
  func `low cards have no border`(height: Int, expected: [String]) {
    #expect(
      lines(Self.row("one", "two"), height: height, style: TextStyle(isASCII: true)) == expected)
  }

  @Test func `a title that names a color colors its card`() {
    let style = TextStyle(isColored: true)
    #expect(
      lines(Self.row("#FFFFFF", "#000000"), height: 1, style: style) == [
        "\u{1B}[38;5;16;48;5;231m▸#FFFFFF  \u{1B}[0m\u{1B}[38;5;231;48;5;16m#000000   \u{1B}[0m"
      ])
    #expect(lines(Self.row("#FFFFFG", "red"), height: 1, style: style) == ["▸#FFFFFG  red"])
  }

  @Test func `titles cannot control the terminal`() {
    #expect(lines(Self.row("a\u{1B}[31m", "\n"), height: 1) == ["▸a␛[31m   ␊"])
  }

  /// Every display fits in the given size, regardless of its cards.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `no line is too wide and there are not too many lines`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let cards = (0..<Int.random(in: 0...12, using: &random)).map { index in
      CardDisplay.Card(
        title: ["", "a", "日本語", "#A1B2C3", "\u{1B}[2J", String(repeating: "x", count: 99)]
          .randomElement(using: &random) ?? "", x: Double.random(in: -2...5, using: &random),
        y: Double.random(in: -2...5, using: &random), isCurrent: index == 0)
    }
    let width = Int.random(in: 1...90, using: &random)
    let height = Int.random(in: 1...30, using: &random)
    let lines = lines(
      cards, Double.random(in: 1...12, using: &random), Double.random(in: 1...12, using: &random),
      width: width, height: height)
    #expect(lines.count <= height)
    #expect(lines.allSatisfy { $0.displayWidth <= width })
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300])
  func `distant cards are not drawn`(distance: Double) {
    let far = CardDisplay.Card(title: "far", x: distance, y: 0)
    #expect(lines([far], height: 1) == [""])
    #expect(lines([CardDisplay.Card(title: "far", x: 0, y: distance)], height: 1) == [""])
  }

  /// Returns cards in the order of their places or in the reverse order, from left to right or from top to bottom.
  private static func line(
    _ titles: [String], isVertical: Bool = false, isReversed: Bool = false
  ) -> [CardDisplay.Card] {
    let cards = titles.enumerated().map { place, title in
      CardDisplay.Card(
        title: title, x: isVertical ? 0 : Double(place), y: isVertical ? Double(place) : 0)
    }
    return isReversed ? cards.reversed() : cards
  }

  @Test(arguments: [false, true])
  func `no card draws beyond its edges`(isReversed: Bool) {
    let row = Self.line(["a", "b", "c"], isReversed: isReversed)
    #expect(lines(row, 20, width: 20, height: 1) == ["abc"])
    #expect(lines(row, 3, width: 9, height: 1) == ["a  b  c"])
    let column = Self.line(["a", "b", "c"], isVertical: true, isReversed: isReversed)
    #expect(lines(column, 1, 3, width: 5, height: 3) == ["a", "b", "c"])
    #expect(lines(column, 1, 3, width: 5, height: 2) == ["a", "b"])
    #expect(lines(column, 1, 3, width: 5, height: 6) == ["a", "", "b", "", "c", ""])
  }

  @Test func `a card keeps a minimum and a maximum size`() {
    let narrow = CardDisplay.Card(title: "b", x: 1, y: 0)
    #expect(lines([narrow], 40, width: 20, height: 1) == [" b"])
    #expect(lines([], 1, 1.4, width: 5, height: 2) == [""])
    let large = lines(Self.line(["one"]), 1, width: 100, height: 20)
    #expect(large.map(\.count) == [40, 40, 40, 40, 40] && large[2].hasPrefix("│ one "))
    #expect(lines(Self.line(["one"]), 1, width: 6, height: 4)[1] == "│ o… │")
  }

  @Test(arguments: [
    (5, 3, ["┌───┐", "│ … │", "└───┘"]), (4, 3, ["one", "", ""]), (5, 2, ["one", ""]),
    (3, 1, ["o…"]), (2, 1, ["o…"]), (1, 1, ["…"]),
  ])
  func `a small card has no border`(width: Int, height: Int, rows: [String]) {
    #expect(lines(Self.line(["one"]), 1, width: width, height: height) == rows)
  }

  @Test func `the sizes of a display are clamped`() {
    #expect(
      CardDisplay(cards: [], columns: 0.5, rows: 0, width: 0, height: -1)
        == CardDisplay(cards: [], columns: 1, rows: 1, width: 1, height: 1))
    let large = CardDisplay(cards: [], columns: 1, rows: 1, width: .max, height: .max)
    #expect([large.width, large.height] == [10_000, 1000])
  }

  /// The colors are the nearest ones to the title's color in xterm's cube, found by a search in Python. Text is black
  /// on a color whose luminance is above 128.
  @Test(arguments: [
    ("#808080", 231, 102), ("#3C9296", 16, 66), ("#2F3073", 231, 23), ("#749B9C", 16, 103),
    ("#C3EBEC", 16, 153), ("#0130FF", 231, 27),
  ])
  func `a card has the nearest color`(title: String, text: Int, background: Int) {
    let drawn = lines(Self.line([title]), 1, width: 8, height: 1, style: TextStyle(isColored: true))
    #expect(drawn[0].hasPrefix("\u{1B}[38;5;\(text);48;5;\(background)m"))
  }

  @Test(arguments: ["808080", "#80808", "#8080800", "#+80808", "x808080"])
  func `any other title names no color`(title: String) {
    #expect(CardDisplay.Card(title: title, x: 0, y: 0).color == nil)
  }
}
