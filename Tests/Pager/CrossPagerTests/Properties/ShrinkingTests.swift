import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Tests the shrinker, on which the property tests depend.
struct ShrinkingTests {
  @Test func `shrinking keeps only what fails`() {
    let script = PagerScript(
      counts: [9, 4, 6],
      commands: [
        .top, .move(.right, 7), .goPage(level: 1, page: 3), .lock([.up, .down]), .next(.max),
        .remove(level: 2, index: .min, count: 5), .last,
      ])
    let shrunk = script.shrunk { script in
      script.commands.contains { if case .remove = $0 { true } else { false } }
        && script.counts.contains { $0 > 4 }
    }
    #expect(shrunk == PagerScript(counts: [5], commands: [.remove(level: 0, index: 0, count: 1)]))
  }

  @Test func `shrinking finds the bounds of an argument, and leaves a passing script alone`() {
    let script = PagerScript(
      counts: [3], commands: [.next(.max), .next(.min), .lock([.up, .left])])
    let large = script.shrunk { script in
      script.commands.contains { if case .next(let n) = $0 { n > 1000 } else { false } }
    }
    #expect(large == PagerScript(counts: [], commands: [.next(1001)]))
    let negative = script.shrunk { script in
      script.commands.contains { if case .next(let n) = $0 { n < -9 } else { false } }
    }
    #expect(negative == PagerScript(counts: [], commands: [.next(-10)]))
    let locks = script.shrunk {
      $0.commands.contains { if case .lock = $0 { true } else { false } }
    }
    #expect(locks == PagerScript(counts: [], commands: [.lock([.up])]))
    #expect(script.shrunk { _ in false } == script)
  }

  @Test func `shrinking simplifies gestures`() {
    let far = Offset(rawValue: .min)
    let script = PagerScript(
      counts: [3],
      commands: [
        .setPagerRule(.viewport(Viewport(levels: 9, pages: 7.5, beyond: 9))),
        .gesture(.drag(dx: far, dy: -7.77)), .tick(.max),
      ])
    let drags = script.shrunk { script in
      script.commands.contains {
        if case .gesture(.drag(let dx, _)) = $0 { dx < -0.25 } else { false }
      }
    }
    #expect(
      drags
        == PagerScript(
          counts: [], commands: [.gesture(.drag(dx: Offset(rawValue: -16_385), dy: .zero))]))
    let viewports = script.shrunk { script in
      script.commands.contains {
        if case .setPagerRule(.viewport(let viewport)) = $0 { viewport.pages > 2 } else { false }
      }
    }
    let least = Viewport(levels: 1, pages: Offset(rawValue: 2 * 65_536 + 1))
    #expect(viewports == PagerScript(counts: [], commands: [.setPagerRule(.viewport(least))]))
    let ticks = script.shrunk { script in
      script.commands.contains { if case .gesture(.tick) = $0 { true } else { false } }
    }
    #expect(ticks == PagerScript(counts: [], commands: [.tick(0)]))
  }

  @Test func `shrinking shortens lists of levels and simplifies their pages`() {
    let rule = GestureRule(turningPages: 0.3, throwingPagesPerSecond: 9, settleMilliseconds: 1)
    let script = PagerScript(
      counts: [3, 9, 5],
      commands: [
        .replaceLevels(
          (0..<3).map {
            LevelReplacement(
              origin: $0, count: 9, page: 7, openPage: 5, spans: .every(7, from: $0),
              rules: LevelRules(snap: .free))
          }), .setPagerRule(.gesture(rule)),
        .restore(
          Pager.Snapshot(
            levels: (0..<3).map {
              .init(
                id: $0, count: 900, page: 700 + $0, rest: 700.25,
                rules: LevelRules(entry: .align, snap: .free))
            }, currentLevel: 2, rules: PagerRules(ends: .wrap),
            newLevelRules: LevelRules(edge: .wrap))),
      ])
    let replaced = script.shrunk { script in
      script.commands.contains {
        if case .replaceLevels(let levels) = $0 { levels.contains { $0.count > 4 } } else { false }
      }
    }
    #expect(
      replaced
        == PagerScript(
          counts: [], commands: [.replaceLevels([LevelReplacement(origin: 0, count: 5, page: 0)])]))
    let restored = script.shrunk { script in
      script.commands.contains {
        guard case .restore(let snapshot) = $0, let place = snapshot.levels.first else {
          return false
        }
        return place.rest.map { $0 > Offset(pages: place.page ?? 0) } == true
      }
    }
    let place = Pager.Snapshot.SavedLevel(
      id: 0, count: 0, page: 0, rest: Offset(rawValue: 1), rules: LevelRules())
    let snapshot = Pager.Snapshot(
      levels: [place], currentLevel: nil, rules: PagerRules(), newLevelRules: LevelRules())
    #expect(restored == PagerScript(counts: [], commands: [.restore(snapshot)]))
    let gestures = script.shrunk { script in
      script.commands.contains {
        if case .setPagerRule(.gesture(let rule)) = $0 {
          rule.settleMilliseconds < 200
        } else {
          false
        }
      }
    }
    #expect(
      gestures
        == PagerScript(
          counts: [], commands: [.setPagerRule(.gesture(GestureRule(settleMilliseconds: 199)))]))
  }

  @Test func `shrinking does not count down from large numbers`() {
    let most = Pager.maximumCount
    let far = PagerScript(counts: [most], commands: [.page(most - 1)])
    var tries = 0
    let bounded = far.shrunk { script in
      tries += 1
      return script.counts.contains { $0 > most / 3 }
    }
    #expect(bounded == PagerScript(counts: [most / 3 + 1], commands: []))
    #expect(tries < 5000)
    let last = far.shrunk { script in
      script.counts.count == 1 && script.commands.count == 1 && script.counts[0] > 3
        && script.commands == [.page(script.counts[0] - 1)]
    }
    #expect(last.counts[0] < 20)
  }
}
