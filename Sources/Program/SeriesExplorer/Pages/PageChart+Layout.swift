import CrossPagerConsole
import TerminalText
import TextCharts

extension PageChart: FactDrawing {
  func lines(in layout: ScreenLayout, rows: Int?) -> [String] { layout.lines(self, rows: rows) }

  var sentences: [String] {
    (unit.map { ["unit \($0)"] } ?? []) + captions.map { $0.parts.joined(separator: ", ") }
      + figures.map { figure in figure.text + (figure.bar.map { ", \($0)" } ?? "") }
      + bars.map(\.sentence)
  }

  /// The name of the scale, or an empty string if the chart uses the level's scale.
  var scaleNote: String { scale.rule == .level ? "" : "scale \(scale.rule.spelling)" }

  func chart(in style: TextStyle) -> Chart {
    var chart = Chart(
      bars: bars.map(\.bar), scale: scale.range, unit: unit ?? "", width: style.width,
      height: style.chartHeight, glyphs: Glyphs(style: style), showsOthers: showsOthers)
    chart.clips = scale.rule == .robust
    (chart.decimals, chart.drawsLine, chart.cells) = (wording.decimals, drawsLine, cells)
    (chart.note, chart.goal) = (scaleNote, goal)
    return chart
  }
}

extension ScreenLayout {
  private func painted(_ rows: [ChartRow]) -> [String] { rows.map { $0.painted(in: style) } }

  /// Returns the chart for a page, and the captions and figures below it.
  ///
  /// If the style omits figures, the least important ones are omitted first. If the style also omits titles, the chart
  /// then loses strips, then its labels and then all its rows. The captions remain, because they answer the commands
  /// that marked a bar and selected another page. If the captions do not fit, only the first one remains.
  fileprivate func lines(_ page: PageChart, rows: Int?) -> [String] {
    let chart = page.chart(in: style)
    guard let rows else { return whole(chart, page, .count, rows: nil) }
    let importances = PageChart.Figure.Importance.allCases
    var lines = whole(chart, page, importances.first, rows: rows)
    if style.omission == .nothing { return lines }
    for importance in importances.dropFirst().map(Optional.some) + [nil] where lines.count > rows {
      lines = whole(chart, page, importance, rows: rows)
    }
    if lines.count <= rows || style.omission != .titles { return lines }
    lines = cut(chart, page, page.captions, rows: rows)
    return lines.count <= rows
      ? lines : cut(chart, page, Array(page.captions.prefix(1)), rows: rows)
  }

  /// Returns the chart with all captions and the figures of at least the given importance. Nil omits all figures.
  private func whole(
    _ chart: Chart, _ page: PageChart, _ importance: PageChart.Figure.Importance?, rows: Int?
  ) -> [String] {
    func below(_ chart: Chart) -> [String] {
      captions(page.captions, chart)
        + (importance.map {
          lines(.group(page.figures(clipping: chart.clippedBars, least: $0) + soFar(page)))
        } ?? [])
    }
    func fitted(_ room: Int?) -> (rows: [String], below: [String]) {
      let (chart, rows) = chart.fitted(toLines: room, least: style.omission != .titles ? 2 : 1)
      return (painted(rows), below(chart))
    }
    // The height determines which bars are clipped, and the figures list the clipped bars.
    var drawing = fitted(rows.map { $0 - below(chart).count })
    if let rows, drawing.rows.count + drawing.below.count > rows {
      drawing = fitted(rows - drawing.below.count)
    }
    return drawing.rows + drawing.below
  }

  private func soFar(_ page: PageChart) -> [String] {
    let mark = page.drawsLine || page.grid != nil ? "" : "\(Glyphs(style: style).runningLegend) "
    return page.running.map { ["\(mark)\($0) so far"] } ?? []
  }

  /// Returns the strips of the chart that fit, the given captions, and a line with the number of bars in the strips.
  private func cut(
    _ chart: Chart, _ page: PageChart, _ captions: [PageChart.Caption], rows: Int
  ) -> [String] {
    let below = self.captions(captions, chart)
    let (whole, all) = chart.cut(toLines: rows - below.count)
    if !all.isEmpty, whole.shownBars == page.bars.count { return painted(all) + below }
    let (part, some) = chart.cut(toLines: rows - below.count - 1)
    if some.isEmpty {
      // Without a chart, there are no marks to explain.
      let parts = captions.flatMap { lines(.group($0.parts)) }
      let hasRoom = page.grid != nil && parts.count < rows
      return (hasRoom ? lines(.line("no room for \(page.bars.count) \(page.barUnits)")) : [])
        + parts
    }
    let note = lines(.line("\(part.shownBars) of \(page.bars.count) \(page.barUnits) shown"))
    return painted(some) + note + below
  }

