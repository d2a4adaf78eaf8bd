import CrossPager
import CrossPagerTesting
import PagerCompanions
import Testing

struct PageIndicatorTests {
  /// The row at rest: the pages, their sizes in halves, and the index of the selected dot.
  @Test(arguments: [
    (100, 5, 0, [0, 1, 2, 3, 4], [2, 2, 2, 2, 1], 0),
    (100, 5, 2, [0, 1, 2, 3, 4], [2, 2, 2, 2, 1], 2),
    (100, 5, 3, [1, 2, 3, 4, 5], [1, 2, 2, 2, 1], 2),
    (100, 5, 97, [95, 96, 97, 98, 99], [1, 2, 2, 2, 2], 2),
    (100, 5, 99, [95, 96, 97, 98, 99], [1, 2, 2, 2, 2], 4),
    (5, 5, 3, [0, 1, 2, 3, 4], [2, 2, 2, 2, 2], 3), (3, 5, 1, [0, 1, 2], [2, 2, 2], 1),
    (9, 1, 4, [4], [1], 0), (9, 0, 4, [4], [1], 0), (1, 5, 0, [0], [2], 0),
  ])
  func `the row at rest has these dots`(
    count: Int, dots: Int, page: Int, pages: [Int], halves: [Int], selected: Int
  ) {
    let row = PageIndicator(count: count, dots: dots).dots(at: Offset(pages: page))
    #expect(row.map(\.page) == pages && row.map(\.id) == pages)
    #expect(row.map { $0.size.points(perPage: 2) } == halves)
    #expect(row.map(\.place) == pages.indices.map { Offset(pages: $0) })
    #expect(row.map(\.selection) == pages.indices.map { $0 == selected ? 1 : 0 })
  }

  @Test func `halfway, the row has scrolled by half a dot`() {
    let row = PageIndicator(count: 100, dots: 5).dots(at: 7.5)
    #expect(row.map(\.page) == [5, 6, 7, 8, 9, 10])
    #expect(row.map(\.place) == [-0.5, 0.5, 1.5, 2.5, 3.5, 4.5])
    #expect(row.map(\.size) == [0.25, 0.75, 1, 1, 0.75, 0.25])
    #expect(row.map(\.selection) == [0, 0, 0.5, 0.5, 0, 0])
  }

  @Test func `a dot appears as soon as the row scrolls`() {
    let row = PageIndicator(count: 100, dots: 5).dots(at: Offset(rawValue: 2 << 16 + 1))
    #expect(row.map(\.page) == [0, 1, 2, 3, 4, 5])
  }

  @Test func `a row with an even number of dots is also centered`() {
    let row = PageIndicator(count: 9, dots: 4).dots(at: 4)
    #expect(row.map(\.place) == [-0.5, 0.5, 1.5, 2.5, 3.5])
  }

  @Test func `between the last page and the first, both are selected`() {
    let row = PageIndicator(count: 3, dots: 3, wraps: true).dots(at: 2.25)
    #expect(row.map(\.selection) == [0.25, 0, 0.75])
    let back = PageIndicator(count: 3, dots: 3, wraps: true).dots(at: -0.25)
    #expect(back.map(\.selection) == [0.75, 0, 0.25])
    let long = PageIndicator(count: 9, dots: 3, wraps: true).dots(at: 8.5)
    #expect(long.map(\.page) == [3, 4, 5])
    let longBack = PageIndicator(count: 9, dots: 3, wraps: true).dots(at: -0.5)
    #expect(longBack.map(\.page) == [3, 4, 5])
  }

  @Test func `a place past an edge counts as the place at the edge`() {
    let indicator = PageIndicator(count: 9, dots: 3)
    #expect(indicator.dots(at: -0.25) == indicator.dots(at: 0))
    #expect(indicator.dots(at: 8.25) == indicator.dots(at: 8))
    #expect(PageIndicator(count: 0, dots: 3).dots(at: 4).isEmpty)
    #expect(PageIndicator(count: -5, dots: -5).dots(at: Offset(rawValue: .min)).isEmpty)
  }

  @Test func `extreme values do no harm`() {
    for progress in [Offset(rawValue: .min), -1, 0, 1, Offset(rawValue: .max)] {
      for wraps in [false, true] {
        let row = PageIndicator(count: .max, dots: 7, wraps: wraps).dots(at: progress)
        #expect((7...8).contains(row.count))
      }
    }
  }

  @Test func `a pager's row follows a drag, even round an end`() {
    var pager = Pager(counts: [3, 0])
    pager.drag(x: -0.25)
    #expect(pager.indicator(dots: 3).map(\.selection) == [0.75, 0.25, 0])
    pager[0]?.rules.edge = .wrap
    pager.drag(x: 0.25)
    #expect(pager.indicator(dots: 3).map(\.selection) == [0.75, 0, 0.25])
    pager.move(.down)
    #expect(pager.indicator(dots: 3).isEmpty)
  }

  /// A row of dots never jumps: a small step of the content is a small step of every dot.
  @Test(arguments: Depth.seeds(200))
  func `the row moves smoothly and shows the selection`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = 1 + random.number(below: 30)
    let wraps = random.happens(percent: 50)
    let indicator = PageIndicator(count: count, dots: 1 + random.number(below: 9), wraps: wraps)
    let extent = (count + (wraps ? 1 : 0)) * 65536
    let place = Int64(random.number(below: extent) - (wraps ? 65536 : 0))
    let step = Int64(random.number(below: 655))
    let rows = [place, place + step].map { indicator.dots(at: Offset(rawValue: $0)) }
    // Around an end, the row scrolls back over all pages.
    let isAround = place + step > (count - 1) * 65536 || place < 0
    let reach = step * (isAround ? Int64(count) : 1) + 2
    for dot in rows[0] {
      guard let next = rows[1].first(where: { $0.page == dot.page }) else { continue }
      #expect(abs(next.place.rawValue - dot.place.rawValue) <= reach, "seed \(seed)")
      #expect(abs(next.size.rawValue - dot.size.rawValue) <= 2 * reach, "seed \(seed)")
      #expect(abs(next.selection.rawValue - dot.selection.rawValue) <= step + 1, "seed \(seed)")
    }
    for row in rows {
      #expect((indicator.visibleCount...indicator.visibleCount + 1).contains(row.count))
      #expect(row.allSatisfy { 0...1 ~= $0.size && 0...1 ~= $0.selection }, "seed \(seed)")
      let selection = row.reduce(0) { $0 + $1.selection.rawValue }
      if !isAround { #expect(selection == 65536, "seed \(seed)") }
    }
  }
}
