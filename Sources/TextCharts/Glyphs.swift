package import TerminalText

/// The characters a chart is drawn with, each exactly one column wide.
public struct Glyphs: Equatable, Sendable {
  /// Cells filled from the bottom by one to eight eighths of a row.
  let rising: [Character]
  /// Cells filled from the top by one to eight eighths of a row.
  let hanging: [Character]
  /// The baseline where it is zero.
  let axis: Character
  /// The baseline where it is not zero.
  let brokenAxis: Character
  /// Stands on the baseline in place of a bar without a value.
  let missing: Character
  /// The line between labels and bars.
  let edge: Character
  /// That line where a label points at it.
  let tick: Character
  /// That line where the baseline leaves it: with rows above it only, below it only, and on both sides.
  let corners: [Character]
  /// Ends a bar that goes on above the chart.
  let above: Character
  /// Ends a bar that goes on below the chart.
  let below: Character
  /// Ends text that was cut.
  let ellipsis: Character

  /// Block elements and light box lines, in eighths of a row.
  ///
  /// Unicode has an eighth, a half and the whole of a cell for bars that hang; other lengths of those
  /// show as the nearest.
  public static let blocks = Glyphs(
    rising: Array("▁▂▃▄▅▆▇█"), hanging: Array("▔▔▀▀▀▀██"), axis: "─", brokenAxis: "╌", missing: "·",
    edge: "│", tick: "┤", corners: Array("┴┬┼"), above: "▲", below: "▼",
    ellipsis: "…")

  /// Plain ASCII, in thirds of a row.
  public static let ascii = Glyphs(
    rising: Array("___==###"), hanging: Array("'''==###"), axis: "-", brokenAxis: "~", missing: ".",
    edge: "|", tick: "+", corners: Array("+++"), above: "^", below: "v",
    ellipsis: "~")

  /// Returns the cell of a bar that covers the given eighths of it: positive ones rise from the cell's
  /// floor, negative ones hang from its ceiling, beyond ±8 it is full, and 0 leaves it blank.
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
