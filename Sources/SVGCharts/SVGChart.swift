import TerminalText
package import TextCharts

/// A bar chart that ``SVGDocument`` draws.
///
/// The axis has four to seven ticks if possible. A shaded column and a dotted baseline mark a missing bar. A bar beyond
/// the axis ends in an arrow with its value.
public struct SVGChart: Equatable, Sendable {
  /// Values that belong together, such as the bars of one page.
  public struct Row: Equatable, Sendable {
    /// The name in the legend, which appears if there are several rows.
    public var name: String
    /// The value of each bar. A value of nil or NaN represents a missing bar.
    public var values: [Double?]

    /// Creates a row.
    public init(name: String = "", values: [Double?]) {
      self.name = name
      self.values = values
    }
  }

  /// The title, such as the names of the column and the page.
  public var title: String
  /// A line below the title, such as the time span of the page.
  public var subtitle: String
  /// The label below each bar.
  public var labels: [String]
  /// A sentence about each bar, which viewers show as a tooltip and read aloud. The array may be empty.
  public var sentences: [String]
  /// The rows, drawn side by side. The bars of the first row are filled, and the bars of the others are outlined.
  public var rows: [Row]
  /// The minimum range of the axis, or nil to use the range of the bars.
  public var scale: ClosedRange<Double>?
  /// Whether the axis covers only `scale`. Bars beyond the axis are clipped.
  public var clips = false
  /// The unit of the values, or an empty string.
  public var unit = ""
  /// A remark about the axis, or an empty string.
  public var note = ""
  /// The index of the bar that an arrow under the axis points to, or nil for no arrow.
  public var markedBar: Int?
  /// The lines below the chart, each divided into parts.
  public var captions: [[String]] = []
  /// The figures below the captions, such as `max 31.2`.
  public var figures: [String] = []

  /// Creates a chart.
  public init(
    title: String, subtitle: String = "", labels: [String], sentences: [String] = [], rows: [Row],
    scale: ClosedRange<Double>? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.labels = labels
    self.sentences = sentences
    self.rows = rows
    self.scale = scale
  }

  /// The value of a bar in a row, or nil if the bar is missing.
  func value(ofBar bar: Int, row: Int) -> Double? {
    let values = rows[row].values
    return values.indices.contains(bar) ? values[bar].flatMap { $0.isNaN ? nil : $0 } : nil
  }

  /// The indices of the bars whose finite values are beyond the axis.
  ///
  /// - Complexity: O(bars).
  package var clippedBars: [Int] {
    let axis = axis
    return labels.indices.filter { bar in
      rows.indices.contains { axis.clips(value(ofBar: bar, row: $0)) }
    }
  }

  /// The shortest axis with four to seven ticks.
  package var axis: ChartAxis {
    let values = rows.flatMap(\.values).compactMap { $0 }.filter { !$0.isNaN }
    let range = ChartAxis.range(of: values, scale: scale, clips: clips)
    let axes = (8...14).map { ChartAxis(range: range, rows: $0) }
    let good = axes.filter { 4...7 ~= $0.ticks.count }
    func length(_ axis: ChartAxis) -> Double {
      Double(axis.rowsAbove + axis.rowsBelow) * axis.rowValue
    }
    return (good.isEmpty ? axes : good).min { length($0) < length($1) } ?? axes[0]
  }
}
