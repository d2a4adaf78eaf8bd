import CrossPager
import Foundation
import PagerCompanions
import Testing

/// Snapshots that an app builds itself, with numbers that no pager has.
struct HandMadeSnapshotTests {
  private typealias Saved = Pager.Snapshot.SavedLevel

  private static func snapshot(_ levels: [Saved], on level: Int? = 0) -> Pager.Snapshot {
    Pager.Snapshot(
      levels: levels, currentLevel: level, rules: PagerRules(), newLevelRules: LevelRules())
  }

  private static func saved(id: Int = 0, _ count: Int, _ page: Int?, _ rest: Offset?) -> Saved {
    Saved(id: id, count: count, page: page, rest: rest, rules: LevelRules(snap: .free))
  }

  private static let most = Pager.maximumCount
  /// The largest offset that can be read: 2³¹ pages.
  private static let reach = Offset(rawValue: 1 << 47)

  /// Levels, and the form in which they are written.
  private static let numbers: [(given: Saved, written: Saved)] = [
    (saved(5, 2, 2.5), saved(5, 2, 2.5)), (saved(5, -1, 0), saved(5, 0, 0)),
    (saved(5, 5, 4), saved(5, 4, 4)), (saved(5, .max, 4), saved(5, 4, 4)),
    (saved(5, .min, 4), saved(5, 0, 4)), (saved(5, nil, nil), saved(5, 0, 0)),
    (saved(5, 3, nil), saved(5, 3, 3)), (saved(0, 3, 1), saved(0, nil, nil)),
    (saved(-7, 3, 1), saved(0, nil, nil)), (saved(.min, nil, nil), saved(0, nil, nil)),
    (saved(.max, 9, 9), saved(most, 9, 9)), (saved(.max, .max, 9), saved(most, most - 1, 9)),
    (saved(5, 2, reach), saved(5, 2, reach)),
    (saved(5, 2, Offset(rawValue: .max)), saved(5, 2, reach)),
    (saved(5, 2, Offset(rawValue: .min)), saved(5, 2, .zero - reach)),
  ]

  @Test(arguments: numbers.indices)
  func `numbers out of range are written as the nearest possible ones, and can be read`(index: Int)
    throws
  {
    let (given, written) = Self.numbers[index]
    let data = try JSONEncoder().encode(Self.snapshot([given]))
    #expect(try JSONDecoder().decode(Pager.Snapshot.self, from: data) == Self.snapshot([written]))
  }

  @Test(arguments: [.first, .last, .page(7), .page(-1), .page(.max)] as [StartRule])
  func `a start rule is written with the nearest possible page, and can be read`(rule: StartRule)
    throws
  {
    let data = try JSONEncoder().encode(LevelRules(start: rule))
    let read = try JSONDecoder().decode(LevelRules.self, from: data).start
    if case .page(let page) = rule {
      #expect(read == .page((0...Self.most).contains(page) ? page : page < 0 ? 0 : Self.most))
    } else {
      #expect(read == rule)
    }
  }

  @Test func `of several levels with the same name, the first is written`() throws {
    let levels = [
      Self.saved(id: 1, 5, 2, 2), Self.saved(id: 0, 5, 1, 1), Self.saved(id: 1, 9, 8, 8),
    ]
    var snapshot = Self.snapshot(levels, on: 7)
    snapshot.absentLevels = [Self.saved(id: 2, 3, 2, 2), Self.saved(id: 2, 4, 3, 3)]
    let data = try JSONEncoder().encode(snapshot)
    var expected = Self.snapshot(Array(levels.prefix(2)), on: 7)
    expected.absentLevels = [Self.saved(id: 2, 3, 2, 2)]
    #expect(try JSONDecoder().decode(Pager.Snapshot.self, from: data) == expected)
  }

  @Test(arguments: numbers.indices)
  func `a pager restores any snapshot as far as possible`(index: Int) {
    var pager = Pager(counts: [5, 5])
    let snapshot = Self.snapshot([Self.numbers[index].given, Self.saved(id: 9, 1, 0, 0)], on: .max)
    pager.apply(.restore(snapshot))
    #expect(pager.brokenInvariant == nil && pager.currentLevel == 1)
    pager.repair(from: snapshot)
    #expect(pager.brokenInvariant == nil)
  }
}
