/// The evidence for the content of a column, gathered once from its heading and its cells in the sample.
final class ColumnEvidence {
  /// The name in the header, or the number of the column if there is no header.
  let heading: String
  /// The heading, made unique if there are rows.
  let name: String
  let cells: [SampleCell]
  private let index: Int
  private let formats: ColumnVotes.Formats

  private(set) lazy var hints = ColumnName(heading)
  /// The reading of the cells as dates; nil if most cells are not dates.
  private(set) lazy var dates = DateReading(cells, at: [index], standing: hints.standing)
  private(set) lazy var votes = ColumnVotes(cells, formats, hints)

  init(
    _ index: Int, heading: String, name: String, cells: [SampleCell], formats: ColumnVotes.Formats
  ) {
    (self.index, self.heading, self.name) = (index, heading, name)
    (self.cells, self.formats) = (cells, formats)
  }

  var isNamedLikeDates: Bool { hints.standing != .unknown }
}
