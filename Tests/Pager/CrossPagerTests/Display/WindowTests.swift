import CrossPager
import Testing

/// The displayed offset for a drag of one page beyond an edge.
private let band = Double(Offset(pages: 1 - 1 / 1.55))

private func shown(_ offset: Offset) -> Double { Double(offset) }

/// A pager after some commands, and the expected rows of its window.
struct WindowCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let counts: [Int]
  let commands: [Command]
  let rows: [String]

  init(_ name: String, _ counts: [Int], _ commands: [Command], _ rows: [String]) {
    self.testDescription = name
    self.counts = counts
    self.commands = commands
    self.rows = rows
  }

  func expect() {
    var pager = Pager(counts: counts)
    for command in commands { _ = pager.apply(command) }
    #expect(pager.window.text == rows)
  }
}

struct WindowRestTests {
  @Test(arguments: [
    WindowCase("one page", [5, 5], [.page(3)], ["0: 3 at 0.0 0.0"]),
    WindowCase("no levels", [], [], []), WindowCase("an empty level", [0, 3], [], []),
    WindowCase(
      "an empty level between others", [2, 0, 3], [.viewport(3, 1)],
      ["0: 0 at 0.0 0.0", "2: 0 at 0.0 2.0"]),
    WindowCase(
      "part of a page on the right", [5], [.viewport(1, 2.5), .page(1)], ["0: 1 2 3 at 0.0 0.0"]),
    WindowCase(
      "part of a page on the left, at the end", [5], [.viewport(1, 2.5), .last],
      ["0: 2 3 4 at -0.5 0.0"]),
    WindowCase("fewer pages than fit", [2], [.viewport(1, 2.5), .last], ["0: 0 1 at 0.0 0.0"]),
    WindowCase(
      "levels, each with its own page", [5, 5, 5, 5],
      [.viewport(2.5, 1), .remember(level: 2, page: 3), .goPage(level: 1, page: 4)],
      ["1: 4 at 0.0 0.0", "2: 3 at 0.0 1.0", "3: 0 at 0.0 2.0"]),
    WindowCase(
      "the last level, at the end", [5, 5, 5, 5], [.viewport(2.5, 1), .bottom],
      ["1: 0 at 0.0 -0.5", "2: 0 at 0.0 0.5", "3: 0 at 0.0 1.5"]),
    WindowCase(
      "pages and levels kept ready", [5, 5, 5, 5],
      [.viewport(1, 2, beyond: 1), .goPage(level: 2, page: 2)],
      ["1: 0 1 2 at 0.0 -1.0", "2: 1 2 3 4 at -1.0 0.0", "3: 0 1 2 at 0.0 1.0"]),
    WindowCase(
      "more kept ready than exist", [3], [.viewport(1, 1, beyond: 100), .page(1)],
      ["0: 0 1 2 at -1.0 0.0"]),
    WindowCase(
      "the end of the longest level", [Pager.maximumCount], [.last],
      ["0: \(Pager.maximumCount - 1) at 0.0 0.0"]),
    WindowCase("an open page keeps its place", [5], [.page(2), .open], ["0: 2 at 0.0 0.0"]),
  ])
  func `at rest the window holds the pages in the viewport`(window: WindowCase) { window.expect() }
}

