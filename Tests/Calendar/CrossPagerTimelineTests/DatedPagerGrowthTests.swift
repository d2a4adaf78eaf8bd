import CivilDates
import CrossPager
import CrossPagerTimeline
import PagerCompanions
import Testing

struct DatedPagerGrowthTests {
  @Test func `a level on its last page follows, and others stay on their dates`() {
    var dated = pager()
    dated.go(to: time("2015-11-15"), inLevel: .week)
    #expect(dated.cover(time("2016-01-04T09")) == .changed())
    #expect(dated.keys == ["2016-01-04", "2015-W46", "2016-01"])
    #expect(dated.currentLevel == .week)
    #expect(dated.cover(time("2015-10-30")) == .changed())
    #expect(dated.keys == ["2016-01-04", "2015-W46", "2016-01"])
    #expect(dated.currentPage == 2)
    #expect(dated.pageID(at: at(0, 0)) == "2015-10-30")
  }

  @Test func `one call can extend both ends`() {
    var dated = pager()
    dated.move(.left)
    #expect(dated.cover(time("2015-01-01")...time("2016-12-31")) == .changed())
    #expect(dated.keys == ["2015-12-30", "2016-W52", "2016-12"])
    #expect(
      dated.names.levels
        == [.day, .week, .month].map {
          DatedLevel(
            unit: $0, calendar: CivilCalendar(), covering: time("2015-01-01")...time("2016-12-31"))
        })
  }

  @Test func `without follow, no level moves`() {
    var dated = pager(follow: .off)
    dated.cover(time("2016-01-04"))
    #expect(dated.keys == ["2015-12-31", "2015-W53", "2015-12"])
  }

  @Test func `new pages also correspond by date`() {
    var dated = pager()
    dated.cover(time("2015-01-01")...time("2016-02-29"))
    dated.go(to: time("2016-02-14"))
    dated.zoom(.out)
    dated.zoom(.out)
    #expect(dated.keys == ["2016-02-14", "2016-W06", "2016-02"])
    dated.go(to: time("2015-01-10"))
    dated.zoom(.in)
    #expect(dated.currentTitle == "Week 2 of 2015")
  }

  @Test(arguments: ["2015-11-10", "2015-12-04T07", "2015-12-31T23:59"])
  func `a time that has its pages changes nothing and keeps a drag`(key: String) {
    var dated = pager()
    dated.drag(x: 0.25)
    let before = dated
    #expect(dated.cover(time(key)) == .ignored(.alreadyThere))
    #expect(dated == before)
  }

  @Test func `while a page is open, pages are added, but no level follows, nor afterwards`() {
    var dated = pager()
    dated.open()
    #expect(dated.cover(time("2015-12-31")) == .ignored(.alreadyThere))
    #expect(dated.cover(time("2015-11-08")...time("2016-01-01")) == .changed())
    #expect(dated.openPageID == "2015-12-31")
    #expect(dated.keys == ["2015-12-31", "2015-W53", "2015-12"])
    dated.close()
    #expect(dated.cover(time("2016-01-01")) == .ignored(.alreadyThere))
    #expect(dated.keys == ["2015-12-31", "2015-W53", "2015-12"])
  }

  @Test func `during a gesture, pages are added when it ends, and its outcome has their indices`() {
    var dated = pager()
    dated.drag(x: 0.25)
    #expect(dated.cover(time("2016-01-01")) == .changed())
    #expect(dated.levels[0].count == 52 && dated.offset == -0.25)
    // The content goes back, and then the level follows to the new day.
    let days = [51, 52].map { Position(level: 0, page: $0) }
    #expect(dated.finish() == .changed(finished: Arrival(from: days[0], to: days[1])))
    #expect(dated.keys == ["2016-01-01", "2015-W53", "2016-01"])
    dated.drag(x: 0.75)
    dated.release()
    #expect(dated.cover(time("2015-11-01")...time("2016-01-03")) == .changed())
    #expect(dated.tick(milliseconds: 300) == .moved(Move(from: at(0, 61), to: at(0, 60))))
    #expect(dated.keys == ["2015-12-31", "2015-W53", "2016-01"])
    #expect(dated.levels[0].count == 64)
  }

  @Test func `a free level keeps its page at the same place on the display`() {
    var dated = pager(follow: .off, snap: .free)
    dated.rules.viewport = Viewport(levels: 1, pages: 4)
    dated.go(to: time("2015-12-04"))
    dated.drag(x: -0.25)
    dated.release()
    dated.finish()
    #expect(dated.base.restOffset(ofLevel: 0) == 24.25)
    dated.cover(time("2015-11-01")...time("2016-01-03"))
    #expect(dated.currentPageID == "2015-12-04")
    #expect(dated.base.restOffset(ofLevel: 0) == 33.25)
  }

  @Test func `a settle and the pages that wait for it are undone separately`() {
    var history = UndoHistory<DatedPager, String>()
    let start = pager()
    var dated = start
    dated.drag(x: 0.75)
    dated.release()
    history.perform("Midnight", on: &dated) { $0.cover(time("2016-01-01")) }
    history.perform("Arrival", on: &dated) { $0.finish() }
    #expect(dated.keys == ["2015-12-30", "2015-W53", "2016-01"])
    let end = dated
    history.undo(&dated)
    #expect(dated.keys == ["2016-01-01", "2015-W53", "2016-01"])
    #expect(history.nameToUndo == "Midnight")
    history.undo(&dated)
    #expect(dated == start && history.undoCount == 0)
    history.redo(&dated)
    history.redo(&dated)
    #expect(dated == end)
  }

  @Test func `of several additions during a gesture, none is lost`() {
    var dated = pager(follow: .off)
    dated.drag(x: 0.25)
    dated.cover(time("2016-01-05"))
    dated.cover(time("2015-11-01"))
    dated.finish()
    let days = dated.names.levels[0]
    #expect(days.key(ofPage: 0) == "2015-11-01" && days.key(ofPage: days.count - 1) == "2016-01-05")
  }

  /// Two days are added before the others, so all indices are larger by two.
  @Test func `a link completes a settle, and its outcome has the new indices`() {
    var dated = pager(follow: .off)
    dated.drag(x: 0.75)
    dated.release()
    let limits = time("2015-01-01")...time("2016-12-31")
    #expect(
      dated.go(toKey: "2015-11-08", inLevel: .day, addingPagesWithin: limits)
        == .moved(
          Move(from: at(0, 52), to: at(0, 0), finished: Arrival(from: at(0, 53), to: at(0, 52)))))
  }

  @Test func `a level has the title of its page`() {
    let titles = [CalendarUnit.day, .week, .month, .year].map(pager().title(ofLevel:))
    #expect(titles == ["31 December 2015", "Week 53 of 2015", "December 2015", nil])
    #expect([-1, 2, 3].map { pager().names.level(at: $0)?.count } == [nil, 2, nil])
  }

  @Test func `chosen seconds are no level`() {
    #expect(DatedLevel(unit: .second, calendar: CivilCalendar(), indices: [1, 2]) == nil)
    #expect(DatedLevel(unit: .minute, calendar: CivilCalendar(), indices: [1, 2])?.count == 2)
  }
}
