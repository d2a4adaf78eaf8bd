import CivilDates
import MessageWords
import TextCharts

/// Describes what `find` found.
enum FoundWording {
  /// A phrase such as `max 31.2 °C on Thu 2025-07-03`.
  static func text(_ found: FoundBar) -> String {
    guard found.bar != nil else { return "no values" }
    let value =
      found.value.map { value in
        [
          found.extreme, value.isFinite ? NumberFormat.caption(value) : "out of range",
          found.unit?.excerpt,
        ].compactMap(\.self).joined(separator: " ")
      } ?? "no value"
    let rank =
      if let rank = found.rank, let pages = found.rankedPages, rank > 1 {
        ", number \(rank) of \(pages) pages"
      } else {
        ""
      }
    return "\(value) \(time(found))\(rank)"
  }

  /// A sentence about a response, followed by what was found unless the response was ignored.
  static func sentence(_ sentence: String, _ response: Response) -> String {
    guard let found = response.found, response.result.kind != .ignored else { return sentence }
    return "\(sentence), \(text(found))"
  }

  private static func time(_ found: FoundBar) -> String {
    let date = found.start.date
    let day = "\(weekdays[date.weekday.rawValue - 1]) \(date)"
    switch found.barUnit {
    case .minute, .hour: return "at \(found.start.isoMinutes.suffix(5)) on \(day)"
    case .day: return "on \(day)"
    case .decade: return "in the \(date.year)s"
    case .week, .month, .quarter, .year, .century: return "in \(found.key)"
    }
  }

  private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
}
