import CrossPager
import CrossPagerObservation
import CrossPagerTesting
import CrossPagerTimeline
import Foundation
import Testing

enum Scale: CaseIterable { case day, week, month }

/// The examples in Swift of the documents, compiled and run as they stand there.
struct ExampleTests {
  @Test func `the README's example comes back to day 3`() {
    enum Scale: CaseIterable { case day, week, month }

    var pager = TypedPager<Scale> { _ in 5 }  // five pages each
    pager.move(.right, 3)  // three days on
    pager.go(to: .week)  // down to the weeks
    pager.move(.right, 9)  // as far as there are pages
    pager.go(to: .day)  // and back: still on day 3
    print(pager[.day].page ?? -1, pager[.week].page ?? -1)  // 3 4
    #expect(pager[.day].page == 3)
    #expect(pager[.week].page == 4)
  }

  @Test func `the guide's example stops at the edge and is refused there`() {
    var pager = Pager(counts: [5, 5, 5])
    let outcome = pager.apply(.move(.right, 9))
    // .moved: from page 0 to page 4 of level 0, 4 steps, stopped at the right edge
    let refused = pager.apply(.move(.right, 1))
    // .ignored(.edge(.right)), and the pager is equal to what it was
    #expect(
      outcome
        == .moved(
          Move(
            from: Position(level: 0, page: 0), to: Position(level: 0, page: 4), steps: 4,
            stopped: .right)))
    #expect(refused == .ignored(.edge(.right)))
  }

  @Test func `the guide's observable pager shows the week`() {
    let model = ObservablePager(TypedPager<Scale> { _ in 5 })
    model.update { $0.go(to: .week) }
    let shown = model[.week].page
    #expect(shown == 0)
    #expect(model.current == .week)
  }

  @Test func `the guide's days and weeks correspond`() throws {
    let calendar = CivilCalendar()
    let first = try #require(CivilDate(year: 2015, month: 1, day: 1))
    let last = try #require(CivilDate(year: 2015, month: 12, day: 31))
    let year = CivilTime(first)...CivilTime(last)
    let days = DatedLevel(unit: .day, calendar: calendar, covering: year)
    let weeks = DatedLevel(unit: .week, calendar: calendar, covering: year)
    let week = weeks.alignedPage(remembered: 0, with: 364, of: days)  // 52
    let key = weeks.key(ofPage: week)  // "2015-W53"
    #expect(week == 52)
    #expect(key == "2015-W53")
  }

  @Test func `the front end draws what its document shows`() throws {
    var shelf = Shelf(titles: ["A", "B", "C"].map { row in (1...5).map { "\(row)\($0)" } })
    var film = [shelf.screen.text]
    shelf.handle(.fingerMoved(dx: -6, dy: 0))
    film.append(shelf.screen.text)
    shelf.handle(.fingerLifted(vx: -20, vy: 0))
    while shelf.isAnimating { shelf.handle(.timePassed(milliseconds: 16)) }
    shelf.handle(.fingerMoved(dx: 0, dy: -2))
    film.append(shelf.screen.text)
    shelf.handle(.fingerLifted(vx: 0, vy: 0))
    while shelf.isAnimating { shelf.handle(.timePassed(milliseconds: 16)) }
    shelf.handle(.tapped(x: 12, y: 4))
    film.append(shelf.screen.text)
    print(film.joined(separator: "\n\n"))
    let document = try Document(name: "Docs/Embedding.md").text()
    let drawn = film.joined(separator: "\n\n").replacing(#/ +\n/#, with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(document.contains("```text\n\(drawn)\n```\n"))
    #expect(!shelf.isAnimating)
  }

  @Test func `what is replaced under the finger is configured anew`() {
    var pager = Pager(counts: [5, 5])
    var pool = HostPool<Card>()
    _ = pager.apply(
      .setPagerRule(.viewport(Viewport(levels: 2, pages: 1))))
    _ = pool.update(to: pager) { _ in Card() }
    _ = pager.apply(.insert(level: 1, index: 0, count: 1))
    let events = pool.update(
      to: pager, origin: { $0.level == 1 ? nil : $0 }, make: { _ in Card() })
    #expect(
      events.contains { event in
        if case .host(let event) = event { event.step == .configure } else { false }
      })
    // The level stays on its page, which is the second now, and the first is replaced before it leaves.
    #expect(pager.levels[1].page == 1)
  }

  @Test func `the guide's forgetful carousel is caught`() {
    let failures = (0..<100).compactMap { seed in
      check(seed: seed) { Carousel(pager: Pager(counts: $0)) }
    }
    print(failures[0])
    #expect(failures.allSatisfy { $0.script.commands.count <= 6 })
  }
}

