import CivilDates
import CrossPager
import CrossPagerObservation
import CrossPagerTimeline
import Foundation
import PageHosts
import PagerCompanions
import Testing

/// Runs the examples from the articles unchanged.
struct ArticleExampleTests {
  @Test func `the landing page's example stops at the edge and is refused there`() {
    var pager = Pager(counts: [5, 5, 5])
    pager.move(.right, by: 9)  // .moved to page 4 of level 0, 4 steps, stopped at the right edge
    pager.move(.right)  // .ignored(.edge(.right)); the pager is unchanged
    pager.move(.down)  // .moved to level 1, on page 0
    let position = pager.position  // level 1, page 0
    #expect(position == Position(level: 1, page: 0))
    #expect(pager.levels[0].page == 4)
  }

  @Test func `the observable pager shows the week`() {
    enum Scale: CaseIterable { case day, week, month }

    let model = ObservablePager(TypedPager<Scale> { _ in 5 })
    model.pager.go(toLevel: .week)
    let shown = model[.week]?.page
    let level = model.currentLevel
    #expect(shown == 0)
    #expect(level == .week)
  }

  @Test func `the rows of a TV app keep their cards through a refresh`() {
    var rows = IdentifiedPager([
      PagerSection("new", pages: ["alien", "brazil", "casablanca"]),
      PagerSection("drama", pages: ["diva", "europa", "fargo"]),
    ])
    rows.rules.viewport = Viewport(levels: 2.5, pages: 4, beyond: 1)

    rows.move(.right)  // from "alien" to "brazil"
    rows.move(.down)  // to "diva", in the row "drama"
    rows.move(.up)  // back to "brazil", which the row remembered
    let row = rows.currentLevel  // "new"
    let card = rows.currentPageID  // "brazil"
    #expect(row == "new")
    #expect(card == "brazil")

    final class CardView {
      var title = ""
    }

    var cards = IdentifiedPager<String, String>.Hosts<CardView>()
    for event in cards.update(to: rows, make: { _ in CardView() }) {
      if case .host(.configure, _, let card, let position?) = event {
        card.title = rows.pageID(at: position) ?? ""
      }
    }
    let view = cards.host(at: Position(level: 0, page: 1))
    #expect(view?.title == "brazil")

    let outcome = rows.update(to: [
      PagerSection("drama", pages: ["diva", "fargo"]),
      PagerSection("new", pages: ["amour", "alien", "brazil"]),
    ])
    let position = rows.position  // level 1, page 2
    let cardAfterUpdate = rows.currentPageID  // "brazil"
    #expect(outcome == .changed())
    #expect(position == Position(level: 1, page: 2))
    #expect(cardAfterUpdate == "brazil")
    _ = cards.update(to: rows, make: { _ in CardView() })
    #expect(cards.host(at: Position(level: 1, page: 2)) === view)
  }

  @Test @MainActor func `the store returns to its rows, whenever they arrive`() throws {
    let new = PagerSection("new", pages: ["alien", "brazil"])
    let kids = PagerSection("kids", pages: ["shrek", "up"])
    let before = FilmStore()
    before.take([new, PagerSection("drama", pages: []), kids])
    before.model.pager.go(toPageID: "up")
    before.model.pager.go(toPageID: "brazil")

    let after = FilmStore()
    after.take([new])
    try after.restore(from: before.save())
    #expect(after.model.currentPageID == "brazil")
    after.model.pager.drag(x: 0.1)
    after.take([kids, new])
    #expect(after.model.levels.count == 1)
    after.model.pager.finish()
    #expect(after.model.currentPageID == "brazil")
    #expect(after.model.pager.pageID(ofLevel: "kids") == "up")
  }

  @Test func `undo on a TV restores places, not old rows`() {
    var rows = IdentifiedPager([
      PagerSection("new", pages: ["alien", "brazil", "casablanca"]),
      PagerSection("drama", pages: ["diva", "europa", "fargo"]),
    ])
    rows.setForAllLevels(.snap(.free))
    #expect(rows.levels.allSatisfy { $0.rules.snap == .free })
    rows.goToLastPage()

    var history = UndoHistory<IdentifiedPager<String, String>.Snapshot, String>()
    let before = rows.snapshot
    rows.goToFirstPage()
    history.record(before, before: "First card")
    let refreshed = [
      PagerSection("new", pages: ["amour", "alien", "brazil", "casablanca"]),
      PagerSection("kids", pages: ["shrek"]),
    ]
    rows.update(to: refreshed)

    if let entry = history.undo(from: rows.snapshot) {
      rows.repair(from: entry.state, keepingRules: true)
    }
    #expect(rows.currentPageID == "casablanca" && rows.names.sections == refreshed)
    rows.goToFirstPage()

    rows.rules.reading = .rtl
    let isMoved = rows.move(.left) != .ignored(.edge(.left))  // to the next card
    #expect(isMoved && rows.currentPageID == "alien")
  }

