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

  /// Creates a display. The numbers of cards are at least 1, the width is clamped to `1...10_000` and the height to
  /// `1...1_000`. A card is at least one line high, so cards below the last line are cut off.
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
    return canvas.lines
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
    let rows = card.rows(width: columns.count, height: lines.count, style)
    for (line, row) in zip(lines, rows) where cells.indices.contains(line) {
      var column = columns.lowerBound
      for character in row {
        let span = DisplayWidth.columns(of: character)
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

  /// The lines from top to bottom, without trailing spaces.
  var lines: [String] {
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

extension CardDisplay.Card {
  /// The rows of the card, all equally wide. A small card has no border, but a gap of one column after its title if there
  /// is room.
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
}

/// A color named by a title such as `#E220A8`.
private struct Swatch: Equatable {
  /// The parameters of the escape sequence for the text and its background.
  private let colors: String
  /// The intensities in xterm's 6 × 6 × 6 color cube.
  private static let intensities = [0, 95, 135, 175, 215, 255]

  /// Returns nil unless the text is `#` and six hexadecimal digits.
  ///
  /// The background is the nearest color in the cube. The text on it is black or white, whichever has the higher contrast
  /// (WCAG 2.2, 1.4.3). The primary colors are weighted by their luminance.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let value = Int(digits, radix: 16)
    else { return nil }
    let primaries = [value >> 16, value >> 8 & 0xFF, value & 0xFF]
    let background = primaries.reduce(0) { number, level in
      let steps = Swatch.intensities.map { abs($0 - level) }
      return 6 * number + (steps.min().flatMap(steps.firstIndex) ?? 0)
    }
    let luminance = zip([2126, 7152, 722], primaries).reduce(0) { $0 + $1.0 * $1.1 }
    colors = "38;5;\(luminance > 10_000 * 128 ? 16 : 231);48;5;\(16 + background)"
  }

  func paint(_ text: String) -> String { "\u{1B}[\(colors)m\(text)\u{1B}[0m" }
}
