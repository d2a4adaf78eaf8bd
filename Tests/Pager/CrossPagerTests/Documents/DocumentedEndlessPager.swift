import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions
import Testing

extension DocumentedFront where Front == OpenEndedPager<String> {
  /// Creates a pager with unknown ends from a line such as `endless days -1..<2, weeks 0..<3 anchor -2..<5 first`. The
  /// words `first` and `last` stand for a known end.
  init(_ line: String) throws {
    let parts = line.components(separatedBy: "; ")
    let levels = try parts[0].dropFirst(8).components(separatedBy: ", ").map { text in
      let words = text.split(separator: " ")
      let ranges = words.filter { $0.contains("..<") }.map { word in
        let bounds = word.split(separator: "..<").map { Int($0) ?? ($0 == "max" ? .max : .min) }
        return bounds[0]..<bounds[1]
      }
      return try OpenEndedLevel(
        String(#require(words.first)), places: #require(ranges.first),
        knowsFirst: words.contains("first"), knowsLast: words.contains("last"),
        anchorSpan: ranges.count > 1 ? ranges[1] : 0..<1)
    }
    self.init(OpenEndedPager(levels), perform: Self.perform, state: Self.state)
    for part in parts.dropFirst() { _ = try output(of: part) }
  }

  private static func perform(_ pager: inout OpenEndedPager<String>, _ line: String) throws
    -> Answer?
  {
    let words = line.split(separator: " ").map(String.init)
    switch words.first {
    case "add":
      let count = words[1] == "max" ? .max : try #require(Int(words[1]))
      let outcome = pager.addPages(
        count, at: words[2] == "forward" ? .forward : .backward, ofLevel: words[3],
        isLast: words.last == "last")
      return (outcome, [])
    case "place":
      return (pager.go(toPlace: words[1] == "max" ? .max : try #require(Int(words[1]))), [])
    case "known":
      let known = [Sense.backward, .forward].map { pager.knownPages(toward: $0) }
      return (nil, ["known " + known.map { $0.map(String.init) ?? "-" }.joined(separator: " ")])
    default: return nil
    }
  }

  /// Returns the range of places of each level with its current place, and the place that the pager waits for.
  private static func state(_ pager: OpenEndedPager<String>) -> [String] {
    let levels = pager.names.levels.enumerated().map { index, level in
      (index == pager.position?.level ? "*" : "") + "\(level.id) \(level.places)"
        + (level.knowsFirst ? " first" : "") + (level.knowsLast ? " last" : "")
        + (pager.pageID(ofLevel: level.id).map { " at \($0)" } ?? "")
    }
    let waiting = pager.waiting.map { "waits at \($0.edge) for \($0.place)" }
    return [levels.joined(separator: ", "), waiting ?? "waits for nothing"]
  }
}
