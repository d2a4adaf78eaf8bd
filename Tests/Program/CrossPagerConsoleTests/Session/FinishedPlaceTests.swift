import CivilDates
import CrossPager
import CrossPagerSeries
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the places that are reported for a settle that a command finishes: the places after the command.
struct FinishedPlaceTests {
  /// The settle that a line finishes while the content settles from page 0 to page 1 of `a`.
  private func finished(by line: String) throws -> JSON? {
    var session = try session("a=3,b=3").after("drag -0.9 0", "release")
    return session.outcome(line)?["finished"]
  }

  @Test(arguments: [
    ("insert a 0 2", 2 as Int?, 3 as Int?), ("remove a 0", nil, 0), ("remove a 1", 0, nil),
    ("resize a 1", 0, nil), ("insert-level c 1 0", 0, 1), ("move-level a 1", 0, 1),
    ("remove-level b", 0, 1),
  ])
  func `pages are told by their indices after an edit`(line: String, from: Int?, to: Int?) throws {
    func place(_ page: Int?) -> JSON {
      ["level": "a", "page": page.map { .integer($0) } ?? .null]
    }
    #expect(try finished(by: line) == ["from": place(from), "to": place(to)])
  }

  @Test func `a place on a removed level is null`() throws {
    #expect(try finished(by: "remove-level a") == ["from": .null, "to": .null])
    try session("a=3,b=3").after("drag -0.9 0", "release").expectText(
      """
      > preview remove-level a
      would change, after settling at a removed page
      > remove a 1
      changed, at a 1 (0…1), after settling at a removed page
      """)
  }

  @Test func `undo, restore and follow tell the places as they were`() throws {
    var session = try session("a=3,b=3").after(
      "save s.json", "insert a 0", "drag -0.9 0", "release")
    let places: JSON = ["from": ["level": "a", "page": 1], "to": ["level": "a", "page": 2]]
    for line in ["undo", "restore --repair s.json", "follow a=0,b=1@b"] {
      #expect(session.outcome("preview \(line)")?["finished"] == places, "\(line)")
    }
  }

  @Test func `restore tells the pages as they were, even if it skips some of them`() throws {
    let text = "date,close\n2016-01-07,1\n2016-01-08,2\n2016-01-11,3\n"
    var session = try dataSession(reading: text, units: [.day])
    session.run(all: ["gaps skip", "save s.json", "gaps show", "page 3", "drag -0.9 0", "release"])
    #expect(
      session.outcome("restore s.json")?["finished"]
        == ["from": ["level": "day", "page": 3], "to": ["level": "day", "page": 4]])
  }

  @Test func `dated pages are told by their indices after pages go`() throws {
    var session = try datedSession(from: (2016, 1, 1), days: 4, units: [.day, .week]).after(
      "go day 2", "drag -0.9 0", "release")
    #expect(
      session.outcome("levels week,day,month")?["finished"]
        == ["from": ["level": "day", "page": 2], "to": ["level": "day", "page": 3]])
    session.run(all: ["left", "drag -0.9 0", "release"])
    #expect(session.outcome("levels week")?["finished"] == ["from": .null, "to": .null])
  }
}
