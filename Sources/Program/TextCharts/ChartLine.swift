/// A line through the values of a strip, drawn with dots. A cell has two columns and four rows of dots. The line has a
/// gap at a missing value. A value without neighbors is drawn as a dash.
struct ChartLine {
  private let axis: ChartAxis
  private let glyphs: Glyphs
  /// The dots in the rows of the strip, from top to bottom, except the row of the baseline. The dots of a cell are the
  /// bits of a Braille pattern (Unicode, section 21.1).
  private var cells: [[UInt8]]

  /// - Parameters:
  ///   - spans: The columns of each value, counted from the left end of the strip.
  ///   - running: The index of the value whose line is dashed, or nil for none.
  init(
    _ values: [Double?], in spans: [Range<Int>], axis: ChartAxis, glyphs: Glyphs, running: Int?
  ) {
    (self.axis, self.glyphs) = (axis, glyphs)
    let width = spans.last?.upperBound ?? 0
    cells = Array(
      repeating: Array(repeating: 0, count: width), count: axis.rowsAbove + axis.rowsBelow)
    let points = zip(values, spans).map { value, span in
      value.map { (x: span.lowerBound + span.upperBound - 1, y: height(of: $0)) }
    }
    for (index, point) in points.enumerated() {
      guard let point else { continue }
      if index > 0, let former = points[index - 1] {
        connect(former, point, isDashed: index == running)
      } else if index + 1 == points.count || points[index + 1] == nil {
        for x in 2 * spans[index].lowerBound..<2 * spans[index].upperBound { set(x, point.y) }
      }
    }
  }

  /// Returns the distance of a value from the baseline in dots, negative below the baseline.
  private func height(of value: Double) -> Int {
    let eighths = axis.eighths(of: value)
    return eighths.signum() * ((abs(eighths) + 1) / 2)
  }

  private mutating func connect(
    _ start: (x: Int, y: Int), _ end: (x: Int, y: Int), isDashed: Bool
  ) {
    var former = start.y
    for x in start.x...end.x {
      let part = Double(x - start.x) / Double(max(1, end.x - start.x))
      let y = start.y + Int((Double(end.y - start.y) * part).rounded())
      // Where the line is steep, fill the dots between its heights in two adjacent columns.
      let inner = former < y ? former + 1...y : former > y ? y...former - 1 : y...y
      if !isDashed || (x - start.x) % 4 < 2 {
        for place in inner { set(x, place) }
      }
      former = y
    }
  }

  /// The bit of each dot of a cell, by column and then by row from the top.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  /// The baseline has no dots, because its row is the axis.
  private mutating func set(_ x: Int, _ y: Int) {
    guard y != 0 else { return }
    let row = (abs(y) - 1) / 4
    let fromTop = y > 0 ? 3 - (y - 1) % 4 : (-y - 1) % 4
    let line = y > 0 ? axis.rowsAbove - 1 - row : axis.rowsAbove + row
    cells[line][x / 2] |= Self.bits[x % 2][fromTop]
  }

  /// Returns the characters of a row. `row` must not be 0, which is the row of the baseline.
  func text(ofRow row: Int) -> [Character] {
    cells[row > 0 ? axis.rowsAbove - row : axis.rowsAbove - row - 1].map(glyphs.dots)
  }
}
