import CrossPager
import MessageWords
import TextCharts

/// A part of a report, independent of its layout.
enum Fact {
  /// A sentence or an unnamed value.
  case line(String)
  /// Sentences.
  case paragraph(String)
  /// Text that a user may copy. A layout must not wrap this text.
  case verbatim(String)
  /// The parts of a heading.
  case heading([String])
  /// Related values, such as `count 24` and `missing 0`.
  case group([String])
  /// A remark about the previous line.
  case note(String)
  /// A detail of the previous line.
  case detail(String)
  case numbered([String])
  case glossary([Glossary])
  /// Glossaries in two columns, and the glossaries for a layout that has no room for columns.
  case columns(left: [Glossary], right: [Glossary], otherwise: [Glossary])
  case table(Table)
  /// The current place of every level. If `reading` is nil, the pages are not drawn.
  case places([Place], current: Place?, reading: ReadingRule?)
  case chart(PageChart)
  /// Several charts on a page, each with its title.
  case charts([(title: String, chart: PageChart)])
  case display(DisplayReport)
  /// The invalid part of a line.
  case mistake(line: String, range: Range<Int>)
  case error(String)
  /// A gap between facts.
  case gap

  /// Names and their meanings, with an optional heading.
  struct Glossary {
    var title = ""
    var entries: [(name: String, meaning: String)]
  }

  /// A table. The first cell of each row contains the name of the row.
  struct Table {
    /// The names of the columns, or an empty array if the table has no header.
    var header: [String] = []
    var rows: [[String]]
    /// The index of the highlighted row, or nil if there is none.
    var marked: Int?
    /// The word that marks the highlighted row, or nil if no row can be highlighted.
    var mark: String?
    /// The indices of the right-aligned columns.
    var trailing: Set<Int> = []
    /// The index of a column of names that a narrow screen can shorten, or nil for none.
    var names: Int?
    /// The indices of the rows with such a name, or nil for all rows.
    var named: Set<Int>?

    /// This table with another column, or the same table if all cells of that column are nil.
    func with(_ name: String, _ cells: [String?]) -> Table {
      guard cells.contains(where: { $0 != nil }) else { return self }
      var table = self
      table.header.append(name)
      table.rows = zip(rows, cells).map { $0 + [$1?.excerpt ?? "-"] }
      return table
    }
  }

  /// The bars and figures for a page.
  struct PageChart {
    var bars: [(bar: Chart.Bar, name: String, sentence: String)]
    /// The scale of the axis.
    var scale: PageScale
    /// The unit of the values, or nil if they have none.
    var unit: String?
    /// The unit of time of the bars, in the plural.
    var barUnits: String
    var figures: [Figure]
    /// Whether each bar is compared with another value.
    var compares = false
    /// The lines before the figures.
    var captions: [Caption] = []

    /// A figure about the page.
    struct Figure {
      /// The order in which a small screen omits figures.
      enum Importance: Comparable, CaseIterable {
        case count, least, main
      }

      var text: String
      /// The name of the bar that the figure comes from, or nil if it comes from several bars.
      var bar: String?
      var importance = Importance.main
    }

    /// A line of related values.
    struct Caption {
      enum Kind {
        /// The first part describes the marked bar.
        case mark
        /// The first part describes the bars, and the second part describes the values to compare them with.
        case legend
        case remark
      }

      var parts: [String]
      var kind: Kind
    }

    /// The text of the figures, and the values of the clipped bars, such as `clipped: Jul 4,512`.
    ///
    /// - Parameter least: The least importance of a figure to include.
    func figures(clipping indices: [Int], least: Figure.Importance = .count) -> [String] {
      figures.filter { $0.importance >= least }.map(\.text) + clipped(indices)
    }

    /// The values of the clipped bars, such as `clipped: Jul 4,512`.
    func clipped(_ indices: [Int]) -> [String] {
      if indices.isEmpty { return [] }
      let clipped = indices.prefix(3).map { index in
        let value = bars[index].bar.value.map { NumberFormat.caption($0, grouped: true) }
        return [bars[index].name, value].compactMap { $0 }.joined(separator: " ")
      }
      let rest = indices.count > 3 ? ["\(indices.count - 3) more"] : []
      return ["clipped: " + (clipped + rest).joined(separator: ", ")]
    }
  }
}
