/// Numbers the series in a file by the names in their rows, in order of arrival.
///
/// In a file sorted by name, the first rows may all have the same name. The columns with constant cells are therefore
/// watched. If the value in such a column changes where the times start again, or between consecutive rows with the
/// same time, the reader uses that column to name the series from that row on.
struct SeriesNames: Sendable {
  /// The columns whose cells name the series, in file order; empty for one series.
  private(set) var positions: [Int]
  private var constants: [Constant]
  /// The name of each series: its cells, separated by ``separator``.
  private var names: [[UInt8]]
  private var numbers: [[UInt8]: Int] = [:]
  private var length = 0
  private var name: [UInt8] = []
  /// The number of the last row's series.
  private var last = 0
  /// Whether each row is a series.
  private let areRows: Bool
  /// The names of the comma-separated parts of the cells in the only column; empty if the cells have no parts.
  private let partNames: [String]
  /// The places in ``positions`` or ``partNames`` of the smallest set of cells that tells the first `rows` rows apart.
  private var found: (rows: Int, places: [Int]) = (0, [])

  /// A column whose cells have been equal so far, with few exceptions.
  private struct Constant {
    let column: Int
    /// The first cell; nil before the first row.
    var cell: [UInt8]?
    /// Whether the cell of the last row differs from the first cell.
    var isOther = false
    /// The number of rows whose cell differs from the first cell.
    var exceptions = 0
    /// The number of rows whose cell differs from the cell in the previous row, although both rows have the same time.
    var changesAtSameTime = 0
  }

  private static let exceptionLimit = 10

  private static let separator: UInt8 = 0x1F
  static let limit = 100_000
  /// The maximum total length of all names, in bytes.
  private static let lengthLimit = 1 << 24

  init(_ layout: SeriesLayout) {
    positions = layout.seriesPositions.sorted()
    areRows = layout.shape.datedRows?.areSeries ?? false
    partNames = layout.shape.datedRows?.partNames ?? []
    constants = layout.constantPositions.map { Constant(column: $0) }
    names = positions.isEmpty ? [[]] : []
  }

  var count: Int { names.count }

  /// Returns the number of the row's series, adding the series if it is new, or nil if there are too many series.
  @inline(__always)
  mutating func number(of fields: [CSVField], in bytes: Span<UInt8>) -> Int? {
    positions.isEmpty ? 0 : numberByName(of: fields, in: bytes)
  }

  private mutating func numberByName(of fields: [CSVField], in bytes: Span<UInt8>) -> Int? {
    name.removeAll(keepingCapacity: true)
    for (place, column) in positions.enumerated() {
      if place > 0 { name.append(Self.separator) }
      if column < fields.count { fields[column].withScanner(in: bytes) { $0.append(to: &name) } }
    }
    if !partNames.isEmpty { separateParts() }
    if areRows { return numberOfRow() }
    // In a file sorted by name, most rows have the same name as the previous row.
    if last < names.count, names[last] == name { return last }
    if let number = numbers[name] {
      last = number
      return number
    }
    guard let number = numberOfRow() else { return nil }
    numbers[name] = number
    return number
  }

  /// Replaces the commas between the parts of the last name with separators.
  private mutating func separateParts() {
    var left = partNames.count - 1
    for place in name.indices where left > 0 && name[place] == UInt8(ascii: ",") {
      name[place] = Self.separator
      left -= 1
    }
    name.append(contentsOf: repeatElement(Self.separator, count: left))
  }

  /// Adds a series with the name of the last row, and returns its number. Returns nil if there are too many series.
  private mutating func numberOfRow() -> Int? {
    length += name.count
    guard names.count < Self.limit, length <= Self.lengthLimit else { return nil }
    last = names.count
    names.append(name)
    return last
  }

  var watches: Bool { !constants.isEmpty }

  /// Returns the watched columns whose cell differs from the first, and those that began or ceased to differ here.
  mutating func changes(
    in fields: [CSVField], _ bytes: Span<UInt8>
  ) -> (fromFirst: [Int], fromLast: [Int]) {
    var fromFirst: [Int] = []
    var fromLast: [Int] = []
    for place in constants.indices {
      let column = constants[place].column
      guard let cell = constants[place].cell else {
        constants[place].cell = Self.cell(column, fields, bytes)
        continue
      }
      let isEqual =
        column < fields.count
        ? fields[column].withScanner(in: bytes) { $0.isEqual(to: cell) } : cell.isEmpty
      if !isEqual { fromFirst.append(column) }
      if isEqual == constants[place].isOther { fromLast.append(column) }
      constants[place].isOther = !isEqual
    }
    return (fromFirst, fromLast)
  }

