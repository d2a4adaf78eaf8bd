/// The role of a numeric column in its file, inferred from its name and its first cells.
///
/// By default, the column shown first is a measure if any measure has no bad cells.
public enum ColumnRole: String, Hashable, Sendable {
  /// Numbers of interest, such as prices, counts or temperatures.
  case measure
  /// A part of a date, as in a column named `month` or `weekday`.
  case datePart
  /// Row numbers, as in a column named `No` or a column whose cells count up by 1.
  case counter
  /// A number that identifies something, as in a column named `siteid` or `zip`.
  case identifier
  /// A coordinate, as in a column named `lat`.
  case coordinate
  /// The same number in all rows in the sample.
  case constant
  /// The rows of a file without numbers, each with the value 1.
  case rows
  /// Only zeros and ones in the sample, as in a column named `holiday`.
  case flag
}

/// Chooses the column to show first.
///
/// 1. Columns without bad cells come before columns with bad cells. Within each group, measures come before columns
///    with other roles.
/// 2. Among the measures, columns with one number throughout, or with numbers in fewer than a quarter as many rows as
///    another measure, come last.
/// 3. Of the others, a column named after the file comes first, followed by names such as `Adj Close` and `value`, by
///    other columns, and then by columns of a remainder, such as `Cost Other`, or of sample sizes.
/// 4. If at least three measures are of energy or power, such as sources of electricity, the largest comes first.
/// 5. All other columns keep their order.
struct ColumnChooser {
  private let sample: SeriesSample
  private let numbers: NumberFinder
  /// The words in the file's name, excluding the folder and the extension.
  private let fileWords: Set<Substring>
  private let roles: [Int: ColumnRole]
  /// The largest number of cells in a measure.
  private let fullest: Int

  /// The minimum number of rows needed to recognize a counter, a constant or a flag from its cells alone.
  private static let tellingRows = 10

  init(_ columns: Set<Int>, of sample: SeriesSample, _ numbers: NumberFinder) {
    self.sample = sample
    self.numbers = numbers
    let file = sample.file.source.lowercased().split(separator: "/").last ?? ""
    let stem = file.split(separator: ".").first ?? ""
    fileWords = Set([stem] + stem.split { !$0.isLetter && !$0.isNumber })
    roles = Dictionary(uniqueKeysWithValues: columns.map { ($0, Self.role(of: $0, in: sample)) })
    fullest = roles.map { $1 == .measure ? sample.columns[$0].cells.count : 0 }.max() ?? 0
  }

  func first(of positions: [Int]) -> Int? {
    positions.min { rank($0) < rank($1) }
  }

  func role(of column: Int) -> ColumnRole { roles[column] ?? .measure }

  /// Returns the role of a column, from its name or, if the name reveals none, from its cells.
  static func role(of column: Int, in sample: SeriesSample) -> ColumnRole {
    if let role = sample.columns[column].hints.role { return role }
    let cells = sample.columns[column].cells
    guard cells.count >= tellingRows else { return .measure }
    if Set(cells).count == 1 { return .constant }
    if cells.allSatisfy(flags.contains) { return .flag }
    let numbers = cells.compactMap { Int($0.text) }
    let countsUp = zip(numbers, numbers.dropFirst()).allSatisfy { $0 &+ 1 == $1 }
    return countsUp && numbers.count == cells.count ? .counter : .measure
  }

  private static let flags = ["0", "1"].map { SampleCell(bytes: Array($0.utf8)) }

  /// Returns the sum of the magnitudes of the numbers in a column's sample if at least three columns contain energy or
  /// power and this is one of them; otherwise 0.
  private func size(of column: Int) -> Double {
    func isEnergy(_ column: Int) -> Bool {
      let words = sample.columns[column].hints.words
      return role(of: column) == .measure
        && words.contains(where: ColumnName.unitsOfEnergy.contains)
    }
    guard isEnergy(column), roles.keys.lazy.filter(isEnergy).prefix(3).count == 3 else { return 0 }
    let cells = sample.columns[column].cells
    return cells.compactMap { numbers.decimalMark.number(in: ByteScanner($0.bytes.span)) }
      .reduce(0) { $0 + abs($1) }
  }

