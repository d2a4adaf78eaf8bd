import MessageWords
import TerminalText

/// Writes facts as lines of words and numbers for screen readers and scripts. This layout does not
/// draw charts, align columns or wrap lines.
struct PlainLayout {
  func lines(_ fact: Fact) -> [String] {
    plainLines(fact).map(\.replacingControlCharacters)
  }

  private func plainLines(_ fact: Fact) -> [String] {
    switch fact {
    case .line(let text), .paragraph(let text), .verbatim(let text), .note(let text),
      .detail(let text), .error(let text):
      text.isEmpty ? [] : [text]
    case .heading(let parts), .group(let parts): parts
    case .numbered(let lines): lines.enumerated().map { "\($0.offset + 1): \($0.element)" }
    case .glossary(let sections), .columns(_, _, let sections):
      sections.flatMap { section in
        (section.title.isEmpty ? [] : [section.title])
          + section.entries.map { "\($0.name): \($0.meaning)" }
      }
    case .table(let table):
      table.rows.enumerated().map { index, cells in
        sentence(cells, table.header) + (index == table.marked ? ", \(table.mark ?? "")" : "")
      }
    case .places(let places, let current, _):
      places.map { place in
        PlaceWording().text(place) + (place.level == current?.level ? ", current" : "")
      }
    case .drawing(let drawing): drawing.sentences
    case .mistake(let line, _): ["Command: \(line.excerpt)"]
    case .gap: []
    }
  }

  /// A row of a table, such as `rain: count 6, no min`, or `duplicate 3, a note` if the table has
  /// no header.
  private func sentence(_ cells: [String], _ header: [String]) -> String {
    if header.isEmpty {
      return ([cells.prefix(2).joined(separator: " ")] + cells.dropFirst(2)).joined(separator: ", ")
    }
    let values = zip(header, cells).dropFirst().map { name, cell in
      cell == "-" ? "no \(name)" : name.isEmpty ? cell : "\(name) \(cell)"
    }
    return "\(cells.first ?? ""): " + values.joined(separator: ", ")
  }
}
