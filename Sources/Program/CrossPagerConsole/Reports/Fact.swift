public import CrossPager
import MessageWords

/// A part of a report, independent of its layout.
public enum Fact: Sendable {
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
  /// A drawing whose height depends on the screen.
  case drawing(any FactDrawing)
  /// The invalid part of a line.
  case mistake(line: String, range: Range<Int>)
  case error(String)
  /// A gap between facts.
  case gap

  /// Names and their meanings, with an optional heading.
  public struct Glossary: Sendable {
    var title = ""
    var entries: [(name: String, meaning: String)]
  }

  /// A table. The first cell of each row contains the name of the row.
  public struct Table: Sendable {
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

    package init(
      header: [String] = [], rows: [[String]], marked: Int? = nil, mark: String? = nil,
      trailing: Set<Int> = [], names: Int? = nil, named: Set<Int>? = nil
    ) {
      (self.header, self.rows, self.marked, self.mark) = (header, rows, marked, mark)
      (self.trailing, self.names, self.named) = (trailing, names, named)
    }

    /// This table with another column, or the same table if all cells of that column are nil.
    package func with(_ name: String, _ cells: [String?]) -> Table {
      guard cells.contains(where: { $0 != nil }) else { return self }
      var table = self
      table.header.append(name)
      table.rows = zip(rows, cells).map { $0 + [$1?.excerpt ?? "-"] }
      return table
    }
  }
}

/// A drawing of variable height, such as a chart.
public protocol FactDrawing: Sendable {
  /// The rows for a screen.
  ///
  /// - Parameter rows: The number of rows, or nil for no limit.
  func lines(in layout: ScreenLayout, rows: Int?) -> [String]
  /// The same in words.
  var sentences: [String] { get }
}
