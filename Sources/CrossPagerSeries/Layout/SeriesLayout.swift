/// The layout of a file, as set by the options or detected from the file.
public struct SeriesLayout: Hashable, Sendable {
  /// The number of lines before the header, or before the first row if there is no header. The skipped lines may be
  /// comments, a line like `sep=;`, titles or blank lines.
  public let skippedLines: Int
  /// The text between fields.
  public let delimiter: Delimiter
  /// The character that separates the whole part of a number from the fractional part.
  public let decimalMark: DecimalMark
  /// Whether the column names come from the file: from the first record, or from a comment directly above the rows.
  public let hasHeader: Bool
  /// The number of records between the skipped lines and the first row: the header and any lines of units below
  /// it.
  public internal(set) var headerRecords = 0
  /// The mark that starts a comment line between the rows; nil if there are no comments.
  public internal(set) var comments: CommentMark?
  /// The names of the columns, without surrounding white space, or `1`, `2` and so on if there is no header. Names are
  /// made unique: a second column `v` becomes `v (2)`, and an unnamed third column becomes `column 3`.
  public let columnNames: [String]
  /// The positions of the date columns. The cells of multiple columns are joined by spaces, in this order. The array is
  /// empty if the header contains the dates.
  public let dateColumns: [Int]
  /// The format of the dates.
  public let dateFormat: DateFormat
  /// The numeric columns, each listed once. The first column is shown first.
  public let valueColumns: [ValueColumn]
  /// The name and times of ``valueColumns`` if there is a column for each time; nil if each column is a separate
  /// series.
  public internal(set) var dated: DatedColumns?
  /// Whether the order of day and month was ambiguous and was chosen because it is the only one that gives even steps.
  /// See `EvenSteps`.
  public internal(set) var hasOrderFromSteps = false
  /// Whether the rows end at a line of text, which has fewer fields than a row and no date.
  var endsAtText = false
  /// Whether letters after a number, such as the `p` in `12.3 p`, are flags and not a unit.
  public internal(set) var hasFlags = false
  /// The number that the file defines as a missing value; nil if there is none.
  public internal(set) var missingNumber: String?
  /// The positions of the columns whose cells name the series of a row; empty if the file has one series. If
  /// `namesRows` is true, some of these columns may be unnecessary.
  public internal(set) var seriesColumns: [Int] = []
  /// The names of the comma-separated parts of the cells in the only column of ``seriesColumns``; empty if the cells
  /// have no parts.
  var namesOfParts: [String] = []
  /// The positions of the other columns in a table with a column for each time.
  var passedOver: [Int] = []
  /// Whether each row is a series, named by the smallest set of ``seriesColumns`` that tells all rows apart.
  var namesRows = false
  /// The positions of the columns whose cells have all been equal so far. If a cell in such a column changes where the
  /// times start again, another series begins.
  var constantColumns: [Int] = []

  /// A numeric column.
  public struct ValueColumn: Hashable, Sendable {
    /// The position of the column.
    public let index: Int
    /// Whether the column was requested or, if no column was requested, chosen by default.
    public internal(set) var isRequired: Bool
    /// The unit written beside the numbers, such as `$`, `%` or `km/h`; nil if there is none.
    public let unit: String?
    /// The role of the column in the file.
    public let role: ColumnRole

    init(index: Int, isRequired: Bool, unit: String? = nil, role: ColumnRole = .measure) {
      self.index = index
      self.isRequired = isRequired
      self.unit = unit
      self.role = role
    }
  }

  /// Whether the first column contains dates or numbers, in which case no row can look like a comment.
  var readsFirstColumn: Bool { dateColumns.contains(0) || valueColumns.contains { $0.index == 0 } }

  /// The names of the date columns, joined by spaces.
  var dateColumnName: String { dateColumns.map { columnNames[$0] }.joined(separator: " ") }
}
