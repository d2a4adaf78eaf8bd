import CrossPager
import CrossPagerTesting
import StateExploration
import Testing

/// Tests the shrinker, on which the property tests depend.
struct ShrinkingTests {
  /// Reads a script such as `levels 9 4; top; right 7`.
  private static func script(_ text: String) -> PagerScript {
    let parts = text.split(separator: "; ").map(String.init)
    return PagerScript(
      counts: parts[0].split(separator: " ").compactMap { Int($0) },
      commands: parts.dropFirst().compactMap { Command(line: $0) })
  }

  /// The commands of a script with their arguments, and the script that shrinking leads to if it must keep one of the
  /// commands.
  private static let scripts:
    [(script: String, keeps: @Sendable (Command) -> Bool, shrunk: String)] = [
      (large, { if case .next(let n) = $0 { n > 1000 } else { false } }, "levels; next 1001"),
      (large, { if case .next(let n) = $0 { n < -9 } else { false } }, "levels; next -10"),
      (large, { if case .lock = $0 { true } else { false } }, "levels; lock up"),
      (
        gestures, { if case .gesture(.drag(let dx, _)) = $0 { dx < -0.25 } else { false } },
        "levels; drag -0.25002"
      ),
      (
        gestures,
        { if case .setPagerRule(.viewport(let v)) = $0 { v.pages > 2 } else { false } },
        "levels; set viewport 1 2.00002"
      ),
      (gestures, { if case .gesture(.tick) = $0 { true } else { false } }, "levels; tick 0"),
      (
        lists,
        { if case .replaceLevels(let new) = $0 { new.contains { $0.count > 4 } } else { false } },
        "levels; replace 0 of 5 on 0"
      ),
      (
        lists,
        {
          guard case .restore(let snapshot) = $0, let place = snapshot.levels.first else {
            return false
          }
          return place.rest.map { $0 > Offset(pages: place.page ?? 0) } == true
        }, "levels; restore 0 of 0 on 0 at 0.00002 rules"
      ),
      (
        lists,
        {
          if case .setPagerRule(.gesture(let rule)) = $0 {
            rule.settleMilliseconds < 200
          } else {
            false
          }
        }, "levels; set gesture 0.5 0.5 199"
      ),
    ]

  private static let large = "levels 3; next max; next min; lock up left"
  private static let gestures =
    "levels 3; set viewport 9 7.5 beyond 9; drag min -7.77; tick max"
  private static let lists = """
    levels 3 9 5; replace 0 of 9 on 7 open 5 every 7 rules snap free, 1 of 9 on 7 open 5 every 7 from 1 \
    rules snap free, 2 of 9 on 7 open 5 every 7 from 2 rules snap free; set gesture 0.3 9 1; restore on 2, \
    0 of 900 on 700 at 700.25 rules entry align snap free, 1 of 900 on 701 at 700.25 rules entry align snap free, \
    2 of 900 on 702 at 700.25 rules entry align snap free, set ends wrap, new rules edge wrap
    """

  @Test(arguments: scripts)
  func `shrinking finds the bounds of an argument, and the simplest command that fails`(
    script: String, keeps: @Sendable (Command) -> Bool, shrunk: String
  ) {
    let script = Self.script(script)
    #expect(script.commands.count == 3)
    #expect(script.shrunk { $0.commands.contains(where: keeps) } == Self.script(shrunk))
  }

  @Test func `shrinking keeps only what fails, and leaves a passing script alone`() {
    let script = Self.script(
      "levels 9 4 6; top; right 7; go 1 3; lock up down; next max; remove 2 min 5; last")
    let shrunk = script.shrunk { script in
      script.commands.contains { if case .remove = $0 { true } else { false } }
        && script.counts.contains { $0 > 4 }
    }
    #expect(shrunk == Self.script("levels 5; remove 0 0 1"))
    #expect(script.shrunk { _ in false } == script)
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
