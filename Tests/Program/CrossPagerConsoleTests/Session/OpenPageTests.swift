import CivilDates
import CrossPager
import CrossPagerSeries
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests rules, edits and new data while a page is open.
struct OpenPageTests {
  @Test func `rules, locks and edits work while a page is open`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > right {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > open {"result":"changed","opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > set edge wrap {"result":"changed","opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > lock up {"result":"changed","opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > set hosting cell {"result":"changed","opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > set scale page {"result":"changed","opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > value x {"result":"ignored","reason":"noDates","at":{"level":"a","page":1}}
      > insert a 0 2 {"result":"changed","opened":{"level":"a","page":3,"title":"3","path":[0,3]},"at":{"level":"a","page":3}}
      > insert-level a 1 {"result":"ignored","reason":"nameTaken","at":{"level":"a","page":3}}
      > insert-level c 1 0 {"result":"changed","opened":{"level":"a","page":3,"title":"3","path":[1,3]},"at":{"level":"a","page":3}}
      > where {"result":"report","levels":[{"level":"c","count":1,"page":0},{"level":"a","count":5,"page":3},{"level":"b","count":3,"page":0}],"phase":"settled","open":true,"opened":{"level":"a","page":3,"title":"3","path":[1,3]},"at":{"level":"a","page":3}}
      > left {"result":"ignored","reason":"pageOpen","at":{"level":"a","page":3}}
      """#)
  }

  @Test func `an edit that removes the open page closes it, as one change`() throws {
    try session("a=3,b=3").expectJSON(
      #"""
      > right {"result":"moved","from":{"level":"a","page":0},"to":{"level":"a","page":1},"steps":1,"at":{"level":"a","page":1}}
      > open {"result":"changed","opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > preview remove a 1 {"result":"changed","preview":true,"closed":{"level":"a","page":1},"at":{"level":"a","page":1}}
      > remove a 0 2 {"result":"changed","closed":{"level":"a","page":1},"at":{"level":"a","page":0}}
      > undo {"result":"changed","opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > remove-level a {"result":"changed","closed":{"level":"a","page":1},"at":{"level":"b","page":0}}
      > undo {"result":"changed","opened":{"level":"a","page":1,"title":"1","path":[0,1]},"at":{"level":"a","page":1}}
      > redo {"result":"changed","at":{"level":"b","page":0}}
      """#)
  }

  @Test func `the text names the page that an edit closes`() throws {
    try session(document: #"{"levels":[{"name":"a","pages":["One","Two"]}]}"#).expectText(
      """
      > open
      changed: 'One' is open, path 0 0, at a 0 'One' (0…1)
      > set edge wrap
      changed: edge wrap for all levels, 'One' is open, path 0 0
      > insert a 0
      changed: 'One' is open, path 0 1, at a 1 'One' (0…2)
      > remove a 1
      changed: 'One' is closed, at a 1 'Two' (0…1)
      > undo
      changed: undid 'remove a 1', 'One' is open, path 0 1, at a 1 'One' (0…2)
      """)
  }

  @Test func `no level follows while a page is open, nor afterwards`() throws {
    var session = try session("a=3,b=3").after("set follow on", "last", "open", "insert a 3 2")
    #expect(session.place?.page == 2)
    session.run(all: ["close"])
    #expect(session.place?.page == 2)
  }

  /// A Thursday, a Friday, and the next Monday, with the Friday open.
  private static func prices() throws -> Session {
    let text = "date,close\n2016-01-07,1\n2016-01-08,2\n2016-01-11,3\n"
    return try dataSession(reading: text, units: [.day, .week]).after(
      "go day 1", "open")
  }

  @Test func `an open page with a value stays open when gaps are skipped`() throws {
    var session = try Self.prices()
    session.run(all: ["close", "last", "open"])
    #expect(session.outcome("gaps skip")?["closed"] == nil)
    #expect(session.state.opened?.path == [0, 2])
    #expect(session.state.opened?.place.title == "2016-01-11")
  }

  @Test func `an open page without a value closes when gaps are skipped`() throws {
    var session = try Self.prices()
    session.run(all: ["close", "right", "open"])
    #expect(
      session.outcome("gaps skip") == ["result": "changed", "closed": ["level": "day", "page": 2]])
    // The level goes to the nearest page.
    #expect(session.place?.title == "2016-01-08")
    #expect(session.state.pager.brokenInvariant == nil)
    #expect(session.outcome("undo")?["opened"]?["title"] == "2016-01-09")
  }

  @Test func `an open page stays open while other levels come and go`() throws {
    var session = try Self.prices()
    #expect(session.outcome("levels day,month,year")?["result"] == "changed")
    #expect(session.state.opened?.place.title == "2016-01-08")
    #expect(session.state.link.text == "day=2016-01-08,month=2016-01,year=2016@day")
    #expect(
      session.outcome("levels month,year")
        == ["result": "changed", "closed": ["level": "day", "page": 1]])
    #expect(session.state.link.text == "month=2016-01,year=2016@month")
  }

  @Test func `new levels show the date of the current page while a page is open`() throws {
    let session = try datedSession(from: (2015, 1, 1), days: 730, units: [.month, .year])
      .after("date 2015-08", "open", "levels day,month,quarter,year")
    #expect(session.state.opened?.place.title == "2015-08")
    #expect(
      session.state.link.text == "day=2015-08-01,month=2015-08,quarter=2015-Q3,year=2016@month")
    #expect(session.state.pager.levels.map(\.rules.start) == [.last, .last, .last, .last])
  }

  @Test func `an open week stays open as the week that holds its first day`() throws {
    var session = try datedSession([.day, .week]).after("go week 0", "open")
    #expect(session.state.opened?.place.title == "2015-W53")
    #expect(session.outcome("first-weekday sunday")?["result"] == "changed")
    #expect(session.state.opened?.place.title == "2015-12-27")
  }
}
