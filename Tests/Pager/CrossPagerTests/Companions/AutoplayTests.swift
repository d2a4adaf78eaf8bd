import CrossPagerTesting
import PagerCompanions
import Testing

struct AutoplayTests {
  enum Event: Hashable, Sendable {
    case tick(Int)
    case hold(Autoplay.Holds)
    case end(Autoplay.Holds)
    case play, stop, reduceMotion, allowMotion
  }

  /// `moves` has the numbers of the events that turn the page, counted from 1. The interval is one second.
  @Test(arguments: [
    ("each interval", [Event.tick(999), .tick(1), .tick(999), .tick(1)], [2, 4]),
    ("never twice at once", [.tick(5000), .tick(999), .tick(1)], [1, 3]),
    (
      "a hold, then a whole interval",
      [.tick(900), .hold(.hover), .tick(5000), .end(.hover), .tick(999), .tick(1)], [6]
    ),
    (
      "two holds",
      [.hold(.hover), .hold(.touch), .end(.hover), .tick(5000), .end(.touch), .tick(1000)], [6]
    ),
    ("out of sight", [.hold(.hidden), .tick(5000), .end(.hidden), .tick(1000)], [4]),
    (
      "stopped until played",
      [.stop, .tick(5000), .hold(.hover), .end(.hover), .tick(5000), .play, .tick(1000)], [7]
    ),
    (
      "played under the pointer",
      [.hold(.hover), .stop, .play, .tick(1000), .end(.hover), .tick(1000)], [4, 6]
    ),
    ("played out of sight", [.hold(.hidden), .play, .tick(1000)], []),
    (
      "reduced motion",
      [.reduceMotion, .tick(5000), .allowMotion, .tick(5000), .play, .tick(1000)], [6]
    ),
    ("played under reduced motion", [.reduceMotion, .play, .tick(1000)], [3]),
    ("no time", [.tick(0), .tick(-5), .tick(999), .tick(1)], [4]),
    ("motion was allowed already", [.allowMotion, .tick(1000)], [2]),
    ("reduced motion again", [.reduceMotion, .play, .reduceMotion, .tick(1000)], [4]),
    ("a hold that was not there", [.tick(500), .end(.touch), .tick(999), .tick(1)], [4]),
  ])
  func `it moves only at these events`(name: String, events: [Event], moves: [Int]) {
    var autoplay = Autoplay(intervalMilliseconds: 1000)
    let found = events.indices.filter { autoplay.moves(events[$0]) }.map { $0 + 1 }
    #expect(found == moves, "\(name)")
  }

  @Test func `reduced motion begins stopped, and an interval is at least a millisecond`() {
    var autoplay = Autoplay(intervalMilliseconds: .min, reducesMotion: true)
    #expect(!autoplay.isPlaying && !autoplay.tick(milliseconds: .max))
    #expect(autoplay.intervalMilliseconds == 1)
    autoplay.play()
    #expect(autoplay.isRunning && autoplay.tick(milliseconds: 1))
    #expect(Autoplay(intervalMilliseconds: .max).intervalMilliseconds == .max)
  }

  @Test func `the holds are independent of each other`() {
    let holds = [Autoplay.Holds.touch, .hover, .hidden]
    #expect(holds.map(\.rawValue) == [1, 2, 4])
  }

  @Test(arguments: Depth.seeds(300))
  func `it moves only while it runs, and never sooner than an interval after a person's last act`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    var autoplay = Autoplay(intervalMilliseconds: 1 + random.number(below: 3000))
    var since = 0
    for _ in 0..<200 {
      let hold = random.element(of: [Autoplay.Holds.touch, .hover, .hidden])
      let event = random.element(of: [
        Event.tick(random.number(below: 900)), .tick(random.number(below: 4000)), .hold(hold),
        .end(hold), .play, .stop, .reduceMotion, .allowMotion,
      ])
      let wasRunning = autoplay.isRunning
      if case .tick(let milliseconds) = event, wasRunning { since += milliseconds }
      let isMove = autoplay.moves(event)
      if isMove { #expect(wasRunning && since >= autoplay.intervalMilliseconds, "seed \(seed)") }
      switch event {
      case .tick: if isMove { since = 0 }
      case .hold, .end, .play, .stop: since = 0
      case .reduceMotion, .allowMotion: break
      }
      if event == .stop { #expect(!autoplay.isRunning, "seed \(seed)") }
    }
  }
}

extension Autoplay {
  fileprivate mutating func moves(_ event: AutoplayTests.Event) -> Bool {
    switch event {
    case .tick(let milliseconds): return tick(milliseconds: milliseconds)
    case .hold(let reason): hold(reason)
    case .end(let reason): endHold(reason)
    case .play: play()
    case .stop: stop()
    case .reduceMotion: reducesMotion = true
    case .allowMotion: reducesMotion = false
    }
    return false
  }
}
