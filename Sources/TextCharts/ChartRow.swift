package import TerminalText

/// A row of a chart, split into parts for coloring.
package struct ChartRow: Equatable, Sendable {
  /// The color of the bars or of the marks for missing bars, or nil for labels, notes and empty rows.
  var palette: Palette?
  /// The text to the left of the bars.
  var gutter = ""
  /// The text to the right of the gutter.
  var content: String
  /// The parts of the content in other colors.
  var accents: [Accent] = []

  /// A part of a row with a color of its own.
  struct Accent: Equatable, Sendable {
    /// The columns of the content.
    var columns: Range<Int>
    var palette: Palette
  }

  /// The text of the row without trailing spaces.
  package var text: String { (gutter + content).trimmingTrailingSpaces }

  /// The text of the row, with colored bars if the style allows colors.
  package func painted(in style: TextStyle) -> String {
    guard style.isColored, let palette else { return text }
    let bars = content.trimmingTrailingSpaces
    if bars.isEmpty { return text }
    let missing = Glyphs(style: style).missing
    let chunks = bars.enumerated().map { column, character in
      let isPainted = palette == .missing ? character == missing : character != " "
      return (character, isPainted ? self.palette(ofColumn: column) : nil)
    }
    return gutter
      + chunks.joiningEqual.map { text, palette in palette?.paint(text) ?? text }.joined()
  }

  private func palette(ofColumn column: Int) -> Palette? {
    accents.first { $0.columns.contains(column) }?.palette ?? palette
  }
}

extension [(Character, Palette?)] {
  /// The characters in runs of the same color.
  fileprivate var joiningEqual: [(text: String, palette: Palette?)] {
    var runs: [(text: String, palette: Palette?)] = []
    for (character, palette) in self {
      if !runs.isEmpty, runs[runs.count - 1].palette == palette {
        runs[runs.count - 1].text.append(character)
      } else {
        runs.append((String(character), palette))
      }
    }
    return runs
  }
}
