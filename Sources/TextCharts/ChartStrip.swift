import TerminalText

/// A strip of a chart, with its bars, axis and labels.
struct ChartStrip {
  let bars: ArraySlice<Chart.Bar>
  let axis: ChartAxis
  let layout: ChartLayout
  let glyphs: Glyphs
  /// The text to show if the chart has no values, or an empty string if it has values.
  let note: String

  /// The rows from top to bottom.
  var rows: [ChartRow] {
    let eighths = bars.map { bar in bar.drawnValue.map(axis.eighths) }
    let rows = (-axis.rowsBelow...axis.rowsAbove).reversed().map { row in
      ChartRow(
        palette: palette(of: row), gutter: gutter(row),
        content: row == 0 ? axisLine(eighths) : barCells(row, eighths))
    }
    let labels = ChartRow(content: labelLine)
    return rows + (labels.text.isEmpty ? [] : [labels])
  }

  private func palette(of row: Int) -> Palette? {
    if !note.isEmpty && row == noteRow { return nil }
    return row == 0 ? .missing : row > 0 ? .bar : .negativeBar
  }

  /// The part of a row to the left of the bars, with a label, a space and the edge.
  private func gutter(_ row: Int) -> String {
    guard let labelWidth = layout.axisLabelWidth else { return "" }
    let tick = axis.ticks.first { $0.row == row }
    let mark =
      if row == 0 {
        glyphs.corners[axis.rowsBelow == 0 ? 0 : axis.rowsAbove == 0 ? 1 : 2]
      } else {
        tick == nil ? glyphs.edge : glyphs.tick
      }
    return (tick?.label ?? "").padded(toWidth: labelWidth, alignment: .trailing) + " "
      + String(mark)
  }

  /// The text of a row above or below the axis. Row `n` above the axis contains the eighths from `8(n - 1)` to `8n`.
  /// The rows below the axis mirror the rows above.
  private func barCells(_ row: Int, _ eighths: [Int?]) -> String {
    if !note.isEmpty && row == noteRow {
      let room = layout.width - layout.start(ofBar: 0)
      return leadIn + note.truncated(toWidth: room, ellipsis: glyphs.ellipsis)
    }
    let cells = zip(bars, eighths).map { bar, eighths in
      if let mark = beyondMark(bar, row) { return repeating(mark, layout.barWidth) }
      let reach = eighths ?? 0
      let covered = row > 0 ? max(0, reach - 8 * (row - 1)) : min(0, reach - 8 * (row + 1))
      return repeating(glyphs.cell(eighths: covered), layout.barWidth)
    }
    return leadIn + cells.joined(separator: repeating(" ", layout.gap))
  }

  /// The mark at the end of an infinite bar, in the outermost row on the bar's side, or nil for any other cell.
  private func beyondMark(_ bar: Chart.Bar, _ row: Int) -> Character? {
    switch bar.drawnValue {
    case .infinity? where row == axis.rowsAbove: glyphs.above
    case (-.infinity)? where row == -axis.rowsBelow: glyphs.below
    default: nil
    }
  }

  /// The axis line, with the `missing` glyph in place of missing bars.
  private func axisLine(_ eighths: [Int?]) -> String {
    let line = axis.startsAtZero ? glyphs.axis : glyphs.brokenAxis
    var result = ""
    var previous = layout.gutter > 0
    for (place, value) in eighths.enumerated() {
      let joint = value != nil && previous ? line : " "
      result += repeating(joint, place == 0 ? leadIn.count : layout.gap)
      result += repeating(value == nil ? glyphs.missing : line, layout.barWidth)
      previous = value != nil
    }
    return result
  }

  private var labelLine: String {
    var line = ""
    for place in stride(from: 0, to: bars.count, by: layout.labelStep) {
      let label = bars[bars.startIndex + place].shownLabel
        .truncated(toWidth: layout.width, ellipsis: glyphs.ellipsis)
      let start = layout.start(ofLabelAt: place, width: label.displayWidth)
      line = line.padded(toWidth: start) + label
    }
    return line
  }

  /// The middle row above the axis, or below the axis if there are no rows above.
  private var noteRow: Int {
    axis.rowsAbove > 0 ? (axis.rowsAbove + 1) / 2 : -(axis.rowsBelow + 1) / 2
  }

  /// The gap between the edge and the first bar.
  private var leadIn: String { repeating(" ", layout.start(ofBar: 0) - layout.gutter) }

  private func repeating(_ character: Character, _ count: Int) -> String {
    String(repeating: character, count: count)
  }
}
