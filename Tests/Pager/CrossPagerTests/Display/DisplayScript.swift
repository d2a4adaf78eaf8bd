import CrossPager
import CrossPagerTesting
import PageHosts

/// A pager with a display, and random gestures, moves, edits and rules of realistic sizes.
struct DisplayScript {
  let pager: Pager
  let commands: [Command]
  /// The new rule for hosts before each command; nil if it stays.
  let hostings: [HostingRule?]

  init(seed: UInt64, length: Int = 60) {
    var random = SeededGenerator(seed: seed)
    pager = Pager(
      counts: (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0...6, using: &random)
      })
    commands = (0..<length).map { _ in DisplayScript.command(&random) }
    hostings = (0..<length).map { _ in
      Int.random(in: 0..<20, using: &random) == 0
        ? HostingRule.allCases.randomElement(using: &random) : nil
    }
  }

  private static func command(_ random: inout SeededGenerator) -> Command {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func distance() -> Offset { Offset(rawValue: Int64(number(-150_000...150_000))) }
    func pick<Value>(_ values: [Value]) -> Value { values[number(0...(values.count - 1))] }
    let level = number(0...4)
    let page = number(0...6)
    switch number(0...19) {
    case 0...4: return .gesture(.drag(dx: distance(), dy: distance()))
    case 5, 6: return .gesture(.release(vx: distance(), vy: distance()))
    case 7, 8: return .gesture(.tick(milliseconds: number(0...200)))
    case 9: return pick([.gesture(.finish), .gesture(.cancel)])
    case 10: return .move(pick(Direction.allCases), number(1...3))
    case 11: return .goPage(level: level, page: page)
    case 12: return .insert(level: level, index: page, count: number(1...3))
    case 13: return .remove(level: level, index: page, count: number(1...3))
    case 14:
      return pick([
        .insertLevel(count: page, index: nil), .removeLevel(level), .moveLevel(level, index: 0),
        .resize(level: level, count: page),
      ])
    case 15: return .gesture(.glide(pick(Direction.allCases)))
    case 16:
      let extents = [0, 65_536, 98_304, 200_000].map(Offset.init(rawValue:))
      return .setPagerRule(
        .viewport(
          Viewport(levels: pick(extents), pages: pick(extents), beyond: pick([0, 0, 1, 2]))))
    case 17: return .setRuleOfAllLevels(.edge(pick(EdgeRule.allCases)))
    case 18: return .setLevelRule(.entry(pick(EntryRule.allCases)), level: level)
    default:
      return pick([
        .setLevelRule(.snap(pick(SnapRule.allCases)), level: level),
        .setPagerRule(.ends(pick(EndsRule.allCases))),
        .setPagerRule(.empty(pick(EmptyRule.allCases))), .open, .close, .close,
        .setPagerRule(.reading(pick(ReadingRule.allCases))),
        .setPagerRule(.bounce(pick(BounceRule.allCases))),
        .setPagerRule(.gesture(GestureRule(turningPages: 0.25, settleMilliseconds: page * 100))),
        .replaceLevels(
          (0..<number(0...3)).map {
            LevelReplacement(
              origin: nil, count: number(0...6), page: nil, spans: .every(1 + $0 * 2))
          }),
      ])
    }
  }
}
