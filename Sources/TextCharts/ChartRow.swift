package import TerminalText

/// A row of a chart, in parts that can be told apart.
package struct ChartRow: Equatable, Sendable {
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
  package var text: String { (gutter + content).trimmingTrailingSpaces }

  /// The row with its bars in their colors, if the style has colors.
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
  /// The text in parts whose characters all match, or all do not.
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
