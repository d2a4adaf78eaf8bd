import CrossPagerTesting
import PagerCompanions
import Testing

@testable import CrossPager

struct OffsetTests {
  @Test func `literals are pages`() {
    #expect((3 as Offset).rawValue == 196_608)
    #expect((2.5 as Offset).rawValue == 163_840)
    #expect((-0.25 as Offset).rawValue == -16_384)
    #expect(Viewport(levels: 3, pages: 2.5).pages == Offset(rawValue: 163_840))
  }

  private static let roundings: [(Double, Int64)] = [
    // Half units are rounded away from zero.
    (0.5 / 65536, 1), (-0.5 / 65536, -1), (0.49 / 65536, 0), (1.5 / 65536, 2), (-1.5 / 65536, -2),
    (0.1, 6554), (-0.1, -6554), (1e300, .max), (-1e300, .min), (.infinity, .max),
    (-.infinity, .min), (.nan, 0), (0x1p47, .max), (-0x1p47, .min),
  ]

  @Test(arguments: roundings)
  func `pages round to the nearest unit, clamped to the range`(
    pages: Double, units: Int64
  ) {
    #expect(Offset(pages: pages).rawValue == units)
  }

  @Test(arguments: [0, 0.25, -1.5, 65536, 1 / 65536, -1 / 65536, 0x1p36] as [Double])
  func `numbers that are offsets convert exactly`(pages: Double) throws {
    let offset = try #require(Offset(exactly: pages))
    #expect(Double(offset) == pages && Offset(pages: pages) == offset)
  }

  @Test(arguments: [0.1, 1e300, .infinity, .nan, 0.5 / 65536] as [Double])
  func `numbers that are not offsets have no exact offset`(pages: Double) {
    #expect(Offset(exactly: pages) == nil)
  }

  @Test func `sums and products are clamped to the range`() {
    let (least, most) = (Offset(rawValue: .min), Offset(rawValue: .max))
    #expect(most + 1 == most && least - 1 == least && least + -1 == least && most - -1 == most)
    #expect(-least == most && least.magnitude == most && -most == Offset(rawValue: .min + 1))
    #expect(most * 2 == most && most * -2 == least && least * -2 == most && least * 2 == least)
    #expect(most + least == Offset(rawValue: -1) && most - most == 0)
    let quarter: Offset = 0.25
    #expect(quarter + 0.5 == 0.75 && quarter * 3 == 0.75 && 1 - quarter == 0.75)
    var sum: Offset = 1
    sum += 0.5
    sum -= 2
    #expect(sum == -0.5 && [0.5, 0.25, -1].reduce(.zero, +) == -0.25 as Offset)
  }

  @Test func `points are fractions of a page`() {
    #expect(Offset(points: -80, perPage: 320) == -0.25)
    #expect(Offset(points: -80, perPage: 320).points(perPage: 320) == -80)
    #expect((0.5 as Offset).points(perPage: 3) == 2 && (-0.5 as Offset).points(perPage: 3) == -2)
    #expect(Offset(points: 1, perPage: 0) == 1)
  }
}

/// Values that only some platforms can represent.
struct RangeTests {
  @Test(arguments: [
    (6_710_886, 2_147_483_520), (6_710_887, Pager.maximumCount), (7_000_000, Pager.maximumCount),
  ])
  func `points are clamped to 32 bits`(pages: Int, points: Int) {
    #expect(Offset(pages: pages).points(perPage: 320) == points)
    #expect(Offset(pages: -pages).points(perPage: 320) == -points)
  }

  @Test(arguments: [(Int.min, 0), (-1, 0), (7, 7), (1 << 40, Pager.maximumCount)])
  func `the index of a start page is clamped to 32 bits`(given: Int, held: Int) {
    #expect(LevelRules(start: .page(given)).start == .page(held))
    var rules = LevelRules()
    rules.start = .page(given)
    #expect(rules.start == .page(held))
    var pager = Pager(counts: [3])
    pager[0]?.rules.start = .page(given)
    #expect(pager.levels[0].rules.start == .page(held))
  }

  @Test func `a position keeps its level and page`() {
    #expect(Position(level: -1, page: -2).level == -1)
    #expect(Position(level: -1, page: -2).page == -2)
    var pager = Pager(counts: [3])
    #expect(pager.apply(.goPage(level: -1, page: 0)) == .ignored(.noSuchLevel))
  }

  @Test func `a row places any page`() throws {
    let row = try #require(Pager(counts: [3]).window.rows.first)
    #expect(row.x(ofPage: 2) == 2 && row.x(ofPage: .min) < 0 && row.x(ofPage: .max) > 0)
  }
}

/// Offsets at the boundaries of their formulas.
struct OffsetBoundaryTests {
  private static let unit = Offset(rawValue: 1)
  private static let (least, most) = (Offset(rawValue: .min), Offset(rawValue: .max))

  @Test func `zero points forward`() {
    #expect(Offset.zero.sense == .forward && Self.unit.sense == .forward)
    #expect((-Self.unit).sense == .backward)
  }

  @Test func `the smallest steps past the range are clamped`() {
    #expect(Self.least + -Self.unit == Self.least && Self.most + Self.unit == Self.most)
    #expect(Self.least - Self.unit == Self.least && Self.most - -Self.unit == Self.most)
    #expect(Self.least * -1 == Self.most && -Self.unit * .min == Self.most)
  }

  @Test func `the distance of a rubber band grows up to the reach of a finger`() {
    #expect((Offset.page - Self.unit).stretched == Offset(rawValue: 7_808_912_291))
    #expect(Offset.page.stretched == Offset(pages: Pager.maximumCount))
    #expect((Offset.page + Self.unit).stretched == Offset(pages: Pager.maximumCount))
  }

  @Test func `a page has up to 2³¹ − 1 points`() {
    #expect(Offset(points: 1_073_758_207, perPage: .max).rawValue == 32_768)
    #expect((0.75 as Offset).points(perPage: .max) == 1_610_612_735)
    #expect((1 as Offset).points(perPage: .max) == Pager.maximumCount)
  }
}
