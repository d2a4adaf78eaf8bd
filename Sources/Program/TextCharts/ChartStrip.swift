package import TerminalText

/// A strip of a chart, with its bars, axis and labels.
struct ChartStrip {
  let bars: ArraySlice<Chart.Bar>
  let axis: ChartAxis
  let layout: ChartLayout
  let glyphs: Glyphs
  /// Whether the chart has values. If not, a note says so.
  let hasValues: Bool
  let hidesLabels: Bool
  let showsOthers: Bool
  let drawsLine: Bool
  let decimals: Int?
  let goal: Double?

  var rows: [ChartRow] {
    let eighths: [Eighths] = bars.map {
      ($0.drawnValue.map(axis.eighths), $0.drawnOther.map(axis.eighths))
    }
    let accents = accents
    let line = drawsLine ? self.line : nil
    let rows = (-axis.rowsBelow...axis.rowsAbove).reversed().map { row in
      let drawn = (row == 0 ? nil : line).map { text($0, row) } ?? cells(row, eighths)
      return ChartRow(
        palette: palette(of: row), gutter: gutter(row),
        content: row == noteRow ? note : lined(drawn, row),
        accents: row == 0 ? [:] : accents)
    }
    let labels = ChartRow(content: labelLine)
    return clippedValues(1) + rows + clippedValues(-1) + pointerRows
      + (hidesLabels || labels.text.isEmpty ? [] : [labels])
  }

  private var line: ChartLine {
    let spans = bars.indices.map { bar in
      let place = bar - bars.startIndex
      let start = layout.start(ofBar: place) - layout.gutter
      return start..<start + layout.width(ofBar: place)
    }
    return ChartLine(
      bars.map(\.drawnValue), in: spans, axis: axis, glyphs: glyphs,
      running: bars.firstIndex(where: \.isRunning).map { $0 - bars.startIndex })
  }

  private func text(_ line: ChartLine, _ row: Int) -> String {
    var cells = line.text(ofRow: row)
    for (place, bar) in bars.enumerated() {
      let middle = layout.start(ofLabelAt: place, width: 1)
      if let mark = beyondMark(bar.drawnValue, row) { cells[middle - layout.gutter] = mark }
    }
    return String(cells)
  }

  /// Returns a row with the values of bars clipped above (1) or below (-1). Values that would overlap are left out.
  private func clippedValues(_ side: Int) -> [ChartRow] {
    var line = ""
    for (place, bar) in bars.enumerated() {
      guard let value = bar.drawnValue, axis.clips(value),
        axis.side(beyondAxis: value) == side
      else { continue }
      let text = NumberFormat.caption(value, decimals: decimals, grouped: true)
      let start = layout.start(ofLabelAt: place, width: text.count)
      if line.isEmpty || start > line.count { line = line.padded(toWidth: start) + text }
    }
    return line.isEmpty ? [] : [ChartRow(content: line)]
  }

  /// The signed heights of a bar and of its other value, in eighths of a row; nil for missing values.
  private typealias Eighths = (bar: Int?, other: Int?)

  private var pointerRows: [ChartRow] {
    var line = ""
    for (place, bar) in bars.enumerated() where bar.isMarked || bar.hasNote {
      line = line.padded(toWidth: layout.start(ofLabelAt: place, width: 1))
      line.append(bar.isMarked ? glyphs.pointer : glyphs.note)
    }
    return line.isEmpty ? [] : [ChartRow(palette: .current, content: line)]
  }

  /// Draws the means on top of the bars and the goal between them, each in the row where a bar with that value ends.
  private func lined(_ text: String, _ row: Int) -> String {
    func ends(_ value: Double?) -> Bool {
      let eighths = value.map(axis.eighths) ?? 0
      return row != 0 && eighths.signum() * ((abs(eighths) + 7) / 8) == row
    }
    let isGoal = ends(goal)
    guard isGoal || bars.contains(where: { ends($0.smoothed) }) else { return text }
    var cells = Array(text.padded(toWidth: layout.width - layout.gutter))
    if isGoal { cells = cells.map { $0 == " " ? glyphs.goal : $0 } }
    for (place, bar) in bars.enumerated() where ends(bar.smoothed) {
      let start = layout.start(ofBar: place) - layout.gutter
      for column in start..<start + layout.width(ofBar: place) { cells[column] = glyphs.smoothed }
    }
    return String(cells)
  }

  private var accents: [Range<Int>: Palette] {
    var accents: [Range<Int>: Palette] = [:]
    for (place, bar) in bars.enumerated() {
      let start = layout.start(ofBar: place) - layout.gutter
      let end = start + layout.width(ofBar: place)
      let middle = end - layout.otherWidth
      if bar.isMarked { accents[start..<middle] = .current }
      if middle < end { accents[middle..<end] = .other }
    }
    return accents
  }

