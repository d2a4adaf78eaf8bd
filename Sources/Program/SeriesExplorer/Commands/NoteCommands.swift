import CrossPager
import CrossPagerConsole
import CrossPagerSeries
import CrossPagerTimeline
import MessageWords

extension CommandTable {
  static let noting: [CommandEntry] = [
    CommandEntry(
      "note", .bars, .words("TEXT…", "one or more words, or 'off'", .choice(["off"])),
      summary: "Write a note on the marked bar or on the page",
      details:
        "The note belongs to the date of the bar or, if no bar is marked, of the page. Every page that contains the "
        + "whole date shows it. 'off' removes the notes on this date. To go to the next note, use 'find note'. To go "
        + "to a note by its text, use \"go 'TEXT\". To keep notes, use 'save'.",
      examples: ["note first frost", "note off"],
      synonyms: ["annotate", "annotation", "comment", "event", "remark"]
    ) { words in Work { try $0.note(words.joined(separator: " ")) } },
    CommandEntry(
      "notes", .bars, summary: "List the notes and the marks on dates as CSV",
      details: "--notes reads files of this form, and 'save' keeps the notes of a session.",
      synonyms: ["annotations", "comments", "events"]
    ) { .report { NotesReport(notes: $0.state.notes) } },
  ]
}

extension Session {
  fileprivate mutating func note(_ text: String) throws(Refusal) -> Answer {
    let data = chartData
    return try change { state, change throws(Refusal) in
      guard let data, let page = state.datedPage(at: state.pager.position) else {
        throw .ignored(.noDates, "A note needs a date. To name this page: mark NAME")
      }
      let bar = state.barIndex(in: data).map { page.bar($0, of: state.series(of: data)) }
      let (key, isOff) = (bar?.key ?? page.key, text.keyword == "off")
      if !LevelLabel.isValid(name: text) {
        throw .unsuitable(
          "'\(text.excerpt)' cannot be a note. Use any text but 'all', without control characters.")
      }
      change.setting = "\(isOff ? "no " : "")note on \(key)"
      if state.note(isOff ? nil : text, on: key) { return .changed() }
      throw .ignored(.alreadyThere, "\(key) \(isOff ? "has no" : "already has this") note.")
    }
  }
}

private struct NotesReport: Report {
  let notes: [Note]

  var json: JSON { ["notes": .array(notes.map(\.json))] }

  func facts(_ wording: ReportWording) -> [Fact] {
    if notes.isEmpty { return [.line("no notes. To write one on this page: note TEXT")] }
    let rows = notes.map { "\($0.key),\($0.text.guardedFormula.fieldOfCSV)" }
    return (["date,note"] + rows).map(Fact.verbatim)
  }
}