  @Test func `a swipe that the gallery ignores scrolls the article`() {
    var article = Article()
    article.fingerMoved(x: -0.6, y: 0.1)
    article.fingerLifted()
    article.gallery.finish()  // .moved to page 1

    article.fingerMoved(x: 0, y: -0.5)
    article.fingerLifted()  // scrolled by half a display; the gallery stays on page 1

    article.fingerMoved(x: 0.7, y: 0)
    article.fingerLifted()
    article.gallery.finish()  // .moved to page 0

    article.fingerMoved(x: 0.3, y: 0)
    article.fingerLifted()  // swiped aside by −0.3; the gallery stays on page 0
    #expect(article.scrolled == 0.5)
    #expect(article.swiped == -0.3)
    #expect(article.gallery.currentPage == 0)
    #expect(article.gallery.phase == .settled)

    let answer = article.gallery.outcome { $0.drag(x: 1) }  // .ignored(.edge(.left))
    #expect(answer == .ignored(.edge(.left)))
  }

  @Test func `a place is restored, repaired and undone`() throws {
    enum Tab: String, CaseIterable, Codable { case inbox, archive }

    var pager = TypedPager<Tab> { $0 == .inbox ? 20 : 100 }
    pager.go(toLevel: .archive, page: 42)
    let data = try JSONEncoder().encode(pager.snapshot)

    var relaunched = TypedPager<Tab> { $0 == .inbox ? 20 : 100 }
    let snapshot = try JSONDecoder().decode(TypedPager<Tab>.Snapshot.self, from: data)
    try relaunched.restore(snapshot)  // on page 42 of the archive
    #expect(relaunched == pager)

    var smaller = TypedPager<Tab> { $0 == .inbox ? 20 : 10 }
    let differences = smaller.repair(from: snapshot).differences
    // [.otherCount(.archive, saved: 100, present: 10, page: 9)]; the archive is on its last page
    #expect(differences == [.otherCount(.archive, saved: 100, present: 10, page: 9)])
    #expect(smaller.currentPage == 9)

    let old = TypedPager<Tab>.Snapshot(
      levels: [.init(id: .archive, count: 10, page: 7, rest: nil, rules: LevelRules())],
      currentLevel: .archive, rules: PagerRules(), newLevelRules: LevelRules())
    smaller.repair(from: old, keepingRules: true)  // on page 7 of the archive
    #expect(smaller.currentPage == 7)

    var history = UndoHistory<TypedPager<Tab>, String>()
    history.perform("Go to inbox", on: &relaunched) { $0.go(toLevel: .inbox) }
    history.perform(on: &relaunched) { $0.drag(x: -0.6) }
    history.perform(on: &relaunched) { $0.finish() }  // on page 1: a swipe is one change
    history.undo(&relaunched)  // back on page 0
    let next = history.nameToUndo  // "Go to inbox"
    history.undo(&relaunched)  // on page 42 of the archive
    history.redo(&relaunched)  // in the inbox
    #expect(next == "Go to inbox")
    #expect(relaunched.currentLevel == .inbox)
    #expect(relaunched.currentPage == 0)

    struct Mail: Paging {
      var pager = TypedPager<Tab> { _ in 20 }
      var search = ""

      var base: Pager { pager.base }
      var names: CaseNames<Tab> { pager.names }
      mutating func apply(_ command: Command) -> Outcome { pager.apply(command) }
    }

    var mail = Mail()
    var changes = UndoHistory<Mail, String>()
    changes.perform("Search", on: &mail) { $0.search = "invoice" }
    changes.undo(&mail)  // without a search
    #expect(mail == Mail())
  }

  @Test func `a repair of fewer levels reports the one that was not saved`() throws {
    var pager = Pager(counts: [5, 5])
    pager.move(.right, by: 3)
    let data = try JSONEncoder().encode(pager.snapshot)

    var relaunched = Pager(counts: [5, 5, 5])
    let snapshot = try JSONDecoder().decode(Pager.Snapshot.self, from: data)
    let differences = relaunched.repair(from: snapshot).differences  // [.missingLevel(2)]
    #expect(differences == [.missingLevel(2)])
    #expect(relaunched.currentPage == 3)
  }

