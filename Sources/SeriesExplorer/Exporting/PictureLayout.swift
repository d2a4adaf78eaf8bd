import CrossPager
import CrossPagerConsole
import SVGCharts
import TextCharts

/// Converts the charts in a list of facts to a picture. The line before a chart is its title, and the last heading is
/// its subtitle.
struct PictureLayout {
  func charts(_ facts: [Fact]) -> [SVGChart] {
    var (title, subtitle) = ("", "")
    return facts.flatMap { fact in
      switch fact {
      case .heading(let parts): subtitle = parts.joined(separator: " · ")
      case .line(let text): title = text
      case .drawing(let chart as PageChart): return [picture(chart, title, subtitle)]
      case .drawing(let column as ChartColumn):
        return column.charts.map { picture($0.chart, $0.title, subtitle) }
      default: break
      }
      return []
    }
  }

  private func picture(_ page: PageChart, _ title: String, _ subtitle: String) -> SVGChart {
    let bars = page.bars.map(\.bar)
    let legend = page.captions.first { $0.kind == .legend }?.parts ?? []
    var chart = SVGChart(
      title: title, subtitle: subtitle, labels: bars.map(\.label),
      sentences: page.bars.map(\.sentence),
      rows: [SVGChart.Row(name: legend.first ?? "", values: bars.map(\.value))],
      scale: page.scale.range)
    chart.clips = page.scale.rule == .robust
    chart.unit = page.unit ?? ""
    switch page.scale.rule {
    case .page: chart.note = "scale of this page"
    case .robust: chart.note = "scale for 99 of 100 bars"
    case .auto, .level: break
    }
    chart.markedBar = bars.firstIndex(where: \.isMarked)
    chart.captions = page.captions.map { caption in
      caption.kind == .mark
        ? caption.parts.prefix(1).map { "▲ \($0)" } + caption.parts.dropFirst() : caption.parts
    }
    chart.figures = page.figures(clipping: chart.clippedBars)
    if page.compares, legend.count > 1 {
      chart.rows.append(SVGChart.Row(name: legend[1], values: bars.map(\.compared)))
    }
    if bars.contains(where: { $0.value == nil }) { chart.figures.append("shaded: no data") }
    return chart
  }
}
