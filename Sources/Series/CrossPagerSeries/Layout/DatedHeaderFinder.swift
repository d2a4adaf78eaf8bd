/// Finds a table with dates in its header, such as `Country,Indicator,1990,1991,…`. Each row is a series. The series
/// are named by the smallest set of the other columns of text and whole numbers that distinguishes all rows. If the
/// dates in any other column differ from row to row, the table has another layout.
struct DatedHeaderFinder {
  private let sample: SeriesSample
  private let header: DatedHeader
  private let numbers: NumberFinder
  /// Whether letters after numbers are flags. Tables from Eurostat have such flags and a header like `geo\TIME_PERIOD`.
  private let hasFlags: Bool

  private static let nameLimit = 8
  /// The maximum length of a name. Longer cells are comments.
  private static let nameLength = 120

  /// Examines the sample. Returns nil if it is not such a table.
  init?(_ sample: SeriesSample) {
    guard let header = DatedHeader(sample.columns.map(\.heading), format: sample.file.format)
    else { return nil }
    self.sample = sample
    self.header = header
    let first = header.positions[0]
    hasFlags = first > 0 && sample.columns[first - 1].heading.utf8.contains(UInt8(ascii: "\\"))
    numbers = NumberFinder(sample, except: [], hasFlags: hasFlags)
    guard !hasDates, hasNumbers, Set(numbers.positions).isDisjoint(with: header.flags) else {
      return nil
    }
  }

  private var hasDates: Bool {
    let finder = DateFinder(sample, except: header.positions + header.flags, ignoresFormat: true)
    guard let dates = finder.reading(), dates.isClean else { return false }
    let column = sample.columns[dates.positions[0]]
    return (!dates.isDoubtful || column.isNamedLikeDates || column.hints.part != nil)
      && dates.distinctCount(sample.cells(dates.positions)) > 1
  }

  /// Whether at least one of the dated columns is numeric, and at least half of the nonblank ones are numeric.
  private var hasNumbers: Bool {
    let numeric = Set(numbers.positions)
    let blank = Set(numbers.blankPositions)
    let count = header.positions.count(where: numeric.contains)
    return count > 0 && 2 * count >= header.positions.count { !blank.contains($0) }
  }

  /// - Throws: ``SeriesError/ambiguousDates(source:columns:value:formats:)`` if the format of the dates is ambiguous.
  func layout() throws(SeriesError) -> SeriesLayout {
    let (format, order) = try header.formats.decided(
      header.cells, source: sample.file.source, columns: sample.names(at: header.positions),
      hint: header.formats.count > 1
        ? sample.orderHint(besides: header.positions, header.formats[0]) : nil
    ) { body in _ = header.cells.contains(where: body) }
    let asked = try sample.file.options.by.map { names throws(SeriesError) in
      try sample.positions(of: names)
    }
    // A title with several fields is not a name.
    let name = sample.preamble.title.flatMap { title in
      sample.delimiter.alignsColumns || !title.contains { $0 == sample.delimiter.text.first }
        ? title : nil
    }
    let names = asked ?? nameColumns
    let calendar = sample.file.options.calendar
    let rows = SeriesLayout.DatedRows(
      times: header.cells.compactMap {
        format.stamp(in: $0)?.start(in: calendar, namesYear: format.namesYears)
      },
      hasFlags: hasFlags,
      areSeries: asked == nil, partNames: asked == nil ? partNames(of: names) : [])
    return SeriesLayout(
      of: sample, numbers, dates: [], format, order: order,
      values: numbers.columns(ofOneSeries: header.positions),
      shape: .datedHeader(name: name ?? SeriesLayout.defaultName, rows),
      series: SeriesColumnFinder.Found(positions: names),
      passedOver: others.filter { !names.contains($0) && !sample.columns[$0].heading.isEmpty })
  }

  private var others: [Int] {
    let dates = Set(header.positions)
    return sample.columns.indices.filter { !dates.contains($0) }
  }

  /// Returns the names of the parts in a table from Eurostat, such as `freq`, `unit` and `geo` for the heading
  /// `freq,unit,geo\TIME_PERIOD`. The array is empty if the names are in several columns or have no parts.
  private func partNames(of positions: [Int]) -> [String] {
    guard hasFlags, positions == [header.positions[0] - 1] else { return [] }
    let heading = sample.columns[positions[0]].heading.split(
      separator: "\\", omittingEmptySubsequences: false)[0]
    let names = heading.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let isJoined = sample.cells(positions).allSatisfy { cell in
      cell.bytes.count { $0 == UInt8(ascii: ",") } == names.count - 1
    }
    return names.count > 1 && isJoined ? names : []
  }

  private var nameColumns: [Int] {
    let numeric = Set(numbers.positions)
    let names = others.filter { column in
      !header.flags.contains(column) && !sample.columns[column].heading.isEmpty
        && sample.columns[column].cells.allSatisfy { cell in
          cell.bytes.count <= Self.nameLength && (cell.isDigits || !numeric.contains(column))
        }
    }
    // Columns of text, and columns that have been blank so far, come before columns of numbers.
    let best = names.filter { !numeric.contains($0) } + names.filter(numeric.contains)
    return names.isEmpty ? Array(others.prefix(1)) : best.prefix(Self.nameLimit).sorted()
  }
}
