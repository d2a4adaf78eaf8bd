import CrossPager
import CrossPagerTesting
import Foundation
import PageHosts
import PagerCompanions
import Testing

/// A pager in a document, with the reference model, hosts and an announcer.
struct DocumentedPager: Documented {
  private var pager: Pager
  private var reference: ReferencePager
  private var pool = Pager.Hosts<Int>()
  private var announcer: Announcer
  private var asker = Announcer.Asker.person
  private var history = UndoHistory<Pager, String>()
  /// The words after the fence, which ask for more output.
  private let words: [String]

  /// Creates a pager from a line such as `levels 3 0 5; page 2; set edge wrap`.
  init(_ line: String = "levels", _ words: [String] = []) throws {
    let parts = line.components(separatedBy: "; ")
    let counts = try parts[0].split(separator: " ").dropFirst().map {
      try #require($0 == "max" ? Pager.maximumCount : Int($0))
    }
    pager = Pager(counts: counts)
    reference = ReferencePager(counts: counts)
    announcer = Announcer(of: pager)
    self.words = words
    for part in parts.dropFirst() { _ = try perform(part) }
    announcer = Announcer(of: pager)
  }

  /// Performs commands that are separated by `; `. Returns the outcome of the last one, everything that they changed,
  /// and the output that the block asks for.
  mutating func output(of line: String) throws -> [String] {
    if line.isEmpty { return extras() }
    let before = pager
    var outcome: Outcome?
    var spoken: String?
    for part in line.components(separatedBy: "; ") {
      outcome = try perform(part)
      spoken = outcome.flatMap { announcer.update(to: pager, after: $0, by: asker)?.spoken }
    }
    var lines: [String] = []
    if words.contains("described") {
      lines = [outcome.map { "\($0)" } ?? "-"]
    } else if words.contains("spoken") {
      lines = [spoken ?? "silence"]
    } else if !words.contains("hosts") {
      let changes = changes(since: before, outcome)
      lines = [changes.isEmpty ? "nothing" : changes.joined(separator: "; ")]
    }
    return lines + extras()
  }

  private func changes(since before: Pager, _ outcome: Outcome?) -> [String] {
    let reaction = PagerReaction(outcome: outcome, state: pager.observedState)
    var changes = reaction.changes(since: before.observedState)
    let (spans, old) = (pager.levels.map(\.spans), before.levels.map(\.spans))
    if spans != old, (spans + old).contains(where: { $0 != .plain }) {
      changes.append("spans \(spans.map(\.text).joined(separator: ", "))")
    }
    if words.contains("arrival"), let arrival = outcome?.arrival {
      changes.append("arrived at \(arrival.text)")
    }
    return changes
  }

  /// Performs a command of the pager, or a line that describes its context and has no outcome.
  private mutating func perform(_ line: String) throws -> Outcome? {
    if words.contains("history") {
      switch line {
      case "undo": return history.undo(&pager)
      case "redo": return history.redo(&pager)
      default:
        let command = try #require(Command(line: line), "\(line)")
        return history.perform(line, on: &pager) { $0.apply(command) }
      }
    }
    if let command = Command(line: line) { return apply(command) }
    let (name, rest) = try #require(
      line.firstIndex(of: " ").map { (line[..<$0], line[$0...].dropFirst()) })
    switch name {
    case "hosting":
      pool.hosting = try #require(HostingRule.allCases.first { "\($0)" == rest }, "\(line)")
    case "preallocated":
      let count = try #require(Int(rest), "\(line)")
      pool = Pager.Hosts(hosting: .preallocated, preallocatedCount: count)
    case "by": asker = rest == "program" ? .program : .person
    case "spans":
      let levels = try zip(pager.levels.indices, rest.components(separatedBy: ", ")).map {
        LevelReplacement(
          origin: $0, count: pager.levels[$0].count, page: pager.levels[$0].page,
          spans: try #require(PageSpans($1), "\(line)"))
      }
      return apply(.replaceLevels(levels))
    default: Issue.record("Unknown command '\(line)'.")
    }
    return nil
  }

  /// Performs a command, and compares its effect with its preview and with the reference model.
  private mutating func apply(_ command: Command) -> Outcome {
    let (before, preview) = (pager, pager.outcome(of: command))
    let outcome = pager.apply(command)
    let line = command.line()
    #expect(preview == outcome, "The preview of \(line)")
    #expect(reference.apply(command) == outcome, "The outcome of \(line) in the reference model")
    #expect(reference.observedState == pager.observedState, "The reference model after \(line)")
    #expect(pager.brokenInvariant == nil, "\(line)")
    if outcome.isIgnored { #expect(pager == before, "\(line)") }
    return outcome
  }

  /// Returns the output that the block asks for.
  mutating func extras() -> [String] {
    var lines: [String] = []
    if words.contains("described") { lines.append("\(pager)") }
    if words.contains("window") {
      lines += pager.window.text
      #expect(pager.window.pages.map(\.id) == pager.window.positions)
    }
    if words.contains("routes") { lines.append("routes \(pager.routes.text)") }
    if words.contains("progress") {
      lines.append("progress \(pager.progress?.text ?? "-") offset \(pager.offset.text)")
    }
    if words.contains("history") {
      let names = [history.nameToUndo, history.nameToRedo].map { $0 ?? "nothing" }
      lines.append(
        "\(history.undoCount) to undo: \(names[0]), \(history.redoCount) to redo: \(names[1])")
    }
    if words.contains("hosts") {
      let next = pool.createdCount
      var made = 0
      let events = pool.update(to: pager) { _ in
        made += 1
        return next + made - 1
      }
      lines += events.isEmpty ? ["no events"] : Self.lines(events)
      #expect(pool.update(to: pager) { _ in 0 }.isEmpty, "A second update has events.")
    }
    return lines
  }

  /// Returns one line for the pages of the display, and one line each time a page gains or loses a host.
  ///
  ///     ["end 0.0 will 0.1", "0 0.0 removeView", "0 0.1 reuse configure addView"]
  static func lines(_ events: [DisplayEvent<Int>]) -> [String] {
    var lines: [String] = []
    var display: [String] = []
    var last: (number: Int, position: Position?)?
    for event in events {
      switch event {
      case .didEndDisplaying(let position): display.append("end \(position.text)")
      case .willDisplay(let position): display.append("will \(position.text)")
      case .host(let step, let number, _, let position):
        if let last, last == (number, position), ![.create, .reuse].contains(step) {
          lines[lines.count - 1] += " \(step)"
        } else {
          lines.append("\(number) \(position?.text ?? "-") \(step)")
        }
        last = (number, position)
      }
    }
    return (display.isEmpty ? [] : [display.joined(separator: " ")]) + lines
  }
}

extension Position {
  /// A description such as `0.3`.
  var text: String { "\(level).\(page.map(String.init) ?? "-")" }
}

extension Pager.Window {
  /// One line per row, with its level, pages and origin.
  ///
  ///     ["0: 0 1 at -0.25 0"]
  var text: [String] {
    rows.map { row in
      let pages = row.pages.map(String.init).joined(separator: " ")
      return "\(row.level): \(pages) at \(row.x.text) \(row.y.text)"
    }
  }
}
