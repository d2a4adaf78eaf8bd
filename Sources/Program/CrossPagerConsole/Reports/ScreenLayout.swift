import CrossPager
import MessageWords
package import TerminalText
import TextCharts

/// Writes facts for a screen, using colors, columns and charts, and wraps lines to the screen's width.
public struct ScreenLayout {
  package let style: TextStyle

  /// Returns the lines for all facts. Drawings share the rows that the other facts leave free.
  package func lines(_ facts: [Fact]) -> [String] {
    let facts = withoutTitles(facts)
    let drawings = facts.count(where: \.isDrawing)
    let rows = style.height.flatMap { height in
      let others = facts.reduce(0) { $0 + ($1.isDrawing ? 0 : lines($1).count) }
      return drawings == 0 ? nil : max(0, height - others) / drawings
    }
    return facts.flatMap { lines($0, rows: rows) }
  }

  private func withoutTitles(_ facts: [Fact]) -> [Fact] {
    if style.omission != .titles || !facts.contains(where: \.isDrawing) { return facts }
    return facts.compactMap { fact in
      switch fact {
      case .heading(let parts): .heading(Array(parts.prefix(1)))
      case .line: nil
      default: fact
      }
    }
  }

  /// - Parameter rows: The number of rows for a drawing, or nil for no limit.
  package func lines(_ fact: Fact, rows: Int? = nil) -> [String] {
    switch fact {
    case .line(let text): style.wrap(text, indent: 2)
    case .paragraph(let text): style.wrap(text)
    case .verbatim(let text): [text]
    case .heading(let parts):
      style.wrap(parts, separator: style.separator, indent: 2).map { style.paint($0, .heading) }
    case .group(let parts): style.wrap(parts, separator: style.separator, indent: 2)
    case .note(let text): style.wrap("- \(text)", indent: 2)
    case .detail(let text): style.wrap(text, head: "  ", indent: 4)
    case .numbered(let lines):
      lines.enumerated().flatMap { style.wrap($0.element, head: "\($0.offset + 1)  ", indent: 2) }
    case .glossary(let sections): glossary(sections)
    case .columns(let left, let right, let sections): columns(left, right) ?? glossary(sections)
    case .table(let table): self.table(table)
    case .places(let places, let current, let reading): self.places(places, current, reading)
    case .drawing(let drawing): drawing.lines(in: self, rows: rows)
    case .mistake(let line, let range): mistake(line, range)
    case .error(let text): style.wrap(text).map(style.error)
    case .gap: [""]
    }
  }

  private func glossary(_ sections: [Fact.Glossary]) -> [String] {
    let widest = sections.flatMap(\.entries).map(\.name.displayWidth).max() ?? 0
    let column = min(widest, 40) + 4
    // On a narrow screen, each meaning is below its name.
    let isNarrow = column > style.width - 20
    return sections.flatMap { section in
      (section.title.isEmpty ? [] : lines(.heading([section.title])))
        + section.entries.flatMap { entry in
          isNarrow
            ? style.wrap(entry.name, head: "  ", indent: 4)
              + style.wrap(entry.meaning, head: "    ", indent: 4)
            : style.wrap(
              entry.meaning, head: "  " + entry.name.padded(toWidth: column - 4) + "  ",
              indent: column)
        }
    }
  }

  /// Returns two columns of glossaries, or nil if they do not fit beside each other without wrapping.
  private func columns(_ left: [Fact.Glossary], _ right: [Fact.Glossary]) -> [String]? {
    var style = style
    (style.width, style.isColored) = (10_000, false)
    let unwrapped = ScreenLayout(style: style)
    let (left, right) = (unwrapped.glossary(left), unwrapped.glossary(right))
    let start = (left.map(\.displayWidth).max() ?? 0) + 2
    guard start + (right.map(\.displayWidth).max() ?? 0) <= self.style.width else { return nil }
    func painted(_ line: String) -> String {
      line.hasPrefix(" ") ? line : self.style.paint(line, .heading)
    }
    return (0..<max(left.count, right.count)).map { row in
      let first = row < left.count ? left[row] : ""
      if row >= right.count { return painted(first) }
      let gap = String(repeating: " ", count: start - first.displayWidth)
      return painted(first) + gap + painted(right[row])
    }
  }

