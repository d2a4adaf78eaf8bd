import TerminalText

/// A vertical bar chart as lines of text.
///
/// Bars stand on the axis, or hang from it where they are negative. Under a bar that has a value the axis
/// is drawn solid, in place of one that has none it is dotted: a zero is a solid axis with nothing on it.
/// A bar off the scale reaches as far as the axis and ends in an arrow.
/// An axis that does not start at zero is dashed, and its baseline is labelled.
///
///     15 ┤  ▃▃▃▃▃▃▃
///     10 ┤  ███████           ▅▅▅▅▅▅▅
///      5 ┤  ███████           ███████
///      0 ┴─────────  ·······  ───────
///             Mon      Tue      Wed
///
/// No line is wider than `width` or ends in a space. Bars that do not fit side by side at one column each
/// are drawn in strips below each other. The chart emits no escape sequences, and control characters in
/// labels are replaced.
public struct Chart: Equatable, Sendable {
  /// One place of the chart.
  public struct Bar: Equatable, Sendable {
    /// Stands under the bar if there is room.
    public var label: String
    /// The height; nil or NaN for a bar that is missing, infinite for one that is off the scale.
    public var value: Double?

    /// Makes a bar; `value` nil is missing, which is not zero.
    public init(label: String, value: Double?) {
      self.label = label
      self.value = value
    }
  }

  /// The bars from left to right.
  public var bars: [Bar]
  /// The least range of values the axis covers, so that charts can be compared; bars outside extend it.
  public var scale: ClosedRange<Double>?
  /// The columns there are, held within 1 and 10,000.
  public var width: Int
  /// The most rows a strip gives to bars, without axis and labels; held within 1 and 1,000.
  public var height: Int
  /// What to draw with.
  public var glyphs: Glyphs

  /// Makes a chart.
  ///
  /// - Parameters:
  ///   - bars: from left to right; with none the chart has no lines.
  ///   - scale: the range the axis has to cover at least; nil leaves it to the bars. Infinite bounds do
  ///     not count.
  ///   - width: in columns, held within 1 and 10,000.
  ///   - height: the most rows for bars, without axis and labels; held within 1 and 1,000.
  ///   - glyphs: what to draw with.
  public init(
    bars: [Bar], scale: ClosedRange<Double>?, width: Int, height: Int = 8, glyphs: Glyphs
  ) {
    self.bars = bars
    self.scale = scale
    self.width = width
    self.height = height
    self.glyphs = glyphs
  }

  /// The chart from top to bottom, strips set apart by an empty line.
  ///
  /// - Complexity: O(bars × `height`).
  public var lines: [String] { rows.map(\.text) }

  /// The same in parts that can be told apart.
  package var rows: [ChartRow] {
    let axis = ChartAxis(range: range, rows: height)
    let layout = ChartLayout(
      labelWidths: bars.map(\.shownLabel.displayWidth), axis: axis,
      width: min(max(width, 1), 10_000))
    let note = bars.contains { $0.drawnValue != nil } ? "" : "no data"
    let strips = layout.strips.map { strip in
      ChartStrip(bars: bars[strip], axis: axis, layout: layout, glyphs: glyphs, note: note).rows
    }
    return Array(strips.joined(separator: [ChartRow(content: "")]))
  }

  /// What the axis has to hold: all values, and room on the side to which a bar goes off the scale.
  private var range: ClosedRange<Double>? {
    let bounds = [scale?.lowerBound, scale?.upperBound].compactMap { $0 }.filter(\.isFinite)
    let values = bars.compactMap(\.drawnValue)
    var held = bounds + values.filter(\.isFinite)
    let greatest = held.map(\.magnitude).max() ?? 0
    let reach = greatest > 0 ? greatest : .greatestFiniteMagnitude
    if values.contains(.infinity), !held.contains(where: { $0 > 0 }) { held += [0, reach] }
    if values.contains(-.infinity), !held.contains(where: { $0 < 0 }) { held += [0, -reach] }
    guard let low = held.min(), let high = held.max() else { return nil }
    return low...high
  }
}

extension Chart.Bar {
  /// The value, unless it is missing; infinite if it is off the scale.
  var drawnValue: Double? { value.flatMap { $0.isNaN ? nil : $0 } }
  var shownLabel: String { label.replacingControlCharacters }
}