  /// Counts changes from the previous row, which has the same time. Returns the columns with at least `count` of them.
  mutating func changeAtSameTime(_ changed: [Int], atLeast count: Int) -> [Int] {
    for place in constants.indices where changed.contains(constants[place].column) {
      constants[place].changesAtSameTime += 1
    }
    return constants.filter { changed.contains($0.column) && $0.changesAtSameTime >= count }
      .map(\.column)
  }

  func withoutExceptions(_ changed: [Int]) -> [Int] {
    constants.filter { changed.contains($0.column) && $0.exceptions == 0 }.map(\.column)
  }

  /// Counts an exception in each of these columns, and stops watching columns with too many exceptions.
  mutating func allow(_ changed: [Int]) {
    for place in constants.indices where changed.contains(constants[place].column) {
      constants[place].exceptions += 1
    }
    constants.removeAll { $0.exceptions > Self.exceptionLimit }
  }

  /// Adds the most readable of the watched columns that changed in this row to the columns that name the series.
  mutating func split(by changed: [Int], in fields: [CSVField], _ bytes: Span<UInt8>) {
    let choices = constants.filter { changed.contains($0.column) }.map { constant in
      let cells = [constant.cell ?? [], Self.cell(constant.column, fields, bytes)]
      return (constant, SampleCell.readability(of: cells.map(SampleCell.init)))
    }
    constants.removeAll { changed.contains($0.column) }
    guard let constant = choices.max(by: { $0.1 <= $1.1 && $0.1 != $1.1 })?.0 else { return }
    let place = positions.firstIndex { $0 > constant.column } ?? positions.count
    names = names.map { name in
      if positions.isEmpty { return constant.cell ?? [] }
      var cells = name.split(separator: Self.separator, omittingEmptySubsequences: false)
      cells.insert((constant.cell ?? [])[...], at: min(place, cells.count))
      return Array(cells.joined(separator: [Self.separator]))
    }
    positions.insert(constant.column, at: place)
    numbers = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  private static func cell(_ column: Int, _ fields: [CSVField], _ bytes: Span<UInt8>) -> [UInt8] {
    column < fields.count ? fields[column].withScanner(in: bytes) { $0.rest } : []
  }

  /// The names of all series as text. A second name `x y` becomes `x y (2)`.
  var texts: [String] {
    mutating get {
      if positions.isEmpty { return names.map { _ in "" } }
      if areRows { findTelling() }
      return SeriesSample.distinct(names.indices.map(text))
    }
  }

  /// Returns the name of a series as text. The cells of several columns are joined with spaces.
  private func text(_ number: Int) -> String {
    let all = cells(number)
    let cells = (areRows ? found.places.map { all[$0] } : all).filter { !$0.isEmpty }
      .map { String(decoding: $0, as: UTF8.self).withoutFormulaGuard }
    return cells.isEmpty ? "(blank)" : cells.joined(separator: " ")
  }

  private func cells(_ number: Int) -> [ArraySlice<UInt8>] {
    names[number].split(separator: Self.separator, omittingEmptySubsequences: false)
  }

  /// Returns the names of the columns in the smallest set that tells all rows apart. If there is only one column, with
  /// several parts, returns the names of the parts in the smallest such set. Each row is a series.
  mutating func telling(among columnNames: [String]) -> [String] {
    findTelling()
    return found.places.map { partNames.isEmpty ? columnNames[positions[$0]] : partNames[$0] }
  }

  private mutating func findTelling() {
    guard found.rows != names.count else { return }
    let cells = names.indices.map(cells)
    let places = partNames.isEmpty ? positions.indices : partNames.indices
    let candidates = places.map { place in
      let cells = cells.map { SampleCell(bytes: Array($0[place])) }
      return SeriesColumnCandidate(
        place, cells, isText: !cells.allSatisfy(\.isDigits), isIdentifier: false)
    }
    let best =
      SeriesColumnCandidate.fewest(of: candidates, upTo: SeriesColumnFinder.columnLimit) {
        candidate in
        candidate.codes.count == cells.count
          && cells.allSatisfy { cells in candidate.positions.contains { !cells[$0].isEmpty } }
      } ?? candidates.max { ($0.codes.count, $1.numberCount) < ($1.codes.count, $0.numberCount) }
    found = (names.count, best?.positions ?? [])
  }
}
