import CrossPager
import CrossPagerTimeline
import MessageWords

extension SessionState {
  /// A link to the current place of every level.
  package var link: Link {
    Link(
      stops: zip(labels, pager.levels).map { label, level in
        let place = level.page.map { label.dated?.key(ofPage: $0) ?? String($0) }
        return Link.Stop(level: label.name, place: place ?? "-")
      }, current: pager.currentLevel.map { labels[$0].name })
  }

  /// Goes to the places in a link. If the link does not fit, changes nothing and returns a sentence
  /// for each difference.
  mutating func follow(_ link: Link) -> [String] {
    var places = Pager.Snapshot(
      levels: [], currentLevel: nil, rules: rules, newLevelRules: pager.newLevelRules)
    var differences: [String] = []
    let stops = Dictionary(link.stops.map { ($0.level, $0) }) { first, _ in first }
    for (index, level) in pager.levels.enumerated() {
      let name = labels[index].name.excerpt
      guard let stop = stops[labels[index].name] else {
        differences.append("Level '\(name)' is not in the link.")
        continue
      }
      let page = page(named: stop.place, ofLevel: index)
      if page.map({ $0 >= level.count }) ?? (stop.place != "-" || !level.isEmpty) {
        differences.append("Level '\(name)' has no page '\(stop.place.excerpt)'.")
      }
      places.levels.append(
        .init(id: index, count: level.count, page: page, rest: nil, rules: level.rules))
    }
    let names = Set(labels.map(\.name))
    for stop in link.stops where !names.contains(stop.level) {
      differences.append("No level '\(stop.level.excerpt)' here.")
    }
    places.currentLevel = labels.firstIndex { link.current?.isName($0.name) == true }
    if places.currentLevel == nil, link.current != nil || !names.isEmpty {
      differences.append(
        link.current.map { "The link's current level '\($0.excerpt)' is missing here." }
          ?? "The link names no current level.")
    }
    if differences.isEmpty { apply(.restore(places)) }
    return differences
  }

  /// The page index for a place in a link, or nil for `-` or an unknown key. A numeric index may be
  /// beyond the last page.
  private func page(named place: String, ofLevel level: Int) -> Int? {
    labels[level].dated.map { $0.page(meantBy: place) } ?? WholeNumber.index(place)
  }
}
