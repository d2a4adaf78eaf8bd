import CrossPager
import CrossPagerTesting
import Testing

/// Checks displayed offsets to the last unit, and the destinations of releases
/// (`Docs/Gestures.md`, "Drag and release").
struct GestureOffsetTests {
  /// Goes to the middle of three levels with three pages each.
  private static let middle: [Command] = [.goPage(level: 1, page: 1)]
  private static let locked: [Command] = middle + [.lock([.left, .right, .up, .down])]

  private static func units(_ commands: [Command]) -> Int64 {
    Pager([3, 3, 3], commands).phase.offset.rawValue
  }

  /// A drag in units, and the resulting axis and offset, with pages on all sides.
  private static let drags: [(dx: Int64, dy: Int64, axis: Pager.Axis, offset: Int64)] = [
    (-16_384, 0, .horizontal, 16_384), (16_384, 0, .horizontal, -16_384),
    (0, -16_384, .vertical, 16_384), (0, 1, .vertical, -1), (5, 5, .horizontal, -5),
    (5, -5, .horizontal, -5), (5, 6, .vertical, -6), (-5, -6, .vertical, 6),
    (65_536, 0, .horizontal, -65_536), (65_537, 0, .horizontal, -65_536),
    (.max, 0, .horizontal, -65_536), (.min, 0, .horizontal, 65_536), (0, .max, .vertical, -65_536),
    (0, .min, .vertical, 65_536), (.min, .min, .horizontal, 65_536),
    (.max, .min, .vertical, 65_536), (.min, .max, .horizontal, 65_536),
  ]

  @Test(arguments: drags)
  func `the first drag chooses the axis and reaches at most one page`(
    dx: Int64, dy: Int64, axis: Pager.Axis, offset: Int64
  ) {
    var pager = Pager([3, 3, 3], Self.middle)
    let command = Command.gesture(.drag(dx: Offset(rawValue: dx), dy: Offset(rawValue: dy)))
    #expect(pager.apply(command) == .changed())
    #expect(pager.phase.axis == axis)
    #expect(pager.phase.offset.rawValue == offset)
  }

  @Test func `later drags add up on the axis and stop at one page`() {
    #expect(Self.units(Self.middle + [.drag(-0.25), .drag(-0.25, 9)]) == 32_768)
    #expect(Self.units(Self.middle + [.drag(-0.25), .drag(0, -1)]) == 16_384)
    #expect(Self.units(Self.middle + [.drag(-7), .drag(0.25)]) == 49_152)
    #expect(Self.units(Self.middle + [.drag(0, 7), .drag(0, -0.5)]) == -32_768)
    let far = Command.gesture(.drag(dx: Offset(rawValue: .min), dy: .zero))
    #expect(Self.units(Self.middle + [far, far, .drag(1)]) == 0)
  }

  /// The finger's distance *x* in pages, and the displayed offset in units. Beyond an edge, the
  /// offset is 1 − 1 / (0.55 *x* + 1) pages.
  private static let rubberBands: [(way: Offset, shown: Int64)] = [
    (0, 0), (Offset(rawValue: 1), 1), (0.1, 3_417), (0.25, 7_922), (0.5, 14_135), (0.75, 19_139),
    (1, 23_255), (2, 23_255), (1e9, 23_255),
  ]

  @Test(arguments: rubberBands)
  func `a rubber band holds content where there is no page`(way: Offset, shown: Int64) {
    #expect(Self.units(Self.locked + [.drag(-way)]) == shown)
    #expect(Self.units(Self.locked + [.drag(way)]) == -shown)
    #expect(Self.units(Self.locked + [.drag(0, -way)]) == shown)
    #expect(Self.units(Self.locked + [.drag(0, way)]) == -shown)
  }

  @Test
  func `a drag finds no page at edges, locks and empty levels, and one when it wraps or continues`()
  {
    let band: Int64 = 14_135
    let wrap = Command.setRuleOfAllLevels(.edge(.wrap))
    let goOn = Command.setRuleOfAllLevels(.edge(.continue))
    let cases: [(counts: [Int], commands: [Command], offset: Int64)] = [
      ([3], [.drag(0.5)], -band), ([3], [.drag(-0.5)], 32_768), ([3], [.last, .drag(-0.5)], band),
      ([3], [.lock(.right), .drag(-0.5)], band), ([3], [.lock(.right), .drag(0.5)], -band),
      ([3], [.drag(0, 0.5)], -band), ([3], [.drag(0, -0.5)], band), ([0], [.drag(-0.5)], band),
      ([3], [wrap, .drag(0.5)], -32_768), ([1], [wrap, .drag(0.5)], -band),
      ([3, 3], [goOn, .drag(0.5)], -band), ([3, 3], [goOn, .last, .drag(-0.5)], 32_768),
      ([3, 0, 3], [goOn, .bottom, .drag(0.5)], -32_768),
      ([3, 0], [goOn, .last, .drag(-0.5)], band), ([3, 0], [.drag(0, -0.5)], 32_768),
      ([3, 0], [.setPagerRule(.empty(.skip)), .drag(0, -0.5)], band),
      ([3, 0, 3], [.setPagerRule(.empty(.skip)), .drag(0, -0.5)], 32_768),
      ([3, 3], [.setPagerRule(.ends(.wrap)), .drag(0, 0.5)], -32_768),
      ([3], [.setPagerRule(.ends(.wrap)), .drag(0, 0.5)], -band),
    ]
    for (counts, commands, offset) in cases {
      #expect(Pager(counts, commands).phase.offset.rawValue == offset, "\(counts) \(commands)")
    }
    var none = Pager([], [])
    #expect(none.apply(.drag(1)) == .ignored(.noLevels))
    #expect(none.apply(.drag(0)) == .ignored(.alreadyThere))
  }

