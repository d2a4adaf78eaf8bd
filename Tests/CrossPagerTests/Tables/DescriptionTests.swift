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
        == "changed, after empty level 1 → page 6 of level 0")
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
}
