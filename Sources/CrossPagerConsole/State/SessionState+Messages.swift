import CrossPager
import CrossPagerTimeline
import MessageWords

/// Why a command was ignored, in words: what was given, what is wrong, what is allowed.
extension SessionState {
  /// - Parameters:
  ///   - command: what was asked, if it was a command of the model.
  ///   - word: the level that was named and does not exist, or the name that is taken.
  func message(_ reason: Reason, of command: Command?, word: String?) -> String {
    switch reason {
    case .edge(let edge): edgeMessage(edge)
    case .emptyLevel: emptyLevelMessage(command)
    case .noSuchLevel: noSuchLevelMessage(command, word)
    case .noSuchPage: noSuchPageMessage(command, word)
    case .alreadyThere: alreadyThereMessage(command)
    case .locked(let direction):
      "'\(direction.spelling)' is locked, 'unlock \(direction.spelling)' allows it."
    case .noLevels: "The pager has no levels, 'insert-level' makes one."
    case .doesNotFit: doesNotFitMessage(command)
    case .pageOpen: "\(openPage) is open, 'close' closes it."
    case .nothingOpen: "There is nothing to close, no page is open."
    case .notVisible:
      "\(tapped(command)) is not displayed when all is at rest, only pages that are can be tapped."
    case .notDragging: "There is nothing to let go of, no drag has begun."
    case .nothingToUndo: "There is nothing to undo."
    case .nothingToRedo: "There is nothing to redo."
    case .noDates: "\(quotedLevel(of: command)) has no dates, only levels of a time series have."
    case .nameTaken: "'\((word ?? "").excerpt)' is the name of another level, each has its own."
    }
  }

  private func edgeMessage(_ edge: Pager.Edge) -> String {
    switch edge {
    case .left: "\(currentPlace) is at the left edge, there is nothing further left."
    case .right: "\(currentPlace) is at the right edge, there is nothing further right."
    case .top: "\(currentLevel) has no level above it to go to."
    case .bottom: "\(currentLevel) has no level below it to go to."
    case .beginning: "\(currentPlace) is at the beginning, there is no previous page."
    case .end: "\(currentPlace) is at the end, there is no next page."
    }
  }

  private var currentLevel: String {
    pager.currentLevel.map { "Level '\(labels[$0].name.excerpt)'" } ?? "A pager without levels"
  }

  private func emptyLevelMessage(_ command: Command?) -> String {
    // `align` needs pages on both sides; the level named may be the one that has some.
    let named = command?.level ?? pager.currentLevel
    let empty = [named, pager.currentLevel].compactMap { $0 }
      .first { pager.levels.indices.contains($0) && pager.levels[$0].isEmpty }
    guard let empty else { return "Every level is empty, there are no pages to go to." }
    return "Level '\(labels[empty].name.excerpt)' is empty, it has no pages to go to."
  }

  private func alreadyThereMessage(_ command: Command?) -> String {
    switch command {
    case .gesture(.tick), .gesture(.finish): "Nothing is settling, time changes nothing."
    case .gesture(.drag): "A drag by nothing begins none."
    default: "That is so already, nothing changed."
    }
  }

  private var openPage: String {
    guard let opened, let title = opened.place.title else { return "A page" }
    return "Page '\(title.excerpt)' of level '\(opened.place.level.excerpt)'"
  }

  private func tapped(_ command: Command?) -> String {
    guard let page = command?.pageIndex else { return "That page" }
    let level = quotedLevel(of: command)
    return "Page \(page) of \(level.prefix(1).lowercased() + level.dropFirst())"
  }

  private var currentPlace: String {
    guard let position = pager.position else { return "A pager without levels" }
    let level = "level '\(labels[position.level].name.excerpt)'"
    return position.page.map { "Page \($0) of \(level)" } ?? "The empty \(level)"
  }

  private func quotedLevel(of command: Command?) -> String {
    guard let level = command?.level ?? pager.currentLevel, labels.indices.contains(level) else {
      return "Every level"
    }
    return "Level '\(labels[level].name.excerpt)'"
  }

