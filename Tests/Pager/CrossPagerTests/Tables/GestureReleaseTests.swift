import CrossPager
import StateExploration
import Testing

/// Checks the destination of a release at and near the thresholds (`Docs/Gestures.md`, "Drag and release").
struct GestureReleaseTests {
  private static let half: Int64 = 32_768

  /// The displayed offset and the velocity toward a page, in units, and whether the content settles
  /// there.
  private static let releases: [(offset: Int64, velocity: Int64, goesOn: Bool)] = [
    (half, 0, true), (half - 1, 0, false), (65_536, 0, true), (1, 0, false), (0, 0, false),
    (1, half, true), (1, half - 1, false), (half - 1, half - 1, false), (half - 1, half, true),
    (65_536, -half, false), (65_536, 1 - half, true), (half, 1 - half, true),
    (half, -half, false), (half - 1, 1 - half, false), (0, half, false), (0, .max, false),
    (1, .max, true), (65_536, -.max, false), (65_536, .min, false), (65_536, .max, true),
  ]

  @Test(arguments: releases, [Direction.left, .right, .up, .down])
  private func `a release goes on from half a page or at half a page per second`(
    release: (offset: Int64, velocity: Int64, goesOn: Bool), direction: Direction
  ) {
    var pager = Pager([3, 3, 3], [.goPage(level: 1, page: 1)])
    let before = pager
    // Drag twice so that even an offset of zero results from a drag.
    for units in [release.offset - 1, 1] {
      _ = pager.apply(.gesture(Self.revealing(units, direction)))
    }
    #expect(pager.phase.offset.rawValue.magnitude == UInt64(release.offset))
    _ = pager.apply(.gesture(Self.throwing(release.velocity, direction)))
    var moved = before
    let to = moved.apply(.move(direction, 1)).move?.to
    #expect(pager.target == (release.goesOn ? to : before.position))
    let outcome = pager.apply(.finish)
    #expect(outcome == (release.goesOn ? to.map { .move(at(1, 1), $0) } : .changed()))
    #expect(pager == (release.goesOn ? moved : before))
  }

  /// A drag that reveals content in a direction. The finger moves in the opposite direction.
  private static func revealing(_ units: Int64, _ direction: Direction) -> Command.Gesture {
    let distance = Offset(rawValue: direction.sense == .forward ? -units : units)
    return direction.axis == .horizontal
      ? .drag(dx: distance, dy: .zero) : .drag(dx: .zero, dy: distance)
  }

  /// A release that throws the content in a direction. The velocity along the other axis has no effect.
  private static func throwing(_ units: Int64, _ direction: Direction) -> Command.Gesture {
    let velocity = Offset(rawValue: direction.sense == .forward ? -max(units, -.max) : units)
    return direction.axis == .horizontal
      ? .release(vx: velocity, vy: Offset(rawValue: -units.signum() * 99_999))
      : .release(vx: Offset(rawValue: -units.signum() * 99_999), vy: velocity)
  }

  @Test func `a release in a direction without a page goes back at any velocity`() {
    for velocity: Offset in [-1e9, -1, 0, 1, 1e9] {
      for way: Offset in [-1, 1] {
        let gestures: [[Command]] = [
          [.drag(way), .release(velocity)], [.drag(0, way), .release(0, velocity)],
        ]
        for gesture in gestures {
          var pager = Pager([1], [])
          let before = pager
          for command in gesture { #expect(pager.apply(command) == .changed()) }
          #expect(pager.target == at(0, 0))
          #expect(pager.apply(.finish) == .changed())
          #expect(pager == before)
        }
      }
    }
  }

  private static let arrivals: [PagerCase] = [
    arrival("to the right", [3], [], (-0.5, 0), at(0, 0), at(0, 1), [1]),
    arrival("to the left", [3], [.last], (0.5, 0), at(0, 2), at(0, 1), [1]),
    arrival(
      "down, to a remembered page", [3, 3], [.remember(level: 1, page: 2)], (0, -0.5),
      at(0, 0), at(1, 2), [0, 2]),
    arrival(
      "down, by the entry rule", [3, 3], [.setLevelRule(.entry(.last), level: 1)], (0, -0.5),
      at(0, 0), at(1, 2), [0, 2]),
    arrival(
      "down, aligned", [3, 3], [.page(1), .setLevelRule(.entry(.align), level: 1)], (0, -0.5),
      at(0, 1), at(1, 1), [1, 1]),
    arrival(
      "up, wrapping", [3, 3, 3], [.setPagerRule(.ends(.wrap))], (0, 0.5), at(0, 0), at(2, 0),
      [0, 0, 0]),
    arrival(
      "down, past an empty level", [3, 0, 3], [.setPagerRule(.empty(.skip))], (0, -0.5),
      at(0, 0), at(2, 0), [0, nil, 0]),
    arrival("down, onto an empty level", [3, 0], [], (0, -0.5), at(0, 0), at(1, nil), [0, nil]),
    arrival(
      "left, wrapping", [3], [.setLevelRule(.edge(.wrap), level: 0)], (0.5, 0), at(0, 0),
      at(0, 2), [2]),
    arrival(
      "right, continuing on the next level", [3, 0, 3],
      [.setLevelRule(.edge(.continue), level: 0), .last, .remember(level: 2, page: 1)], (-0.5, 0),
      at(0, 2), at(2, 0), [2, nil, 0]),
    arrival(
      "left, continuing on the previous level", [3, 3],
      [.setLevelRule(.edge(.continue), level: 1), .bottom], (0.5, 0), at(1, 0), at(0, 2), [2, 0]),
  ]

  private static func arrival(
    _ name: String, _ counts: [Int], _ setUp: [Command], _ way: (Offset, Offset), _ from: Position,
    _ to: Position, _ pages: [Int?]
  ) -> PagerCase {
    PagerCase(name, counts, setUp + [.drag(way.0, way.1)], .finish, .move(from, to), pages: pages)
  }

  @Test(arguments: arrivals)
  func `a gesture arrives where a single step leads`(example: PagerCase) {
    example.expect()
  }
}
