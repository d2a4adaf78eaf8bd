import CivilDates
public import CrossPager
import CrossPagerTimeline
import MessageWords

/// The reason that a session ignored a command.
public enum SessionReason: Hashable, Sendable {
  /// A reason that the pager gave.
  case pager(Reason)
  /// The level has no dates.
  case noDates
  /// Another level has this name.
  case nameTaken
  /// There is no change to undo.
  case nothingToUndo
  /// There is no undone change to redo.
  case nothingToRedo

  /// The word for this reason, without its edge or direction.
  package var spelling: String {
    if case .pager(let reason) = self { reason.spelling } else { "\(self)" }
  }

  package static let spellings =
    [
      Reason.edge(.left), .emptyLevel, .noSuchLevel, .noSuchPage, .alreadyThere, .locked(.left),
      .pageOpen, .nothingOpen, .notVisible, .notDragging, .noLevels, .doesNotFit,
    ].map(\.spelling) + [nothingToUndo, nothingToRedo, noDates, nameTaken].map(\.spelling)
}

extension SessionState {
  /// - Parameter word: The word to quote from the line: an unknown level, a taken name, a date or a file.
  func message(_ reason: SessionReason, of command: Command?, word: String?) -> String {
    let word = word?.excerpt
    return switch reason {
    case .pager(.edge(let edge)): edgeMessage(edge)
    case .pager(.emptyLevel):
      // `align` requires pages in the named level and in the current level, so report whichever level is empty.
      [command?.level, pager.currentLevel].compactMap(\.self)
        .first { pager.levels[safe: $0]?.isEmpty == true }
        .map { "Level '\(labels[$0].name.excerpt)' has no pages." } ?? "No level has any pages."
    case .pager(.noSuchLevel): noSuchLevelMessage(command, word)
    case .pager(.noSuchPage): noSuchPageMessage(command, word)
    case .pager(.alreadyThere): alreadyThereMessage(command)
    case .pager(.locked(let direction)):
      "'\(direction.spelling)' is locked. To unlock it: unlock \(direction.spelling)"
    case .pager(.noLevels): "There are no levels. To add one: insert-level NAME COUNT"
    case .pager(.doesNotFit): doesNotFitMessage(command, word)
    case .pager(.pageOpen): "'\((opened?.place.title ?? "").excerpt)' is open. To close it: close"
    case .pager(.nothingOpen): "No page is open."
    case .pager(.notVisible):
      "Page \(command?.pageIndex.map(String.init) ?? "") of level \(name(of: command)) is not displayed, "
        + "so it cannot be tapped."
    case .pager(.notDragging): "Nothing is being dragged."
    case .nothingToUndo: "Nothing to undo."
    case .nothingToRedo: "Nothing to redo."
    case .noDates: "Level \(name(of: command)) has no dates."
    case .nameTaken: "There is already a level '\(word ?? "")'."
    }
  }

  private func edgeMessage(_ edge: Pager.Edge) -> String {
    switch edge {
    case .left, .right:
      let isFirst = (edge == .left) == (rules.reading == .ltr)
      let message = alreadyThereMessage(isFirst ? .first : .last)
      // The level may rest between pages.
      guard case .changed = pager.outcome(of: isFirst ? .first : .last) else { return message }
      return message + (isFirst ? " To scroll to its start: first" : " To scroll to its end: last")
    case .top: return alreadyThereMessage(.top)
    case .bottom: return alreadyThereMessage(.bottom)
    case .beginning: return "Already at the very first page."
    case .end: return "Already at the very last page."
    }
  }

  private func alreadyThereMessage(_ command: Command?) -> String {
    switch command {
    case .first: "Already at the first page of \(name(of: nil))."
    case .last: "Already at the last page of \(name(of: nil))."
    case .top: "Already at the first level."
    case .bottom: "Already at the last level."
    case .page, .goPage, .goLevel: alreadyHere
    case .gesture(.tick), .gesture(.finish): "Nothing is settling."
    case .gesture(.drag): "A drag of 0 0 does nothing."
    default: "Nothing to change."
    }
  }

  var alreadyHere: String {
    guard let position = pager.position else { return "Nothing to change." }
    let label = labels[position.level]
    let page = position.page.map { label.dated?.key(ofPage: $0) ?? "page \($0)" }
    return "Already at \(page.map { "\($0) of " } ?? "")level '\(label.name.excerpt)'."
  }

  /// Returns the quoted name of the level that a command names, or of the current level.
  private func name(of command: Command?) -> String {
    "'\((labels[safe: command?.level ?? pager.currentLevel]?.name ?? "").excerpt)'"
  }

