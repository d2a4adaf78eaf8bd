import CrossPager
import PagerCompanions
import Testing

struct AnnouncerTests {
  @Test func `without an outcome, every new position is announced`() {
    var pager = Pager(counts: [9])
    var announcer = Announcer(of: pager)
    var history = UndoHistory<Pager, Never>()
    history.perform(on: &pager) { $0.move(.right, by: 4) }
    #expect(announcer.update(to: pager)?.spoken == "page 5, 5 of 9")
    #expect(announcer.update(to: pager) == nil)
    history.undo(&pager)
    #expect(announcer.update(to: pager)?.spoken == "page 1, 1 of 9")
    history.redo(&pager)
    #expect(announcer.update(to: pager, by: .program) == nil)
  }

  @Test func `an ignored call does not announce an earlier move that the announcer did not see`() {
    var pager = Pager(counts: [9])
    var announcer = Announcer(of: pager)
    pager.move(.right)
    #expect(announcer.update(to: pager, after: .ignored(.alreadyThere)) == nil)
    #expect(announcer.update(to: pager, after: .ignored(.edge(.right)))?.isMove == false)
  }

  @Test func `words come from the app`() {
    var words = Announcement.Words.english
    words.place = { page, count in "Seite \(page) von \(count)" }
    words.lastPage = "letzte Seite"
    words.separator = ". "
    var pager = Pager(counts: [5])
    var announcer = Announcer(of: pager)
    let announcement = announcer.perform(on: &pager) { $0.move(.right, by: 9) }
    #expect(announcement?.text(in: words) == "Seite 5 von 5. letzte Seite")
    #expect(announcement?.text(levelTitle: "Tage", pageTitle: "") == "5 of 5, last page")
  }
}

extension Announcement {
  /// The text with titles that count from 1.
  var spoken: String {
    text(levelTitle: "level \(position.level)", pageTitle: "page \((position.page ?? 0) + 1)")
  }
}
