import TextCharts

let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

/// Returns the rows of a chart, joined by line breaks.
func chart(
  _ labels: [String], _ values: [Double?], scale: ClosedRange<Double>? = nil, unit: String = "",
  width: Int = 80, height: Int = 8, glyphs: Glyphs = .blocks
) -> String {
  let bars = zip(labels, values).map { Chart.Bar(label: $0, value: $1) }
  return Chart(bars: bars, scale: scale, unit: unit, width: width, height: height, glyphs: glyphs)
    .lines.joined(separator: "\n")
}

/// Two-digit labels.
func numbered(_ range: ClosedRange<Int>) -> [String] { range.map { $0 < 10 ? "0\($0)" : "\($0)" } }
