import CrossPager
import PageHosts
import PagerCompanions
import Testing

/// Runs the examples from the articles about companions unchanged.
struct CompanionArticleTests {
  @Test func `the tabs follow the content, and the content follows the tabs`() {
    var tabs = Tabs(count: 5)
    tabs.contentDragged(points: -200, pageWidth: 400)
    let line = tabs.underline(tabWidth: 90)  // 45
    tabs.fingerLifted()
    tabs.timePassed(milliseconds: 300)
    let pages = [tabs.content.currentPage, tabs.strip.currentPage]  // 1 and 1

    tabs.tabTapped(4)
    let last = tabs.content.currentPage  // 4
    #expect(line == 45)
    #expect(pages == [1, 1])
    #expect(last == 4)
    tabs.stripDragged(points: 45, tabWidth: 90)
    #expect(tabs.content.progress == 3.5)
    #expect(tabs.strip.window.pages.map(\.position.page) == [2, 3, 4])
  }

  @Test func `one undo takes back the tabs and the content`() {
    var pagers = LinkedPagers([Pager(counts: [5]), Pager(counts: [5])])
    var history = UndoHistory<LinkedPagers<Pager>, String>()
    history.perform("Third tab", on: &pagers) { $0.go(toPage: 2) }
    history.undo(&pagers)
    let back = pagers.members.map(\.currentPage)  // both on page 0
    #expect(back == [0, 0])
  }

  @Test func `the carousel is silent until somebody acts, and stops then`() {
    var carousel = Gallery(titles: ["Spring", "Summer", "Autumn"], prefersReducedMotion: false)
    carousel.timePassed(milliseconds: 6000)
    carousel.timePassed(milliseconds: 300)
    let silent = carousel.status  // "", on page 1
    carousel.pressed(.right)
    carousel.timePassed(milliseconds: 300)
    let said = carousel.status  // "Autumn, 3 of 3"
    carousel.pressed(.right)
    carousel.timePassed(milliseconds: 300)
    let around = carousel.status  // "Spring, 1 of 3, from the last to the first"
    let isPlaying = carousel.autoplay.isPlaying  // false, until the button is pressed
    #expect(silent.isEmpty)
    #expect(said == "Autumn, 3 of 3")
    #expect(around == "Spring, 1 of 3, from the last to the first")
    #expect(!isPlaying)
    carousel.timePassed(milliseconds: 60_000)
    #expect(carousel.pager.currentPage == 0)
    carousel.rotationButtonPressed()
    carousel.pointerEntered()
    carousel.timePassed(milliseconds: 60_000)
    #expect(carousel.pager.phase == .settled)
    carousel.pointerLeft()
    carousel.timePassed(milliseconds: 6000)
    #expect(carousel.pager.phase.isSettling)
    carousel.focusEntered()
    #expect(!carousel.autoplay.isPlaying)
  }

  @Test func `a finger holds the carousel, and reduced motion stops it`() {
    var carousel = Gallery(titles: ["A", "B", "C"], prefersReducedMotion: true)
    carousel.timePassed(milliseconds: 60_000)
    #expect(carousel.pager.currentPage == 0)
    carousel.pressed(.left)
    #expect(carousel.status == "C, 3 of 3, from the first to the last")
    carousel.rotationButtonPressed()
    carousel.fingerMoved(-0.25)
    carousel.timePassed(milliseconds: 60_000)
    carousel.fingerMoved(-0.5)
    #expect(carousel.pager.offset == 0.75)
    carousel.fingerLifted()
    carousel.timePassed(milliseconds: 300)
    #expect(carousel.status == "A, 1 of 3, from the last to the first")
    #expect(!carousel.autoplay.isPlaying)
  }

