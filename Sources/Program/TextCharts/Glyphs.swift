package import TerminalText

/// The characters used to draw a chart, each exactly one column wide.
public struct Glyphs: Equatable, Sendable {
  /// Cells from one eighth to eight eighths full, filled from the bottom. The cells in `hanging` hang from the top.
  let rising: [Character]
  let hanging: [Character]
  let axis: Character
  /// The axis line if the baseline is not zero.
  let brokenAxis: Character
  package let missing: Character
  /// The vertical line between labels and bars.
  let edge: Character
  /// Replaces `edge` in a row with a label.
  let tick: Character
  /// Replacements for `edge` beside the baseline: for rows only above it, only below it, and on both sides.
  let corners: [Character]
  /// The ends of bars that continue above or below the chart.
  let above: Character
  let below: Character
  /// The shaded cell for the other value of a bar.
  let shade: Character
  /// As in `rising` and `hanging`, but dotted, for the other value of a bar.
  let shadedRising: [Character]
  let shadedHanging: [Character]
  /// The full cell of a running bar. Its other cells are as in `shadedRising` and `shadedHanging`.
  let running: Character
  /// A cell that contains the end of a bar and also the other value.
  let bothEnds: Character
  /// Cells with a line in the upper half, the middle and the lower half, and from top to bottom. Nil for Braille dots.
  let line: [Character]?
  let pointer: Character
  package let note: Character
  package let goal: Character
  package let smoothed: Character
  let rowPointer: Character
  /// The shades of cells: the shade of 0, then the other shades from light to dark.
  package let shades: [Character]
  let ellipsis: Character

  /// Block elements and light box-drawing characters, with a resolution of an eighth of a row.
  ///
  /// For hanging bars, Unicode has characters only for one eighth, one half and all of a cell. Other lengths use the
  /// nearest available cell. Bars for other values have a resolution of a quarter of a row.
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

  /// Returns a cell that positive eighths fill from the bottom and negative ones from the top. ±8 and beyond fill it.
  func cell(eighths: Int, isOther: Bool = false, isRunning: Bool = false) -> Character {
    if eighths == 0 { return " " }
    if isRunning, abs(eighths) >= 8 { return running }
    let (up, down) = isOther || isRunning ? (shadedRising, shadedHanging) : (rising, hanging)
    let levels = eighths > 0 ? up : down
    return levels[min(abs(eighths), levels.count) - 1]
  }

  /// Returns the cell with the part of a line that the bits of a Braille pattern describe.
  func dots(_ dots: UInt8) -> Character {
    if dots == 0 { return " " }
    guard let line else { return Character(Unicode.Scalar(0x2800 + UInt16(dots)) ?? " ") }
    // The rows of dots from top to bottom, in both columns.
    let rows: [UInt8] = [0x09, 0x12, 0x24, 0xC0].map { dots & $0 == 0 ? 0 : 1 }
    if rows.reduce(0, +) > 2 { return line[3] }
    return line[rows[0] == 1 ? 0 : rows[3] == 1 ? 2 : 1]
  }

  package var legend: (bar: Character, other: Character, both: Character) {
    (rising.last ?? " ", shade, bothEnds)
  }

  package var runningLegend: Character { running }
}

extension Glyphs {
  package init(style: TextStyle) { self = style.isASCII ? .ascii : .blocks }
}
