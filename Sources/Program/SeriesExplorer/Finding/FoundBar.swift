import CrossPagerConsole
import CrossPagerSeries
import MessageWords

/// The result of `find`: a bar, or a page without values.
struct FoundBar: WordedDetail {
  let match: Search.Match
  let search: Search
  let way: Search.Way?
  /// The matching bar or, if the match is for a whole page, the page as a bar.
  let bar: Bar
  var wording: ValueWording

  /// The search word `max` or `min`, or nil for other searches.
  private var extreme: String? { match.rank.map { _ in search.text } }

  /// A phrase such as `max 31.2 °C on Thu 2025-07-03` or `24.3 in the hour from 13:00 on Sat 2025-06-14`.
  var text: String {
    let notes = match.notes.map { "'\($0.excerpt)'" }.joined(separator: ", ")
    if !notes.isEmpty { return "\(notes) \(bar.phrase)" }
    if match.bar == nil { return "no values" }
    let value = match.value.map { $0.isFinite ? wording.number($0) : "out of range" }
    let words =
      value.map { [extreme, $0, wording.unit?.excerpt].compactMap(\.self) } ?? ["no value"]
    let rank = match.rank.map { $0.place > 1 ? ", number \($0.place) of \($0.of) pages" : "" }
    return words.joined(separator: " ") + " \(bar.phrase)\(rank ?? "")"
  }

  /// A single phrase if the search wrapped around, such as `continued from the first page`, or an empty array.
  private var round: [String] {
    let end = way == .previous ? "last" : "first"
    let place = match.notes.isEmpty ? extreme.map { "\($0)imum" } ?? "page" : "note"
    return match.isRound ? ["continued from the \(end) \(place)"] : []
  }

  package var isDrawn: Bool { false }

  package var phrases: [String] { [text] + round }

  package var json: JSON {
    let found: JSON = .present([
      "key": .string(bar.key), "bar": .optional(match.bar), "value": .optional(match.value),
      "rank": match.rank.map { .integer($0.place) }, "of": match.rank.map { .integer($0.of) },
      "round": match.isRound ? true : nil,
      "notes": match.notes.isEmpty ? nil : .strings(match.notes),
    ])
    return ["found": found]
  }
}
