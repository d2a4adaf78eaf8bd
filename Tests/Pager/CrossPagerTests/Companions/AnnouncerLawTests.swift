import CrossPager
import CrossPagerTesting
import PagerCompanions
import Testing

/// Checks the laws of announcements with random commands by people and by the program.
struct AnnouncerLawTests {
  /// What an announcer says after each command of a script, with the states before and after.
  private struct Step {
    let before: Pager
    let outcome: Outcome
    let after: Pager
    let asker: Announcer.Asker
    let announcement: Announcement?
  }

  private func steps(seed: UInt64, askers: [Announcer.Asker]) -> [Step] {
    let script = PagerScript(seed: seed, length: 60)
    var random = SeededGenerator(seed: seed)
    var pager = Pager(counts: script.counts)
    var announcer = Announcer(of: pager)
    return script.commands.map { command in
      let (before, asker) = (pager, random.element(of: askers))
      var outcome = Outcome.ignored(.alreadyThere)
      let announcement = announcer.perform(on: &pager, by: asker) {
        outcome = $0.apply(command)
        return outcome
      }
      return Step(
        before: before, outcome: outcome, after: pager, asker: asker, announcement: announcement)
    }
  }

  @Test(arguments: Seeds.all)
  func `nothing is announced before the content rests`(seed: UInt64) {
    for step in steps(seed: seed, askers: [.person, .program]) where step.after.phase != .settled {
      #expect(step.announcement == nil, "seed \(seed)")
    }
  }

  @Test(arguments: Seeds.all)
  func `no two announcements are alike without a move between them`(seed: UInt64) {
    var last: Announcement?
    for step in steps(seed: seed, askers: [.person]) {
      if step.before.position != step.after.position || step.outcome.arrival != nil { last = nil }
      guard let announcement = step.announcement else { continue }
      #expect(announcement != last, "seed \(seed)")
      last = announcement
    }
  }

  @Test(arguments: Seeds.all)
  func `every settle that a person asked for is announced once, at its end`(seed: UInt64) {
    for step in steps(seed: seed, askers: [.person]) where step.after.phase == .settled {
      let isMove = step.announcement?.isMove == true
      switch step.outcome {
      case .moved: #expect(isMove, "seed \(seed)")
      case .changed(let finished, _):
        let isSettle = finished.map { $0.from != $0.to } == true && step.after.position != nil
        #expect(isMove == isSettle, "seed \(seed)")
      case .ignored: #expect(!isMove, "seed \(seed)")
      }
      if let announcement = step.announcement {
        #expect(announcement.position == step.after.position, "seed \(seed)")
        #expect(announcement.isMove || announcement.edge != nil, "seed \(seed)")
        #expect(!announcement.text().isEmpty, "seed \(seed)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `the program's calls announce nothing`(seed: UInt64) {
    #expect(steps(seed: seed, askers: [.program]).allSatisfy { $0.announcement == nil })
  }

  @Test(arguments: Seeds.all)
  func `equal calls have equal announcements`(seed: UInt64) {
    let says = steps(seed: seed, askers: [.person, .program]).map(\.announcement)
    #expect(says == steps(seed: seed, askers: [.person, .program]).map(\.announcement))
  }

  @Test(arguments: Seeds.all)
  func `a wrap is announced only for a move that passed an end`(seed: UInt64) {
    for step in steps(seed: seed, askers: [.person]) {
      guard let wrap = step.announcement?.wrap, case .moved(let move) = step.outcome else {
        continue
      }
      let rules = step.after.levels[move.to.level].rules
      #expect(
        move.from.level == move.to.level ? rules.edge == .wrap : step.after.rules.ends == .wrap,
        "seed \(seed)")
      guard move.from.level == move.to.level, let from = move.from.page, let to = move.to.page,
        let steps = move.steps
      else { continue }
      let count = step.after.levels[move.to.level].count
      let end = wrap == .forward ? from + steps : from - steps
      #expect((end % count + count) % count == to && !(0..<count).contains(end), "seed \(seed)")
    }
  }
}
