import CrossPager
import CrossPagerTesting
import PageHosts
import StateExploration
import Testing

/// Law 10, balance: The display's events are consistent, and there are no more hosts than needed.
/// At quick depth, the suite runs a twentieth of the seeds.
struct HostBalanceTests {
  /// The limit on hosted pages in these tests. A limit is necessary because a level may have 2³¹ − 1 pages.
  private static let most = 500

  @Test(arguments: Seeds.all)
  func `law 10, balance: events can be followed, and hosts equal displayed pages`(seed: UInt64) {
    let hosting = HostingRule.allCases[Int(seed % 3)]
    expect(seed: seed) { (script: PagerScript) in
      var (pool, ledger, made) = (Pager.Hosts<Int>(hosting: hosting), HostLedger(), 0)
      var pager = Pager(counts: script.counts)
      for (index, command) in script.commands.enumerated() {
        // The rule changes once, at a place that the seed chooses.
        if index == Int(seed % 29) { pool.hosting = HostingRule.allCases[Int(seed / 3 % 3)] }
        _ = pager.apply(command)
        let hosted =
          pool.hosting == .preallocated
          ? pager.levels.reduce(0) { $0 + $1.count } : pager.window.positions.count
        if hosted > Self.most { continue }
        let events = pool.update(to: pager) { _ in
          made += 1
          return made
        }
        if let wrong = ledger.follow(events, to: pager, pool) { return wrong }
        if made != pool.createdCount {
          return "The pool counts \(pool.createdCount) of \(made) hosts."
        }
        if !pool.update(to: pager, make: { _ in 0 }).isEmpty {
          return "A second update has events."
        }
      }
      return nil
    }
  }
}
