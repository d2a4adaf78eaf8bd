package import TerminalText

/// A display of cards with titles, drawn as lines of text.
///
/// Cards are cut off at the edges of the display. The current card has a heavy border, or a mark before its title if
/// the card is too small for a border. A title such as `#E220A8` colors its card if colors are allowed.
///
///     ┏━━━━━━━━━━━━━━━━┓┌────────────────┐┌──────
///     ┃ Article A1     ┃│ Article A2     ││ Arti
///     ┗━━━━━━━━━━━━━━━━┛└────────────────┘└──────
public struct CardDisplay: Equatable, Sendable {
  /// A card, one unit wide and one unit high.
  public struct Card: Equatable, Sendable {
    /// The title. Visible characters replace control characters.
    public var title: String
    /// The distance of the left edge from the display's left edge, in cards.
    public var x: Double
    /// The distance of the top edge from the display's top edge, in cards.
    public var y: Double
    /// Whether the card is the current one.
    public var isCurrent: Bool

    /// Creates a card.
    public init(title: String, x: Double, y: Double, isCurrent: Bool = false) {
      self.title = title
      self.x = x
      self.y = y
      self.isCurrent = isCurrent
    }
  }

  /// The cards. Where cards overlap, later ones cover earlier ones.
  public var cards: [Card]
  /// The number of cards that fit side by side.
  public var columns: Double
  /// The number of cards that fit one below the other.
  public var rows: Double
  /// The width of the display in characters.
  public var width: Int
  /// The maximum height of the display in lines.
  public var height: Int

  /// Creates a display. `columns` and `rows` are at least 1. The width is clamped to `1...10_000`, and the height to
  /// `1...1_000`. A card is at least one line high, so cards below the last line are cut off.
  public init(cards: [Card], columns: Double, rows: Double, width: Int, height: Int) {
    self.cards = cards
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.width = min(max(1, width), 10_000)
    self.height = min(max(1, height), 1000)
  }

  private struct Cell {
    /// The character, or nil for the second column of a wide character.
    var character: Character? = " "
    /// The parameters of the escape sequence for the colors, or nil for the default colors.
    var colors: String?
  }

  /// Returns the lines from top to bottom, without trailing spaces.
  ///
  /// - Complexity: O(`width` × `height` + cards)
  package func lines(in style: TextStyle) -> [String] {
    let blank = Array(repeating: Cell(), count: max(1, column(columns)))
    var cells = Array(repeating: blank, count: min(height, max(1, line(rows))))
    for card in cards {
      // The column or line of a distant card would overflow an integer.
      guard card.x > -1, card.x < columns, card.y > -1, card.y < rows else { continue }
      let (left, top) = (column(card.x), line(card.y))
      let width = max(1, column(card.x + 1) - left)
      let rows = card.rows(width: width, height: max(1, line(card.y + 1) - top), style)
      let colors = style.isColored ? card.colors : nil
      for (line, row) in zip(top..., rows) where cells.indices.contains(line) {
        CardDisplay.draw(row, colors, at: left, in: &cells[line])
      }
    }
    return cells.map(CardDisplay.text)
  }

  /// Draws a row of a card in a line, and cuts off columns outside the line.
  private static func draw(
    _ row: String, _ colors: String?, at start: Int, in line: inout [Cell]
  ) {
    var column = start
    for character in row {
      let span = DisplayWidth.columns(of: character)
      for offset in 0..<span where line.indices.contains(column + offset) {
        // Half of a wide character cannot be shown.
        let isCut = column < 0 || column + span > line.count
        line[column + offset] = Cell(
          character: isCut ? " " : offset == 0 ? character : nil, colors: colors)
      }
      column += span
    }
  }

  private static func text(_ line: [Cell]) -> String {
    var text = ""
    var rest = line[...]
    while let first = rest.first {
      let run = rest.prefix { $0.colors == first.colors }
      let characters = String(run.compactMap(\.character))
      text += first.colors.map { characters.painted($0) } ?? characters
      rest = rest.dropFirst(run.count)
    }
    return text.trimmingTrailingSpaces
  }

  /// The maximum size of a card, in columns and lines.
  private static let largestCard = (width: 40.0, height: 5.0)

  private var cardWidth: Double { min(Double(width) / columns, CardDisplay.largestCard.width) }

  /// The height of a card is a whole number of lines, so that all cards at rest look the same.
  private var cardHeight: Double {
    max(1, min(Double(height) / rows, CardDisplay.largestCard.height).rounded(.down))
  }

  // Rounds halves up, so that a card keeps its size as it moves.
  private func column(_ x: Double) -> Int { Int((x * cardWidth + 0.5).rounded(.down)) }

  private func line(_ y: Double) -> Int { Int((y * cardHeight + 0.5).rounded(.down)) }
}

extension CardDisplay.Card {
  /// Returns the card's rows. A small card has no border, only a gap of one column after its title if there is room.
  fileprivate func rows(width: Int, height: Int, _ style: TextStyle) -> [String] {
    let title = title.replacingControlCharacters
    func fitted(_ text: String, _ width: Int) -> String {
      text.truncated(toWidth: width, ellipsis: style.ellipsisMark).padded(toWidth: width)
    }
    if height < 3 || width < 5 {
      let text = (isCurrent ? style.pointer : "") + title
      let first = fitted(text, width > 2 ? width - 1 : width).padded(toWidth: width)
      return [first] + Array(repeating: fitted("", width), count: height - 1)
    }
    // The corners, the horizontal line and the vertical line.
    let light = style.isASCII ? "++++-|" : "┌┐└┘─│"
    let border = Array(!isCurrent ? light : style.isASCII ? "####=#" : "┏┓┗┛━┃")
    let line = String(repeating: border[4], count: width - 2)
    let inner = (0..<height - 2).map { row in
      let text = row == (height - 3) / 2 ? " \(fitted(title, width - 4)) " : fitted("", width - 2)
      return "\(border[5])\(text)\(border[5])"
    }
    return ["\(border[0])\(line)\(border[1])"] + inner + ["\(border[2])\(line)\(border[3])"]
  }

  /// The color named by a title of `#` and six hexadecimal digits, or nil for any other title.
  ///
  /// Text is black on a light color, and white on a dark one. The primary colors are weighted by their luminance (WCAG
  /// 2.2, relative luminance).
  package var color: (background: String, isLight: Bool)? {
    primaries.map { primaries in
      let luminance = zip([2126, 7152, 722], primaries).reduce(0) { $0 + $1.0 * $1.1 }
      return (title, luminance > 10_000 * 128)
    }
  }

  /// Red, green and blue, from 0 to 255.
  private var primaries: [Int]? {
    let digits = title.dropFirst()
    guard title.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    return [value >> 16, value >> 8 & 0xFF, value & 0xFF]
  }

  /// The parameters of an escape sequence. The background is the nearest color in xterm's 6 × 6 × 6 color cube.
  fileprivate var colors: String? {
    guard let primaries, let color else { return nil }
    let background = primaries.reduce(0) { number, level in
      let steps = [0, 95, 135, 175, 215, 255].map { abs($0 - level) }
      return 6 * number + (steps.min().flatMap(steps.firstIndex) ?? 0)
    }
    return "38;5;\(color.isLight ? 16 : 231);48;5;\(16 + background)"
  }
}
