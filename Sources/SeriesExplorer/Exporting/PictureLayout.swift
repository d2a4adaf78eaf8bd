import SVGCharts
import TerminalText
import TextCharts

extension ChartPage {
  /// The charts as pictures. The heading of the page is the subtitle of each picture.
  var pictures: [SVGChart] {
    charts.map { PageChart($0).picture(subtitle: heading.joined(separator: " · ")) }
  }
}

extension PageChart {
  fileprivate func picture(subtitle: String) -> SVGChart {
    let legend = captions.first { $0.kind == .legend }?.parts ?? []
    var chart = chart(in: TextStyle())
    chart.showsOthers = showsOthers && legend.count > 1
    switch scale.rule {
    case .page: chart.note = "scale of this page"
    case .robust: chart.note = "scale for 99 of 100 bars"
    case .auto, .level: chart.note = ""
    }
    var picture = SVGChart(title: title, subtitle: subtitle, chart: chart)
    (picture.names, picture.sentences) = (legend, bars.map(\.sentence))
    picture.captions = captions.map { caption in
      caption.kind == .mark
        ? caption.parts.prefix(1).map { "▲ \($0)" } + caption.parts.dropFirst() : caption.parts
    }
    picture.figures = figures(clipping: picture.clippedBars)
    if bars.contains(where: { $0.bar.value == nil }) { picture.figures.append("shaded: no data") }
    return picture
  }
}
