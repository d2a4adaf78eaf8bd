import CrossPager
import CrossPagerTimeline

/// The correspondence of a session's levels: by time where both are dated, else by index.
struct DatedAlignment: Alignment {
  var labels: [LevelLabel]

  func page(of target: LevelPage, alignedWith source: LevelPage) -> Int {
    guard let targetLevel = labels[target.level].dated, let sourceLevel = labels[source.level].dated
    else { return IndexAlignment().page(of: target, alignedWith: source) }
    return targetLevel.alignedPage(remembered: target.page, with: source.page, of: sourceLevel)
  }
}
