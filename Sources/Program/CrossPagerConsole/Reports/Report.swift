public import CrossPager
import CrossPagerTimeline
import MessageWords
package import TerminalText

/// The information that a command reports. A report lists facts for text output and creates its own JSON.
public protocol Report: Sendable {
  /// The JSON object whose members become part of the response.
  var json: JSON { get }
  /// Returns the parts of the text.
  func facts(_ wording: ReportWording) -> [Fact]
  /// Whether the report draws a page.
  var isPage: Bool { get }
}

extension Report {
  public var isPage: Bool { false }
}

package struct LineReport: Report {
  package let json: JSON
  private let line: String
  private let previewedLine: String

  /// - Parameter previewedLine: The line to show in a preview, or nil to use `line`.
  package init(_ json: JSON, _ line: String, preview previewedLine: String? = nil) {
    (self.json, self.line, self.previewedLine) = (json, line, previewedLine ?? line)
  }

  package func facts(_ wording: ReportWording) -> [Fact] {
    [.line(wording.isPreview ? previewedLine : line)]
  }
}

/// The context that determines how a report words its facts.
public struct ReportWording: Sendable {
  package let style: TextStyle
  package var current: Place?
  /// Whether the report is a preview, which says what a command would do.
  package var isPreview = false

  package init(style: TextStyle) { self.style = style }

  package var places: PlaceWording { PlaceWording(ellipsis: style.isPlain ? nil : style.ellipsis) }
}

struct QuitReport: Report {
  /// The exit status, or nil for the status of the session.
  let status: Int?

  var json: JSON { ["quit": .optional(status)] }

  func facts(_ wording: ReportWording) -> [Fact] { [] }
}

struct ReplayReport: Report {
  package var file: String
  /// The number of commands other than `expect`.
  package var commands = 0
  /// The number of expectations, all of which were met.
  var expectations = 0

  var json: JSON {
    let (commands, expectations) = (JSON.integer(commands), JSON.integer(expectations))
    return ["replay": ["file": .string(file), "commands": commands, "expectations": expectations]]
  }

  func facts(_ wording: ReportWording) -> [Fact] {
    let counts =
      "\(Wording.count(commands, "command")), \(Wording.count(expectations, "expectation")) met"
    let verb = wording.isPreview ? "would replay" : "replayed"
    return [.line("\(verb) '\(file.pathExcerpt)': \(counts)")]
  }
}

/// Describes places in words: `day 2025-12-28 (728 of 731)` on a dated level, and `day 3 (0…4)` on any other.
package struct PlaceWording {
  /// The text between the first and last index, or nil to use words, as in `day 3, pages 0 to 4`.
  var ellipsis: String?

  package func text(_ place: Place?) -> String {
    guard let place else { return ellipsis == nil ? "no levels" : "(no levels)" }
    let name = [place.level.excerpt, page(place)].compactMap(\.self).joined(separator: " ")
    let title = place.ownTitle.map { ellipsis == nil ? $0.excerpt : "'\($0.excerpt)'" }
    return [name, title, range(place)].compactMap(\.self)
      .joined(separator: ellipsis == nil ? ", " : " ").replacingControlCharacters
  }

  /// Returns the page's key or index, as typed in commands, or nil if the level is empty.
  package func page(_ place: Place) -> String? {
    place.isDated ? place.title : place.page.map(String.init)
  }

  /// Returns the page's position in a dated level, or the indices of any other level, and the rest offset if there is one.
  package func range(_ place: Place) -> String {
    let range =
      switch (place.page, ellipsis) {
      case (nil, _): "empty"
      case (let page?, _) where place.isDated: "\(page + 1) of \(place.count)"
      case (_, let ellipsis?): "0\(ellipsis)\(place.count - 1)"
      case (_, nil): place.count == 1 ? "only page" : "pages 0 to \(place.count - 1)"
      }
    let rest = place.rest.map { " at \($0.decimal)" } ?? ""
    return ellipsis == nil ? range + (rest.isEmpty ? "" : ", rests\(rest)") : "(\(range))\(rest)"
  }
}

/// A part of a report, independent of the layout.
public enum Fact: Sendable {
  /// A sentence or an unnamed value.
  case line(String)
  /// One or more sentences.
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
  /// A line and the range of its invalid part.
  case mistake(line: String, range: Range<Int>)
  case error(String)
  /// A gap between facts.
  case gap

  var isDrawing: Bool { if case .drawing = self { true } else { false } }

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
    /// The index of the column whose names can be shortened on a narrow screen, or nil if there is none.
    var names: Int?
    /// The indices of the rows whose names can be shortened, or nil for all rows.
    var named: Set<Int>?

    package init(
      header: [String] = [], rows: [[String]], marked: Int? = nil, mark: String? = nil,
      trailing: Set<Int> = [], names: Int? = nil, named: Set<Int>? = nil
    ) {
      (self.header, self.rows, self.marked, self.mark) = (header, rows, marked, mark)
      (self.trailing, self.names, self.named) = (trailing, names, named)
    }

    /// Returns this table with another column, or the same table if all cells of that column are nil.
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
  /// Returns the rows for a screen.
  ///
  /// - Parameter rows: The number of rows, or nil for no limit.
  func lines(in layout: ScreenLayout, rows: Int?) -> [String]
  /// The content of the drawing in words.
  var sentences: [String] { get }
}
