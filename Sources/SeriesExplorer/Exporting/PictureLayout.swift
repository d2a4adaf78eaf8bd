import SVGCharts
import TextCharts

extension ChartPage {
  /// The charts as pictures. The heading of the page is the subtitle of each picture.
  var pictures: [SVGChart] {
    charts.map { PageChart($0).picture(subtitle: heading.joined(separator: " · ")) }
  }
}

extension PageChart {
  fileprivate func picture(subtitle: String) -> SVGChart {
    let bars = bars.map(\.bar)
    let legend = captions.first { $0.kind == .legend }?.parts ?? []
    var chart = SVGChart(
      title: title, subtitle: subtitle, labels: bars.map(\.label),
      sentences: self.bars.map(\.sentence),
      rows: [SVGChart.Row(name: legend.first ?? "", values: bars.map(\.value))],
      scale: scale.range)
    chart.clips = scale.rule == .robust
    chart.unit = unit ?? ""
    switch scale.rule {
    case .page: chart.note = "scale of this page"
    case .robust: chart.note = "scale for 99 of 100 bars"
    case .auto, .level: break
    }
    chart.markedBar = bars.firstIndex(where: \.isMarked)
    chart.captions = captions.map { caption in
      caption.kind == .mark
        ? caption.parts.prefix(1).map { "▲ \($0)" } + caption.parts.dropFirst() : caption.parts
    }
    chart.figures = figures(clipping: chart.clippedBars)
    if showsOthers, legend.count > 1 {
      chart.rows.append(SVGChart.Row(name: legend[1], values: bars.map(\.other)))
    }
    if bars.contains(where: { $0.value == nil }) { chart.figures.append("shaded: no data") }
    return chart
  }
}
