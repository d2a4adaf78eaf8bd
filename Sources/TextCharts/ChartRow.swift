package import TerminalText

/// A row of a chart, split into parts for coloring.
package struct ChartRow: Equatable, Sendable {
  /// The kind of the row.
  var kind: Kind
  /// The text to the left of the bars.
  var gutter = ""
  /// The text after the gutter.
  var content: String

  enum Kind: Equatable {
    /// Bars of positive values.
    case above
    /// Bars of negative values.
    case below
    /// The axis that bars start from.
    case axis
    /// Labels, a note or an empty line.
    case other
  }

  /// The whole row without trailing spaces.
  package var text: String { (gutter + content).trimmingTrailingSpaces }

  /// The row with colored bars, if the style allows colors.
  package func painted(in style: TextStyle) -> String {
    guard style.isColored, let palette = kind.palette else { return text }
    let bars = content.trimmingTrailingSpaces
    if bars.isEmpty { return text }
    let missing = Glyphs(style: style).missing
    return gutter
      + bars.chunked { kind == .axis ? $0 == missing : $0 != " " }
      .map { $0.isMatch ? palette.paint($0.text) : $0.text }.joined()
  }
}

extension ChartRow.Kind {
  fileprivate var palette: Palette? {
    switch self {
    case .above: .bar
    case .below: .negativeBar
    case .axis: .missing
    case .other: nil
    }
  }
}

extension String {
  /// The text split into runs of characters that all match or all fail to match.
  fileprivate func chunked(_ matches: (Character) -> Bool) -> [(text: String, isMatch: Bool)] {
    var chunks: [(text: String, isMatch: Bool)] = []
    for character in self {
      let isMatch = matches(character)
      if chunks.last?.isMatch == isMatch {
        chunks[chunks.count - 1].text.append(character)
      } else {
        chunks.append((String(character), isMatch))
      }
    }
    return chunks
  }
}
