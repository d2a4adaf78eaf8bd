import CrossPager
import MessageWords
import TextCharts

/// A piece of a report. A layout decides how it looks.
enum Fact {
  /// A sentence, or a value that needs no name.
  case line(String)
  /// Sentences.
  case paragraph(String)
  /// Text to copy, which a layout must not break.
  case verbatim(String)
  /// The subject of the facts that follow, in parts.
  case heading([String])
  /// Values that belong together: `count 24`, `missing 0`.
  case group([String])
  /// A remark about the line before.
  case note(String)
  /// A detail of the line before.
  case detail(String)
  case numbered([String])
  case glossary([Glossary])
  case table(Table)
  /// Every level with its place. `reading` is nil if the pages are not drawn.
  case places([Place], current: Place?, reading: ReadingRule?)
  case chart(PageChart)
  /// The part of a line that is wrong.
  case mistake(line: String, range: Range<Int>)
  case error(String)
  /// A gap between facts.
  case gap

  /// Names with their meanings, under a heading.
  struct Glossary {
    var title = ""
    var entries: [(name: String, meaning: String)]
  }

  /// Rows of cells. The first cell names the row.
  struct Table {
    /// The names of the columns, or none if the cells need no names.
    var header: [String] = []
    var rows: [[String]]
    /// The highlighted row, or nil if there is none.
    var marked: Int?
    /// What the highlight means, or nil if no row can be highlighted.
    var mark: String?
    /// The right-aligned columns.
    var trailing: Set<Int> = []

    /// The table with a last column for the unit of each row, unless no row has one.
    func with(units: [String?]) -> Table {
      guard units.contains(where: { $0 != nil }) else { return self }
      var table = self
      table.header.append("unit")
      table.rows = zip(rows, units).map { $0 + [$1?.excerpt ?? "-"] }
      return table
    }
  }

  /// The bars and the figures of a page.
  struct PageChart {
    var bars: [(bar: Chart.Bar, sentence: String)]
    /// The range that the axis covers at least, or nil for that of the bars.
    var scale: ClosedRange<Double>?
    /// The unit of the values, or nil if they have none.
    var unit: String?
    /// The figures, each with the name of the bar it comes from, if there is one.
    var figures: [(text: String, bar: String?)]
  }
}
