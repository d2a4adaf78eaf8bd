package import TerminalText

/// The characters that a chart is drawn with, each exactly one column wide.
public struct Glyphs: Equatable, Sendable {
  /// Cells filled from the bottom by one to eight eighths of a row.
  let rising: [Character]
  /// Cells filled from the top by one to eight eighths of a row.
  let hanging: [Character]
  /// The line of a baseline at zero.
  let axis: Character
  /// The line of a baseline that is not at zero.
  let brokenAxis: Character
  /// The mark on the baseline in place of a missing bar.
  let missing: Character
  /// The line between labels and bars.
  let edge: Character
  /// The edge in a row with a label.
  let tick: Character
  /// The edge in the baseline's row: with rows above only, with rows below only, and with both.
  let corners: [Character]
  /// The end of a bar that continues above the chart.
  let above: Character
  /// The end of a bar that continues below the chart.
  let below: Character
  /// The mark at the end of truncated text.
  let ellipsis: Character

  /// Block elements and light box-drawing lines, in eighths of a row.
  ///
  /// For hanging bars, Unicode has only an eighth, a half and a full cell. Other lengths use the nearest of these.
  public static let blocks = Glyphs(
    rising: Array("▁▂▃▄▅▆▇█"), hanging: Array("▔▔▀▀▀▀██"), axis: "─", brokenAxis: "╌", missing: "·",
    edge: "│", tick: "┤", corners: Array("┴┬┼"), above: "▲", below: "▼",
    ellipsis: "…")

  /// ASCII characters, in thirds of a row.
  public static let ascii = Glyphs(
    rising: Array("___==###"), hanging: Array("'''==###"), axis: "-", brokenAxis: "~", missing: ".",
    edge: "|", tick: "+", corners: Array("+++"), above: "^", below: "v",
    ellipsis: "~")

  /// Returns the character for a cell with the given number of eighths filled.
  ///
  /// Positive eighths rise from the bottom of the cell, and negative eighths hang from its top. The cell is blank at 0
  /// and full beyond ±8.
  ///
  /// - Complexity: O(1).
  func cell(eighths: Int) -> Character {
    if eighths == 0 { return " " }
    let levels = eighths > 0 ? rising : hanging
    return levels[min(abs(eighths), levels.count) - 1]
  }
}

extension Glyphs {
  /// Creates the glyphs for a style.
  package init(style: TextStyle) { self = style.isASCII ? .ascii : .blocks }
}
