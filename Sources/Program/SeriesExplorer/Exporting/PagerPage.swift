import CrossPager
import CrossPagerConsole
import PageTemplate
import SVGCharts

/// A web page with the cards, places and rules of a session whose levels have no dates. The page runs the same pager.
struct PagerPage {
  let session: Session

  var pageCount: Int { session.state.pager.levels.reduce(0) { $0 + $1.count } }

  var text: String {
    WebPage.text(
      PageTemplate.touch.text, title: title,
      data: [
        "title": .string(title), "scene": .optional(session.sceneName),
        "start": session.titledSnapshot,
      ])
  }

  private var title: String {
    let names = session.state.labels.map(\.name)
    return session.sceneName
      ?? (names.isEmpty
        ? "No levels" : names.prefix(4).joined(separator: ", ") + (names.count > 4 ? ", …" : ""))
  }

  /// A picture of the display, with a map of all levels.
  func picture(at place: String) -> String {
    let pager = session.state.pager
    var picture = SVGCards(
      title: title, subtitle: place,
      cards: session.state.displayReport.cards(width: SVGCards.columns, height: 1))
    picture.levels = zip(session.state.labels, pager.levels).enumerated().map { index, level in
      SVGCards.MapLevel(
        name: level.0.name, count: level.1.count, page: level.1.page,
        isCurrent: index == pager.currentLevel, isReversed: pager.rules.reading == .rtl)
    }
    return SVGDocument.text(of: picture)
  }
}
