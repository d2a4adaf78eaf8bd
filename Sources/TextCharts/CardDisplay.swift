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

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - columns: The number of cards that fit side by side, at least 1.
  ///   - rows: The number of cards that fit one below the other, at least 1.
  ///   - width: The maximum width in characters, clamped to `1...10_000`.
  ///   - height: The maximum height in lines, clamped to `1...1_000`. A card is at least one line high, so cards below
  ///     the last line are cut off.
  public init(cards: [Card], columns: Double, rows: Double, width: Int, height: Int) {
    self.cards = cards
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.width = min(max(1, width), 10_000)
    self.height = min(max(1, height), 1000)
  }

  /// The lines from top to bottom, without trailing spaces.
  ///
  /// - Complexity: O(`width` × `height` + cards)
  package func lines(in style: TextStyle) -> [String] {
    let area = self.area
    var canvas = CardCanvas(width: area.columns, height: area.rows)
    for card in cards {
      // The column or line of a distant card would overflow an integer.
      guard card.x > -1, card.x < columns, card.y > -1, card.y < rows else { continue }
      let left = column(card.x)
      let top = line(card.y)
      canvas.draw(
        card, columns: left..<max(left + 1, column(card.x + 1)),
        lines: top..<max(top + 1, line(card.y + 1)), style)
    }
    return canvas.lines(in: style)
  }

  /// The maximum size of a card in characters.
  private static let largestCard = (width: 40.0, height: 5.0)

  private var cardWidth: Double { min(Double(width) / columns, CardDisplay.largestCard.width) }

  /// The height of a card is a whole number of lines, so that all cards at rest look the same.
  private var cardHeight: Double {
    max(1, min(Double(height) / rows, CardDisplay.largestCard.height).rounded(.down))
  }

  private var area: (columns: Int, rows: Int) {
    (max(1, column(columns)), min(height, max(1, line(rows))))
  }

  // Rounds halves up, so that a card keeps its size as it moves.
  private func column(_ x: Double) -> Int { Int((x * cardWidth + 0.5).rounded(.down)) }

  private func line(_ y: Double) -> Int { Int((y * cardHeight + 0.5).rounded(.down)) }
}

/// The characters of a display, with a background color for each.
private struct CardCanvas {
  struct Cell: Equatable {
    /// The character, or nil for the second column of a wide character.
    var character: Character? = " "
    var swatch: Swatch?
  }

  let width: Int
  private var cells: [[Cell]]

  init(width: Int, height: Int) {
    self.width = width
    cells = Array(repeating: Array(repeating: Cell(), count: width), count: height)
  }

  /// Draws a card. Columns and lines outside the canvas are cut off.
  mutating func draw(
    _ card: CardDisplay.Card, columns: Range<Int>, lines: Range<Int>, _ style: TextStyle
  ) {
    let swatch = style.isColored ? Swatch(card.title) : nil
    let rows = CardRows(
      title: card.title.replacingControlCharacters, width: columns.count, height: lines.count,
      isCurrent: card.isCurrent, style: style
    ).rows
    for (line, row) in zip(lines, rows) where cells.indices.contains(line) {
      var column = columns.lowerBound
      for character in row {
        let span = DisplayWidth.columns(of: character)
        if span == 0 { continue }
        for offset in 0..<span where (0..<width).contains(column + offset) {
          // Half of a wide character cannot be shown.
          let isCut = column < 0 || column + span > width
          cells[line][column + offset] = Cell(
            character: isCut ? " " : offset == 0 ? character : nil, swatch: swatch)
        }
        column += span
      }
    }
  }

  func lines(in style: TextStyle) -> [String] {
    cells.map { row in
      var line = ""
      var rest = row[...]
      while let first = rest.first {
        let run = rest.prefix { $0.swatch == first.swatch }
        let text = String(run.compactMap(\.character))
        line += first.swatch.map { $0.paint(text) } ?? text
        rest = rest.dropFirst(run.count)
      }
      return line.trimmingTrailingSpaces
    }
  }
}

/// The rows of a card, all equally wide.
private struct CardRows {
  let title: String
  let width: Int
  let height: Int
  let isCurrent: Bool
  let style: TextStyle

  var rows: [String] {
    if height < 3 || width < 5 { return [unbordered] + blank(height - 1) }
    let border = CardBorder(isCurrent: isCurrent, isASCII: style.isASCII)
    func row(_ left: Character, _ content: String, _ right: Character) -> String {
      String(left) + content + String(right)
    }
    let line = String(repeating: border.horizontal, count: width - 2)
    let empty = row(border.vertical, String(repeating: " ", count: width - 2), border.vertical)
    let titled = row(border.vertical, " " + fitted(title, width - 4) + " ", border.vertical)
    let above = (height - 3) / 2
    return [row(border.corners[0], line, border.corners[1])]
      + Array(repeating: empty, count: above) + [titled]
      + Array(repeating: empty, count: height - 3 - above)
      + [row(border.corners[2], line, border.corners[3])]
  }

  /// The title of a card without a border. A gap of one column follows the title if there is room.
  private var unbordered: String {
    let mark = isCurrent ? style.pointer : ""
    let gap = width > 2 ? 1 : 0
    return fitted(mark + title, width - gap) + String(repeating: " ", count: gap)
  }

  private func blank(_ count: Int) -> [String] {
    Array(repeating: String(repeating: " ", count: width), count: max(0, count))
  }

  private func fitted(_ text: String, _ width: Int) -> String {
    text.truncated(toWidth: width, ellipsis: style.ellipsisMark).padded(toWidth: width)
  }
}

/// The characters of a border, each one column wide.
private struct CardBorder {
  let horizontal: Character
  let vertical: Character
  /// The corners: top left, top right, bottom left and bottom right.
  let corners: [Character]

  init(isCurrent: Bool, isASCII: Bool) {
    horizontal = isASCII ? (isCurrent ? "=" : "-") : (isCurrent ? "━" : "─")
    vertical = isASCII ? (isCurrent ? "#" : "|") : (isCurrent ? "┃" : "│")
    corners = Array(isASCII ? (isCurrent ? "####" : "++++") : (isCurrent ? "┏┓┗┛" : "┌┐└┘"))
  }
}

/// A color named by a title such as `#E220A8`.
private struct Swatch: Equatable {
  private let red, green, blue: Int

  /// Returns nil unless the text is `#` and six hexadecimal digits.
  init?(_ text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }),
      let value = Int(String(text.dropFirst()), radix: 16)
    else { return nil }
    (red, green, blue) = (value >> 16, value >> 8 & 0xFF, value & 0xFF)
  }

  /// The text on this background, in black or white, whichever has the higher contrast (WCAG 2.2, 1.4.3). The
  /// background is the nearest color in xterm's 6 × 6 × 6 cube.
  func paint(_ text: String) -> String {
    let cube = [red, green, blue].map { level in
      CardSwatchLevels.all.indices.min {
        abs(CardSwatchLevels.all[$0] - level) < abs(CardSwatchLevels.all[$1] - level)
      } ?? 0
    }
    let background = 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    return "\u{1B}[38;5;\(isLight ? 16 : 231);48;5;\(background)m\(text)\u{1B}[0m"
  }

  /// Whether black text has a higher contrast than white text. The primary colors are weighted by their luminance.
  private var isLight: Bool { 2126 * red + 7152 * green + 722 * blue > 10_000 * 128 }
}

/// The intensities in xterm's color cube.
private enum CardSwatchLevels {
  static let all = [0, 95, 135, 175, 215, 255]
}
