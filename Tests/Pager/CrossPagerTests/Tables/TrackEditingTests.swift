import Testing

@testable import CrossPager

/// Compares edits to a track with the same edits to an array of names.
struct TrackEditingTests {
  @Test(arguments: 1...5)
  func `inserting anywhere keeps the place`(count: Int) {
    for place in 0..<count {
      for index in 0...count {
        for added in 1...3 {
          var names = (0..<count).map(Int?.init)
          names.insert(contentsOf: [Int?](repeating: nil, count: added), at: index)
          var track = Track(count: count, place: place)
          track.perform(.insert(added, at: index))
          #expect(track.count == names.count)
          #expect(track.place == names.firstIndex(of: place))
        }
      }
    }
  }

  @Test func `following goes to the new last place only from the last one and at the end`() {
    for place in 0..<3 {
      for index in 0...3 {
        var (track, still) = (Track(count: 3, place: place), Track(count: 3, place: place))
        track.perform(.insert(2, at: index), follows: true)
        still.perform(.insert(2, at: index))
        #expect(track.place == (place == 2 && index == 3 ? 4 : still.place))
      }
    }
  }

  @Test func `an empty track stays without a place`() {
    var track = Track(count: 0, place: 0)
    track.perform(.insert(3, at: 0), follows: true)
    #expect(track.count == 3)
    #expect(track.place == nil)
  }

  @Test(arguments: 1...5)
  func `removing keeps the place, or takes the one that slides in, or the last`(count: Int) {
    for place in 0..<count {
      for index in 0..<count {
        for removed in 0...(count - index) {
          var names = Array(0..<count)
          names.removeSubrange(index..<(index + removed))
          var track = Track(count: count, place: place)
          track.perform(.remove(removed, at: index))
          let next = names.isEmpty ? nil : min(index, names.count - 1)
          #expect(track.count == names.count)
          #expect(track.place == names.firstIndex(of: place) ?? next)
        }
      }
    }
  }

  @Test(arguments: 1...5)
  func `moving places keeps the current one`(count: Int) {
    for place in 0..<count {
      for index in 0..<count {
        for target in 0..<count {
          var names = Array(0..<count)
          names.insert(names.remove(at: index), at: target)
          var track = Track(count: count, place: place)
          track.perform(.move(index, to: target))
          #expect(track.count == count)
          #expect(track.place == names.firstIndex(of: place))
        }
      }
    }
  }
}
