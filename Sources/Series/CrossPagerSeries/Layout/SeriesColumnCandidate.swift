/// One or more columns that may name the series.
struct SeriesColumnCandidate {
  /// The positions of the columns, in file order.
  private(set) var positions: [Int]
  private(set) var codes: ValueCodes
  /// The number of numeric columns.
  private(set) var numberCount: Int
  /// Whether all columns hold text or identifiers.
  let isOfNames: Bool
  /// The distinct numbers in a numeric column, in ascending order.
  private var numbers: [Int]
  private var readability: Double

  init(_ column: Int, _ cells: [SampleCell], isText: Bool, isIdentifier: Bool) {
    positions = [column]
    codes = ValueCodes(cells)
    numberCount = isText ? 0 : 1
    isOfNames = isText || isIdentifier
    let names = codes.firstPlaces.map { cells[$0] }
    numbers = isText ? [] : Set(names.compactMap { Int($0.text) }).sorted()
    readability = SampleCell.readability(of: names)
  }

  /// Whether the numbers may count a day's hours, half-hours or quarter-hours, with an extra hour when clocks go back.
  var isPeriod: Bool {
    guard let least = numbers.first, let greatest = numbers.last, 0...1 ~= least else {
      return false
    }
    return greatest - least == codes.count - 1
      && [24...25, 48...50, 96...100].contains { $0 ~= codes.count }
  }

  func joined(_ other: SeriesColumnCandidate) -> SeriesColumnCandidate {
    var joined = self
    joined.positions += other.positions
    joined.codes = ValueCodes(codes.indices.map { codes[$0] * other.codes.count + other.codes[$0] })
    joined.numberCount += other.numberCount
    joined.readability += other.readability
    return joined
  }

  /// The best name has the least rank: text before numbers, few distinct numbers before many, words before codes.
  private var rank: (numberCount: Int, count: Int, unreadability: Double) {
    (numberCount, numberCount > 0 ? codes.count : 0, -readability)
  }

  /// Returns the best of the smallest combinations that can name the series, or nil if there is none. A combination has
  /// at most `limit` candidates, in file order.
  static func fewest(
    of candidates: [Self], upTo limit: Int, joining mayJoin: (Self) -> Bool = { _ in true },
    where isName: (Self) -> Bool
  ) -> Self? {
    var combinations = candidates
    for size in 1...limit {
      let best = combinations.filter(isName).min { $0.rank < $1.rank }
      if best != nil || size == limit { return best }
      combinations = combinations.flatMap { one in
        candidates.filter { $0.positions[0] > one.positions[one.positions.count - 1] }.map(
          one.joined)
      }.filter(mayJoin)
    }
    return nil
  }
}

/// A list of values, each replaced by a code. The codes number the distinct values in order of first occurrence.
struct ValueCodes: Hashable {
  private let codes: [Int]
  /// The position of the first occurrence of each distinct value.
  let firstPlaces: [Int]
  /// The number of occurrences of the most frequent value.
  let greatest: Int

  init<Value: Hashable>(_ values: [Value]) {
    var known: [Value: Int] = [:]
    var totals: [Int] = []
    var firstPlaces: [Int] = []
    codes = values.enumerated().map { place, value in
      let code = known[value, default: totals.count]
      if code == totals.count {
        known[value] = code
        totals.append(0)
        firstPlaces.append(place)
      }
      totals[code] += 1
      return code
    }
    self.firstPlaces = firstPlaces
    greatest = totals.max() ?? 0
  }

  var count: Int { firstPlaces.count }
  var indices: Range<Int> { codes.indices }
  subscript(place: Int) -> Int { codes[place] }
}
