import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions
import Testing

typealias DocumentedRows = IdentifiedPager<String, String>

/// The snapshot that the command `save` takes. It outlives its pager.
final class SavedFeed { var snapshot: DocumentedRows.Snapshot? }

extension DocumentedFront where Front == DocumentedRows {
  /// Creates a pager with identities from a line such as `rows new=1,2,3 kids=; go to 2`.
  init(_ line: String, _ saved: SavedFeed) throws {
    let parts = line.components(separatedBy: "; ")
    self.init(
      DocumentedRows(Self.sections(parts[0].split(separator: " ").dropFirst())),
      perform: { try Self.perform(&$0, $1, saved) }, state: Self.state)
    for part in parts.dropFirst() { _ = try output(of: part) }
  }

  private static func sections(_ words: some Collection<Substring>) -> [PagerSection<
    String, String
  >] {
    words.filter { $0 != "nothing" }.map { word in
      let sides = word.split(separator: "=", omittingEmptySubsequences: false)
      return PagerSection(
        String(sides[0]), pages: sides[sides.count - 1].split(separator: ",").map(String.init))
    }
  }

  private static func perform(
    _ feed: inout DocumentedRows, _ line: String, _ saved: SavedFeed
  ) throws -> Answer? {
    let words = line.split(separator: " ")
    let keepsRules = line.hasSuffix(" keeping rules")
    switch words.first {
    case "update":
      let interrupts = words.dropFirst().first == "now"
      return (
        feed.update(to: sections(words.dropFirst(interrupts ? 2 : 1)), interrupting: interrupts), []
      )
    case "go" where words.count == 3 && words[1] == "to":
      return (feed.go(toPageID: String(words[2])), [])
    case "go" where words.count == 5:
      return (feed.go(toPageID: String(words[2]), inLevel: String(words[4])), [])
    case "remember" where words.count == 4:
      return (feed.remember(pageID: String(words[1]), ofLevel: String(words[3])), [])
    case "save":
      let data = try JSONEncoder().encode(feed.snapshot)
      saved.snapshot = try JSONDecoder().decode(DocumentedRows.Snapshot.self, from: data)
      #expect(saved.snapshot == feed.snapshot)
      return (nil, [])
    case "absent":
      feed.absentLevels = try #require(saved.snapshot).levels
      return (nil, [])
    case "restore" where words[1] == "saved":
      do {
        return (try feed.restore(try #require(saved.snapshot), keepingRules: keepsRules), [])
      } catch let error as SnapshotMismatch<String, String> {
        return (nil, ["refused"] + error.differences.map(\.text))
      }
    case "repair":
      let result = feed.repair(from: try #require(saved.snapshot), keepingRules: keepsRules)
      return (result.outcome, result.differences.map(\.text))
    default: return nil
    }
  }

  /// The rows, with the page of each in brackets and a star before the current one.
  private static func state(_ feed: DocumentedRows) -> [String] {
    let rows = feed.names.sections.enumerated().map { level, section in
      let pages = section.pages.enumerated().map { $0 == feed.levels[level].page ? "[\($1)]" : $1 }
      return ([(level == feed.position?.level ? "*" : "") + section.id] + pages)
        .joined(separator: " ")
    }
    let absent = feed.absentLevels.map(\.id).joined(separator: " ")
    return [
      rows.isEmpty ? "no rows" : rows.joined(separator: ", "),
      "absent " + (absent.isEmpty ? "nothing" : absent),
      feed.waitingNames == nil ? "nothing waits" : "an update waits",
    ]
  }
}

extension SnapshotDifference<String, String> {
  fileprivate var text: String {
    switch self {
    case .unknownLevel(let level): "unknown level \(level)"
    case .missingLevel(let level): "missing level \(level)"
    case .otherOrder(let saved): "other order, saved \(saved.joined(separator: " "))"
    case .otherCount(let level, let saved, let present, let page):
      "other count of \(level), saved \(saved), present \(present), page \(page ?? -1)"
    case .missingPage(let level, let id, let page):
      "missing page \(id) of \(level), page \(page ?? -1)"
    case .otherRest(let level, let saved, let present):
      "other rest of \(level), saved \(saved), present \(present)"
    case .missingCurrentLevel(let level): "missing current level \(level ?? "-")"
    }
  }
}

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

  /// The places of each level, with its place, and the place that the pager waits for.
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
