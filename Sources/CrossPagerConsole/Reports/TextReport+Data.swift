import CrossPagerSeries
import CrossPagerTimeline
import TerminalText

extension TextReport {
  func lines(_ data: DataReport) -> [String] {
    let read = data.read
    let wording = DataWording(data)
    let span = data.span.map { "\($0.lowerBound) through \($0.upperBound)" } ?? "no samples"
    return style.wrap(
      [read.source, "value \(wording.value)", "date \(wording.date)", span],
      separator: style.separator)
      + (wording.layout.isEmpty ? [] : style.wrap(wording.layout, separator: style.separator))
      + style.table(wording.rows, trailing: [1])
      + style.table(wording.columns, trailing: [1, 2, 3, 4])
      + wording.notes.flatMap { style.wrap("- \($0)", indent: 2) }
  }
}
