import CrossPager

/// The rules for open pages.
extension Law {
  public static let openPage = Law(
    name: "open pages: an open page refuses what moves, and nothing else",
    scope: .transition { step in
      guard let open = step.before.openPage else { return nil }
      let isRefused = !step.command.isEdit && !step.command.isSetting
      if isRefused != (step.outcome == .ignored(.pageOpen)) {
        return "The outcome is \(step.outcome)."
      }
      return step.command.isEdit || step.command == .close || step.after.openPage == open
        ? nil : "The open page is \(String(describing: step.after.openPage))."
    })

  public static let closing = Law(
    name: "open pages: close returns to the state before open, and to what rules have made of it",
    scope: .resting { step, rested in
      guard step.after.openPage != nil, !step.command.isEdit else { return nil }
      var pager = step.after
      let outcome = pager.apply(.close)
      let isSet = step.before.openPage != nil && !step.isIgnored
      let expected = isSet ? rested.after : step.before.atRest
      return outcome == .changed() && pager == expected
        ? nil : "The outcome of closing is \(outcome), or the pager differs."
    })

  public static let openPageIdentity = Law(
    name: "open pages: an open page survives an edit, or the edit removes and closes it",
    scope: .transition { step in
      guard let open = step.before.openPage, step.command.isEdit, !step.isIgnored,
        step.pagesAfterEdit != nil, !step.tellsOneIndexTwice
      else { return nil }
      let next = step.successor(of: open)
      if next?.page == nil {
        return step.outcome == .changed(closed: open) && step.after.openPage == nil
          ? nil : "The open page is gone, but the outcome is \(step.outcome)."
      }
      return step.outcome == .changed() && step.after.openPage == next
        ? nil : "The open page is \(String(describing: step.after.openPage))."
    })

  public static let followingWhileOpen = Law(
    name: "open pages: while a page is open, an edit does what it does at rest without follow",
    scope: .transition { step in
      guard step.before.openPage != nil, step.command.isEdit else { return nil }
      var rest = step.before.atRest
      rest.setForAllLevels(.follow(.off))
      let edit = Transition(rest, step.command)
      if edit.outcome != step.outcome {
        // An edit that does nothing else closes the page or moves it.
        let isSame = edit.outcome == .ignored(.alreadyThere) && !step.isIgnored
        if step.isIgnored || edit.isIgnored, !isSame { return "At rest, it is \(edit.outcome)." }
      }
      return step.after.position == edit.after.position
        && step.after.levels.map(\.page) == edit.after.levels.map(\.page)
        && step.after.levels.indices.allSatisfy {
          step.after.restOffset(ofLevel: $0) == edit.after.restOffset(ofLevel: $0)
        } ? nil : "The pager goes elsewhere."
    })
}