  @Test func `days, weeks and months correspond`() {
    enum Scale: CaseIterable { case day, week, month }

    var year = TypedPager<Scale>(
      spans: { scale in
        switch scale {
        case .day: .every(1)
        case .week: .every(7, from: -2)  // the first week begins two days before the first day
        case .month: .ranges([0..<31, 31..<59, 59..<90])
        }
      },
      count: { scale in
        switch scale {
        case .day: 90
        case .week: 14
        case .month: 3
        }
      })
    year.go(toLevel: .day, page: 45)
    year.zoom(.out)  // to the week that begins on day 40
    year.zoom(.out)  // to the month that begins on day 31
    let week = year[.week]?.page  // 6
    let month = year[.month]?.page  // 1
    #expect(week == 6)
    #expect(month == 1)
  }

  @Test func `the dated pager zooms to the week`() throws {
    let firstSample = CivilTime(try #require(CivilDate(year: 2015, month: 1, day: 1)))
    let now = CivilTime(try #require(CivilDate(year: 2015, month: 12, day: 31)))
    var pager = DatedPager(units: [.day, .week, .month], covering: firstSample...now)
    let day = pager.currentTitle  // "31 December 2015"
    pager.zoom(.out)
    let week = pager.currentTitle  // "Week 53 of 2015"
    #expect(day == "31 December 2015")
    #expect(week == "Week 53 of 2015")
  }

  @Test func `the shelf draws the text in its article`() throws {
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
    let article = repository.appending(path: "Sources/Pager/CrossPager/CrossPager.docc/Terminal.md")
    let drawn = film.joined(separator: "\n\n").replacing(#/ +\n/#, with: "\n")
      .trimmingCharacters(in: .whitespacesAndNewlines)
    #expect(try String(contentsOf: article, encoding: .utf8).contains("```text\n\(drawn)\n```\n"))
    #expect(!shelf.isAnimating)
  }

  @Test func `terminal keys move the pager`() {
    var pager = Pager(counts: [2, 2])
    #expect(
      "lj\n".map { press($0, on: &pager) } == [
        .moved(Move(from: Position(level: 0, page: 0), to: Position(level: 0, page: 1), steps: 1)),
        .moved(Move(from: Position(level: 0, page: 1), to: Position(level: 1, page: 0), steps: 1)),
        .changed(),
      ])
    #expect(press("x", on: &pager) == nil)
  }

  @Test func `content replaced during a gesture is configured again`() {
    var pager = Pager(counts: [5, 5])
    var hosts = Pager.Hosts<Card>()
    pager.rules.viewport = Viewport(levels: 2, pages: 1)
    _ = hosts.update(to: pager) { _ in Card() }
    pager.insertPages(at: 0, inLevel: 1)
    let events = hosts.update(
      to: pager, origin: { $0.level == 1 ? nil : $0 }, make: { _ in Card() })
    #expect(events.contains { if case .host(.configure, _, _, _) = $0 { true } else { false } })
    // The level stays on its page, which is now the second page.
    #expect(pager.levels[1].page == 1)
  }

  @Test func `the device draws the touched panels`() {
    var device = Device()
    let draws = [.pressed, .touched(pixels: -60), .turned(-1)].map { device.handle($0) }
    #expect(draws == [true, true, false])
    var drawn: [String] = []
    device.draw { panel, page, x in drawn.append("\(panel) \(page) at \(x)") }
    #expect(drawn == ["weather 0 at -60", "weather 1 at 180"])
  }
}

func press(_ key: Character, on pager: inout Pager) -> Outcome? {
  switch key {
  case "h": pager.move(.left)
  case "j": pager.move(.down)
  case "k": pager.move(.up)
  case "l": pager.move(.right)
  case "\n": pager.openPage == nil ? pager.open() : pager.close()
  default: nil
  }
}

@MainActor
final class FilmStore {
  typealias Rows = IdentifiedPager<String, String>

  let model = ObservablePager(
    Rows([], rules: PagerRules(viewport: Viewport(levels: 2.5, pages: 4, beyond: 1))))

  /// Accepts rows from the server.
  func take(_ sections: [PagerSection<String, String>]) {
    model.pager.update(to: sections.filter { !$0.pages.isEmpty })
  }

  func save() throws -> Data {
    try JSONEncoder().encode(model.pager.snapshot)
  }

  /// Returns to the saved place, before or after the first rows arrive.
  func restore(from data: Data) throws {
    let snapshot = try JSONDecoder().decode(Rows.Snapshot.self, from: data)
    model.pager.repair(from: snapshot, keepingRules: true)
  }
}
