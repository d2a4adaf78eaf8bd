import CrossPager

/// An input. Distances are in characters.
enum Input {
  case fingerMoved(dx: Int, dy: Int)  // since the last input
  case fingerLifted(vx: Int, vy: Int)  // velocity, in characters per second
  case timePassed(milliseconds: Int)
  case tapped(x: Int, y: Int)
  case back
}

/// Rows of cards on a character screen.
struct Shelf {
  private static let (width, height) = (10, 3)
  private let titles: [[String]]
  private(set) var pager: Pager
  private(set) var screen = Grid()

  init(titles: [[String]]) {
    self.titles = titles
    pager = Pager(counts: titles.map { $0.count })
    pager.rules.viewport = Viewport(
      levels: Self.levels(Grid.height), pages: Self.pages(Grid.width))
    draw()
  }

  private static func pages(_ columns: Int) -> Offset { Offset(points: columns, perPage: width) }
  private static func levels(_ lines: Int) -> Offset { Offset(points: lines, perPage: height) }

  /// Whether content is settling. Only then does the clock need to run.
  var isAnimating: Bool { pager.phase.isSettling }

  mutating func handle(_ input: Input) {
    let outcome: Outcome? =
      switch input {
      case .fingerMoved(let dx, let dy): pager.drag(x: Self.pages(dx), y: Self.levels(dy))
      case .fingerLifted(let vx, let vy):
        pager.release(xPagesPerSecond: Self.pages(vx), yPagesPerSecond: Self.levels(vy))
      case .timePassed(let milliseconds): pager.tick(milliseconds: milliseconds)
      case .tapped(let x, let y):
        if let card = card(x: x, y: y) { pager.open(at: card) } else { nil }
      case .back: pager.close()
      }
    if outcome?.isIgnored == false { draw() }
  }

  private mutating func draw() {
    screen = Grid()
    if let open = pager.openPage { return screen.write("‹ \(title(open))", x: 0, y: 0) }
    for card in cards {
      screen.write("╭────────╮", x: card.x, y: card.y)
      screen.write("│ \(title(card.position))     │", x: card.x, y: card.y + 1)
      screen.write("╰────────╯", x: card.x, y: card.y + 2)
    }
  }

  /// The displayed cards and the coordinates of their top-left corners.
  private var cards: [(position: Position, x: Int, y: Int)] {
    pager.window.pages.map {
      ($0.position, $0.x.points(perPage: Self.width), $0.y.points(perPage: Self.height))
    }
  }

  /// The card at a place on the screen.
  private func card(x: Int, y: Int) -> Position? {
    cards.first {
      ($0.x..<$0.x + Self.width).contains(x) && ($0.y..<$0.y + Self.height).contains(y)
    }?.position
  }

  private func title(_ card: Position) -> String {
    card.page.map { titles[card.level][$0] } ?? ""
  }
}

/// Lines of characters. Text outside the lines is cut off.
struct Grid {
  static let (width, height) = (25, 6)
  private var lines = Array(
    repeating: Array(repeating: Character(" "), count: width), count: height)

  mutating func write(_ text: String, x: Int, y: Int) {
    for (index, character) in text.enumerated() {
      if lines.indices.contains(y), lines[y].indices.contains(x + index) {
        lines[y][x + index] = character
      }
    }
  }

  var text: String { lines.map { String($0) }.joined(separator: "\n") }
}
