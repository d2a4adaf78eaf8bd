import CrossPager
import CrossPagerTesting
import PagerCompanions

@testable import PageHosts

/// The digest of a trace: a hash of everything observable about a pager and its hosts.
struct TraceDigest {
  private(set) var value: UInt32 = 2_166_136_261

  mutating func add(_ words: [Int]) {
    for word in words { value = (value ^ UInt32(truncatingIfNeeded: word)) &* 16_777_619 }
  }

  /// Adds 64-bit numbers, each with its low word first.
  mutating func add(long numbers: [Int64]) {
    for number in numbers { add([Int(truncatingIfNeeded: number), Int(number >> 32)]) }
  }

  mutating func add(_ pager: Pager) {
    add(pager.position.fields + pager.target.fields + pager.openPage.fields)
    add([pager.levels.count])
    add(pager.phase)
    add(long: [pager.progress?.rawValue ?? .min])
    add([Int(pager.routes.rawValue)])
    add(pager.rules.fields.short)
    add(long: pager.rules.fields.long.map { Int64($0) })
    add(pager.newLevelRules.fields)
    for index in pager.levels.indices {
      let level = pager.levels[index]
      add([level.count, level.page ?? TraceCode.none])
      add(long: [pager.restOffset(ofLevel: index)?.rawValue ?? .min])
      add(level.rules.fields)
    }
    let rows = pager.window.rows
    add([rows.count])
    for row in rows {
      let step = row.reading == .ltr ? 65536 : -65536
      add([row.level, row.pages.lowerBound, row.pages.count, step])
      add(long: [row.x.rawValue, row.y.rawValue])
    }
  }

  private mutating func add(_ phase: Phase) {
    let axis = phase.axis?.code ?? TraceCode.none
    var (distance, start, end) = (Offset.zero, Offset.zero, Offset.zero)
    switch phase {
    case .settled: add([0, axis, 0, 0])
    case .dragging(let drag):
      add([1, axis, 0, 0])
      distance = drag.distance
    case .settling(let settle):
      add([2, axis, settle.durationMilliseconds, settle.elapsedMilliseconds])
      (start, end) = (settle.start, settle.end)
    }
    add(long: [phase.offset, distance, start, end].map(\.rawValue))
  }

  mutating func add(_ steps: [DisplayStep]) {
    add([steps.count])
    for step in steps {
      switch step {
      case .didEndDisplaying(let position): add([1, TraceCode.none] + Position?(position).fields)
      case .willDisplay(let position): add([2, TraceCode.none] + Position?(position).fields)
      case .host(let step, let number, let position):
        add([3 + step.code, number] + position.fields)
      case .drop(let number): add([12, number] + Position?.none.fields)
      }
    }
  }
}

/// Plays a script with the Swift library and writes its trace.
struct TraceWriter {
  private(set) var text = ""
  private(set) var commandCount = 0
  /// The commands with their outcomes and the pages open after them.
  private(set) var steps: [(command: Command, outcome: Outcome, openPage: Position?)] = []
  private(set) var digest = TraceDigest()
  private var hosting = HostingRule.recycled

  /// Adds a script. Commands that do not fit in the fields of the C interface are omitted.
  mutating func add(_ script: PagerScript) {
    var pager = Pager(counts: script.counts)
    hosting = .recycled
    var roster = HostRoster(hosting, preallocatedCount: 4)
    text += "p" + script.counts.map { " \($0)" }.joined() + "\n"
    observe(pager, &roster, after: nil)
    for command in script.commands {
      guard let line = command.traceLine else { continue }
      // The program can play most of these lines: there, a change to the strategy ends a gesture.
      if commandCount % 7 == 6 && (pager.phase == .settled || commandCount % 5 == 0) {
        let strategies = HostingRule.allCases
        hosting = strategies[commandCount / 7 % strategies.count]
        text += "h \(hosting.code)\n"
      }
      text += line + "\n"
      commandCount += 1
      if line.hasPrefix("c") { digest.add(pager.outcome(of: command).fields) }
      let outcome = pager.apply(command)
      digest.add(outcome.fields)
      steps.append((command, outcome, pager.openPage))
      if outcome.isIgnored {
        observe(pager, &roster, after: nil)
      } else {
        observe(pager, &roster, after: command)
      }
    }
    text += "= \(digest.value)\n"
  }

  /// Adds conversions of distances to points and back.
  mutating func add(offsets: [Int64], perPage: [Int]) {
    for offset in offsets {
      for perPage in perPage {
        text += "o \(offset) \(perPage)\n"
        let points = Offset(rawValue: offset).points(perPage: perPage)
        digest.add([points])
        digest.add(long: [Offset(points: points, perPage: perPage).rawValue])
      }
    }
    text += "= \(digest.value)\n"
  }

  /// Adds the events from a wheel, passed to a new filter.
  mutating func add(wheel events: [(distance: Int, time: Int)]) {
    var filter = WheelFilter()
    text += "p\n"
    var roster = HostRoster(.recycled, preallocatedCount: 4)
    observe(Pager(counts: []), &roster, after: nil)
    for (distance, time) in events {
      text += "w \(distance) \(time)\n"
      switch filter.step(for: distance, at: time) {
      case .forward: digest.add([1])
      case .backward: digest.add([-1])
      case nil: digest.add([0])
      }
    }
    text += "= \(digest.value)\n"
  }

  private mutating func observe(
    _ pager: Pager, _ roster: inout HostRoster, after command: Command?
  ) {
    digest.add(pager)
    if pager.window.rows.reduce(0, { $0 + $1.pages.count }) > 200 { return }
    var steps: [DisplayStep] = []
    roster.update(to: pager, hosting: hosting, origin: command?.origin(in: pager)) {
      steps.append($0)
    }
    digest.add(steps)
  }
}

extension Command {
  /// Returns a closure that maps a page to its position before this edit, or nil if the edit moves no page.
  fileprivate func origin(in pager: Pager) -> ((Position) -> Position?)? {
    switch self {
    case .insert(let level, let index, let count):
      return { page in
        guard page.level == level, let place = page.page, place >= index else { return page }
        return place < index + count ? nil : Position(level: level, page: place - count)
      }
    case .remove(let level, let index, let count):
      return { page in
        guard page.level == level, let place = page.page, place >= index else { return page }
        return Position(level: level, page: place + count)
      }
    case .reload(let level, _, _, _): return { $0.level == level ? nil : $0 }
    case .insertLevel, .removeLevel, .moveLevel:
      // Track the level indices through the edit.
      var origins: [Int?] = Array(0..<pager.levels.count)
      switch self {
      case .insertLevel(_, let index):
        origins.removeLast()
        origins.insert(nil, at: index ?? origins.count)
      case .removeLevel(let index):
        origins.append(pager.levels.count)
        origins.remove(at: index)
      case .moveLevel(let level, let index): origins.insert(origins.remove(at: level), at: index)
      default: break
      }
      return { page in origins[page.level].map { Position(level: $0, page: page.page) } }
    default: return nil
    }
  }
}
