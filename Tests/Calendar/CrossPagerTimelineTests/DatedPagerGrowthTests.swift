import CivilDates
import CrossPager
import CrossPagerTimeline
import PagerCompanions
import Testing

struct DatedPagerGrowthTests {
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

  @Test func `a level has the title of its page`() {
    let titles = [CalendarUnit.day, .week, .month, .year].map(pager().title(ofLevel:))
    #expect(titles == ["31 December 2015", "Week 53 of 2015", "December 2015", nil])
    #expect([-1, 2, 3].map { pager().names.level(at: $0)?.count } == [nil, 2, nil])
  }

  @Test func `chosen seconds are not a level`() {
    #expect(DatedLevel(unit: .second, calendar: CivilCalendar(), indices: [1, 2]) == nil)
    #expect(DatedLevel(unit: .minute, calendar: CivilCalendar(), indices: [1, 2])?.count == 2)
  }
}
