import CrossPager
import PagerCompanions
import Testing

struct DescriptionTests {
  @Test func `values print readable descriptions`() {
    var pager = Pager(counts: [5, 0])
    #expect("\(pager.routes)" == "[right, down]")
    #expect(
      "\(pager.move(.right, by: 9))"
        == "moved: page 0 of level 0 → page 4 of level 0, 4 steps, stopped at right")
    #expect("\(pager.move(.right))" == "ignored: edge right")
    #expect("\(pager.move(.down))" == "moved: page 4 of level 0 → empty level 1, 1 step")
    pager.drag(y: 0.75)
    #expect("\(pager.offset) \(pager.apply(.lock(.left)))" == "-0.75 changed")
    pager.drag(y: 0.75)
    pager.release()
    #expect(
      "\(pager.insertPages(2, at: 0, inLevel: 0))"
        == "changed, after no page of level 1 → page 6 of level 0")
  }

  @Test func `a move after a settle, and a locked direction, print readable descriptions`() {
    var pager = Pager(counts: [5])
    pager.drag(x: -0.75)
    pager.release()
    #expect(
      "\(pager.move(.right))"
        == "moved: page 1 of level 0 → page 2 of level 0, 1 step, after page 0 of level 0 → page 1 of level 0"
    )
    pager.apply(.lock(.left))
    #expect("\(pager.move(.left))" == "ignored: locked left")
    #expect("\(pager.close())" == "ignored: nothingOpen")
    #expect("\(pager.apply(.lock(.left)))" == "ignored: alreadyThere")
  }

  private enum Scale: CaseIterable { case day, week }

  @Test func `a pager prints its place, phase, open page and counts`() {
    var pager = Pager(counts: [5, 3])
    #expect("\(Pager(counts: []))" == "<Pager: no levels, settled>")
    #expect("\(Pager(counts: [0]))" == "<Pager: empty level 0, settled, 0 pages>")
    #expect("\(pager)" == "<Pager: page 0 of level 0, settled, 5 and 3 pages>")
    pager.drag(x: -0.75)
    #expect(
      "\(pager)"
        == "<Pager: page 0 of level 0, dragging 0.75 toward page 1 of level 0, 5 and 3 pages>")
    pager.cancel()
    #expect(
      "\(pager)"
        == "<Pager: page 0 of level 0, settling 0.75 toward page 0 of level 0, 5 and 3 pages>")
    pager.open()
    #expect(
      "\(pager)" == "<Pager: page 0 of level 0, settled, page 0 of level 0 is open, 5 and 3 pages>")
    let names = TypedPager<Scale> { $0 == .day ? 5 : 0 }
    #expect("\(names)" == "<Pager: page 0 of level day, settled, 5 and 0 pages>")
    let feed = IdentifiedPager([
      PagerSection("a", pages: [1]), PagerSection("b", pages: [2]), PagerSection("c", pages: [3]),
    ])
    #expect("\(feed)" == "<Pager: page 0 of level a, settled, 1, 1 and 1 pages>")
  }

  @Test func `an edit prints the page that it closes`() {
    var pager = Pager(counts: [5])
    pager.open()
    #expect("\(pager.removePages(at: 0, inLevel: 0))" == "changed, closed page 0 of level 0")
    pager.drag(x: -0.75)
    pager.release()
    #expect("\(pager.removeLevel(0))" == "changed, after nowhere → nowhere")
  }
}
