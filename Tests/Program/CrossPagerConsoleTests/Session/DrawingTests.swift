import CivilDates
import CrossPager
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the drawing of moving pages.
struct DrawingTests {
  private func drawn(_ session: Session, during slide: Pager? = nil, width: Int = 60) -> [String] {
    var session = session
    return TextReport(style: .init(width: width)).lines(session.drawing(during: slide))
  }

  private func slid(_ session: inout Session, _ line: String, _ direction: Direction) -> Pager? {
    let former = session.state
    _ = session.run(line)
    return session.slide(direction, from: former)
  }

  @Test func `at rest, the page is drawn as show draws it`() throws {
    for session in [try datedSession(), try articleSession(), try session("a=3"), emptySession()] {
      var session = session
      #expect(drawn(session) == TextReport(style: .init(width: 60)).lines(session.show()))
    }
  }

  @Test func `a drag of a chart shows parts of both pages`() throws {
    var session = try datedSession([.day, .week])
    session.run(all: ["page 2"])
    let old = drawn(session)
    session.run(all: ["right"])
    let new = drawn(session)
    session.run(all: ["left", "drag -0.5 0"])
    let rows = drawn(session)
    #expect(rows.count == old.count)
    for (index, row) in rows.enumerated() {
      let parts = [
        String((index < old.count ? old[index] : "").padded(toWidth: 60).dropFirst(30)),
        String((index < new.count ? new[index] : "").prefix(30)),
      ]
      #expect(row == parts.joined())
    }
  }

  @Test func `a drag past an edge shows a gap`() throws {
    var session = try datedSession([.day, .week])
    session.run(all: ["set scale level", "first"])
    let page = drawn(session)
    session.run(all: ["drag 0.5 0"])
    let gap = String(repeating: " ", count: 13)
    #expect(drawn(session).map { $0.prefix(13) } == page.map { gap.prefix($0.isEmpty ? 0 : 13) })
    #expect(drawn(session)[0].dropFirst(13).prefix(14) == page[0].prefix(14))
    session.run(all: ["cancel", "finish", "go week", "drag 0 -0.9"])
    let week = drawn(session)
    #expect(week.count == page.count)
    #expect(week.last == "")
  }

  @Test(arguments: [
    ("right", Direction.right), ("left", .left), ("down", .down), ("up", .up),
  ])
  func `a slide begins at the old page and ends at the new page`(
    line: String, direction: Direction
  ) throws {
    var session = try datedSession([.day, .week, .month])
    session.run(all: ["set scale level", "down", "up", "page 2", "down"])
    if line == "right" || line == "left" { session.run(all: ["up"]) }
    let old = drawn(session)
    var slide = try #require(slid(&session, line, direction))
    let new = drawn(session)
    #expect(old != new)
    let first = drawn(session, during: slide)
    #expect(zip(first, old).allSatisfy { $0 == $1 } && first.count == new.count)
    var frames = [first]
    while slide.phase != .settled {
      slide.tick(milliseconds: 50)
      frames.append(drawn(session, during: slide))
    }
    #expect(frames.last == new)
    #expect(frames.count == 7)
    // The last frames may be equal, because the page then moves by less than a column or a row.
    #expect(Set(frames).count >= 5)
  }

  @Test func `a slide marks the page of the session as the current page`() throws {
    var session = try articleSession()
    session.run(all: ["set viewport 1 2"])
    let slide = try #require(slid(&session, "left", .left))
    var copy = session
    guard let display = (copy.drawing(during: slide).page as? PlainPage)?.display else {
      Issue.record("There is no display.")
      return
    }
    #expect(display.pages.filter(\.isCurrent).map(\.place.page) == [3])
    #expect(copy.drawing(during: slide).place?.page == 3)
  }

  @Test func `the last frame of a settle shows the next page`() throws {
    var session = try session("a=3")
    session.run(all: ["drag -0.9 0", "release"])
    let rows = drawn(session)
    #expect(session.advance(byMilliseconds: 299) == nil)
    #expect(session.state.pager.phase.offset == 1)
    #expect(drawn(session).count == rows.count)
    #expect(drawn(session).contains { $0.contains("│ 1") })
  }

  @Test func `only single steps slide, and bare numbers do not`() throws {
    var dated = try datedSession()
    #expect(slid(&dated, "left 2", .left) == nil)
    #expect(slid(&dated, "right", .right) != nil)
    #expect(slid(&dated, "where", .right) == nil)
    dated.run(all: ["first", "drag 0.3 0"])
    #expect(slid(&dated, "right", .right) == nil)
    dated.run(all: ["set edge wrap", "first"])
    #expect(slid(&dated, "left", .left) != nil)
    dated.run(all: ["set snap free"])
    #expect(slid(&dated, "left", .left) == nil)
    var plain = try session("a=3")
    #expect(slid(&plain, "right", .right) == nil)
  }

  @Test func `views differ in the open page, the marks and the motion`() throws {
    let session = try session("a=3,b=3").after("set viewport 2 2")
    #expect(session.after("open a 1").view != session.after("open b 1").view)
    #expect(session.after("open a 1", "close").view == session.view)
    #expect(session.after("mark m").view != session.view)
    #expect(session.after("drag -0.2 0").view != session.view)
    #expect(session.after("drag -0.2 0").view.isSamePage(as: session.view))
    #expect(!session.after("right").view.isSamePage(as: session.view))
  }

  @Test func `the view changes with the other pages on the display`() throws {
    var session = try datedSession()
    let view = session.view
    session.run(all: ["set viewport 3 1"])
    #expect(session.view != view)
  }
}
