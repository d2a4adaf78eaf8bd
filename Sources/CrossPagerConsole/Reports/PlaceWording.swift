import CrossPager
import CrossPagerTimeline
import MessageWords
import TerminalText

/// Describes places in words. A place on a dated level reads `day 2025-12-28 (728 of 731)`. A place on another level
/// reads `day 3 (0…4)`.
package struct PlaceWording {
  /// The text between the first and last index, or nil to use words, as in `day 3, pages 0 to 4`.
  var ellipsis: String?

  /// The text for a place in a sentence or a prompt.
  package func text(_ place: Place?) -> String {
    guard let place else { return ellipsis == nil ? "no levels" : "(no levels)" }
    let name = [place.level.excerpt, page(place)].compactMap { $0 }.joined(separator: " ")
    let title = place.ownTitle?.excerpt
    let parts =
      if ellipsis == nil {
        [[name, title, range(place)].compactMap { $0 }.joined(separator: ", ")]
      } else {
        [name, title.map { "'\($0)'" }, range(place)].compactMap { $0 }
      }
    return parts.joined(separator: " ").replacingControlCharacters
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