  private func noSuchLevelMessage(_ command: Command?, _ word: String?) -> String {
    let names = labels.map(\.name)
    if let word, command?.insertsLevel != true {
      let levels = names.isEmpty ? ", there are no levels" : Wording.allowed(names)
      return "Level '\(word.excerpt)' does not exist\(levels)."
        + (Wording.meant(word, among: names) ?? "")
    }
    guard let index = command?.levelIndex else { return "That level does not exist." }
    let last = command?.insertsLevel == true ? names.count : names.count - 1
    return "Level index \(index) is outside the pager, \(Messages.range(last, "level", "levels"))."
  }

  private func noSuchPageMessage(_ command: Command?, _ word: String?) -> String {
    guard let level = command?.level ?? pager.currentLevel, labels.indices.contains(level) else {
      return "That page does not exist."
    }
    let label = labels[level]
    let count = pager.levels[level].count
    if let dated = label.dated, let word {
      return
        "\(word.excerpt) is outside level '\(label.name.excerpt)', which has pages \(dated.key(ofPage: 0)) "
        + "through \(dated.key(ofPage: count - 1))."
    }
    if case .insert(_, let index, _)? = command {
      return "Page \(index) is outside level '\(label.name.excerpt)', "
        + "\(Messages.range(count, "page", "pages"))."
    }
    let what =
      switch command {
      case .remove(_, let index, let count) where count > 1:
        "Pages \(index) through \(index + count - 1) are"
      default: "Page \(command?.pageIndex.map(String.init) ?? "") is"
      }
    let has = count == 0 ? "has no pages" : "has pages 0 through \(count - 1)"
    return "\(what) outside level '\(label.name.excerpt)', which \(has)."
  }

  private func doesNotFitMessage(_ command: Command?) -> String {
    switch command {
    case nil: "It does not fit this pager, its levels or pages are others."
    case .insertLevel: "A level cannot have more than \(Track.maximumCount) pages."
    default:
      if let level = command?.level, labels.indices.contains(level), labels[level].dated != nil {
        "The pages of level '\(labels[level].name.excerpt)' are given by the calendar, they cannot be edited."
      } else {
        "\(quotedLevel(of: command)) cannot have more than \(Track.maximumCount) pages."
      }
    }
  }
}

private enum Messages {
  static func range(_ last: Int, _ noun: String, _ plural: String) -> String {
    last < 0
      ? "there are no \(plural)" : last == 0 ? "allowed is 0" : "allowed are 0 through \(last)"
  }
}

extension Command {
  /// The level the command is about; nil if it is about the current one or about none.
  var level: Int? {
    switch self {
    case .goLevel(let level), .goPage(let level, _), .remember(let level, _), .align(let level),
      .insert(let level, _, _), .remove(let level, _, _), .resize(let level, _),
      .reload(let level, _, _), .removeLevel(let level), .moveLevel(let level, _),
      .openPage(let level, _), .forget(let level), .setLevelRule(_, let level):
      level
    case .move, .first, .last, .top, .bottom, .next, .previous, .page, .zoom, .gesture, .open,
      .close,
      .insertLevel, .replaceLevels, .restore, .forgetAll, .setRuleOfAllLevels, .setPagerRule, .lock,
      .unlock:
      nil
    }
  }

  /// The place in the column a level is to go to.
  fileprivate var levelIndex: Int? {
    switch self {
    case .insertLevel(_, let index): index
    case .moveLevel(_, let index): index
    default: level
    }
  }

  fileprivate var insertsLevel: Bool {
    if case .insertLevel = self { true } else { false }
  }

  /// The page the command names.
  fileprivate var pageIndex: Int? {
    switch self {
    case .goPage(_, let page), .page(let page), .remember(_, let page), .openPage(_, let page): page
    case .insert(_, let index, _), .remove(_, let index, _): index
    default: nil
    }
  }
}