  /// Returns whether a measure has one number throughout at least three rows, or far fewer cells than another measure.
  private func isPoor(_ column: Int) -> Bool {
    let cells = sample.columns[column].cells
    return 4 * cells.count < fullest || cells.count > 2 && Set(cells).count == 1
  }

  /// Returns the rank of a column. The column with the least rank comes first. See ``ColumnChooser``.
  private func rank(
    _ column: Int
  ) -> (bad: Int, passedOver: Int, preference: Int, size: Double, column: Int) {
    let isMeasure = role(of: column) == .measure
    let name = sample.columns[column].hints
    let preference = !isMeasure || fileWords.contains(name.name[...]) ? -1 : name.preference
    return (
      numbers.isClean(column) ? 0 : 1, isMeasure ? isPoor(column) ? 1 : 0 : 2, preference,
      -size(of: column), column
    )
  }
}

extension ColumnName {
  var role: ColumnRole? {
    if part != nil || Self.partsOfDates.contains(name) { return .datePart }
    if isIndex || Self.counters.contains(name) { return .counter }
    if words.contains(where: Self.coordinates.contains) { return .coordinate }
    guard let last = words.last else { return nil }
    let isNumbered = Self.numbers.contains(last) && words.count > 1 && words[0] != "total"
    let isIdentifier =
      Self.identifiers.contains(last) || last.hasSuffix("nummer") || isNumbered
      || words[0] == "id"
      || last.hasSuffix("id") && !Self.wordsInID.contains(last)
    return isIdentifier ? .identifier : nil
  }

  /// The rank of the name among the preferred names, counting from 0; a greater number for any other name, and the
  /// greatest `Int` for the name of a remainder or of sample sizes.
  var preference: Int {
    let plain = words.joined(separator: " ")
    if words.contains(where: Self.leftovers.contains) || plain == "sample size" { return .max }
    return Self.preferred.firstIndex(of: plain) ?? Self.preferred.count
  }

  fileprivate static let unitsOfEnergy: Set<Substring> = [
    "wh", "kwh", "mwh", "gwh", "twh", "kw", "mw", "gw",
  ]
  private static let leftovers = Set(
    """
    other others misc rest sonstige sonstiges übrige otros otras autres outros outras altro altri overig overige \
    lainnya muut muu
    """.split(separator: " "))

  /// The names of columns to show first, best first.
  private static let preferred = [
    "adj close", "adjclose", "adjusted close", "close", "value", "values", "count", "cnt", "total",
    "mag", "magnitude", "obs value", "amount", "price", "pm2 5", "pm25", "aqi", "temp",
    "temperature",
  ]
  private static let partsOfDates: Set<String> = [
    "weekday", "dayofweek", "day_of_week", "day of week", "dow", "wday", "name_day", "day_name",
    "day_number",
    "week_day", "wochentag", "jour_semaine", "dia_semana", "year_month", "yearmonth",
  ]
  private static let counters: Set<String> = [
    "#", "no", "no.", "nr", "nr.", "num", "idx", "rownames", "rowname", "rownum", "row_number",
    "row number", "serial", "seq", "sno", "s.no", "s.no.", "sl no", "instant", "obs",
  ]
  private static let coordinates: Set<Substring> = [
    "lat", "latitude", "lon", "lng", "longitude", "easting", "northing", "depth", "elevation",
    "altitude",
  ]
  private static let identifiers = Set(
    """
    ids uuid guid code zip zipcode postcode fips key sku status statuscode responsecode pid tid port version iban \
    account konto cuenta conta compte rekening cheque documento document dokument beleg referenz reference ref \
    referencia referência mcc barcode isbn
    """.split(separator: " "))
  /// Words for a number that identifies something, such as an account.
  private static let numbers: Set<Substring> = ["number", "no", "nr", "num", "numero", "número"]
  /// English words that end in `id` but do not mean an identifier.
  private static let wordsInID = Set(
    """
    acid aid android asteroid avoid bid braid covid did fluid grid humid hybrid kid laid lid liquid mid orchid \
    paid plaid prepaid pyramid raid rapid rigid said skid solid steroid thyroid unpaid valid void
    """.split(separator: " "))
}
