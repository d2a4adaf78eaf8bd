import CrossPager
import CrossPagerTimeline
import MessageWords
package import TerminalText

/// The findings of a command. A report lists its facts for the text and creates its own JSON.
public protocol Report: Sendable {
  /// The members of the JSON object.
  var json: JSON { get }
  /// The parts of the text.
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

  /// - Parameter previewedLine: The line of a preview, or nil to use `line`.
  package init(_ json: JSON, _ line: String, preview previewedLine: String? = nil) {
    (self.json, self.line, self.previewedLine) = (json, line, previewedLine ?? line)
  }

  package func facts(_ wording: ReportWording) -> [Fact] {
    [.line(wording.isPreview ? previewedLine : line)]
  }
}

/// How a report words its facts.
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
    return [
      "replay": ["file": .string(file), "commands": commands, "expectations": expectations]
    ]
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

  /// The page's key or index, as typed in commands.
  package func page(_ place: Place) -> String? {
    place.isDated ? place.title : place.page.map(String.init)
  }

  /// The page's position in a dated level, or the range of indices in any other level, followed by any rest offset.
  package func range(_ place: Place) -> String {
    let range =
      switch (place.page, ellipsis) {
      case (nil, _): "empty"
      case (let page?, _) where place.isDated: "\(page + 1) of \(place.count)"
      case (_, let ellipsis?): "0\(ellipsis)\(place.count - 1)"
      case (_, nil): place.count == 1 ? "only page" : "pages 0 to \(place.count - 1)"
      }
    let rest = place.rest.map { " at \($0.decimal)" } ?? ""
    return ellipsis == nil
      ? range + (rest.isEmpty ? "" : ", rests\(rest)") : "(\(range))\(rest)"
  }
}
