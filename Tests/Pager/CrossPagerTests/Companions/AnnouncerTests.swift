import CrossPager
import PagerCompanions
import Testing

struct AnnouncerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let counts: [Int]
    let setUp: [Command]
    let commands: [Command]
    /// The text after each command; nil if there is no announcement.
    let texts: [String?]

    init(
      _ name: String, _ counts: [Int], after setUp: [Command] = [], _ commands: [Command],
      _ texts: [String?]
    ) {
      testDescription = name
      (self.counts, self.setUp, self.commands, self.texts) = (counts, setUp, commands, texts)
    }
  }

  private static let wrapping = Command.setRuleOfAllLevels(.edge(.wrap))
  private static let drag = Command.gesture(.drag(dx: Offset(points: -3, perPage: 5), dy: 0))
  private static let release = Command.gesture(.release(vx: 0, vy: 0))
  private static let tick = Command.gesture(.tick(milliseconds: 100))
  private static let finish = Command.gesture(.finish)

  static let cases: [Case] = [
    Case("a move", [12], [.move(.right, 2)], ["page 3, 3 of 12"]),
    Case(
      "a level and back", [12, 5], [.move(.down, 1), .move(.right, 1), .move(.up, 1)],
      ["level 1, page 1, 1 of 5", "page 2, 2 of 5", "level 0, page 1, 1 of 12"]),
    Case("an empty level", [2, 0], [.move(.down, 1)], ["level 1, empty"]),
    Case("the edge that stops", [5], [.move(.right, 9)], ["page 5, 5 of 5, last page"]),
    Case(
      "an edge, once", [3], [.move(.left, 1), .move(.left, 1), .move(.right, 1), .move(.left, 2)],
      ["first page", nil, "page 2, 2 of 3", "page 1, 1 of 3, first page"]),
    Case(
      "an edge again after a move", [2],
      [.move(.left, 1), .move(.right, 1), .move(.left, 1), .move(.left, 1)],
      ["first page", "page 2, 2 of 2", "page 1, 1 of 2", "first page"]),
    Case("the only page", [1], [.move(.right, 1)], ["only page"]),
    Case(
      "the last level", [1, 1], after: [.bottom], [.move(.down, 1), .move(.up, 5)],
      ["last level", "level 0, page 1, 1 of 1, first level"]),
    Case(
      "an edge under rtl", [3], after: [.setPagerRule(.reading(.rtl))], [.move(.right, 1)],
      ["first page"]),
    Case(
      "the linear order", [1, 1], [.previous(1), .next(5)],
      ["only page", "level 1, page 1, 1 of 1, only page"]),
    Case("a lock says nothing", [3], after: [.lock(.right)], [.move(.right, 1)], [nil]),
    Case(
      "a settle, once", [3], [drag, release, tick, tick, tick],
      [nil, nil, nil, nil, "page 2, 2 of 3"]),
    Case("a settle back", [3], [drag, .gesture(.cancel), finish], [nil, nil, nil]),
    Case("a drag that finishes", [3], [drag, finish], [nil, "page 2, 2 of 3"]),
    Case(
      "quick steps, once", [9], [.gesture(.glide(.right)), .gesture(.glide(.right)), finish],
      [nil, nil, "page 3, 3 of 9"]),
    Case(
      "a level that a quick step passes", [3, 3],
      [.gesture(.glide(.down)), .gesture(.glide(.right)), finish],
      [nil, nil, "level 1, page 2, 2 of 3"]),
    Case(
      "an edit that finishes a settle", [3],
      [drag, release, .insert(level: 0, index: 0, count: 2)], [nil, nil, "page 4, 4 of 5"]),
    Case(
      "an edit", [3], [.insert(level: 0, index: 0, count: 2), .move(.right, 1)],
      [nil, "page 4, 4 of 5"]),
    Case("rules and opening", [3], [wrapping, .open, .close], [nil, nil, nil]),
    Case("no levels", [], [.move(.left, 1), .insertLevel(count: 2, index: nil)], [nil, nil]),
  ]

  static let wraps: [Case] = [
    Case(
      "round the end", [5], after: [wrapping, .last], [.move(.right, 1)],
      ["page 1, 1 of 5, from the last to the first"]),
    Case(
      "round the beginning", [5], after: [wrapping], [.move(.left, 2)],
      ["page 4, 4 of 5, from the first to the last"]),
    Case(
      "more than once round", [5], after: [wrapping], [.move(.right, 7)],
      ["page 3, 3 of 5, from the last to the first"]),
    Case(
      "a drag", [5], after: [wrapping, .last], [drag, finish],
      [nil, "page 1, 1 of 5, from the last to the first"]),
    Case("a jump", [5], after: [wrapping, .last], [.first], ["page 1, 1 of 5"]),
    Case(
      "either direction, more than once round", [2], after: [wrapping], [.move(.right, 3)],
      ["page 2, 2 of 2"]),
    Case(
      "either direction", [2], after: [wrapping, .last], [.move(.right, 1)], ["page 1, 1 of 2"]),
    Case(
      "the column", [2, 2, 2], after: [.setPagerRule(.ends(.wrap))], [.move(.up, 1)],
      ["level 2, page 1, 1 of 2, from the first to the last"]),
    Case(
      "past empty levels", [2, 0, 2, 2],
      after: [.setPagerRule(.ends(.wrap)), .setPagerRule(.empty(.skip))],
      [.move(.down, 2), .move(.down, 1)],
      ["level 3, page 1, 1 of 2", "level 0, page 1, 1 of 2, from the last to the first"]),
    Case(
      "past empty levels, round the end", [3, 0, 1, 2],
      after: [.setPagerRule(.ends(.wrap)), .setPagerRule(.empty(.skip)), .goLevel(2)],
      [.move(.down, 2)], ["level 0, page 1, 1 of 3, from the last to the first"]),
    Case(
      "the linear order", [2, 3, 2], after: [.setPagerRule(.ends(.wrap))], [.next(3)],
      ["level 1, page 2, 2 of 3"]),
    Case(
      "as many linear steps as lead round the column", [3, 5, 2],
      after: [.setPagerRule(.ends(.wrap))], [.next(4), .previous(4)],
      ["level 1, page 2, 2 of 5", "level 0, page 1, 1 of 3"]),
    Case(
      "a fling", [9], after: [wrapping, .setRuleOfAllLevels(.snap(.free))],
      [.gesture(.drag(dx: -3, dy: 0)), finish], [nil, "page 4, 4 of 9"]),
  ]

  @Test(arguments: cases + wraps)
  func `every call has its announcement`(example: Case) {
    var pager = Pager(counts: example.counts)
    for command in example.setUp { pager.apply(command) }
    var announcer = Announcer(of: pager)
    let texts = example.commands.map { command in
      announcer.perform(on: &pager) { $0.apply(command) }?.spoken
    }
    #expect(texts == example.texts)
  }

  @Test func `the program's moves are silent, and a person's gesture stays a person's`() {
    var pager = Pager(counts: [9])
    var announcer = Announcer(of: pager)
    func text(by asker: Announcer.Asker, _ command: Command) -> String? {
      announcer.perform(on: &pager, by: asker) { $0.apply(command) }?.spoken
    }
    #expect(text(by: .program, .move(.right, 1)) == nil)
    #expect(text(by: .program, .gesture(.glide(.right))) == nil)
    #expect(text(by: .person, Self.tick) == nil)
    #expect(text(by: .person, Self.finish) == nil)
    #expect(pager.currentPage == 2)
    // A finger catches what the program moves.
    #expect(text(by: .program, .gesture(.glide(.right))) == nil)
    #expect(text(by: .person, Self.drag) == nil)
    #expect(text(by: .person, Self.release) == nil)
    #expect(text(by: .program, Self.tick) == nil)
    #expect(text(by: .program, .gesture(.tick(milliseconds: 999))) == "page 4, 4 of 9")
    // The program interrupts a person's glide.
    #expect(text(by: .person, .gesture(.glide(.right))) == nil)
    #expect(text(by: .program, .insert(level: 0, index: 0, count: 1)) == "page 6, 6 of 10")
    #expect(text(by: .program, .move(.right, 1)) == nil)
    #expect(text(by: .program, .move(.right, 99)) == nil)
    #expect(text(by: .person, .move(.right, 1)) == "last page")
  }

  @Test func `without an outcome, any other position is announced`() {
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

  @Test func `an ignored call does not announce a move that was kept from the announcer`() {
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