  @Test func `the calendar has no ends`() {
    var calendar = OpenEndedPager([
      OpenEndedLevel("day", places: -30..<31),
      OpenEndedLevel("week", places: -5..<6, anchorSpan: -2..<5),
    ])
    calendar.move(.right, by: 6)
    calendar.zoom(.out)
    let week = calendar.place  // 1, next week
    calendar.zoom(.in)
    let day = calendar.place  // 6
    #expect(week == 1)
    #expect(day == 6)

    calendar.go(toLevel: "day")
    let answer = calendar.answer(to: .move(.left, 100))  // .waiting(.left, moved: 36 steps)
    let wanted = calendar.waiting?.place  // -94
    calendar.addPages(70, at: .backward, ofLevel: "day")
    let there = calendar.place  // -94
    #expect(answer == .waiting(.left, moved: calendarMove))
    #expect(wanted == -94)
    #expect(there == -94)

    let saved = calendar.snapshot

    var relaunched = OpenEndedPager([
      OpenEndedLevel("day", places: -200..<31),
      OpenEndedLevel("week", places: -5..<6, anchorSpan: -2..<5),
    ])
    relaunched.repair(from: saved, keepingRules: true)
    let restored = relaunched.place  // -94
    #expect(restored == -94)

    var history = UndoHistory<OpenEndedPager<String>.Snapshot, String>()
    history.record(calendar.snapshot, before: "Today")
    calendar.go(toPlace: 0)
    calendar.addPages(365, at: .backward, ofLevel: "day")
    if let entry = history.undo(from: calendar.snapshot) {
      calendar.repair(from: entry.state, keepingRules: true)
    }
    let undone = calendar.place  // -94
    #expect(undone == -94)
    #expect(calendar.names.levels[0].places == -465..<31)

    for _ in 0..<100 {
      calendar.move(.left, by: 7)
      calendar.loadAhead()
    }
    #expect(calendar.place == -794 && calendar.waiting == nil)
  }

  /// 36 steps, from place 6 to place -30.
  private let calendarMove = Move(
    from: Position(level: 0, page: 36), to: Position(level: 0, page: 0), steps: 36)

  @Test func `a placeholder under the focus becomes its film`() {
    var slots = Slots(placeholders: 4)
    var row = IdentifiedPager([PagerSection("new", pages: slots.order)])
    row.move(.right, by: 2)  // the focus is on the third placeholder

    slots.show(["Alien", "Brazil", "Casablanca", "Diva"])
    row.update(to: [PagerSection("new", pages: slots.order)])
    let film = row.currentPageID.flatMap { slots.films[$0] }  // "Casablanca"

    slots.show(["Amour", "Alien", "Brazil", "Casablanca"])
    row.update(to: [PagerSection("new", pages: slots.order)])
    let same = row.currentPageID.flatMap { slots.films[$0] }  // "Casablanca", on page 3
    #expect(film == "Casablanca")
    #expect(same == "Casablanca")
    #expect(row.currentPage == 3)
    slots.show(["Diva"])
    row.update(to: [PagerSection("new", pages: slots.order)])
    #expect(row.currentPageID.flatMap { slots.films[$0] } == "Diva")
  }

  @Test func `the view under the focus stays the same view`() {
    var slots = Slots(placeholders: 3)
    var row = IdentifiedPager([PagerSection("new", pages: slots.order)])
    row.move(.right)
    var views = IdentifiedPager<String, Int>.Hosts<View>()
    _ = views.update(to: row) { _ in View() }
    let focused = row.position.flatMap { views.host(at: $0) }
    for titles in [["Alien", "Brazil"], ["Amour", "Alien", "Brazil"], ["Brazil", "Alien"]] {
      slots.show(titles)
      row.update(to: [PagerSection("new", pages: slots.order)])
      _ = views.update(to: row) { _ in View() }
      #expect(row.currentPageID.flatMap { slots.films[$0] } == "Brazil")
      #expect(row.position.flatMap { views.host(at: $0) } === focused)
    }
  }

  private final class View {}
}

struct Tabs {
  private(set) var pagers: LinkedPagers<Pager>
  private static let content = 0
  private static let strip = 1

  init(count: Int) {
    let strip = PagerRules(viewport: Viewport(levels: 1, pages: 3))
    pagers = LinkedPagers([Pager(counts: [count]), Pager(counts: [count], rules: strip)])
  }

  /// The content as it shows now.
  var content: Pager { pagers.displayed(Self.content) }

  /// The tabs as they show now. Draw the pages of its window.
  var strip: Pager { pagers.displayed(Self.strip) }

  /// The left edge of the line under the current tab, from the beginning of the strip.
  func underline(tabWidth: Int) -> Int {
    strip.progress?.points(perPage: tabWidth) ?? 0
  }

