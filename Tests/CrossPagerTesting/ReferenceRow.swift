internal import CrossPager

/// A level of the reference model: a row of pages, each with an identity of its own, one of which it stands on.
///
/// The contract's law of identity is built in: an edit changes the pages, and the row stays on its page while that page
/// exists. Identities are stored as runs of consecutive numbers, since there may be 2³¹ − 1 of them.
struct ReferenceRow: Hashable, Sendable {
  private(set) var runs: [Range<Int>] = [] {
    didSet { count = runs.reduce(0) { $0 + $1.count } }
  }
  private(set) var count = 0
  /// The identity of the page the level stands on.
  private(set) var standing: Int?
  /// Where the display's left edge is if the level was scrolled freely; nil if it is where a snapping level has it.
  private(set) var scrolled: Units?
  var rules: LevelRules
  var spans = ReferenceSpans.plain
  /// How many pages the level has had in all; the next page's identity.
  private var born = 0

  init(count: Int, rules: LevelRules) {
    self.rules = rules
    add(count, at: 0)
  }

  var isEmpty: Bool { count == 0 }

  var last: Int { count - 1 }

  /// The index of the page the level stands on.
  var page: Int? {
    guard let standing else { return nil }
    var index = 0
    for run in runs {
      if run.contains(standing) { return index + standing - run.lowerBound }
      index += run.count
    }
    return nil
  }

  /// The page the `start` rule names.
  var startPage: Int? { startPage(under: rules) }

  func startPage(under rules: LevelRules) -> Int? {
    if isEmpty { return nil }
    switch rules.start {
    case .first: return 0
    case .last: return last
    case .page(let index): return held(index)
    }
  }

  func contains(_ index: Int) -> Bool { 0 <= index && index < count }

  /// The index held within the row, which must have pages.
  func held(_ index: Int) -> Int { min(max(index, 0), last) }

  /// Where the display's left edge is: o of section 7.
  func rest(_ extent: Units) -> Units {
    scrolled ?? min(Units(page ?? 0) * .page, lastRest(extent))
  }

  /// The furthest place of that edge.
  func lastRest(_ extent: Units) -> Units { max(0, Units(count) * .page - extent) }

  /// Puts that edge as near to `rest` as the bounds allow, without turning the page.
  mutating func scroll(to rest: Units, _ extent: Units) {
    scrolled = nil
    let held = rest.held(within: 0...lastRest(extent))
    if held != self.rest(extent) { scrolled = held }
  }

  /// Rests where a snapping level has its page, if the page is not displayed.
  mutating func showPage(_ extent: Units) {
    guard let page else { return }
    let start = Units(page) * .page - rest(extent)
    if start + .page <= 0 || start >= extent { stand(on: page) }
  }

  /// Stands on the page at `index`, where a snapping level has it.
  mutating func stand(on index: Int?) {
    scrolled = nil
    guard let index else { return }
    var rest = index
    for run in runs {
      if rest < run.count {
        standing = run.lowerBound + rest
        return
      }
      rest -= run.count
    }
  }

  /// Adds new pages before the one at `index`, or at the end. A level that was empty goes to its start page.
  mutating func add(_ count: Int, at index: Int) {
    let follows = rules.follow == .on && page == last && index == self.count
    let wasEmpty = isEmpty
    let split = split(at: index)
    scrolled = nil
    runs = split.before + (count > 0 ? [born..<(born + count)] : []) + split.after
    born += count
    if wasEmpty { stand(on: startPage) }
    if follows { stand(on: last) }
  }

  /// Removes pages. If the row stands on a removed page, it takes the page that slides into that index, else the new
  /// last page.
  mutating func remove(_ count: Int, at index: Int) {
    runs = split(at: index).before + split(at: index + count).after
    scrolled = nil
    guard page == nil else { return }
    standing = nil
    if !isEmpty { stand(on: held(index)) }
  }

  /// Takes `count` new pages. `index` is the new index of the row's page. Nil if that page is gone: the row then takes
  /// the page nearest to its index.
  mutating func replace(count: Int, standingOn index: Int?) {
    let kept = index ?? page
    runs = count > 0 ? [born..<(born + count)] : []
    born += count
    standing = nil
    scrolled = nil
    if !isEmpty { stand(on: kept.map(held) ?? startPage) }
  }

  /// The pages to the left of an index, and those from it on.
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
