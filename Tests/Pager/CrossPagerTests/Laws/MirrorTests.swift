import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Law 12: A pager with the opposite reading direction mirrors its twin.
/// At quick depth, the suite runs a twentieth of the seeds.
struct MirrorTests {
  @Test(arguments: Seeds.all)
  func `law 12, mirror: mirrored commands reach the same pages with mirrored outcomes`(
    seed: UInt64
  ) {
    expect(seed: seed) { (script: PagerScript) in
      var pager = Pager(counts: script.counts)
      var twin = MirrorTwin(of: pager)
      for command in script.commands.map(\.withinMirror) {
        let step = Transition(pager, command)
        if let found = twin.follow(step) ?? twin.difference(from: step.after) {
          return "After \(command): \(found)"
        }
        pager = step.after
      }
      return nil
    }
  }
}
