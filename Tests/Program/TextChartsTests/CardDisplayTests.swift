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

  @Test func `the current card has a heavy border`() {
    #expect(
      lines(Self.row("one", "two")) == [
        "┏━━━━━━━━┓┌────────┐", "┃ one    ┃│ two    │", "┗━━━━━━━━┛└────────┘",
      ])
  }

  @Test func `ASCII output distinguishes the current card, too`() {
    #expect(
      lines(Self.row("one", "two"), style: TextStyle(isASCII: true)) == [
        "#========#+--------+", "# one    #| two    |", "#========#+--------+",
      ])
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
}
