package import TerminalText

/// The characters of a chart, each exactly one column wide.
public struct Glyphs: Equatable, Sendable {
  /// Cells filled from the bottom by one to eight eighths of a row.
  let rising: [Character]
  /// Cells filled from the top by one to eight eighths of a row.
  let hanging: [Character]
  /// The baseline if it is zero.
  let axis: Character
  /// The baseline if it is not zero.
  let brokenAxis: Character
  /// The mark on the baseline in place of a missing bar.
  let missing: Character
  /// The line between labels and bars.
  let edge: Character
  /// That line in a row with a label.
  let tick: Character
  /// That line in the row of the baseline: with rows only above it, only below it, and on both
  /// sides.
  let corners: [Character]
  /// The end of a bar that continues above the chart.
  let above: Character
  /// The end of a bar that continues below the chart.
  let below: Character
  /// The end of a cut text.
  let ellipsis: Character

  /// Block elements and light box lines, in eighths of a row.
  ///
  /// For hanging bars Unicode has only an eighth, a half and a full cell. Other lengths show as the
  /// nearest of these.
  public static let blocks = Glyphs(
    rising: Array("▁▂▃▄▅▆▇█"), hanging: Array("▔▔▀▀▀▀██"), axis: "─", brokenAxis: "╌", missing: "·",
    edge: "│", tick: "┤", corners: Array("┴┬┼"), above: "▲", below: "▼",
    ellipsis: "…")

  /// ASCII characters, in thirds of a row.
  public static let ascii = Glyphs(
    rising: Array("___==###"), hanging: Array("'''==###"), axis: "-", brokenAxis: "~", missing: ".",
    edge: "|", tick: "+", corners: Array("+++"), above: "^", below: "v",
    ellipsis: "~")

  /// The cell of a bar that covers the given eighths. Positive ones rise from the bottom, negative
  /// ones hang from the top, 0 is blank, and values beyond ±8 are full.
  ///
  /// - Complexity: O(1).
  func cell(eighths: Int) -> Character {
    if eighths == 0 { return " " }
    let levels = eighths > 0 ? rising : hanging
    return levels[min(abs(eighths), levels.count) - 1]
  }
}

extension Glyphs {
  /// The glyphs of a style.
  package init(style: TextStyle) { self = style.isASCII ? .ascii : .blocks }
}
