import CrossPager
import CrossPagerTesting
import Foundation
import Testing

/// Runs the Swift examples from the README and the testing article unchanged.
struct ExampleTests {
  @Test func `the README's example returns to day 3`() {
    enum Scale: CaseIterable { case day, week, month }

    var pager = TypedPager<Scale> { _ in 5 }  // five pages in each level
    pager.move(.right, by: 3)  // three days forward
    pager.go(toLevel: .week, page: 4)  // the last week
    pager.move(.up)  // back to page 3 of the day level
    if let page = pager.currentPage { print(page) }  // prints 3; nil on an empty level
    #expect(pager.currentPage == 3)
  }

  @Test func `the forgetful carousel fails the check`() {
    let failures = (0..<100).compactMap { seed in
      checkAgreement(seed: seed) { Carousel(pager: Pager(counts: $0)) }
    }
    print(failures[0])
    #expect(failures.allSatisfy { $0.script.commands.count <= 6 })

    let script = PagerScript(seed: 7)
    let moves = PagerScript(
      counts: script.counts,
      commands: script.commands.filter { command in
        if case .move = command { true } else { false }
      })
    let failure = checkAgreement(moves) { Carousel(pager: Pager(counts: $0)) }
    #expect(failure?.script.commands.count ?? 0 <= moves.commands.count)
  }

  @Test func `the failure prints as in its article`() throws {
    let article = repository.appending(
      path: "Tests/Pager/CrossPagerTesting/CrossPagerTesting.docc/TestingAFrontEnd.md")
    let script = PagerScript(counts: [2, 0], commands: [.move(.right, 1), .move(.down, 1)])
    let failure = try #require(checkAgreement(script) { Carousel(pager: Pager(counts: $0)) })
    #expect(try String(contentsOf: article, encoding: .utf8).contains("```text\n\(failure)\n```"))
  }
}

struct Carousel: PagerSystem {
  var pager: Pager

  mutating func apply(_ command: Command) -> Outcome {
    let outcome = pager.apply(command)
    if case .moved(let move) = outcome, move.from.level != move.to.level {
      pager.remember(page: 0, ofLevel: move.from.level)
    }
    return outcome
  }

  var observedState: ObservedState { pager.observedState }
}
