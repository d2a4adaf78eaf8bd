import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions
import Testing

typealias DocumentedRows = IdentifiedPager<String, String>

/// The snapshot that the command `save` takes. It outlives its pager.
final class SavedRows { var snapshot: DocumentedRows.Snapshot? }

extension DocumentedFront where Front == DocumentedRows {
  /// Creates a pager with identities from a line such as `rows new=1,2,3 kids=; go to 2`.
  init(_ line: String, _ saved: SavedRows) throws {
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
    _ feed: inout DocumentedRows, _ line: String, _ saved: SavedRows
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

  /// Returns the rows, with the page of each in brackets and a star before the current one.
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
