import CrossPagerTesting
import Testing

@testable import CrossPager

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