  mutating func tabTapped(_ tab: Int) {
    pagers.perform(on: Self.strip) { $0.go(toPage: tab) }
  }

  mutating func contentDragged(points: Int, pageWidth: Int) {
    pagers.perform(on: Self.content) { $0.drag(x: Offset(points: points, perPage: pageWidth)) }
  }

  mutating func stripDragged(points: Int, tabWidth: Int) {
    pagers.perform(on: Self.strip) { $0.drag(x: Offset(points: points, perPage: tabWidth)) }
  }

  mutating func fingerLifted() { pagers.release() }

  mutating func timePassed(milliseconds: Int) { pagers.tick(milliseconds: milliseconds) }
}

struct Gallery {
  private(set) var pager: Pager
  private(set) var autoplay: Autoplay
  private var announcer: Announcer
  private let titles: [String]
  /// The text of the live region.
  private(set) var status = ""

  init(titles: [String], prefersReducedMotion: Bool) {
    pager = Pager(counts: [titles.count], levelRules: LevelRules(edge: .wrap))
    autoplay = Autoplay(intervalMilliseconds: 6000, reducesMotion: prefersReducedMotion)
    announcer = Announcer(of: pager)
    self.titles = titles
  }

  /// Called for each frame of the display.
  mutating func timePassed(milliseconds: Int) {
    perform(by: .program) { $0.tick(milliseconds: milliseconds) }
    if autoplay.tick(milliseconds: milliseconds) { perform(by: .program) { $0.glide(.right) } }
  }

  /// A press of a button, an arrow key, or a step of a screen reader.
  mutating func pressed(_ direction: Direction) {
    autoplay.stop()
    perform(by: .person) { $0.glide(direction) }
    if autoplay.reducesMotion { perform(by: .person) { $0.finish() } }
  }

  mutating func fingerMoved(_ distance: Offset) {
    autoplay.hold(.touch)
    perform(by: .person) { $0.drag(x: distance) }
  }

  mutating func fingerLifted(pagesPerSecond: Offset = 0) {
    perform(by: .person) { $0.release(xPagesPerSecond: pagesPerSecond) }
    autoplay.stop()
    autoplay.endHold(.touch)
  }

  mutating func pointerEntered() { autoplay.hold(.hover) }
  mutating func pointerLeft() { autoplay.endHold(.hover) }
  mutating func focusEntered() { autoplay.stop() }
  mutating func rotationButtonPressed() { autoplay.isPlaying ? autoplay.stop() : autoplay.play() }

  private mutating func perform(by asker: Announcer.Asker, _ call: (inout Pager) -> Outcome) {
    guard let announcement = announcer.perform(on: &pager, by: asker, call) else { return }
    status = announcement.text(pageTitle: titles[announcement.position.page ?? 0])
  }
}

extension OpenEndedPager {
  /// Adds a month of pages wherever fewer than ten pages are left.
  mutating func loadAhead() {
    guard let level = currentLevel else { return }
    for end in [Sense.backward, .forward] {
      if let known = knownPages(toward: end), known < 10 { addPages(30, at: end, ofLevel: level) }
    }
  }
}

/// The slots of a row, and the films in them.
struct Slots {
  /// The slots, in order. These are the identities of the pages.
  private(set) var order: [Int]
  /// The film in each slot. A slot without a film is a placeholder.
  private(set) var films: [Int: String] = [:]
  private var next: Int

  /// Creates a row of placeholders.
  init(placeholders: Int) {
    order = Array(0..<placeholders)
    next = placeholders
  }

  /// Shows films in this order. A film that the row has keeps its slot. A new film takes over the first placeholder, or
  /// a new slot if there is none. Placeholders that are left disappear.
  mutating func show(_ titles: [String]) {
    var slots = [String: Int](uniqueKeysWithValues: films.map { ($1, $0) })
    var placeholders = order.filter { films[$0] == nil }[...]
    for title in titles where slots[title] == nil {
      slots[title] = placeholders.popFirst() ?? next
      next = max(next, slots[title, default: 0] + 1)
    }
    order = titles.compactMap { slots[$0] }
    films = [Int: String](uniqueKeysWithValues: titles.map { (slots[$0] ?? 0, $0) })
  }
}
