import CrossPager
import CrossPagerTesting
import Foundation
import PagerCompanions
import Testing

private typealias Feed = IdentifiedPager<String, Int>

/// At quick depth, the suite runs a tenth of the seeds.
struct PagerSnapshotFuzzTests {
  private typealias Snapshot = PagerSnapshot<String, Int>

  private static let document: [UInt8] = {
    var feed = Feed(
      [
        PagerSection("a", pages: [1, 2, 3]), PagerSection("b", pages: []),
        PagerSection("c", pages: Array(4..<20)),
      ], rules: PagerRules(viewport: Viewport(levels: 2, pages: 2.5, beyond: 1)),
      newLevelRules: LevelRules(start: .page(1), snap: .free))
    feed.go(toPageID: 7)
    feed.drag(x: -0.7)
    feed.finish()
    feed.rules.locked = [.up, .down]
    return (try? JSONEncoder().encode(feed.snapshot)).map(Array.init) ?? []
  }()

  private static let pieces: [[UInt8]] = [
    "null", "-1", "0", "1e300", "-1e-300", "2147483648", "9223372036854775807", "1.5", "[]", "{}",
    "\"a\"", "\"last\"", "true", "\"\\u0000\"", "[[[[[[", "-", ",", "1e999", "\"\\ud800\"",
    "\"wrap\"", "\"free\"", "0.00001", "[1000,1000,100]",
  ].map { Array($0.utf8) }

  /// Returns a document with one to four random changes.
  private func mutated(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Self.document
    for _ in 0...Int.random(in: 0...3, using: &generator) {
      let low = Int.random(in: 0..<bytes.count, using: &generator)
      let high = min(bytes.count, low + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[low] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(low..<high)
      case 2: bytes.insert(contentsOf: bytes[low..<high], at: low)
      case 3:
        // Replace an entire value with another.
        let isEnd: (UInt8) -> Bool = { ",]}".utf8.contains($0) }
        let start = bytes[..<low].lastIndex { ":[,".utf8.contains($0) } ?? 0
        let end = bytes[low...].firstIndex(where: isEnd) ?? bytes.count
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        bytes.replaceSubrange(min(start + 1, end)..<end, with: piece)
      default:
        let piece = Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        bytes.insert(contentsOf: piece, at: low)
      }
      if bytes.isEmpty { return [0x20] }
    }
    return bytes
  }

  @Test func `a mutated document is an error, or a snapshot that keeps every pager valid`() throws {
    let seeds = Depth.seeds(100_000, quick: 5_000)
    let pagers: [Feed] = [
      Feed([
        PagerSection("a", pages: [1, 2, 3]), PagerSection("b", pages: []),
        PagerSection("c", pages: Array(4..<20)),
      ]), Feed([PagerSection("c", pages: [7, 4]), PagerSection("x", pages: [1])]), Feed([]),
    ]
    var read = 0
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      let bytes = mutated(&generator)
      guard let snapshot = try? JSONDecoder().decode(Snapshot.self, from: Data(bytes)) else {
        continue
      }
      read += 1
      let again = try JSONDecoder().decode(Snapshot.self, from: JSONEncoder().encode(snapshot))
      try #require(again == snapshot, "seed \(seed)")
      for pager in pagers {
        var restored = pager
        restored.drag(x: -0.5)
        let differences = restored.repair(from: snapshot).differences
        try #require(restored.base.brokenInvariant == nil, "seed \(seed)")
        restored = pager
        do throws(SnapshotMismatch<String, Int>) {
          try restored.restore(snapshot)
          try? #require(differences.isEmpty)
        } catch { try? #require(error.differences == differences && restored == pager) }
        restored.move(.right)
        _ = restored.window
      }
    }
    // Some changed documents must be readable and some unreadable, or the test proves nothing.
    #expect(read > seeds.count / 50 && read < seeds.count)
  }
}