  private func table(_ table: Fact.Table) -> [String] {
    let headers = table.header.isEmpty ? [] : [table.header]
    var rows = headers + table.rows
    for index in rows.indices where table.mark != nil {
      let isMarked = index - headers.count == table.marked
      rows[index][0] = "\(isMarked ? style.pointer : " ") \(rows[index][0])"
    }
    let lines = style.table(
      rows, trailing: table.trailing, shortening: table.names,
      in: table.named.map { Set($0.map { $0 + headers.count }) })
    return lines.map { $0.hasPrefix(style.pointer + " ") ? style.paint($0, .current) : $0 }
  }

  /// Marks part of a line with carets and shortens a long line to the text around that part.
  private func mistake(_ line: String, _ range: Range<Int>) -> [String] {
    let room = min(60, max(8, style.width - 2))
    let characters = Array(line)
    let center = max(0, min(range.lowerBound, range.upperBound - room / 2) - room / 4)
    let start = characters.count <= room ? 0 : center
    let shown = characters.dropFirst(start).prefix(room).map(Self.shown)
    let before = shown.prefix(range.lowerBound - start).joined()
    let meant = shown.dropFirst(range.lowerBound - start).prefix(range.count).joined()
    let lines = [
      "  " + shown.joined(),
      "  " + String(repeating: " ", count: before.displayWidth)
        + String(repeating: "^", count: max(1, meant.displayWidth)),
    ].map { $0.truncated(toWidth: style.width, ellipsis: " ").trimmingTrailingSpaces }
    return [lines[0], style.paint(lines[1], .error)]
  }

  /// Returns a printable form of a character, with at most 15 combining marks.
  private static func shown(_ character: Character) -> String {
    if character == "\t" { return " " }
    return String(String.UnicodeScalarView(character.unicodeScalars.prefix(16)))
      .replacingControlCharacters
  }

  /// Writes a line for each level. In a map, each line also has a drawing of the level's pages.
  private func places(_ places: [Place], _ current: Place?, _ reading: ReadingRule?) -> [String] {
    let wording = PlaceWording(ellipsis: style.ellipsis)
    let cells = places.map { place in
      [wording.page(place) ?? "", wording.range(place)] + (place.ownTitle.map { [$0] } ?? [])
    }
    let drawings = reading.map { self.drawings(places, cells, $0) } ?? places.map { _ in [] }
    return table(
      Fact.Table(
        rows: zip(places, zip(drawings, cells)).map { [$0.level] + $1.0 + $1.1 },
        marked: places.firstIndex { $0.level == current?.level }, mark: "current"))
  }

  /// Returns the drawing for each level, or an empty array for each level if the screen is too narrow.
  private func drawings(
    _ places: [Place], _ cells: [[String]], _ reading: ReadingRule
  ) -> [[String]] {
    let widths = (0..<3).map { column in
      cells.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
    }
    let names = places.map(\.level.displayWidth).max() ?? 0
    // The pointer and the space after it take 2 characters, and 2 spaces precede each cell after the name.
    let room = min(40, style.width - names - widths.reduce(0, +) - 10)
    if room < 5 { return places.map { _ in [] } }
    let rows = places.map { drawing($0, room: room) }
    // With `reading rtl`, page 0 is at the right end of every row.
    let width = rows.map(\.displayWidth).max() ?? 0
    return rows.map { row in
      [reading == .ltr ? row : String(row.reversed()).padded(toWidth: width, atEnd: true)]
    }
  }

  private func drawing(_ place: Place, room: Int) -> String {
    guard let page = place.page else { return "" }
    if place.count * 2 - 1 <= room {
      return (0..<place.count).map { $0 == page ? style.disc : style.dot }.joined(separator: " ")
    }
    // Only the first and last pages have the disc at an end of the line.
    let column = page == 0 ? 0 : 1 + (page - 1) * (room - 2) / (place.count - 2)
    return (0..<room).map { $0 == column ? style.disc : style.line }.joined()
  }
}
