import CrossPager
import CrossPagerTimeline
import MessageWords

extension SessionState {
  /// A link to the current place of every level.
  var link: Link {
    Link(
      stops: zip(labels, pager.levels).map { label, level in
        let place = level.page.map { label.dated?.key(ofPage: $0) ?? String($0) }
        return Link.Stop(level: label.name, place: place ?? "-")
      }, current: pager.currentLevel.map { labels[$0].name })
  }

  /// Goes to the places in a link. If the link does not fit, changes nothing and returns a sentence
  /// for each difference.
  mutating func follow(_ link: Link) -> [String] {
    var levels = pager.levels
    var differences: [String] = []
    let stops = Dictionary(link.stops.map { ($0.level, $0) }) { first, _ in first }
    for (index, label) in labels.enumerated() {
      if let stop = stops[label.name] {
        let page = page(named: stop.place, ofLevel: index)
        levels[index] = Level(
          count: levels[index].count, page: page, rules: levels[index].rules,
          spans: levels[index].spans)
        if levels[index].page != page || (page == nil && stop.place != "-") {
          differences.append("Level '\(label.name.excerpt)' has no page '\(stop.place.excerpt)'.")
        }
      } else {
        differences.append("Level '\(label.name.excerpt)' is not in the link.")
      }
    }
    let names = Set(labels.map(\.name))
    for stop in link.stops where !names.contains(stop.level) {
      differences.append("No level '\(stop.level.excerpt)' here.")
    }
    let current = labels.firstIndex { link.current?.isName($0.name) == true }
    if current == nil, link.current != nil || !names.isEmpty {
      differences.append(
        link.current.map { "The link's current level '\($0.excerpt)' is missing here." }
          ?? "The link names no current level.")
    }
    if differences.isEmpty {
      pager = Pager(
        levels: levels, rules: pager.rules, newLevelRules: pager.newLevelRules,
        currentLevel: current ?? 0)
      removeStaleCursor()
    }
    return differences
  }

  /// The page index for a place in a link, or nil for `-` or an unknown key. A numeric index may be
  /// beyond the last page.
  private func page(named place: String, ofLevel level: Int) -> Int? {
    labels[level].dated.map { $0.page(forKey: place) } ?? WholeNumber.index(place)
  }
}
