package import TerminalText

/// A row of a chart, split into parts for coloring.
package struct ChartRow: Equatable, Sendable {
  /// The color of the bars or of the marks for missing bars, or nil for labels, notes and empty rows.
  var palette: Palette?
  /// The text to the left of the bars.
  var gutter = ""
  /// The text to the right of the gutter.
  var content: String

  /// The text of the row without trailing spaces.
  package var text: String { (gutter + content).trimmingTrailingSpaces }

  /// The text of the row, with colored bars if the style allows colors.
  package func painted(in style: TextStyle) -> String {
    guard style.isColored, let palette else { return text }
    let bars = content.trimmingTrailingSpaces
    if bars.isEmpty { return text }
    let missing = Glyphs(style: style).missing
    return gutter
      + bars.chunked { palette == .missing ? $0 == missing : $0 != " " }
      .map { $0.isMatch ? palette.paint($0.text) : $0.text }.joined()
  }
}

extension String {
  /// Splits the text into alternating runs of matching and nonmatching characters.
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