struct WindowHorizontalTests {
  @Test(arguments: [
    WindowCase("a drag to the right page", [5], [.page(2), .drag(-0.25)], ["0: 2 3 at -0.25 0.0"]),
    WindowCase("a drag to the left page", [5], [.page(2), .drag(0.25)], ["0: 1 2 at -0.75 0.0"]),
    WindowCase("a drag that came back", [5], [.drag(-0.25), .drag(0.25)], ["0: 0 at 0.0 0.0"]),
    WindowCase("a whole page", [5], [.drag(-9)], ["0: 0 1 at -1.0 0.0"]),
    WindowCase(
      "a settle after half its time", [5], [.drag(-0.2), .release(-1), .tick(150)],
      // 0.2 + 0.8 · (1 − 0.5³) = 0.9
      ["0: 0 1 at \(-shown(0.9)) 0.0"]),
    WindowCase(
      "a settle that goes back", [5], [.drag(-0.4), .gesture(.cancel), .tick(150)],
      ["0: 0 1 at \(-shown(0.05)) 0.0"]),
    WindowCase(
      "a settle that arrived", [5], [.drag(-0.6), .release(), .tick(300)], ["0: 1 at 0.0 0.0"]),
    WindowCase("a rubber band", [5], [.drag(1)], ["0: 0 at \(band) 0.0"]),
    WindowCase(
      "a rubber band in a locked direction", [5], [.lock(.right), .viewport(1, 2), .drag(-1)],
      ["0: 0 1 at \(-band) 0.0"]),
    WindowCase(
      "content moves half the finger's distance to the clamped end", [5],
      [.viewport(1, 2.5), .page(2), .drag(-0.5)], ["0: 2 3 4 at -0.25 0.0"]),
    WindowCase(
      "from the clamped end", [5], [.viewport(1, 2.5), .last, .drag(0.5)], ["0: 2 3 4 at -0.5 0.0"]),
    WindowCase(
      "two pages appear and leave together", [9], [.viewport(1, 1.5), .page(3), .drag(-0.5)],
      ["0: 3 4 5 at -0.5 0.0"]),
    WindowCase(
      "across a wrap, forward", [5], [.edge(.wrap), .last, .drag(-0.25)],
      ["0: 0 at 0.75 0.0", "0: 4 at -0.25 0.0"]),
    WindowCase(
      "across a wrap, backward", [5], [.edge(.wrap), .drag(0.25)],
      ["0: 0 at 0.25 0.0", "0: 4 at -0.75 0.0"]),
    WindowCase(
      "across a wrap of two pages", [2], [.edge(.wrap), .last, .drag(-0.25)],
      ["0: 0 at 0.75 0.0", "0: 1 at -0.25 0.0"]),
    WindowCase(
      "across a wrap on a wide display", [9], [.edge(.wrap), .viewport(1, 2.5), .drag(0.5)],
      ["0: 0 1 2 at 1.25 0.0", "0: 6 7 8 at -1.75 0.0"]),
    WindowCase(
      "across a wrap with both ends in view", [3],
      [.edge(.wrap), .viewport(1, 2), .drag(0.5)], ["0: 0 1 2 at -0.5 0.0"]),
    WindowCase(
      "across a wrap, with pages kept ready", [9],
      [.edge(.wrap), .viewport(1, 1, beyond: 1), .drag(0.25)],
      ["0: 0 1 at 0.25 0.0", "0: 7 8 at -1.75 0.0"]),
    WindowCase(
      "across a wrap with all pages kept ready", [3],
      [.edge(.wrap), .viewport(1, 1, beyond: 1), .drag(0.25)],
      ["0: 0 1 at 0.25 0.0", "0: 2 at -0.75 0.0"]),
    WindowCase(
      "across a wrap with all pages kept ready, forward", [3],
      [.edge(.wrap), .viewport(1, 1, beyond: 1), .last, .drag(-0.25)],
      ["0: 0 at 0.75 0.0", "0: 1 2 at -1.25 0.0"]),
    WindowCase(
      "a level of one page does not wrap", [1], [.edge(.wrap), .drag(1)], ["0: 0 at \(band) 0.0"]),
    WindowCase(
      "on to the level below", [2, 3], [.edge(.continue), .last, .drag(-0.25)],
      ["0: 1 at -0.25 0.0", "1: 0 at 0.75 0.0"]),
    WindowCase(
      "on to the level below, on a wide display", [2, 3],
      [.edge(.continue), .viewport(1, 2), .last, .drag(-0.25)],
      ["0: 0 1 at -0.5 0.0", "1: 0 1 at 1.5 0.0"]),
    WindowCase(
      "on to the level above, past an empty one", [2, 0, 3],
      [.edge(.continue), .goLevel(2), .drag(0.25)], ["0: 1 at -0.75 0.0", "2: 0 at 0.25 0.0"]),
    WindowCase(
      "on to the level below, which is kept ready on another page", [2, 9],
      [
        .edge(.continue), .viewport(1, 1, beyond: 1), .remember(level: 1, page: 5), .last,
        .drag(-0.25),
      ],
      ["0: 0 1 at -1.25 0.0", "1: 0 1 at 0.75 0.0", "1: 4 5 6 at 0.75 0.0"]),
    WindowCase(
      "on to the level below, which is in view", [2, 3],
      [.edge(.continue), .viewport(2, 1), .remember(level: 1, page: 1), .last, .drag(-0.25)],
      ["0: 1 at 0.0 0.0", "1: 0 1 at -0.75 1.0"]),
    WindowCase(
      "only the current level moves", [5, 5], [.viewport(2, 1), .drag(-0.25)],
      ["0: 0 1 at -0.25 0.0", "1: 0 at 0.0 1.0"]),
  ])
  func `content follows the finger along a level`(window: WindowCase) { window.expect() }

  @Test(arguments: [
    WindowCase("a drag of many pages", [9], [.free, .drag(-3.25)], ["0: 3 4 at -0.25 0.0"]),
    WindowCase(
      "a rest between pages", [9], [.free, .drag(-3.25), .release(), .tick(300)],
      ["0: 3 4 at -0.25 0.0"]),
    WindowCase(
      "a throw after half its time", [9], [.free, .drag(-1), .release(-4), .tick(150)],
      ["0: 2 3 at -0.75 0.0"]),
    WindowCase(
      "beyond the left end", [9], [.free, .viewport(1, 2), .drag(1)], ["0: 0 1 at \(band) 0.0"]),
    WindowCase(
      "beyond the right end", [9], [.free, .viewport(1, 2), .last, .drag(-1)],
      ["0: 7 8 at \(-band) 0.0"]),
    WindowCase(
      "levels keep their rests", [9, 9, 9],
      [
        .free, .viewport(3, 2), .drag(-3.25), .release(), .tick(300), .goLevel(2), .drag(-0.5),
        .release(), .tick(300), .goLevel(0),
      ],
      ["0: 3 4 5 at -0.25 0.0", "1: 0 1 at 0.0 1.0", "2: 0 1 2 at -0.5 2.0"]),
  ])
  func `a free level shows its scrolled place`(window: WindowCase) {
    window.expect()
  }
}

