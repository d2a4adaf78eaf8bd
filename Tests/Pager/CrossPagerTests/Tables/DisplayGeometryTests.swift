import CrossPager
import Testing

struct DisplayGeometryTests {
  private static let wholePages: [(Int, Int64)] = [
    (0, 0), (1, 65_536), (-1, -65_536), (2_147_483_648, 140_737_488_355_328),
    (2_147_483_649, 140_737_488_355_328), (-2_147_483_648, -140_737_488_355_328),
    (-2_147_483_649, -140_737_488_355_328), (.max, 140_737_488_355_328),
    (.min, -140_737_488_355_328),
  ]

  @Test(arguments: wholePages)
  func `whole pages are offsets within bounds`(pages: Int, rawValue: Int64) {
    #expect(Offset(pages: pages) == Offset(rawValue: rawValue))
  }

  @Test func `offsets are ordered`() {
    #expect(Offset(rawValue: -1) < .zero)
    #expect(Offset(rawValue: 65_535) < Offset(pages: 1))
    #expect(!(Offset.zero < Offset.zero))
  }

  private static let points: [(Int, Int, Int64)] = [
    (0, 320, 0), (80, 320, 16_384), (-80, 320, -16_384), (1, 3, 21_845), (-1, 3, -21_845),
    (2, 3, 43_691), (1, 131_072, 1), (-1, 131_072, -1), (1, 131_073, 0), (5, 1, 327_680),
    (1, 0, 65_536), (1, .min, 65_536), (.max, 1, 2_147_483_647 << 16),
    (.min, 1, -2_147_483_647 << 16), (.max, .max, 65_536),
  ]

  @Test(arguments: points)
  func `points are fractions of a page`(points: Int, perPage: Int, rawValue: Int64) {
    #expect(Offset(points: points, perPage: perPage) == Offset(rawValue: rawValue))
  }

  private static let offsets: [(Int64, Int, Int)] = [
    (0, 320, 0), (16_384, 320, 80), (-16_384, 320, -80), (102, 320, 0), (103, 320, 1),
    (-102, 320, 0), (-103, 320, -1), (327_680, 320, 1600), (65_536, 0, 1), (65_536, .min, 1),
    (-98_304, 3, -5), (.max, 1, 2_147_483_647), (.min, 1, -2_147_483_647),
    (.max, .max, Pager.maximumCount),
  ]

  @Test(arguments: offsets)
  func `an offset is rounded to the nearest point`(rawValue: Int64, perPage: Int, points: Int) {
    #expect(Offset(rawValue: rawValue).points(perPage: perPage) == points)
  }

  @Test(arguments: [1, 7, 80, 320, 1024, 32_768])
  func `points convert to pages and back`(perPage: Int) {
    for points in [-100_000, -perPage, -1, 0, 1, perPage / 3, perPage, 100_000] {
      #expect(Offset(points: points, perPage: perPage).points(perPage: perPage) == points)
    }
  }

  @Test(arguments: [
    // Columns: count, page, viewport pages and offset. The last two columns are in half pages.
    (5, 0, 2, 0), (5, 4, 2, 8), (5, 2, 5, 4), (5, 3, 5, 5), (5, 4, 5, 5), (5, 2, 6, 4),
    (5, 3, 6, 4), (5, 4, 10, 0), (5, 4, 11, 0), (5, 4, 100, 0), (1, 0, 2, 0), (1, 0, 3, 0),
  ])
  func `a level rests on its page, or where the viewport reaches its end`(
    count: Int, page: Int, viewport: Int64, offset: Int64
  ) {
    let pages = Offset(rawValue: viewport * Offset.unitsPerPage / 2)
    var pager = Pager(counts: [count])
    _ = pager.apply(.page(page))
    _ = pager.apply(.setPagerRule(.viewport(Viewport(levels: Offset(pages: 1), pages: pages))))
    #expect(pager.restOffset(ofLevel: 0) == Offset(rawValue: offset * Offset.unitsPerPage / 2))
  }

  @Test func `an empty level has no rest, and a huge one rests at its end`() {
    var pager = Pager(counts: [0, Pager.maximumCount])
    #expect([0, -1, 2, .max, .min].map(pager.restOffset) == [nil, nil, nil, nil, nil])
    _ = pager.apply(.remember(level: 1, page: Pager.maximumCount - 1))
    #expect(pager.restOffset(ofLevel: 1) == Offset(pages: Pager.maximumCount - 1))
  }

  @Test func `levels of another pager rest on their pages`() {
    var scrolled = Pager([5], [.free, .viewport(1, 2), .page(2), .drag(-0.25), .finish])
    #expect(scrolled.restOffset(ofLevel: 0) == 2.25)
    scrolled = Pager(levels: scrolled.levels, rules: scrolled.rules)
    #expect(scrolled.restOffset(ofLevel: 0) == 2 && scrolled.target == at(0, 2))
  }

  @Test(arguments: [
    // Columns: given count, given page, clamped count, clamped page.
    (-1, 0, 0, nil), (0, 0, 0, nil), (1, -1, 1, 0), (1, 1, 1, 0), (3, 2, 3, 2), (3, 3, 3, 2),
    (3, .max, 3, 2), (3, .min, 3, 0), (.min, 5, 0, nil),
    (Pager.maximumCount, .max, Pager.maximumCount, Pager.maximumCount - 1),
    (Pager.maximumCount + 1, 7, Pager.maximumCount, 7), (.max, 0, Pager.maximumCount, 0),
  ])
  func `a level clamps its count and page`(
    count: Int, page: Int, heldCount: Int, heldPage: Int?
  ) {
    let level = Level(count: count, page: page)
    #expect(level.count == heldCount && level.page == heldPage)
  }
}
