import CrossPager
import Testing

struct WindowQueryTests {
  @Test func `a window contains the displayed pages and no others`() {
    var pager = Pager(counts: [5, 5, 0])
    pager.rules.viewport = Viewport(levels: 3, pages: 2)
    pager.go(toPage: 1)
    let window = pager.window
    #expect(window.positions == [at(0, 1), at(0, 2), at(1, 0), at(1, 1)])
    #expect(window.pages.map(\.id) == window.positions)
  }
}
