import TerminalText

/// A vertical bar chart, drawn as lines of text.
///
/// Positive bars extend up from the axis, and negative bars extend down. The axis is solid along a bar with a value and
/// dotted where a bar is missing. For a value of zero, the axis is solid and there is no bar. A bar with an infinite
/// value extends to the end of the axis and ends in an arrow. An axis that does not start at zero is dashed, and its
/// baseline is labeled.
///
///     15 ┤  ▃▃▃▃▃▃▃
///     10 ┤  ███████           ▅▅▅▅▅▅▅
///      5 ┤  ███████           ███████
///      0 ┴─────────  ·······  ───────
///             Mon      Tue      Wed
///
/// A line above the axis shows the unit of the values, if they have one. An arrow under the axis points to a marked bar.
///
/// A chart can show another value for each bar, which is drawn as a shaded bar to the right. If bars are one column
/// wide, a shaded cell shows the height of the other value instead.
///
/// If ``drawsLine`` is true, a line connects the values, with a gap at a missing value.
///
/// No line is wider than `width` or ends in a space. If the bars do not fit at one column each, the chart consists of
/// multiple strips, one below the other. The text contains no escape sequences. Visible characters replace control
/// characters in the labels and the unit.
///
/// If ``clips`` is true, the axis ends near the end of `scale`. A longer bar ends in an arrow, like an infinite one, with
/// its value beside the arrow if there is room.
public struct Chart: Equatable, Sendable {
  /// A bar in the chart.
  public struct Bar: Equatable, Sendable {
    /// The label to show under the bar if there is room.
    public var label: String
    /// The value of the bar. A value of nil or NaN represents a missing bar.
    public var value: Double?
    /// Another value, drawn only if ``Chart/showsOthers`` is true. A value of nil or NaN represents a missing value.
    public var other: Double?
    /// Whether an arrow points to the bar.
    public var isMarked: Bool
    /// Whether more samples of the bar may follow. Such a bar is drawn lighter, or the line to it is dashed.
    public var isRunning = false
    /// Whether a mark under the axis shows that the bar has a note.
    public var hasNote = false
    /// The value of a line over the bars, such as a moving mean, or nil for a gap in the line.
    public var smoothed: Double?

    /// Creates a bar, or a missing bar if `value` is nil.
    public init(label: String, value: Double?, other: Double? = nil, isMarked: Bool = false) {
      self.label = label
      self.value = value
      self.other = other
      self.isMarked = isMarked
    }
  }

  /// The bars from left to right.
  public var bars: [Bar]
  /// The minimum range of the axis, which you can set to give several charts one scale. Values outside the range extend
  /// the axis.
  public var scale: ClosedRange<Double>?
  /// The unit of the values, which is shown above the axis unless it is empty.
  public var unit: String
  /// Whether the axis covers only `scale`. Bars beyond the axis are clipped. If `scale` is nil, no bar is clipped.
  public var clips = false
  /// A remark about the axis, which is shown beside the unit unless it is empty.
  public var note = ""
  /// Whether a line connects the values instead of bars. A chart that also shows other values has bars.
  public var drawsLine = false
  /// The number of decimal places of the values, or nil if it is unknown.
  public var decimals: Int?
  /// A value that the axis includes and a line marks, or nil for no line.
  public var goal: Double?
  /// A table that replaces the bars or the line.
  package var cells: ShadedCells?
  /// The minimum width of the axis labels, which you can set to align charts that are one above the other.
  package var axisLabelWidth = 0
  /// Whether to leave out the labels of the bars, unless the chart has several strips.
  package var hidesLabels = false
  /// The maximum number of strips, at least 1. The chart shows the first strips, or those up to the marked bar's strip.
  package var stripLimit = Int.max
  /// The width in columns, clamped to `1...10_000`.
  public var width: Int
  /// The maximum number of rows in a strip, excluding the axis and labels, clamped to `1...1_000`.
  public var height: Int
  /// The characters used to draw the chart.
  public var glyphs: Glyphs
  /// Whether the chart also draws the other value of each bar.
  public var showsOthers: Bool

  /// Creates a chart. A chart without bars has no lines. Infinite bounds of `scale` are ignored.
  public init(
    bars: [Bar], scale: ClosedRange<Double>?, unit: String = "", width: Int, height: Int = 8,
    glyphs: Glyphs, showsOthers: Bool = false
  ) {
    self.bars = bars
    self.scale = scale
    self.unit = unit
    self.width = width
    self.height = height
    self.glyphs = glyphs
    self.showsOthers = showsOthers
  }

  /// The lines of the chart from top to bottom, with an empty line between strips.
  ///
  /// - Complexity: O(bars × `height`).
  public var lines: [String] { rows.map(\.text) }

  package var rows: [ChartRow] {
    if let cells { return cells.rows(width: width, glyphs) + legendRows(cells) }
    let (unitRows, strips) = parts
    return unitRows + Array(strips.map(\.rows).joined(separator: [ChartRow(content: "")]))
  }

  var parts: (unitRows: [ChartRow], strips: [ChartStrip]) {
    let axis = axis
    let layout = layout(on: axis)
    let hasValues = !drawnValues.isEmpty
    let shown = shownStrips(layout)
    let strips = shown.map { strip in
      ChartStrip(
        bars: bars[strip], axis: axis, layout: layout, glyphs: glyphs, hasValues: hasValues,
        hidesLabels: hidesLabels && shown.count == 1, showsOthers: showsOthers,
        drawsLine: drawsLine && !showsOthers, decimals: decimals, goal: goal)
    }
    return (unitRows(layout), strips)
  }

