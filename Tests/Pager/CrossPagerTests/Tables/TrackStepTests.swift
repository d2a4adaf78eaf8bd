import Testing

@testable import CrossPager

struct TrackStepTests {
  /// The place after a step, and the number of places moved.
  private func step(_ track: Track, _ distance: Int, _ sense: Sense, wraps: Bool) -> [Int]? {
    track.step(distance, sense, wraps: wraps).map { [$0.place, $0.steps] }
  }

  @Test(arguments: [
    // Columns: count, place, distance, place and steps forward, place and steps backward.
    (5, 0, 0, 0, 0, 0, 0), (5, 0, 1, 1, 1, 0, 0), (5, 0, 4, 4, 4, 0, 0), (5, 0, 5, 4, 4, 0, 0),
    (5, 2, 1, 3, 1, 1, 1), (5, 2, 2, 4, 2, 0, 2), (5, 2, 3, 4, 2, 0, 2), (5, 4, 1, 4, 0, 3, 1),
    (5, 4, 4, 4, 0, 0, 4), (5, 4, 5, 4, 0, 0, 4), (1, 0, 1, 0, 0, 0, 0), (5, 2, .max, 4, 2, 0, 2),
    (Pager.maximumCount, 1, .max, Pager.maximumCount - 1, Pager.maximumCount - 2, 0, 1),
  ])
  func `without wrapping, a step ends at the edge`(
    count: Int, place: Int, distance: Int, forward: Int, forwardSteps: Int, backward: Int,
    backwardSteps: Int
  ) {
    let track = Track(count: count, place: place)
    let ahead = forwardSteps == 0 ? nil : [forward, forwardSteps]
    let back = backwardSteps == 0 ? nil : [backward, backwardSteps]
    #expect(step(track, distance, .forward, wraps: false) == ahead)
    #expect(step(track, distance, .backward, wraps: false) == back)
  }

  @Test(arguments: [
    // Columns: count, place, distance, place forward, place backward.
    (5, 0, 0, 0, 0), (5, 0, 1, 1, 4), (5, 4, 1, 0, 3), (5, 2, 2, 4, 0), (5, 2, 3, 0, 4),
    (5, 2, 4, 1, 3), (5, 2, 5, 2, 2), (5, 2, 6, 3, 1), (5, 2, 10, 2, 2), (5, 2, 11, 3, 1),
    (2, 0, 1, 1, 1), (2, 0, 2, 0, 0), (2, 1, 3, 0, 0),
    (Pager.maximumCount, 0, 1, 1, Pager.maximumCount - 1),
    (Pager.maximumCount, Pager.maximumCount - 1, 1, 0, Pager.maximumCount - 2),
    (Pager.maximumCount, 5, Pager.maximumCount, 5, 5),
    (Pager.maximumCount, 5, Pager.maximumCount + 1, 6, 4),
  ])
  func `wrapping takes every step`(
    count: Int, place: Int, distance: Int, forward: Int, backward: Int
  ) {
    let track = Track(count: count, place: place)
    let ahead = distance == 0 ? nil : [forward, distance]
    let back = distance == 0 ? nil : [backward, distance]
    #expect(step(track, distance, .forward, wraps: true) == ahead)
    #expect(step(track, distance, .backward, wraps: true) == back)
  }

  @Test func `a wrapping step of n equals n single ones`() {
    for count in 2...7 {
      for place in 0..<count {
        for distance in 1...30 {
          let track = Track(count: count, place: place)
          let forward = (place + distance) % count
          let backward = ((place - distance) % count + count) % count
          #expect(track.step(distance, .forward, wraps: true)?.place == forward)
          #expect(track.step(distance, .backward, wraps: true)?.place == backward)
        }
      }
    }
  }

  @Test(arguments: [2, 3, 1_000, Pager.maximumCount])
  func `a huge wrapping distance is reduced to its remainder`(count: Int) {
    for place in [0, 1, count - 1] {
      let track = Track(count: count, place: place)
      let rest = Int.max % count
      let forward = (place + rest) % count
      let backward = ((place - rest) % count + count) % count
      #expect(step(track, .max, .forward, wraps: true) == [forward, .max])
      #expect(step(track, .max, .backward, wraps: true) == [backward, .max])
    }
  }

  @Test func `a single place cannot wrap, and an empty track has no step`() {
    #expect(Track(count: 1, place: 0).step(3, .forward, wraps: true) == nil)
    #expect(Track(count: 1, place: 0).step(.max, .backward, wraps: true) == nil)
    #expect(Track(count: 0, place: 0).step(1, .forward, wraps: true) == nil)
    #expect(Track(count: 0, place: 0).step(1, .backward, wraps: false) == nil)
  }

  @Test(arguments: [
    // Columns: given count, given place, clamped count, clamped place.
    (-1, 0, 0, nil), (0, 0, 0, nil), (1, -1, 1, 0), (1, 1, 1, 0), (3, 2, 3, 2), (3, 3, 3, 2),
    (3, .max, 3, 2), (3, .min, 3, 0), (.min, 5, 0, nil),
    (Pager.maximumCount, .max, Pager.maximumCount, Pager.maximumCount - 1),
    (Pager.maximumCount + 1, 7, Pager.maximumCount, 7), (.max, 0, Pager.maximumCount, 0),
  ])
  func `a track clamps its count and place`(
    count: Int, place: Int, heldCount: Int, heldPlace: Int?
  ) {
    let track = Track(count: count, place: place)
    #expect(track.count == heldCount)
    #expect(track.place == heldPlace)
  }

  @Test func `contains, nearest and end agree on where the track ends`() {
    let track = Track(count: 3, place: 1)
    #expect(
      [-1, 0, 2, 3, .min, .max].map(track.contains) == [false, true, true, false, false, false])
    #expect([-1, 0, 2, 3, .min, .max].map(track.nearest) == [0, 0, 2, 2, 0, 2])
    #expect(track.end(.backward) == 0)
    #expect(track.end(.forward) == 2)
    let empty = Track(count: 0, place: 0)
    #expect(!empty.contains(0))
    #expect(empty.nearest(to: 0) == nil)
    #expect(empty.end(.forward) == nil)
    #expect(empty.end(.backward) == nil)
  }
}