  /// The time in milliseconds, and the offsets on the way from 1 to 65536 and from 32768 to 0. The
  /// content has covered 1 − (1 − t/300)³ of the distance.
  private static let easings: [(milliseconds: Int, on: Int64, back: Int64)] = [
    (1, 654, 32_441), (100, 46_118, 9_709), (150, 57_344, 4_096), (299, 65_536, 0),
  ]

  @Test(arguments: easings)
  func `settling is fast at first and slow at the end`(milliseconds: Int, on: Int64, back: Int64) {
    let thrown = Self.middle + [.drag(Offset(rawValue: -1)), .release(-1)]
    #expect(Self.units(thrown + [.tick(milliseconds)]) == on)
    let canceled = Self.middle + [.drag(-0.5), .cancel]
    #expect(Self.units(canceled) == 32_768)
    #expect(Self.units(canceled + [.tick(milliseconds)]) == back)
    #expect(Self.units(Self.middle + [.drag(0.5), .cancel, .tick(milliseconds)]) == -back)
  }

  @Test func `offsets round to the nearest unit, with halves rounded away from zero`() {
    // After 150 ms, an eighth of the distance remains: 0.5 of 4 units, 1.5 of 12 units, and 0.375
    // of 3 units.
    for (units, left) in [(4, 1), (12, 2), (20, 3), (3, 0), (5, 1), (11, 1), (13, 2)] {
      for sign in [Int64(1), -1] {
        let way = Offset(rawValue: -sign * Int64(units))
        let commands: [Command] = [.gesture(.drag(dx: way, dy: .zero)), .cancel, .tick(150)]
        #expect(Self.units(Self.middle + commands) == sign * Int64(left), "\(units) units")
      }
    }
  }

  @Test(arguments: [-1, 1])
  func `a finger catches content where it shows`(sign: Int) {
    let sense = Int64(-sign)
    // Catch the content on its way forward.
    let goingOn = Self.middle + [.drag(0.6 * sign), .release(), .tick(100)]
    #expect(Self.units(goingOn) == sense * 57_769)
    #expect(Self.units(goingOn + [.drag(0)]) == sense * 57_769)
    #expect(Self.units(goingOn + [.drag(-0.5 * sign)]) == sense * (57_769 - 32_768))
    #expect(Self.units(goingOn + [.drag(1 * sign)]) == sense * 65_536)
    // A finger that catches rubber-banded content continues from the raw distance. The raw distance 32768 is displayed
    // as 14135, whose nearest raw distance is 32767.
    let held = Self.locked + [.drag(0.5 * sign), .cancel]
    #expect(Self.units(held + [.drag(0)]) == sense * 14_135)
    #expect(Self.units(held + [.drag(0.5 * sign)]) == sense * 23_254)
    #expect(Self.units(held + [.drag(-0.25 * sign)]) == sense * 7_922)
    #expect(Self.units(held + [.drag(-0.5 * sign)]) == -sense)
  }

  @Test func `every rubber band offset inverts to a distance that shows it`() {
    for way in stride(from: 0, through: 65_536, by: 7) {
      let distance = Offset(rawValue: Int64(-way))
      var pager = Pager([1], [.gesture(.drag(dx: distance, dy: .zero))])
      let shown = pager.phase.offset
      _ = pager.apply(.cancel)
      _ = pager.apply(.drag(0))
      #expect(pager.phase.offset == shown)
    }
  }

  @Test(arguments: [300, 301, 31_536_000_000, .max])
  func `a tick of 300 ms or more arrives, one of 0 or less is ignored`(milliseconds: Int) {
    let pager = Pager([3, 3, 3], Self.middle + [.drag(-0.6), .release()])
    var copy = pager
    #expect(copy.apply(.tick(milliseconds)) == .move(at(1, 1), at(1, 2)))
    #expect(copy.phase == .settled)
    copy = pager
    for nothing in [0, -1, .min, -milliseconds] {
      #expect(copy.apply(.tick(nothing)) == .ignored(.alreadyThere))
    }
    #expect(copy == pager)
    _ = copy.apply(.tick(299))
    #expect(copy.apply(.tick(milliseconds)) == .move(at(1, 1), at(1, 2)))
  }
}
