/// Opening a page, as an app pushes the detail of an item that is tapped (the contract's section 7).
extension Pager {
  /// `open`.
  mutating func openCurrentPage() -> Outcome {
    guard let position else { return .ignored(.noLevels) }
    if position.page == nil { return .ignored(.emptyLevel) }
    openPage = position
    return .changed()
  }

  /// `open LEVEL PAGE`: a tap on a page, which must be in view; one that is only kept ready cannot be tapped.
  mutating func openPage(level: Int, page: Int) -> Outcome {
    guard column.contains(level) else { return .ignored(.noSuchLevel) }
    if levels[level].isEmpty { return .ignored(.emptyLevel) }
    guard levels[level].pages.contains(page) else { return .ignored(.noSuchPage) }
    let position = Position(level: level, page: page)
    guard viewed.window.contains(position) else { return .ignored(.notVisible) }
    openPage = position
    return .changed()
  }

  /// The pager with nothing kept ready around the viewport.
  private var viewed: Pager {
    var pager = self
    let viewport = rules.viewport
    pager.rules.viewport = Viewport(levels: viewport.levels, pages: viewport.pages)
    return pager
  }

  /// `close`.
  mutating func close() -> Outcome {
    if openPage == nil { return .ignored(.nothingOpen) }
    openPage = nil
    return .changed()
  }
}
