import CivilDates

/// Finds the columns whose cells name the series of a row, such as `symbol`, `country` or `station`. Rows of different
/// series can have the same time but differ in these columns.
struct SeriesColumnFinder {
  /// The columns found, in file order.
  struct Found: Hashable {
    /// The columns that name the series; empty if the file has one series.
    var positions: [Int] = []
    /// The columns of names whose cells have all been equal so far. A second series may follow in a later row.
    var constant: [Int] = []
    /// The numeric columns with one value for each series, such as identifiers and coordinates.
    var fixed: Set<Int> = []
  }

  private let sample: SeriesSample
  private let rows: [[CSVField]]
  private let times: ValueCodes
  private let order: TimeOrder
  private let restarts: Set<Int>
  /// The numbers of rows and of distinct times, excluding the last time and its rows if more rows may follow.
  private let complete: (rows: Int, times: Int)
  private let numbers: [Int]

  /// The maximum number of columns that together name a series.
  static let columnLimit = 3
  private static let candidateLimit = 12
  private static let constantLimit = 8
  private static let searchedColumns = 100
  /// The minimum number of rows needed to recognize blocks of rows with the same name.
  private static let leastRows = 8
  /// The maximum number of bytes to search for a row with a different time.
  private static let searchLimit = 1 << 20

  /// If all rows in the sample have the same time, as in a file that is sorted by time and has thousands of series, the
  /// finder also reads later rows. The result is nil if more bytes are needed.
  init?(
    _ sample: SeriesSample, dates: [Int], numbers: [Int], format: DateFormat, isWhole: Bool
  ) {
    self.numbers = numbers
    func stamp(_ row: [CSVField]) -> Stamp? { format.stamp(in: sample.cell(dates, in: row)) }
    var rows: [[CSVField]] = []
    var stamps: [Stamp] = []
    for row in sample.rows {
      guard let stamp = stamp(row) else { continue }
      rows.append(row)
      stamps.append(stamp)
    }
    let mayEnd = sample.isAll && isWhole
    func isSecond(_ stamp: Stamp) -> Bool { stamp != stamps[0] }
    if stamps.count > 1, !mayEnd, !stamps.contains(where: isSecond),
      Self.hasNames(sample, except: dates, numbers)
    {
      var first: Int?
      // Reading as many rows with later times as with the first time shows which names recur.
      try? sample.furtherRows { row in
        guard let stamp = stamp(row) else { return false }
        if first == nil, isSecond(stamp) { first = stamps.count }
        rows.append(row)
        stamps.append(stamp)
        return first.map { stamps.count >= 2 * $0 } ?? false
      }
      let isEnough = first.map { stamps.count >= 2 * $0 } ?? false
      if !isEnough, !isWhole, sample.file.bytes.count < Self.searchLimit { return nil }
    }
    self.sample = sample
    self.rows = rows
    let clock = stamps.map(\.civil)
    times = ValueCodes(stamps)
    let last = mayEnd ? nil : stamps.last
    complete = (
      rows: stamps.count { $0 != last }, times: times.count - (last == nil ? 0 : 1)
    )
    var order = TimeOrder()
    var restarts: Set<Int> = []
    var span: ClosedRange<CivilTime>?
    for (row, time) in clock.enumerated() {
      if order.isRestart(time, in: span) { restarts.insert(row) }
      order.add(time)
      span = span?.union(time...time) ?? time...time
    }
    self.order = order
    self.restarts = restarts
  }

  /// Whether enough rows have the same time as another row to conclude that there are several series. The hour that
  /// repeats in autumn does not produce enough such rows.
  private var sharesTimes: Bool {
    10 * (rows.count - times.count) >= rows.count
  }

