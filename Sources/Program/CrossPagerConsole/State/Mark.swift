package import CivilDates
import CrossPager
import CrossPagerTimeline
import MessageWords

/// Either the name of a page or a note, which is text for a date.
struct Mark: Hashable, Sendable {
  var name: String
  /// The name of the level, or nil for a note, which belongs to its date on all levels.
  var level: String?
  var page: Page

  /// A key remains valid when the data or the pages change. An index is updated when edits move its page.
  enum Page: Hashable, Sendable {
    case key(String)
    case index(Int)

    var key: String? { if case .key(let key) = self { key } else { nil } }

    var text: String {
      switch self {
      case .key(let key): key
      case .index(let index): String(index)
      }
    }
  }

  static func precedes(_ one: Mark, _ other: Mark) -> Bool {
    (one.name, one.level ?? "", one.page.text) < (other.name, other.level ?? "", other.page.text)
  }

  /// A sentence, without its period, about a mark whose page does not exist.
  var missing: String {
    let level = level.map { " of level '\($0.excerpt)'" } ?? ""
    return
      "The mark '\(name.excerpt)' names page '\(page.text.excerpt)'\(level), but there is no such page"
  }

  var json: JSON {
    let page =
      if case .index(let index) = page { JSON.integer(index) } else { JSON.string(page.text) }
    return ["level": .optional(level), "name": .string(name), "page": page]
  }
}

extension Mark {
  init(_ reader: JSONReader) throws(JSONReader.Problem) {
    let members = try reader.members(["name", "level", "page"])
    let page = try reader.required("page", in: members)
    let name = try reader.required("name", in: members)
    self.name = try name.string()
    level = try reader.optional("level", in: members)?.string()
    guard LevelLabel.isValid(name: self.name) else { throw name.problem(LevelLabel.nameMeaning) }
    self.page =
      if case .integer(let index) = page.value, level != nil {
        .index(index)
      } else { .key(try page.string()) }
  }
}

/// A note, or a mark on a dated page.
package struct Note: Hashable, Sendable {
  package let text: String
  /// The date, as the key of a unit.
  package let key: String
  package let span: Range<CivilTime>
  package var json: JSON { ["date": .string(key), "note": .string(text)] }
}

extension SessionState {
  /// Returns the position of a mark's page, or nil if there is no such page now. The page of a note is on the current
  /// level if that level has dates, or else on the first level with dates.
  func position(of mark: Mark) -> Position? {
    let dated = ([pager.currentLevel].compactMap(\.self) + labels.indices).first {
      labels[$0].dated != nil
    }
    guard let level = mark.level.map({ levelIndex(of: $0) }) ?? dated else { return nil }
    switch mark.page {
    case .key(let key):
      return names.pageIndex(of: key, inLevelAt: level).map { Position(level: level, page: $0) }
    case .index(let index):
      return index < pager.levels[level].count ? Position(level: level, page: index) : nil
    }
  }

  /// Returns the mark with a name. The mark is a note only if no page has the name.
  func mark(named name: String) -> Mark? {
    marks.first { $0.level != nil && $0.name.isName(name) } ?? marks.first { $0.name.isName(name) }
  }

  /// Adds a note, or adds a mark and removes any other mark with the same name. Marks and notes are ordered by name.
  mutating func set(_ mark: Mark) {
    if mark.level != nil { marks.removeAll { $0.level != nil && $0.name.isName(mark.name) } }
    marks.append(mark)
    marks.sort(by: Mark.precedes)
  }

  /// Keeps the marks of an edited level on their pages. `index` returns a page's new index, or nil to remove its marks.
  mutating func moveMarks(inLevel level: String, _ index: (Int) -> Int?) {
    marks = marks.compactMap { mark in
      guard mark.level == level, case .index(let old) = mark.page else { return mark }
      return index(old).map { Mark(name: mark.name, level: level, page: .index($0)) }
    }
  }

  /// The notes and the marks on dated pages, oldest first.
  package var notes: [Note] {
    marks.compactMap { mark in
      guard let key = mark.page.key, let span = labels.calendar.span(ofKey: key) else { return nil }
      return Note(text: mark.name, key: key, span: span)
    }.sorted { ($0.span.lowerBound, $0.key, $0.text) < ($1.span.lowerBound, $1.key, $1.text) }
  }

  package mutating func add(_ notes: [(text: String, key: String)]) {
    adopt(notes.map { Mark(name: $0.text, level: nil, page: .key($0.key)) })
  }

  /// Adds a note on a date or, if the text is nil, removes the notes on the date. Returns whether anything changed.
  package mutating func note(_ text: String?, on key: String) -> Bool {
    let former = marks.count
    if let text {
      add([(text, key)])
    } else {
      marks.removeAll { $0.level == nil && $0.page == .key(key) }
    }
    return marks.count != former
  }

  /// Adds the notes of another state, which can have other pages.
  package mutating func adoptNotes(of other: SessionState) {
    adopt(other.marks.filter { $0.level == nil })
  }

  private mutating func adopt(_ notes: [Mark]) {
    var known = Set(marks)
    marks += notes.filter { known.insert($0).inserted }
    marks.sort(by: Mark.precedes)
  }
}
