import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// At quick depth, the suite tries a third of the bugs.
struct FaultTests {
  @Test(arguments: Depth.some(of: Fault.all, quick: 20))
  func `a fault is found and reported in a few commands`(fault: Fault) throws {
    let failure = try #require(firstFailure(of: fault))
    // A script needs two commands to enter levels that correspond by spans.
    #expect(failure.script.commands.count <= 8, "\(failure)")
    #expect(failure.script.counts.count <= 4, "\(failure)")
    let again = checkAgreement(failure.script) {
      FaultyPager(pager: Pager(counts: $0), fault: fault)
    }
    #expect(again?.disagreement == failure.disagreement)
    #expect(again?.script == failure.script)
  }

  @Test func `a system with a different start fails before any command`() {
    let failure = checkAgreement(seed: 3) { _ in Pager(counts: [1]) }
    #expect(failure?.script == PagerScript(counts: [], commands: []))
    #expect(failure?.disagreement.index == nil)
    #expect(
      failure?.description == """
        # crosspager --levels a=0
        # seed 3
        remove-level 0
        # expected: at the start at -, no levels
        # actual:   at the start at 0.0, pages 0 of 1
        # actual rule:   set start first 0
        # actual rule:   set entry remember 0
        # actual rule:   set edge stop 0
        # actual rule:   set follow off 0
        # actual rule:   set snap page 0
        # expected display: settled
        # actual display:   settled, rests 0
        """)
  }

  @Test func `a failure can be pasted into the program and says what was expected`() throws {
    let fault = Fault.after("reports no steps") { _, _, _, outcome in
      guard var move = outcome.move, move.stopped == .bottom else { return outcome }
      move.steps = nil
      return .moved(move)
    }
    let script = PagerScript(counts: [3, 0, 2], commands: [.last, .zoom(.out), .move(.down, 9)])
    let failure = try #require(
      checkAgreement(script) { FaultyPager(pager: Pager(counts: $0), fault: fault) })
    #expect(
      failure.description == """
        # crosspager --levels a=0,b=0
        down 2
        # expected: moved 0.- to 1.- steps 1 stopped bottom; at 1.-, pages - - of 0 0
        # actual:   moved 0.- to 1.- stopped bottom; at 1.-, pages - - of 0 0
        """)
  }

  @Test func `a system without rules is checked for everything else`() {
    struct Mute: PagerSystem {
      var pager: Pager
      var observedState: ObservedState {
        ObservedState(position: pager.position, levels: pager.observedState.levels)
      }
      mutating func apply(_ command: Command) -> Outcome { pager.apply(command) }
    }
    for seed in Depth.seeds(100) {
      #expect(checkAgreement(seed: seed) { Mute(pager: Pager(counts: $0)) } == nil)
    }
  }

  private func firstFailure(of fault: Fault) -> ScriptFailure? {
    for seed in Depth.seeds(1000) {
      let failure = checkAgreement(seed: seed) {
        FaultyPager(pager: Pager(counts: $0), fault: fault)
      }
      if let failure { return failure }
    }
    return nil
  }
}
