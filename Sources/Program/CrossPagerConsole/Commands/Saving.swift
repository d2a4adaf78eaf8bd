import CrossPager
import MessageWords

extension CommandTable {
  package static let saving: [CommandEntry] = [
    CommandEntry(
      "save", .keeping, .file, summary: "Save each level's page and the rules",
      details:
        "The file is JSON. An existing file is replaced in one step, so that a crash cannot damage it.",
      examples: ["save place.json"], synonyms: ["write", "store", "bookmark", "snapshot"]
    ) { file in Work { try $0.save(to: file) } },
    CommandEntry(
      "restore", kind: .journey, .keeping, .flag("--repair"), .file,
      summary: "Restore saved pages and rules",
      details:
        "If the levels or their page counts differ, lists the differences and changes nothing. With --repair, matches "
        + "levels by name, restores everything that fits, and lists the repairs. A level that was saved on its last page "
        + "with 'follow on' goes to its last page, even if pages have been added since.",
      examples: ["restore place.json", "restore --repair place.json"], synonyms: ["load", "read"]
    ) { repairs, file in Work { try $0.restore(file, repairs: repairs) } },
    CommandEntry(
      "link", .keeping, summary: "Print a link to the current pages",
      synonyms: ["share", "url", "copy"]
    ) { .report { LinkReport(link: $0.state.link.text) } },
    CommandEntry(
      "follow", kind: .journey, .keeping, .link, summary: "Go to the pages in a link",
      examples: ["follow day=4,week=2,month=0@week"], synonyms: ["visit", "paste"]
    ) { link in
      Work { session in
        try session.change { state, _ throws(Refusal) in
          let before = state
          let differences = state.follow(link)
          if !differences.isEmpty { throw .ignored(.pager(.doesNotFit), notes: differences) }
          if state == before { throw .ignored(.alreadyThere, "Already at the places in the link.") }
          return .changed()
        }
      }
    },
  ]
}

struct LinkReport: Report {
  let link: String

  var json: JSON { ["link": .string(link)] }

  func facts(_ wording: ReportWording) -> [Fact] { [.verbatim(link)] }
}

extension Session {
  fileprivate func save(to file: String) throws(Refusal) -> Answer {
    try checkUse(of: file)
    let snapshot = SessionSnapshot(of: state, grammar, content)
    try storing { () throws(StorageError) in
      try context.storage.write(snapshot.json.text + "\n", to: file)
    }
    let place = "to '\(file.pathExcerpt)'"
    return Answer(
      LineReport(["save": .string(file)], "saved \(place)", preview: "would save \(place)"))
  }

  fileprivate mutating func restore(_ file: String, repairs: Bool) throws(Refusal) -> Answer {
    let text = try storing { () throws(StorageError) in try context.storage.read(file) }
    let snapshot: SessionSnapshot
    let restoration: (any ContentRestoration)?
    do throws(SnapshotError) {
      snapshot = try SessionSnapshot(document: text, grammar, content)
      restoration = try content?.restoration(
        of: snapshot.members, settings: snapshot.settings, in: state)
    } catch {
      switch error {
      case .failed(let error): throw .failed(error)
      case .unreadable(let problem):
        throw .failed(.unreadable(path: file, as: "a snapshot", problem: problem.description))
      }
    }
    let grammar = grammar
    return try change(nil, file, tellsFormerPlaces: true) { state, change throws(Refusal) in
      let before = state
      change.notes = state.adopt(snapshot, restoration, grammar)
      if !change.notes.isEmpty && !repairs {
        throw .ignored(.pager(.doesNotFit), notes: change.notes)
      }
      if state == before {
        throw .ignored(.pager(.alreadyThere), "Already at the saved places.", notes: change.notes)
      }
      return .changed()
    }
  }
}