  /// Finds the fewest columns that tell rows with the same time apart. Prefers text to numbers, then words to codes.
  func found(isExcluded: (Int) -> Bool) -> Found {
    var found = Found()
    guard !rows.isEmpty else { return found }
    let isNumber = Set(numbers)
    let mayRepeat = sharesTimes || !restarts.isEmpty
    var candidates: [SeriesColumnCandidate] = []
    for column in sample.columns.indices.prefix(Self.searchedColumns) {
      let isText = !isNumber.contains(column)
      func mayName(_ row: [CSVField]) -> Bool {
        if isText { return true }
        let cell = sample.cell(column, in: row)
        return cell.isDigits && !cell.isBlank
      }
      if sample.isConstant(column, in: rows) {
        let isName = mayName(rows[0]) && !sample.cell(column, in: rows[0]).isBlank
        if isName, found.constant.count < Self.constantLimit, !isExcluded(column) {
          found.constant.append(column)
        }
      } else if mayRepeat, candidates.count < Self.candidateLimit, rows.allSatisfy(mayName) {
        let candidate = SeriesColumnCandidate(
          column, rows.map { sample.cell(column, in: $0) }, isText: isText,
          isIdentifier: sample.columns[column].hints.role == .identifier)
        if recurs(candidate), isText || !candidate.isPeriod, !isExcluded(column) {
          candidates.append(candidate)
        }
      }
    }
    // At least one numeric column must remain for the values.
    let names = SeriesColumnCandidate.fewest(
      of: candidates, upTo: Self.columnLimit, joining: recurs
    ) { $0.numberCount < numbers.count && tellsApart($0) }
    guard let names else {
      if !order.isMonotone { found.constant = [] }
      return found
    }
    found.positions = names.positions
    found.fixed = fixed(names.codes)
    return found
  }

  /// Returns whether any column of text or identifiers has cells that are not all the same.
  private static func hasNames(
    _ sample: SeriesSample, except dates: [Int], _ numbers: [Int]
  ) -> Bool {
    sample.columns.indices.prefix(searchedColumns).contains { column in
      let mayName = !numbers.contains(column) || sample.columns[column].hints.role == .identifier
      return mayName && !dates.contains(column) && !sample.isConstant(column, in: sample.rows)
    }
  }

  /// Returns whether names recur at later times, as series names do and row identifiers do not. Because numbers may be
  /// values, there must not be far more distinct numbers than rows at the most common time. If all rows have the same
  /// time, text and identifiers that differ in every row are names.
  private func recurs(_ candidate: SeriesColumnCandidate) -> Bool {
    let names = candidate.codes
    let isText = candidate.numberCount == 0
    if times.count == 1 { return candidate.isOfNames && names.count == rows.count }
    let recurring = rows.count - names.count
    return 2 * recurring >= rows.count - times.greatest
      && (isText || names.count <= 3 * times.greatest + 2)
  }

  /// Returns whether rows with the same time almost never have the same name.
  private func tellsApart(_ candidate: SeriesColumnCandidate) -> Bool {
    guard isPanel(candidate.codes) || isInBlocks(candidate.codes) else { return false }
    var repeats = rows.count / 50
    var seen: Set<Int> = []
    for row in rows.indices {
      if !seen.insert(candidate.codes[row] * times.count + times[row]).inserted {
        repeats -= 1
        if repeats < 0 { return false }
      }
    }
    return true
  }

  /// Returns whether at least three quarters of all combinations of a name and a time have a row. Also returns true if
  /// so many rows share a time that, if names were independent of times, some name would occur twice at the same time.
  private func isPanel(_ names: ValueCodes) -> Bool {
    let repeats = rows.count - times.count
    return sharesTimes
      && (4 * complete.rows >= 3 * complete.times * names.count || repeats >= 4 * names.count)
  }

  /// Returns whether the rows with each name are consecutive and the times start again with each name.
  private func isInBlocks(_ names: ValueCodes) -> Bool {
    let changes = rows.indices.dropFirst().filter { names[$0] != names[$0 - 1] }
    return rows.count >= Self.leastRows && changes.count == names.count - 1
      && changes.allSatisfy(restarts.contains)
  }

  /// Returns the numeric columns that have one value for each name.
  private func fixed(_ names: ValueCodes) -> Set<Int> {
    Set(
      numbers.filter { column in
        var values: [Int: SampleCell] = [:]
        return rows.indices.allSatisfy { row in
          let cell = sample.cell(column, in: rows[row])
          if let value = values[names[row]] { return value == cell }
          values[names[row]] = cell
          return true
        }
      })
  }
}

extension SeriesSample {
  fileprivate func isConstant(_ column: Int, in rows: [[CSVField]]) -> Bool {
    guard let row = rows.first else { return true }
    let first = cell(column, in: row)
    return rows.allSatisfy { cell(column, in: $0) == first }
  }
}
