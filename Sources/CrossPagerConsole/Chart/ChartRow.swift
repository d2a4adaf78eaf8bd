/// A row of a chart, in parts that can be told apart.
struct ChartRow: Equatable, Sendable {
  /// What the row is.
  var kind: Kind
  /// What stands left of the bars.
  var gutter = ""
  /// What stands from there on.
  var content: String

  enum Kind: Equatable {
    /// Bars of positive values.
    case above
    /// Bars of negative values.
    case below
    /// The line bars stand on.
    case axis
    /// Labels, a note, an empty line.
    case other
  }

  /// The whole row without spaces at its end.
  var text: String { (gutter + content).trimmingTrailingSpaces }
}