  private func shownStrips(_ layout: ChartLayout) -> ArraySlice<Range<Int>> {
    let marked = bars.firstIndex(where: \.isMarked) ?? 0
    let end = layout.strips.prefix { $0.lowerBound <= marked }.count
    return layout.strips.prefix(max(end, stripLimit)).suffix(stripLimit)
  }

  /// The number of bars in the strips that are drawn.
  package var shownBars: Int {
    cells == nil ? parts.strips.reduce(0) { $0 + $1.bars.count } : bars.count
  }

  /// Whether a mark on each bar shows the other value, because there is no room for two bars.
  package var marksOthers: Bool { showsOthers && layout(on: axis).otherWidth == 0 }

  var axis: ChartAxis { ChartAxis(range: axisRange, rows: height) }

  /// The range that the axis must include, or nil if there is nothing to include.
  package var axisRange: ClosedRange<Double>? {
    let clipped = clips ? goal.flatMap { goal in scale.map { $0.including(goal) } } : nil
    return ChartAxis.range(
      of: drawnValues + (goal.map { [$0] } ?? []), scale: clipped ?? scale, clips: clips)
  }

  /// The indices of the bars whose finite values are beyond the axis.
  package var clippedBars: [Int] {
    let axis = axis
    return bars.indices.filter { cells == nil && axis.clips(bars[$0].value) }
  }

  private func layout(on axis: ChartAxis) -> ChartLayout {
    ChartLayout(
      labelWidths: bars.map(\.shownLabel.displayWidth), axis: axis, axisLabelWidth: axisLabelWidth,
      width: min(max(width, 1), 10_000), showsOthers: showsOthers)
  }

  /// Returns a row with the unit and the note, if any. A short unit is right-aligned with the axis labels.
  private func unitRows(_ layout: ChartLayout) -> [ChartRow] {
    guard !unit.isEmpty || !note.isEmpty, !bars.isEmpty else { return [] }
    let text = unit.replacingControlCharacters
      .padded(toWidth: layout.axisLabelWidth ?? 0, atEnd: true)
    let whole = note.isEmpty ? text : text + "  " + note.replacingControlCharacters
    return [ChartRow(content: whole.truncated(toWidth: layout.width, ellipsis: glyphs.ellipsis))]
  }

  private func legendRows(_ cells: ShadedCells) -> [ChartRow] {
    let style = TextStyle(width: width, isASCII: glyphs == .ascii)
    let shades = cells.legend(decimals: decimals).map { shade, text in
      // In ASCII, a digit is a shade.
      "\(shade.map { glyphs.shades[$0] } ?? glyphs.missing)\(style.isASCII ? ":" : "") \(text)"
    }
    return style.wrap(
      shades + [unit, note].filter { !$0.isEmpty }, separator: style.separator, indent: 2
    ).map { ChartRow(content: $0) }
  }

  private var drawnValues: [Double] {
    bars.compactMap(\.drawnValue) + (showsOthers ? bars.compactMap(\.drawnOther) : [])
      + bars.compactMap(\.smoothed)
  }
}

extension ClosedRange<Double> {
  package func including(_ value: Double) -> ClosedRange {
    Swift.min(lowerBound, value)...Swift.max(upperBound, value)
  }
}

extension Chart {
  /// Returns the chart and its rows, with fewer rows of bars if it would otherwise have more than `limit` lines. Each
  /// strip keeps at least `least` rows.
  package func fitted(toLines limit: Int?, least: Int = 2) -> (chart: Chart, rows: [ChartRow]) {
    guard let limit, cells == nil else { return (self, rows) }
    var chart = self
    // A strip has an axis and labels below its bars.
    chart.height = min(height, max(least, limit - 2 - ((unit + note).isEmpty ? 0 : 1)))
    var rows = chart.rows
    while rows.count > limit, chart.height > least {
      chart.height = max(least, chart.height - max(1, (rows.count - limit) / 8))
      rows = chart.rows
    }
    return (chart, rows)
  }

  /// Returns the chart with as many whole strips as fit. If a single strip does not fit, it loses its labels. If it
  /// still does not fit, there are no rows, because part of a strip would look like a whole one.
  package func cut(toLines limit: Int) -> (chart: Chart, rows: [ChartRow]) {
    if let cells {
      let tables = [false, true].map { cells.rows(width: width, glyphs, hidesLabels: $0) }
      return (self, tables.first { $0.count <= limit } ?? [])
    }
    var cut = self
    for count in (1...max(1, parts.strips.count)).reversed() {
      cut.stripLimit = count
      let fitted = cut.fitted(toLines: limit, least: 1)
      if fitted.rows.count <= limit { return fitted }
    }
    cut.hidesLabels = true
    let (chart, rows) = cut.fitted(toLines: limit, least: 1)
    return (chart, rows.count <= limit ? rows : [])
  }

  /// Aligns charts that are one above the other, with a common horizontal axis. The results have no units or notes, and
  /// only the last one has labels.
  ///
  /// - Parameter charts: Charts with the same labels and widths, from top to bottom.
  package static func stack(_ charts: [Chart], height: Int) -> [Chart] {
    var charts = charts
    for index in charts.indices {
      charts[index].height = height
      (charts[index].unit, charts[index].note) = ("", "")
      charts[index].hidesLabels = index < charts.count - 1
    }
    let widest = charts.flatMap(\.axis.ticks).map(\.label.displayWidth).max() ?? 0
    for index in charts.indices { charts[index].axisLabelWidth = widest }
    return charts
  }
}

extension Chart.Bar {
  package var drawnValue: Double? { value.flatMap { $0.isNaN ? nil : $0 } }
  package var drawnOther: Double? { other.flatMap { $0.isNaN ? nil : $0 } }
  var shownLabel: String { label.replacingControlCharacters }
}