  /// If marks show other values, the legend also explains the mark for equal heights, unless this needs an extra line.
  private func captions(_ captions: [PageChart.Caption], _ chart: Chart) -> [String] {
    captions.flatMap { caption in
      let short = self.caption(caption)
      guard caption.kind == .legend, chart.marksOthers else { return short }
      var whole = caption
      whole.parts.append("\(Glyphs(style: style).legend.both) both")
      let long = self.caption(whole)
      return long.count > short.count ? short : long
    }
  }

  /// Returns the lines of a caption. Values follow the characters that represent them in the chart.
  func caption(_ caption: PageChart.Caption) -> [String] {
    var parts = caption.parts
    let glyphs = Glyphs(style: style)
    let marks =
      caption.kind == .legend
      ? [glyphs.legend.bar, glyphs.legend.other] : [caption.mark(glyphs)].compactMap(\.self)
    for (index, mark) in marks.enumerated() where index < parts.count {
      parts[index] = "\(mark) \(parts[index])"
    }
    return lines(.group(parts))
  }
}

/// Several charts of a page, one above the other, each with its title.
struct ChartColumn: FactDrawing {
  let charts: [PageChart]

  func lines(in layout: ScreenLayout, rows: Int?) -> [String] { layout.charts(charts, rows: rows) }

  var sentences: [String] { charts.flatMap { [$0.title] + $0.sentences } }
}

extension ScreenLayout {
  /// The number of rows in each chart, excluding the axis, if the total number of rows is unlimited.
  private static let height = 6
  private static let leastHeight = 2

  /// Writes a title above each chart and the labels below the last chart. On a short screen, only the first charts are
  /// drawn, and a line names the others. If the style omits titles, that line remains and the first chart gets the
  /// remaining rows.
  func charts(_ charts: [PageChart], rows: Int?) -> [String] {
    guard let rows else { return stack(charts[...], height: Self.height) }
    for count in (1...charts.count).reversed() {
      let note = self.note(on: charts.dropFirst(count))
      let shown = charts.prefix(count)
      let others = shown.reduce(1 + note.count) { $0 + linesBesideBars($1) }
      let height = max(Self.leastHeight, (rows - others) / count)
      for height in [height, Self.leastHeight] {
        let lines = stack(shown, height: height) + note
        let mustDraw = count == 1 && height == Self.leastHeight && style.omission != .titles
        if lines.count <= rows || mustDraw { return lines }
      }
    }
    return part(of: charts[0], note(on: charts.dropFirst()), rows: rows)
  }

  private func stack(_ shown: ArraySlice<PageChart>, height: Int) -> [String] {
    let charts = Chart.stack(
      shown.map { $0.chart(in: style) }, height: min(height, style.chartHeight))
    return zip(shown, charts).flatMap { page, chart in
      [title(page, chart)] + page.captions.flatMap(caption) + painted(chart.rows)
    }
  }

  private func part(of page: PageChart, _ note: [String], rows: Int) -> [String] {
    let chart = page.chart(in: style)
    return [title(page, chart)] + cut(chart, page, page.captions, rows: rows - note.count - 1)
      + note
  }

  /// Returns the number of lines for the title, captions, axis, pointer, and the values of clipped bars.
  private func linesBesideBars(_ page: PageChart) -> Int {
    page.captions.flatMap(caption).count
      + (page.bars.contains { $0.bar.isMarked || $0.bar.hasNote } ? 3 : 2)
      + (page.chart(in: style).clippedBars.isEmpty ? 0 : 1)
  }

  private func note(on rest: ArraySlice<PageChart>) -> [String] {
    let titles = rest.map(\.title).joined(separator: "; ")
    return rest.isEmpty ? [] : [shortened("\(rest.count) not shown: \(titles)")]
  }

  /// Returns the title of a chart with its unit, the note about its scale, and as many figures as fit.
  private func title(_ page: PageChart, _ chart: Chart) -> String {
    let parts =
      [page.title, page.unit, page.scaleNote].compactMap { $0 }.filter { !$0.isEmpty }
      + page.clipped(chart.clippedBars) + page.figures.map(\.text)
    return style.wrap([shortened(parts[0])] + parts.dropFirst(), separator: style.separator)[0]
  }

  private func shortened(_ text: String) -> String {
    text.replacingControlCharacters.truncated(toWidth: style.width, ellipsis: style.ellipsisMark)
  }
}
