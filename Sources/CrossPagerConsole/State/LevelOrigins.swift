/// Where levels stood before an edit, found by their names.
struct LevelOrigins {
  /// How many levels at the top stand where they stood.
  private let above: Int
  /// The first of the bottom levels, which only moved together.
  private let below: Int
  /// How far these have moved down.
  private let shift: Int
  /// The places that the levels between had, by their names.
  private let places: [String: Int]
  private let names: [String]

  /// Most edits concern a few levels that stand side by side, so only those are looked up by their names.
  ///
  /// - Parameters:
  ///   - old: the labels before.
  ///   - new: the labels now.
  /// - Complexity: O(levels)
  init(in old: [LevelLabel], of new: [LevelLabel]) {
    let common = min(old.count, new.count)
    above = (0..<common).prefix { old[$0].name == new[$0].name }.count
    let bottom = (1..<common - above + 1)
      .prefix { old[old.count - $0].name == new[new.count - $0].name }.count
    below = new.count - bottom
    shift = new.count - old.count
    let rest = above..<old.count - bottom
    places = Dictionary(zip(old[rest].map(\.name), rest)) { first, _ in first }
    names = new[above..<below].map(\.name)
  }

  /// The place that a level had; nil if it is new.
  ///
  /// - Complexity: O(1)
  subscript(level: Int) -> Int? {
    if level < above { return level }
    return level < below ? places[names[level - above]] : level - shift
  }
}
