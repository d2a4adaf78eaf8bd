import CrossPagerTesting
import Testing

@testable import TerminalText

struct RowWindowTests {
  private static let red = "\u{1B}[31m"
  private static let end = "\u{1B}[0m"

  @Test(arguments: [
    (0, ["abcd", "ef"]), (1, ["bcd1", "f  4"]), (3, ["d123", " 456"]), (4, ["123", "456"]),
  ])
  func `columns of both blocks are side by side`(column: Int, rows: [String]) {
    let window = RowWindow(first: ["abcd", "ef"], second: ["123", "456"], height: 2)
    #expect(window.rows(fromColumn: column, width: 4) == rows)
  }

  @Test(arguments: [
    (0, ["a", "b", "c"]), (1, ["b", "c", "1"]), (2, ["c", "1", "2"]), (3, ["1", "2", ""]),
  ])
  func `rows of both blocks are one above the other`(row: Int, rows: [String]) {
    #expect(
      RowWindow(first: ["a", "b", "c"], second: ["1", "2"], height: 3).rows(fromRow: row) == rows)
    let other = RowWindow(first: ["1", "2"], second: ["a", "b", "c"], height: 2)
    #expect(other.rows(fromRow: 1) == ["2", "a"])
  }

  @Test(arguments: [(0, "\(red)abc\(end)"), (1, "\(red)bc\(end)x"), (3, "xy\(red)z\(end)")])
  func `a color applies to the same characters as before`(column: Int, row: String) {
    let window = RowWindow(
      first: ["\(Self.red)abc\(Self.end)"], second: ["xy\(Self.red)z\(Self.end)"], height: 1)
    #expect(window.rows(fromColumn: column, width: 3) == [row])
  }

  @Test func `a row that is too wide is cut off`() {
    let window = RowWindow(first: ["abcdef"], second: ["123456"], height: 1)
    #expect(
      (0...4).map { window.rows(fromColumn: $0, width: 4)[0] }
        == ["abcd", "bcd1", "cd12", "d123", "1234"])
  }

  @Test func `half of a wide character becomes a space`() {
    let window = RowWindow(first: ["日本日"], second: ["本日本"], height: 1)
    #expect(window.rows(fromColumn: 1, width: 6) == [" 本日 "])
    #expect(window.rows(fromColumn: 2, width: 6) == ["本日本"])
    #expect(window.rows(fromColumn: 3, width: 6) == [" 日本 "])
  }

  @Test(arguments: Depth.seeds(100))
  func `every row has at most the width of the view`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = 1 + random.number(below: 30)
    func block() -> [String] {
      (0..<random.number(below: 4)).map { _ in
        random.text(of: ["a", "日", "e\u{301}", " ", "👨‍👩‍👧"], length: 30).truncated(toWidth: width)
      }
    }
    let (first, second) = (block(), block())
    let height = random.number(below: 5)
    let window = RowWindow(first: first, second: second, height: height)
    for column in 0...width {
      let rows = window.rows(fromColumn: column, width: width)
      #expect(rows.count == height)
      #expect(rows.allSatisfy { $0.displayWidth <= width }, "seed \(seed)")
    }
    func fitted(_ rows: [String]) -> [String] {
      (0..<height).map { $0 < rows.count ? rows[$0] : "" }
    }
    #expect(window.rows(fromColumn: 0, width: width) == fitted(first), "seed \(seed)")
    #expect(window.rows(fromColumn: width, width: width) == fitted(second), "seed \(seed)")
  }
}
