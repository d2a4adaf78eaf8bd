internal import CrossPager

/// Opening a page (`Docs/Gestures.md`, "Open a page").
extension ReferencePager {
  /// `open`.
  mutating func open() -> Outcome {
    let refused = refusal([.noLevels: rows.isEmpty, .emptyLevel: row(current)?.isEmpty == true])
    if let refused { return refused }
    openPage = position
    return .changed()
  }

  /// `open LEVEL PAGE`. The page must be in view.
  mutating func open(level: Int, page: Int) -> Outcome {
    if let refused = refusal(against(level: level, page: page)) { return refused }
    if !displays(level: level, page: page) { return .ignored(.notVisible) }
    openPage = Position(level: level, page: page)
    return .changed()
  }

  /// `close`.
  mutating func close() -> Outcome {
    if openPage == nil { return .ignored(.nothingOpen) }
    openPage = nil
    return .changed()
  }

  /// Returns whether a page is in view at rest. A page that is only kept ready is not in view.
  private func displays(level: Int, page: Int) -> Bool {
    let levels = rules.viewport.levels.units
    let furthest = max(0, Units(rows.count) * .page - levels)
    return meets(level, from: min(Units(current ?? 0) * .page, furthest), levels)
      && meets(page, from: rows[level].rest(extent), extent)
  }

  /// Returns whether any part of a place is displayed.
  private func meets(_ index: Int, from start: Units, _ extent: Units) -> Bool {
    Units(index) * .page < start + extent && (Units(index) + 1) * .page > start
  }
}
