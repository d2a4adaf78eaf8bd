import CrossPager
import PagerCompanions
import Testing

/// Repairs from snapshots with levels that were empty or absent.
struct AbsentLevelRepairTests {
  private typealias Rows = IdentifiedPager<String, String>

  private static let r = PagerSection("r", pages: ["x", "y", "z"])
  private static let s = PagerSection("s", pages: ["k", "l", "m"])

  /// A snapshot that was taken while row `s`, last on `m`, was absent.
  private var snapshot: Rows.Snapshot {
    var rows = Rows([Self.r, Self.s])
    rows.go(toPageID: "m")
    rows.update(to: [Self.r])
    return rows.snapshot
  }

  @Test func `a row that is shown goes to its place at once, and later updates leave it alone`() {
    var rows = Rows([Self.r, Self.s])
    let result = rows.repair(from: snapshot, keepingRules: true)
    #expect(result.outcome == .changed() && result.differences.isEmpty)
    #expect(rows.pageID(ofLevel: "s") == "m" && rows.absentLevels.isEmpty)
    rows.go(toPageID: "l")
    rows.update(to: [PagerSection("r", pages: ["x", "y", "z", "new"]), Self.s])
    #expect(rows.currentPageID == "l")
  }

  @Test func `a row that a waiting update adds goes to its place when the gesture ends`() {
    var rows = Rows([Self.r])
    rows.drag(x: -0.25)
    rows.update(to: [Self.r, Self.s])
    rows.repair(from: snapshot, keepingRules: true)
    rows.finish()
    #expect(rows.pageID(ofLevel: "s") == "m" && rows.absentLevels.isEmpty)
  }

  @Test func `a tab whose pages arrive later goes to its place`() {
    enum Tab: CaseIterable { case inbox, archive }
    var saved = TypedPager<Tab> { _ in 5 }
    saved.go(toLevel: .archive, page: 3)
    var tabs = TypedPager<Tab> { $0 == .inbox ? 5 : 0 }
    tabs.repair(from: saved.snapshot)
    tabs.resize(level: .archive, to: 5)
    #expect(tabs[.archive]?.page == 3 && tabs.absentLevels.isEmpty)
  }

  /// Row `s`, which scrolls freely, is current on `m`, and the others are an empty row and a row of one page.
  private var rows: Rows {
    var rows = Rows([
      Self.r, Self.s, PagerSection("empty", pages: []), PagerSection("one", pages: ["o"]),
    ])
    rows["s"]?.rules.snap = .free
    rows.go(toPageID: "m")
    return rows
  }

  @Test func `rows that are all absent come back to their places, and the same row is current`() {
    var opened = Rows([])
    #expect(opened.repair(from: rows.snapshot).outcome == .changed())
    #expect(opened.absentLevels.map(\.id) == ["r", "one", "s"])
    opened.update(to: rows.names)
    #expect(opened == rows)
  }

  @Test func `rows that come back have the rules of the pager if a repair keeps them`() {
    var opened = Rows([], newLevelRules: LevelRules(edge: .wrap))
    opened.repair(from: rows.snapshot, keepingRules: true)
    opened.update(to: rows.names)
    #expect(opened.currentPageID == "m" && opened["s"]?.rules == LevelRules(edge: .wrap))
  }

  @Test func `a repair that only remembers absent rows is a change, unless a page is open`() {
    var opened = Rows([Self.r])
    let before = opened
    let snapshot = Rows([Self.r, Self.s]).snapshot
    #expect(opened.repair(from: snapshot).outcome == .changed())
    #expect(opened.base == before.base && opened.absentLevels.map(\.id) == ["s"])
    opened = before
    opened.open()
    #expect(opened.repair(from: snapshot).outcome == .ignored(.pageOpen))
    #expect(opened.absentLevels.isEmpty)
  }

  @Test func `the place of a row with pages counts more than one where the row was absent`() throws
  {
    var snapshot = rows.snapshot
    snapshot.absentLevels = Rows([Self.s]).snapshot.levels
    var opened = Rows(rows.names.sections)
    try opened.restore(snapshot)
    #expect(opened == rows)
  }

  @Test func `a repair that changes nothing is ignored`() {
    var pager = Pager(counts: [5])
    let outcome = pager.repair(from: Pager(counts: [5, 5]).snapshot).outcome
    #expect(outcome == .ignored(.alreadyThere))
  }
}

/// Outcomes of calls that end a gesture for which an update waits.
struct WaitingUpdateOutcomeTests {
  private typealias Rows = IdentifiedPager<String, String>

  @Test func `the arrival is the page that takes the place of a removed target`() {
    var rows = Rows([PagerSection("r", pages: ["x", "y", "z"])])
    rows.drag(x: -0.75)
    rows.update(to: [PagerSection("r", pages: ["x", "q", "z"])])
    let outcome = rows.finish()
    #expect(outcome.arrival.flatMap(rows.pageID) == "q")
    #expect(outcome.arrival == rows.position)
  }

  @Test func `an update that closes the page that was just opened says so`() {
    var rows = Rows([PagerSection("r", pages: ["1", "2", "3"])])
    rows.drag(x: -0.75)
    rows.release()
    rows.update(to: [PagerSection("r", pages: ["1", "3"])])
    let outcome = rows.open()
    #expect(rows.openPage == nil)
    guard case .changed(_, let closed) = outcome else { return #expect(Bool(false)) }
    #expect(closed == Position(level: 0, page: 1))
  }

  @Test func `an update that waits can be made to interrupt`() {
    var rows = Rows([PagerSection("r", pages: ["1", "2"])])
    let next = [PagerSection("r", pages: ["1", "2", "3"])]
    rows.drag(x: -0.25)
    rows.update(to: next)
    #expect(rows.update(to: next) == .ignored(.alreadyThere))
    #expect(rows.update(to: next, interrupting: true) == .changed())
    #expect(rows.phase == .settled && rows.names.sections == next)
  }
}
