import CrossPager
import Testing

/// Enumerations whose `allCases` leaves a case out, as a feature flag might.
private enum Tab: CaseIterable {
  case home, search, beta

  static var allCases: [Tab] { [.home, .search] }
}

private enum Hidden: CaseIterable {
  case one

  static var allCases: [Hidden] { [] }
}

struct PartialCasesTests {
  private typealias Call<Case: CaseIterable & Hashable> = (inout TypedPager<Case>, Case) -> Outcome

  /// Returns every call that names a level.
  private static func calls<Case: CaseIterable & Hashable>(for _: Case.Type) -> [Call<Case>] {
    [
      { $0.go(toLevel: $1) }, { $0.go(toLevel: $1, page: 0) },
      { $0.remember(page: 0, ofLevel: $1) },
      { $0.forget(level: $1) }, { $0.align(level: $1) }, { $0.open(page: 0, ofLevel: $1) },
      { $0.insertPages(at: 0, inLevel: $1) }, { $0.removePages(at: 0, inLevel: $1) },
      { $0.resize(level: $1, to: 3) }, { $0.reload(level: $1, from: [1, 2], to: [2]) },
    ]
  }

  @Test func `queries for a case that is left out return nil, and calls are ignored`() {
    var pager = TypedPager<Tab> { _ in 5 }
    #expect(pager.levels.count == 2)
    #expect(pager[.beta] == nil && pager.levelIndex(of: .beta) == nil)
    #expect(pager.levelID(at: 2) == nil)
    let before = pager
    for call in Self.calls(for: Tab.self) {
      #expect(call(&pager, .beta) == .ignored(.noSuchLevel))
      pager[.beta]?.rules.edge = .wrap
      pager[.beta] = Level(count: 3)
      #expect(pager == before)
    }
    #expect(pager.go(toLevel: .search) == .move(at(0, 0), at(1, 0)))
  }

  @Test func `an enumeration without any case is a pager without levels`() {
    var pager = TypedPager<Hidden> { _ in 5 }
    #expect(pager.levels.isEmpty && pager.position == nil && pager.currentLevel == nil)
    #expect(pager[.one] == nil && pager.window.rows.isEmpty)
    let before = pager
    for call in Self.calls(for: Hidden.self) {
      #expect(call(&pager, .one) == .ignored(.noSuchLevel))
      #expect(pager == before)
    }
    #expect(pager.move(.right) == .ignored(.noLevels))
  }
}
