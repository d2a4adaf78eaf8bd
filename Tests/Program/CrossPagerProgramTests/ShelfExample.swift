import CrossPager
import PageHosts

/// A view that shows one page.
final class Card {
  var title = ""
}

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
  private let titles: [[String]]
  private(set) var pager: Pager
  private var hosts = Pager.Hosts<Card>()
  private(set) var screen = Grid()

  init(titles: [[String]]) {
    self.titles = titles
    pager = Pager(counts: titles.map { $0.count })
    pager.rules.viewport = Viewport(
      levels: Offset(points: Grid.height, perPage: Card.height),
      pages: Offset(points: Grid.width, perPage: Card.width))
    show()
  }

  /// Makes a call and shows the result.
  private mutating func perform(_ call: (inout Pager) -> Outcome) {
    if !call(&pager).isIgnored { show() }
  }

  private mutating func show() {
    updateHosts()
    draw()
  }

  /// Whether content is settling. The display's clock needs to run only during that time.
  var isAnimating: Bool { pager.phase.isSettling }

  mutating func handle(_ input: Input) {
    switch input {
    case .fingerMoved(let dx, let dy):
      perform { $0.drag(x: Card.pages(dx), y: Card.levels(dy)) }
    case .fingerLifted(let vx, let vy):
      perform {
        $0.release(xPagesPerSecond: Card.pages(vx), yPagesPerSecond: Card.levels(vy))
      }
    case .timePassed(let milliseconds):
      perform { $0.tick(milliseconds: milliseconds) }
    case .tapped(let x, let y):
      if let page = page(x: x, y: y) { perform { $0.open(at: page) } }
    case .back:
      perform { $0.close() }
    }
  }

  /// Performs the steps for hosts, in order. Most steps need no code, because these views have no hierarchy.
  private mutating func updateHosts() {
    for event in hosts.update(to: pager, make: { _ in Card() }) {
      // The other events report the pages that appear and disappear. Use them to play, pause or load content.
      guard case .host(let step, _, let card, let position) = event else { continue }
      switch step {
      case .configure:
        if let at = position, let page = at.page { card.title = titles[at.level][page] }
      case .create, .reuse, .addChild, .didMoveToParent, .addView: break
      case .removeView, .willMoveFromParent, .removeFromParent: break
      }
    }
  }

  private mutating func draw() {
    screen = Grid()
    if let open = pager.openPage, let page = open.page {
      screen.write("‹ \(titles[open.level][page])", x: 0, y: 0)
      screen.write("row \(open.level), card \(page)", x: 2, y: 2)
      return
    }
    for place in places {
      hosts.host(at: place.page)?.draw(on: &screen, x: place.x, y: place.y)
    }
  }

  /// The displayed pages and their coordinates.
  private var places: [(page: Position, x: Int, y: Int)] {
    pager.window.pages.map { page in
      let x = page.x.points(perPage: Card.width)
      let y = page.y.points(perPage: Card.height)
      return (page.position, x, y)
    }
  }

  /// The page at a place on the screen.
  private func page(x: Int, y: Int) -> Position? {
    places.first {
      ($0.x..<$0.x + Card.width).contains(x) && ($0.y..<$0.y + Card.height).contains(y)
    }?.page
  }
}

extension Card {
  static let (width, height) = (10, 3)

  static func pages(_ characters: Int) -> Offset { Offset(points: characters, perPage: width) }
  static func levels(_ characters: Int) -> Offset { Offset(points: characters, perPage: height) }

  func draw(on screen: inout Grid, x: Int, y: Int) {
    screen.write("╭────────╮", x: x, y: y)
    screen.write("│ \(title)     │", x: x, y: y + 1)
    screen.write("╰────────╯", x: x, y: y + 2)
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