  private func palette(of row: Int) -> Palette? {
    if row == noteRow { return nil }
    return row == 0 ? .missing : row > 0 ? .bar : .negativeBar
  }

  private func gutter(_ row: Int) -> String {
    guard let labelWidth = layout.axisLabelWidth else { return "" }
    let tick = axis.ticks.first { $0.row == row }
    let mark =
      if row == 0 {
        glyphs.corners[axis.rowsBelow == 0 ? 0 : axis.rowsAbove == 0 ? 1 : 2]
      } else {
        tick == nil ? glyphs.edge : glyphs.tick
      }
    return (tick?.label ?? "").padded(toWidth: labelWidth, atEnd: true) + " "
      + String(mark)
  }

  private var note: String {
    let room = layout.width - layout.start(ofBar: 0)
    return leadIn + "no data".truncated(toWidth: room, ellipsis: glyphs.ellipsis)
  }

  /// Row `n` above the axis contains the eighths from `8(n - 1)` to `8n`. The rows below mirror the rows above.
  private func cells(_ row: Int, _ eighths: [Eighths]) -> String {
    let line = row != 0 ? " " : axis.startsAtZero ? glyphs.axis : glyphs.brokenAxis
    func cell(
      _ eighths: Int?, isOther: Bool = false, isRunning: Bool = false
    ) -> Character {
      guard row == 0 else {
        return glyphs.cell(
          eighths: covered(eighths, row), isOther: isOther, isRunning: isRunning)
      }
      return eighths == nil ? glyphs.missing : line
    }
    var result = ""
    var previous = true
    for (place, (bar, eighths)) in zip(bars, eighths).enumerated() {
      let joint = eighths.bar != nil && previous ? line : " "
      result += repeating(joint, place == 0 ? leadIn.count : layout.gap)
      result += repeating(
        levelMark(row, eighths) ?? beyondMark(bar.drawnValue, row)
          ?? cell(eighths.bar, isRunning: bar.isRunning),
        layout.width(ofBar: place) - layout.otherWidth)
      result += repeating(
        beyondMark(bar.drawnOther, row) ?? cell(eighths.other, isOther: true), layout.otherWidth)
      previous = (layout.otherWidth > 0 ? eighths.other : eighths.bar) != nil
    }
    return result
  }

  /// Returns the length of a bar from the start of a row outward, in eighths of a row, negative below the axis.
  private func covered(_ eighths: Int?, _ row: Int) -> Int {
    let reach = eighths ?? 0
    return row > 0 ? max(0, reach - 8 * (row - 1)) : min(0, reach - 8 * (row + 1))
  }

  /// Returns the mark for the other value in the row where that value ends, if there is no room for a second bar.
  private func levelMark(_ row: Int, _ eighths: Eighths) -> Character? {
    func lastRow(_ eighths: Int) -> Int { eighths.signum() * ((abs(eighths) + 7) / 8) }
    guard showsOthers, layout.otherWidth == 0, row != 0 || eighths.bar != nil,
      let other = eighths.other, lastRow(other) == row
    else { return nil }
    return eighths.bar.map(lastRow) == row ? glyphs.bothEnds : glyphs.shade
  }

  private func beyondMark(_ value: Double?, _ row: Int) -> Character? {
    switch value.map(axis.side(beyondAxis:)) {
    case 1 where row == axis.rowsAbove: glyphs.above
    case -1 where row == -axis.rowsBelow: glyphs.below
    default: nil
    }
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
  private var noteRow: Int? {
    hasValues ? nil : axis.rowsAbove > 0 ? (axis.rowsAbove + 1) / 2 : -(axis.rowsBelow + 1) / 2
  }

  private var leadIn: String { repeating(" ", layout.start(ofBar: 0) - layout.gutter) }

  private func repeating(_ character: Character, _ count: Int) -> String {
    String(repeating: character, count: count)
  }
}

/// A row of a chart, split into parts for coloring.
package struct ChartRow: Equatable, Sendable {
  /// Nil for labels, notes and empty rows. The color for missing bars applies only to their marks.
  var palette: Palette?
  /// The text to the left of the bars.
  var gutter = ""
  var content: String
  /// The other colors in the content, by range of columns.
  var accents: [Range<Int>: Palette] = [:]

  package var text: String { (gutter + content).trimmingTrailingSpaces }

  package func painted(in style: TextStyle) -> String {
    guard style.isColored, let palette else { return text }
    let bars = content.trimmingTrailingSpaces
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
    accents.first { $0.key.contains(column) }?.value ?? palette
  }
}

extension Palette? {
  fileprivate func paint(_ text: Substring) -> String { self?.paint(String(text)) ?? String(text) }
}
