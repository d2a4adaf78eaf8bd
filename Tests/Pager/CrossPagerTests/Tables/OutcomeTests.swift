import CrossPager
import Testing

/// What a front end reads of an outcome and of the progress.
struct OutcomeTests {
  private static let arrivals: [(outcome: Outcome, arrival: Position?)] = [
    (.moved(Move(from: at(0, 0), to: at(0, 1), steps: 1)), at(0, 1)),
    (
      .moved(Move(from: at(0, 1), to: at(1, 0), finished: Arrival(from: at(0, 0), to: at(0, 1)))),
      at(1, 0)
    ),
    (.changed(finished: Arrival(from: at(0, 0), to: at(0, 1))), at(0, 1)),
    (.changed(finished: Arrival(from: at(0, 1), to: at(0, 1))), nil),
    (.changed(finished: Arrival(from: at(0, 1), to: nil)), nil),
    (.changed(finished: Arrival(from: nil, to: at(0, 1))), at(0, 1)),
    (.changed(), nil), (.changed(closed: at(0, 1)), nil), (.ignored(.edge(.left)), nil),
  ]

  @Test(arguments: arrivals)
  func `the arrival is the place where content has come to rest`(
    outcome: Outcome, arrival: Position?
  ) {
    #expect(outcome.arrival == arrival)
  }

  @Test func `only an ignored outcome is ignored`() {
    #expect(Outcome.ignored(.alreadyThere).isIgnored)
    #expect(!Outcome.changed().isIgnored)
    #expect(!Outcome.moved(Move(from: at(0, 0), to: at(0, 1))).isIgnored)
  }

  @Test func `each page turn has one arrival`() {
    var pager = Pager(counts: [5, 5])
    let outcomes: [Outcome] = [
      pager.move(.right), pager.drag(x: -0.75), pager.release(), pager.tick(milliseconds: 100),
      pager.tick(milliseconds: 300), pager.glide(.right), pager.glide(.down), pager.finish(),
      pager.move(.up, by: 0), pager.insertPages(at: 0, inLevel: 1),
    ]
    #expect(
      outcomes.map(\.arrival) == [
        at(0, 1), nil, nil, nil, at(0, 2), nil, at(0, 3), at(1, 0), nil, nil,
      ])
  }
}

struct ProgressTests {
  @Test(
    arguments: [
      (.ltr, -0.25, 1.25, 0.25), (.ltr, 0.25, 0.75, -0.25), (.rtl, 0.25, 1.25, -0.25),
      (.rtl, -0.25, 0.75, 0.25),
    ] as [(ReadingRule, Offset, Offset, Offset)])
  func `progress grows toward later pages, and the offset to the right`(
    reading: ReadingRule, drag: Offset, progress: Offset, offset: Offset
  ) {
    var pager = Pager([5, 5], [.setPagerRule(.reading(reading)), .page(1)])
    #expect(pager.progress == 1)
    pager.drag(x: drag)
    #expect(pager.progress == progress && pager.offset == offset)
    pager.cancel()
    pager.finish()
    pager.drag(y: -0.25)
    #expect(pager.progress == 1)
  }

  @Test(arguments: ReadingRule.allCases)
  func `progress along a free level is where the display begins`(reading: ReadingRule) {
    let way: Offset = reading == .ltr ? -1.25 : 1.25
    var pager = Pager(
      [9], [.setPagerRule(.reading(reading)), .free, .viewport(1, 2.5), .drag(way)])
    #expect(pager.progress == 1.25)
    pager.finish()
    #expect(pager.progress == 1.25 && pager.currentPage == 1)
    pager.glide(reading == .ltr ? .right : .left)
    pager.finish()
    #expect(pager.progress == 2.25)
  }

  @Test func `an empty level has no progress, and neither has a pager without levels`() {
    var pager = Pager(counts: [0, 3])
    #expect(pager.progress == nil)
    pager.move(.down)
    #expect(pager.progress == 0)
    #expect(Pager(counts: []).progress == nil)
  }
}
