internal import CrossPager

/// A level of the reference model: a row of pages with unique identities.
///
/// After an edit, the row stays on the page with the same identity if that page still exists.
/// Identities are stored as ranges of consecutive numbers, because a row may have 2³¹ − 1 pages.
struct ReferenceRow: Hashable, Sendable {
  /// The identity of the level.
  let id: Int
  private(set) var runs: [Range<Int>] = [] {
    didSet { count = runs.reduce(0) { $0 + $1.count } }
  }
  private(set) var count = 0
  /// The identity of the row's page.
  private(set) var standing: Int?
  /// The rest offset of a freely scrolled row; nil if the row rests at the same offset as a
  /// snapping level.
  private(set) var scrolled: Units?
  var rules: LevelRules
  var spans = ReferenceSpans.plain
  /// The identity of the next new page.
  private var born = 0

  init(id: Int, count: Int, rules: LevelRules) {
    self.id = id
    self.rules = rules
    add(count, at: 0, canFollow: false)
  }

  var isEmpty: Bool { count == 0 }

  var last: Int { count - 1 }

  /// The index of the row's page.
  var page: Int? { standing.flatMap(index) }

  /// Returns the index of the page with an identity, or nil if the page is gone.
  func index(of identity: Int) -> Int? {
    var index = 0
    for run in runs {
      if run.contains(identity) { return index + identity - run.lowerBound }
      index += run.count
    }
    return nil
  }

  /// Returns the identity of the page at an index, or nil if there is no such page.
  func identity(at index: Int) -> Int? {
    var rest = index
    for run in runs {
      if rest < run.count { return run.lowerBound + rest }
      rest -= run.count
    }
    return nil
  }

  /// The page that the `start` rule selects.
  var startPage: Int? {
    if isEmpty { return nil }
    switch rules.start {
    case .first: return 0
    case .last: return last
    case .page(let index): return held(index)
    }
  }

  func contains(_ index: Int) -> Bool { 0 <= index && index < count }

  /// Returns the index clamped to the row, which must not be empty.
  func held(_ index: Int) -> Int { min(max(index, 0), last) }

  /// Returns the rest offset (`Docs/Gestures.md`, "Displayed pages").
  func rest(_ extent: Units) -> Units {
    scrolled ?? min(Units(page ?? 0) * .page, lastRest(extent))
  }

  /// Returns the largest rest offset.
  func lastRest(_ extent: Units) -> Units { max(0, Units(count) * .page - extent) }

  /// Sets the rest offset, clamped to its bounds, and keeps the page.
  mutating func scroll(to rest: Units, _ extent: Units) {
    scrolled = nil
    let held = rest.held(within: 0...lastRest(extent))
    if held != self.rest(extent) { scrolled = held }
  }

  /// If the page is not displayed, moves the row to the rest offset of a snapping level.
  mutating func showPage(_ extent: Units) {
    guard let page else { return }
    let start = Units(page) * .page - rest(extent)
    if start + .page <= 0 || start >= extent { stand(on: page) }
  }

  /// Moves to the page at `index` and to the rest offset of a snapping level.
  mutating func stand(on index: Int?) {
    scrolled = nil
    standing = index.flatMap(identity) ?? standing
  }

  /// Adds new pages before the page at `index`, or at the end. An empty level goes to its start page.
  mutating func add(_ count: Int, at index: Int, canFollow: Bool) {
    let follows = canFollow && rules.follow == .on && page == last && index == self.count
    let wasEmpty = isEmpty
    let split = split(at: index)
    scrolled = nil
    runs = split.before + (count > 0 ? [born..<(born + count)] : []) + split.after
    born += count
    if wasEmpty { stand(on: startPage) }
    if follows { stand(on: last) }
  }

  /// Removes pages. If the row's page is removed, the row goes to the page that moves to `index`, or to the new last
  /// page if no page follows.
  mutating func remove(_ count: Int, at index: Int) {
    runs = split(at: index).before + split(at: index + count).after
    scrolled = nil
    guard page == nil else { return }
    standing = nil
    if !isEmpty { stand(on: held(index)) }
  }

  /// Replaces the pages. `index` is the new index of the row's page; nil if that page is gone. For
  /// a nil index, the row goes to the page nearest to its old index.
  mutating func replace(count: Int, standingOn index: Int?) {
    let kept = index ?? page
    runs = count > 0 ? [born..<(born + count)] : []
    born += count
    standing = nil
    scrolled = nil
    if !isEmpty { stand(on: kept.map(held) ?? startPage) }
  }

  /// Returns the pages before an index, and the pages from that index on.
  private func split(at index: Int) -> (before: [Range<Int>], after: [Range<Int>]) {
    var before: [Range<Int>] = []
    var after: [Range<Int>] = []
    var start = 0
    for run in runs {
      let cut = run.lowerBound + min(max(index - start, 0), run.count)
      if cut > run.lowerBound { before.append(run.lowerBound..<cut) }
      if cut < run.upperBound { after.append(cut..<run.upperBound) }
      start += run.count
    }
    return (before, after)
  }
}
