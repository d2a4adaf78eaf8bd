package import TerminalText

/// The characters used to draw a chart, each exactly one column wide.
public struct Glyphs: Equatable, Sendable {
  /// Cells from one eighth to eight eighths full, filled from the bottom.
  let rising: [Character]
  /// Cells from one eighth to eight eighths full, filled from the top.
  let hanging: [Character]
  /// The axis line if the baseline is zero.
  let axis: Character
  /// The axis line if the baseline is not zero.
  let brokenAxis: Character
  /// The mark on the axis in place of a missing bar.
  package let missing: Character
  /// The vertical line between labels and bars.
  let edge: Character
  /// The vertical line in a row with a label.
  let tick: Character
  /// The vertical lines for the baseline's row: with rows above only, with rows below only, and with rows on both
  /// sides.
  let corners: [Character]
  /// The end of a bar that continues above the chart.
  let above: Character
  /// The end of a bar that continues below the chart.
  let below: Character
  /// The shaded cell for another value.
  let shade: Character
  /// Dotted cells from one eighth to eight eighths full, filled from the bottom, for another value.
  let shadedRising: [Character]
  /// Dotted cells from one eighth to eight eighths full, filled from the top, for another value.
  let shadedHanging: [Character]
  /// The full cell of a running bar. Its other cells are those of another value.
  let running: Character
  /// A cell that contains the end of a bar and also the other value.
  let bothEnds: Character
  /// Cells with a part of a line: in the upper half, in the middle, in the lower half, and from top to bottom. Nil if
  /// a Braille pattern shows the dots of the line.
  let line: [Character]?
  /// The arrow under the axis that points to the marked bar.
  let pointer: Character
  /// The mark under the axis at a bar with a note.
  package let note: Character
  /// The line at the goal.
  package let goal: Character
  /// The line of means over the bars.
  package let smoothed: Character
  /// The arrow beside the row of a marked cell.
  let rowPointer: Character
  /// The shades of cells: of 0, and from light to dark.
  package let shades: [Character]
  /// The mark at the end of truncated text.
  let ellipsis: Character

  /// Block elements and light box-drawing characters, with a resolution of an eighth of a row.
  ///
  /// For hanging bars, Unicode has characters only for one eighth, one half and all of a cell. Other lengths use the
  /// nearest available cell. The ends of other values have a resolution of a quarter of a row.
  public static let blocks = Glyphs(
    rising: Array("▁▂▃▄▅▆▇█"), hanging: Array("▔▔▀▀▀▀██"), axis: "─", brokenAxis: "╌", missing: "·",
    edge: "│", tick: "┤", corners: Array("┴┬┼"), above: "▲", below: "▼", shade: "░",
    shadedRising: Array("⣀⣀⣤⣤⣶⣶⣿░"), shadedHanging: Array("⠉⠉⠛⠛⠿⠿⣿░"), running: "▒", bothEnds: "▓",
    line: nil, pointer: "▲", note: "◆", goal: "┈", smoothed: "━", rowPointer: "▸",
    shades: Array("▁░▒▓█"), ellipsis: "…")

  /// ASCII characters, with a resolution of a third of a row.
  public static let ascii = Glyphs(
    rising: Array("___==###"), hanging: Array("'''==###"), axis: "-", brokenAxis: "~", missing: ".",
    edge: "|", tick: "+", corners: Array("+++"), above: "^", below: "v", shade: ":",
    shadedRising: Array("....::::"), shadedHanging: Array("````::::"), running: "/", bothEnds: "%",
    line: Array("'-.|"), pointer: "^", note: "*", goal: ".", smoothed: "~", rowPointer: ">",
    shades: Array("01234"), ellipsis: "~")

  /// Returns the character for a cell with the given number of eighths filled, or a dotted or hatched character if the
  /// cell shows another value or a running bar.
  ///
  /// Positive eighths fill the cell from the bottom, and negative eighths fill it from the top. The cell is blank at 0
  /// and full at ±8 and beyond.
  ///
  /// - Complexity: O(1).
  func cell(eighths: Int, isOther: Bool = false, isRunning: Bool = false) -> Character {
    if eighths == 0 { return " " }
    if isRunning, abs(eighths) >= 8 { return running }
    let (up, down) = isOther || isRunning ? (shadedRising, shadedHanging) : (rising, hanging)
    let levels = eighths > 0 ? up : down
    return levels[min(abs(eighths), levels.count) - 1]
  }

  /// Returns the character for a cell with a part of a line.
  ///
  /// - Parameter dots: The bits of a Braille pattern.
  func dots(_ dots: UInt8) -> Character {
    if dots == 0 { return " " }
    guard let line else { return Character(Unicode.Scalar(0x2800 + UInt16(dots)) ?? " ") }
    // The rows of dots from top to bottom, in both columns.
    let rows: [UInt8] = [0x09, 0x12, 0x24, 0xC0].map { dots & $0 == 0 ? 0 : 1 }
    if rows.reduce(0, +) > 2 { return line[3] }
    return line[rows[0] == 1 ? 0 : rows[3] == 1 ? 2 : 1]
  }

  /// The characters that represent bars, other values and the ends of both in a legend.
  package var legend: (bar: Character, other: Character, both: Character) {
    (rising.last ?? " ", shade, bothEnds)
  }

  /// The character that represents running bars in a legend.
  package var runningLegend: Character { running }
}

extension Glyphs {
  /// Creates the glyphs for a style.
  package init(style: TextStyle) { self = style.isASCII ? .ascii : .blocks }
}