  private func noSuchLevelMessage(_ command: Command?, _ word: String?) -> String {
    let names = labels.map(\.name)
    func outOfRange(_ index: Int, _ last: Int) -> String {
      "Level index \(index) is out of range. Indices are 0 to \(last)."
    }
    switch command {
    case .insertLevel(_, let index?): return outOfRange(index, names.count)
    case .moveLevel(_, let index) where word == nil: return outOfRange(index, names.count - 1)
    default: break
    }
    let word = word ?? ""
    let hint =
      if case .goLevel = command, let mark = mark(named: word) {
        " To go to the mark: go '\(mark.name.excerpt)"
      } else if case .goLevel = command, isDate(word) {
        " To go to a date on this level: date \(word)"
      } else if names.isEmpty {
        " There are no levels."
      } else {
        Wording.meant(word, among: names) + Wording.all("Levels", names)
      }
    return "No level '\(word)'.\(hint)"
  }

  /// Returns whether text is a date for which the current level has a page, or a date that depends on today's date.
  private func isDate(_ text: String) -> Bool {
    guard let dated = currentDates, let words = DateWords(text: text, dated.calendar) else {
      return false
    }
    let period = try? period(of: words, on: dated, page: 0, DateContext())
    return period.map { dated.page(in: $0) != nil } ?? true
  }

  private func noSuchPageMessage(_ command: Command?, _ word: String?) -> String {
    guard let level = command?.level ?? pager.currentLevel, let label = labels[safe: level] else {
      return "No such page."
    }
    let name = name(of: command)
    let last = pager.levels[level].count - 1
    if let dated = label.dated, let word {
      return "No page for \(word) in level \(name). " + dated.pages(near: word)
    }
    let page = command?.pageIndex.map(String.init) ?? word ?? ""
    switch command {
    case .insert: return "No index \(page) in level \(name). Indices are 0 to \(last + 1)."
    case _ where last < 0: return "No page \(page) in level \(name). The level has no pages."
    case .remove(_, let index, let count) where count > 1:
      return
        "No pages \(index) to \(index + count - 1) in level \(name). Its pages are 0 to \(last)."
    default:
      let isYear = label.dated.map { $0.calendar.span(ofKey: page).flatMap($0.page(in:)) != nil }
      return "No page \(page) in level \(name). Its pages are 0 to \(last)."
        + (isYear == true ? " To go to the year: \(commands(toPage: page, ofLevel: level))" : "")
    }
  }

  /// Returns the commands that go to the page with the given key on the given level. Digits alone are an index for `go`.
  package func commands(toPage key: String, ofLevel level: Int) -> String {
    if level == pager.currentLevel { return "date \(key)" }
    let name = Wording.quoting(labels[level].name)
    return WholeNumber.index(key) == nil ? "go \(name) \(key)" : "go \(name), then date \(key)"
  }

  /// Returns the advice for a move to the start of a period, or nil if no coarser level has a page for the period.
  func advice(onWhole period: Range<CivilTime>, from dated: DatedLevel) -> String? {
    labels.indices.lazy.compactMap { index in
      guard let coarser = labels[index].dated, coarser.unit > dated.unit,
        let page = coarser.page(holding: period.lowerBound), coarser.span(ofPage: page) == period
      else { return nil }
      let commands = commands(toPage: coarser.key(ofPage: page), ofLevel: index)
      return "To see the whole \(coarser.unit): \(commands)"
    }.first
  }

  private func doesNotFitMessage(_ command: Command?, _ file: String?) -> String {
    guard let command else {
      return file.map {
        "The snapshot does not fit. To repair it: restore --repair \(Wording.quoting($0))"
      } ?? "The link does not fit."
    }
    if labels[safe: command.level]?.dated != nil {
      return "The pages of level \(name(of: command)) come from the data and cannot be edited."
    }
    return "A level can have at most \(Pager.maximumCount) pages."
  }
}

extension Command {
  package var level: Int? {
    switch self {
    case .goLevel(let level), .goPage(let level, _), .remember(let level, _), .align(let level),
      .insert(let level, _, _), .remove(let level, _, _), .resize(let level, _),
      .reload(let level, _, _, _), .removeLevel(let level), .moveLevel(let level, _),
      .openPage(let level, _), .forget(let level), .setLevelRule(_, let level):
      level
    default: nil
    }
  }

  var editsPages: Bool {
    switch self {
    case .insert, .remove, .resize, .reload: true
    default: false
    }
  }

  fileprivate var pageIndex: Int? {
    switch self {
    case .goPage(_, let page), .page(let page), .remember(_, let page), .openPage(_, let page): page
    case .insert(_, let index, _), .remove(_, let index, _): index
    default: nil
    }
  }
}