struct WindowVerticalTests {
  @Test(arguments: [
    WindowCase(
      "a drag to the level below, which kept its page", [5, 5],
      [.remember(level: 1, page: 3), .drag(0, -0.25)], ["0: 0 at 0.0 -0.25", "1: 3 at 0.0 0.75"]),
    WindowCase(
      "a drag to the level above", [5, 5], [.goLevel(1), .drag(0, 0.25)],
      ["0: 0 at 0.0 -0.75", "1: 0 at 0.0 0.25"]),
    WindowCase("a rubber band", [5, 5], [.drag(0, 1)], ["0: 0 at 0.0 \(band)"]),
    WindowCase(
      "across the ends", [5, 5, 5], [.setPagerRule(.ends(.wrap)), .drag(0, 0.25)],
      ["0: 0 at 0.0 0.25", "2: 0 at 0.0 -0.75"]),
    WindowCase(
      "across the ends on a wide display", [5, 5, 5],
      [.setPagerRule(.ends(.wrap)), .viewport(1, 2), .drag(0, 0.25)],
      ["0: 0 1 at 0.0 0.25", "2: 0 1 at 0.0 -0.75"]),
    WindowCase(
      "past an empty level that is skipped", [5, 0, 5],
      [.setPagerRule(.empty(.skip)), .drag(0, -0.25)], ["0: 0 at 0.0 -0.25", "2: 0 at 0.0 0.75"]),
    WindowCase(
      "past an empty level that is skipped and kept ready", [5, 0, 5],
      [.setPagerRule(.empty(.skip)), .viewport(1, 1, beyond: 1), .drag(0, -0.25)],
      ["0: 0 1 at 0.0 -0.25", "2: 0 1 at 0.0 0.75"]),
    WindowCase("to an empty level", [5, 0], [.drag(0, -0.25)], ["0: 0 at 0.0 -0.25"]),
    WindowCase(
      "a level appears on its entry page", [5, 5],
      [.remember(level: 1, page: 3), .setLevelRule(.entry(.first), level: 1), .drag(0, -0.25)],
      ["0: 0 at 0.0 -0.25", "1: 0 at 0.0 0.75"]),
    WindowCase(
      "a visible level moves to its entry page, one page away", [5, 5],
      [
        .viewport(2, 1), .remember(level: 1, page: 1), .setLevelRule(.entry(.first), level: 1),
        .drag(0, -0.25),
      ], ["0: 0 at 0.0 0.0", "1: 0 1 at -0.75 1.0"]),
    WindowCase(
      "a visible level moves to its entry page, the next one", [5, 3],
      [
        .viewport(2, 1), .remember(level: 1, page: 1), .setLevelRule(.entry(.last), level: 1),
        .drag(0, -0.25),
      ], ["0: 0 at 0.0 0.0", "1: 1 2 at -0.25 1.0"]),
    WindowCase(
      "a visible level moves to its entry page, further away", [5, 5],
      [.viewport(2, 1), .setLevelRule(.entry(.last), level: 1), .drag(0, -0.25)],
      ["0: 0 at 0.0 0.0", "1: 0 at -0.25 1.0", "1: 4 at 0.75 1.0"]),
    WindowCase(
      "a level kept ready appears on its entry page", [5, 5],
      [.viewport(1, 1, beyond: 1), .setLevelRule(.entry(.last), level: 1), .drag(0, -0.25)],
      ["0: 0 1 at 0.0 -0.25", "1: 0 1 at -1.0 0.75", "1: 3 4 at -1.0 0.75"]),
    WindowCase(
      "the column moves half the finger's distance to the clamped end", [5, 5, 5],
      [.viewport(1.5, 1), .goLevel(1), .drag(0, -0.5)], ["1: 0 at 0.0 -0.25", "2: 0 at 0.0 0.75"]),
    WindowCase(
      "a settle after half its time", [5, 5], [.drag(0, -0.2), .release(0, -1), .tick(150)],
      ["0: 0 at 0.0 \(-shown(0.9))", "1: 0 at 0.0 \(1 - shown(0.9))"]),
  ])
  func `content follows the finger between levels`(window: WindowCase) { window.expect() }

  @Test func `a level appears on the corresponding page`() {
    var pager = Pager(weeksBelow: 28)
    pager.go(toPage: 16)
    pager.drag(y: -0.25)
    #expect(pager.window.text == ["0: 16 at 0.0 -0.25", "1: 2 at 0.0 0.75"])
  }
}
