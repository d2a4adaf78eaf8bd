import TerminalText

/// A strip of a chart, with its bars, axis and labels.
struct ChartStrip {
  let bars: ArraySlice<Chart.Bar>
  let axis: ChartAxis
  let layout: ChartLayout
  let glyphs: Glyphs
  /// Whether the chart has values. If it has none, a note says so.
  let hasValues: Bool
  let hidesLabels: Bool
  /// Whether to draw the other value of each bar.
  let showsOthers: Bool

  /// The rows from top to bottom.
  var rows: [ChartRow] {
    let eighths = bars.map { bar in
      Eighths(
        bar: bar.drawnValue.map(axis.eighths), other: bar.drawnOther.map(axis.eighths))
    }
    let rows = (-axis.rowsBelow...axis.rowsAbove).reversed().map { row in
      ChartRow(
        palette: palette(of: row), gutter: gutter(row),
        content: row == 0 ? axisLine(eighths) : barCells(row, eighths),
        accents: row == 0 ? [] : accents)
    }
    let labels = ChartRow(content: labelLine)
    return rows + pointerRows + (hidesLabels || labels.text.isEmpty ? [] : [labels])
  }

  /// The signed heights of a bar and of its other value, in eighths of a row; nil for missing values.
  private struct Eighths {
    var bar: Int?
    var other: Int?
  }

  /// The row with the arrow that points to the marked bar, if this strip contains the bar.
  private var pointerRows: [ChartRow] {
    guard let place = bars.firstIndex(where: \.isMarked) else { return [] }
    let column = layout.start(ofBar: place - bars.startIndex) + (layout.barWidth - 1) / 2
    return [
      ChartRow(palette: .current, content: repeating(" ", column) + String(glyphs.pointer))
    ]
  }

  /// The colors of the marked bar and of the other values.
  private var accents: [ChartRow.Accent] {
    bars.enumerated().flatMap { place, bar in
      let start = layout.start(ofBar: place) - layout.gutter
      let end = start + layout.barWidth
      let middle = end - layout.otherWidth
      return (bar.isMarked ? [ChartRow.Accent(columns: start..<middle, palette: .current)] : [])
        + (middle < end ? [ChartRow.Accent(columns: middle..<end, palette: .other)] : [])
    }
  }

  private func palette(of row: Int) -> Palette? {
    if row == noteRow { return nil }
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
  private func barCells(_ row: Int, _ eighths: [Eighths]) -> String {
    if row == noteRow {
      let room = layout.width - layout.start(ofBar: 0)
      return leadIn + "no data".truncated(toWidth: room, ellipsis: glyphs.ellipsis)
    }
    let cells = zip(bars, eighths).map { bar, eighths in
      let cell =
        levelMark(row, eighths)
        ?? beyondMark(bar.drawnValue, row)
        ?? glyphs.cell(eighths: covered(eighths.bar, row))
      let other =
        beyondMark(bar.drawnOther, row)
        ?? glyphs.cell(eighths: covered(eighths.other, row), isOther: true)
      return repeating(cell, layout.barWidth - layout.otherWidth)
        + repeating(other, layout.otherWidth)
    }
    return leadIn + cells.joined(separator: repeating(" ", layout.gap))
  }

  /// The number of eighths that a value covers in a row, negative below the axis.
  private func covered(_ eighths: Int?, _ row: Int) -> Int {
    let reach = eighths ?? 0
    return row > 0 ? max(0, reach - 8 * (row - 1)) : min(0, reach - 8 * (row + 1))
  }

  /// The mark for the other value, in its row; nil for other rows, or if there is room for a bar.
  private func levelMark(_ row: Int, _ eighths: Eighths) -> Character? {
    func lastRow(_ eighths: Int) -> Int { eighths.signum() * ((abs(eighths) + 7) / 8) }
    guard showsOthers, layout.otherWidth == 0, let other = eighths.other,
      lastRow(other) == row
    else { return nil }
    return eighths.bar.map(lastRow) == row ? glyphs.bothEnds : glyphs.shade
  }

  /// The mark at the end of a value beyond the axis, in the outermost row on its side, or nil for all other cells.
  private func beyondMark(_ value: Double?, _ row: Int) -> Character? {
    switch value.map(axis.side(beyondAxis:)) {
    case 1 where row == axis.rowsAbove: glyphs.above
    case -1 where row == -axis.rowsBelow: glyphs.below
    default: nil
    }
  }

  /// The axis line, with the `missing` glyph in place of missing bars.
  private func axisLine(_ eighths: [Eighths]) -> String {
    let line = axis.startsAtZero ? glyphs.axis : glyphs.brokenAxis
    var result = ""
    var previous = layout.gutter > 0
    for (place, (bar, eighths)) in zip(bars, eighths).enumerated() {
      let joint = eighths.bar != nil && previous ? line : " "
      result += repeating(joint, place == 0 ? leadIn.count : layout.gap)
      result += repeating(
        eighths.bar == nil
          ? glyphs.missing : levelMark(0, eighths) ?? beyondMark(bar.drawnValue, 0) ?? line,
        layout.barWidth - layout.otherWidth)
      result += repeating(
        eighths.other == nil ? glyphs.missing : beyondMark(bar.drawnOther, 0) ?? line,
        layout.otherWidth)
      previous = (layout.otherWidth > 0 ? eighths.other : eighths.bar) != nil
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

  /// The middle row above the axis, or below the axis if there are no rows above; nil if there is no note.
  private var noteRow: Int? {
    hasValues ? nil : axis.rowsAbove > 0 ? (axis.rowsAbove + 1) / 2 : -(axis.rowsBelow + 1) / 2
  }

  /// The gap between the edge and the first bar.
  private var leadIn: String { repeating(" ", layout.start(ofBar: 0) - layout.gutter) }

  private func repeating(_ character: Character, _ count: Int) -> String {
    String(repeating: character, count: count)
  }
}
