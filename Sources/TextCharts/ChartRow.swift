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

  /// A part of a row in a different color.
  struct Accent: Equatable, Sendable {
    /// The range of columns in the content.
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
    let missing = Glyphs(style: style).missing.unicodeScalars.first
    var result = gutter
    var run = (start: bars.startIndex, palette: Palette?.none)
    // Each character of a row with bars is one scalar, and finding characters takes longer than finding scalars.
    for (column, index) in bars.unicodeScalars.indices.enumerated() {
      let scalar = bars.unicodeScalars[index]
      let isPainted = palette == .missing ? scalar == missing : scalar != " "
      let color = isPainted ? self.palette(ofColumn: column) : nil
      if color == run.palette { continue }
      result += run.palette.paint(bars[run.start..<index])
      run = (index, color)
    }
    return result + run.palette.paint(bars[run.start...])
  }

  private func palette(ofColumn column: Int) -> Palette? {
    accents.first { $0.columns.contains(column) }?.palette ?? palette
  }
}

extension Palette? {
  fileprivate func paint(_ text: Substring) -> String {
    self?.paint(String(text)) ?? String(text)
  }
}
