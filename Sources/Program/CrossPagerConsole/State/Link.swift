import CrossPager
import CrossPagerTimeline
import MessageWords

/// The place of every level in one word. In `day=4,week=2,month=0@week`, for example, `week` is the current level.
///
/// In a name, a space is written as `+`. All other characters except ASCII letters, digits, `-`, `_` and `.` are
/// percent-encoded as UTF-8 (RFC 3986). The place of a dated level is the key of its page. The place of an empty level
/// is `-`. The link for a pager without levels is `@`.
package struct Link: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    package var level: String
    var place: String
  }

  package var stops: [Stop]
  /// The name of the current level, or nil if there are no levels.
  package var current: String?

  struct Problem: Error, Hashable { var message: String }
}

extension Link {
  init(text: String) throws(Problem) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw Problem(message: "A link has one '@', followed by the name of the current level.")
    }
    let items = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    stops = try (parts[0].isEmpty ? [] : items).map { item throws(Problem) in
      let sides = item.split(separator: "=", omittingEmptySubsequences: false)
      guard sides.count == 2, !sides[1].isEmpty else {
        throw Problem(message: "'\(String(item).excerpt)' is not NAME=PLACE.")
      }
      return Stop(level: try Link.decode(sides[0]), place: try Link.decode(sides[1]))
    }
    guard Set(stops.map(\.level)).count == stops.count else {
      throw Problem(message: "The link names a level twice.")
    }
    current = parts[1].isEmpty ? nil : try Link.decode(parts[1])
  }

  package var text: String {
    stops.map { "\(Link.encode($0.level))=\($0.place)" }.joined(separator: ",") + "@"
      + (current.map(Link.encode) ?? "")
  }

  private static func encode(_ name: String) -> String {
    name.utf8.reduce(into: "") { text, byte in
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "A"..."Z", "a"..."z", "0"..."9", "-", "_", ".": text.unicodeScalars.append(scalar)
      case " ": text.append("+")
      default: text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }

  private static func decode(_ text: Substring) throws(Problem) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        let digits = String(decoding: rest.prefix(2), as: UTF8.self)
        rest = rest.dropFirst(2)
        guard digits.count == 2, digits.allSatisfy(\.isHexDigit),
          let byte = UInt8(digits, radix: 16)
        else { throw undecodable(text) }
        bytes.append(byte)
      default: bytes.append(byte)
      }
    }
    let decoded = String(decoding: bytes, as: UTF8.self)
    if decoded.isEmpty || !decoded.utf8.elementsEqual(bytes) { throw undecodable(text) }
    return decoded
  }

  private static func undecodable(_ text: Substring) -> Problem {
    Problem(message: "'\(String(text).excerpt)' is not percent-encoded UTF-8.")
  }

  /// Returns both links. If either is too long to quote in a message, both omit the places that they share.
  func contrasted(with other: Link) -> (Link, Link) {
    if [text, other.text].allSatisfy({ $0.excerpt == $0 }) { return (self, other) }
    let common = Set(stops).intersection(other.stops)
    func own(_ link: Link) -> Link {
      Link(stops: link.stops.filter { !common.contains($0) }, current: link.current)
    }
    return (own(self), own(other))
  }

  func isSame(as other: Link) -> Bool { Set(stops) == Set(other.stops) && current == other.current }
}

extension SessionState {
  package var link: Link {
    Link(
      stops: zip(labels, pager.levels).map { label, level in
        let place = level.page.map { label.dated?.key(ofPage: $0) ?? String($0) }
        return Link.Stop(level: label.name, place: place ?? "-")
      }, current: pager.currentLevel.map { labels[$0].name })
  }

  /// Follows a link. If the link does not fit, changes nothing and returns a sentence for each difference.
  mutating func follow(_ link: Link) -> [String] {
    var places = Pager.Snapshot(
      levels: [], currentLevel: nil, rules: rules, newLevelRules: pager.newLevelRules)
    var differences: [String] = []
    let stops = Dictionary(link.stops.map { ($0.level, $0) }) { first, _ in first }
    for (index, level) in pager.levels.enumerated() {
      let name = labels[index].name.excerpt
      guard let stop = stops[labels[index].name] else {
        differences.append("Level '\(name)' is not in the link.")
        continue
      }
      let page = page(named: stop.place, ofLevel: index)
      if page.map({ $0 >= level.count }) ?? (stop.place != "-" || !level.isEmpty) {
        differences.append("Level '\(name)' has no page '\(stop.place.excerpt)'.")
      }
      places.levels.append(
        .init(id: index, count: level.count, page: page, rest: nil, rules: level.rules))
    }
    let names = Set(labels.map(\.name))
    for stop in link.stops where !names.contains(stop.level) {
      differences.append("No level '\(stop.level.excerpt)' here.")
    }
    places.currentLevel = labels.firstIndex { link.current?.isName($0.name) == true }
    if places.currentLevel == nil, link.current != nil || !names.isEmpty {
      differences.append(
        link.current.map { "The link's current level '\($0.excerpt)' is missing here." }
          ?? "The link does not say which level is current.")
    }
    if differences.isEmpty { apply(.restore(places)) }
    return differences
  }

  /// Returns nil for `-` or an unknown key. A numeric index may be beyond the last page.
  private func page(named place: String, ofLevel level: Int) -> Int? {
    labels[level].dated.map { $0.page(meantBy: place) } ?? WholeNumber.index(place)
  }
}