struct Carousel: PagerSystem {
  var pager: Pager

  mutating func apply(_ command: Command) -> Outcome {
    let outcome = pager.apply(command)
    if case .moved(let move) = outcome, move.from.level != move.to.level {
      _ = pager.apply(.remember(level: move.from.level, page: 0))
    }
    return outcome
  }

  var observedState: ObservedState { pager.observedState }
}

/// What shows one page: your own view, cell or view controller.
final class Card {
  var title = ""
}

/// What happens to a front end. Distances are in characters, as they would be in points or pixels elsewhere.
enum Input {
  case fingerMoved(dx: Int, dy: Int)  // since the last input
  case fingerLifted(vx: Int, vy: Int)  // with this speed, per second
  case timePassed(milliseconds: Int)
  case tapped(x: Int, y: Int)
  case back
}

/// Rows of cards on a screen of characters.
struct Shelf {
  private let titles: [[String]]
  private(set) var pager: Pager
  private var pool = HostPool<Card>()
  private(set) var screen = Grid()

  init(titles: [[String]]) {
    self.titles = titles
    pager = Pager(counts: titles.map { $0.count })
    let viewport = Viewport(
      levels: Offset(points: Grid.height, perPage: Card.height),
      pages: Offset(points: Grid.width, perPage: Card.width))
    _ = pager.apply(.setPagerRule(.viewport(viewport)))
    show()
  }

  /// Everything that happens goes through these two lines.
  private mutating func perform(_ command: Command) {
    if case .ignored = pager.apply(command) { return }
    show()
  }

  private mutating func show() {
    updateHosts()
    draw()
  }

  /// Whether time has to pass: run the display's clock only while it has.
  var isAnimating: Bool {
    if case .settling = pager.phase { true } else { false }
  }

  mutating func handle(_ input: Input) {
    switch input {
    case .fingerMoved(let dx, let dy):
      perform(.gesture(.drag(dx: Card.pages(dx), dy: Card.levels(dy))))
    case .fingerLifted(let vx, let vy):
      perform(.gesture(.release(vx: Card.pages(vx), vy: Card.levels(vy))))
    case .timePassed(let milliseconds):
      perform(.gesture(.tick(milliseconds: milliseconds)))
    case .tapped(let x, let y):
      if let at = page(x: x, y: y), let page = at.page {
        perform(.openPage(level: at.level, page: page))
      }
    case .back:
      perform(.close)
    }
  }

  /// The hosts' steps, in the order they come. Views without a hierarchy of their own have little to do.
  private mutating func updateHosts() {
    for event in pool.update(to: pager, make: { _ in Card() }) {
      // The other events tell of pages that come and go: play, pause, load, count.
      guard case .host(let event) = event else { continue }
      switch event.step {
      case .configure:
        if let at = event.position, let page = at.page { event.host.title = titles[at.level][page] }
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
      pool.host(at: place.page)?.draw(on: &screen, x: place.x, y: place.y)
    }
  }

  /// The pages that are displayed, and where to draw them.
  private var places: [(page: Position, x: Int, y: Int)] {
    pager.window.rows.flatMap { row in
      row.pages.map { page in
        let x = row.x.points(perPage: Card.width) + (page - row.pages.lowerBound) * Card.width
        let y = row.y.points(perPage: Card.height)
        return (Position(level: row.level, page: page), x, y)
      }
    }
  }

  /// The page at a place of the screen.
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

/// Lines of characters; what is written outside is cut off.
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
