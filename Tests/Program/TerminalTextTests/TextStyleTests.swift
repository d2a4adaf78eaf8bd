import CrossPagerTesting
import Testing

@testable import TerminalText

struct TextStyleTests {
  @Test(arguments: [
    ("one two three", 80, 2, ["one two three"]), ("one two three", 7, 0, ["one two", "three"]),
    ("one two three", 24, 2, ["one two three"]),
    ("a bb ccc dddd eeeee ffffff gggg", 22, 2, ["a bb ccc dddd eeeee", "  ffffff gggg"]),
    ("日本 日本 日本", 9, 0, ["日本 日本", "日本"]), ("日本 日本 日本", 8, 0, ["日本", "日本", "日本"]),
    ("unbreakable", 5, 0, ["unbre", "akabl", "e"]), ("", 5, 0, []), ("a", 0, 0, ["a"]),
    ("ab", 0, 0, ["a", "b"]), ("one two", 7, 0, ["one two"]),
    ("on|off|auto", 8, 0, ["on|off|", "auto"]), ("one on|off", 6, 0, ["one", "on|off"]),
  ])
  func `text is wrapped`(text: String, width: Int, indent: Int, lines: [String]) {
    #expect(TextStyle(width: width).wrap(text, indent: indent) == lines)
  }

  @Test func `text has a head, and its separator and spaces stay together`() {
    let narrow = TextStyle(width: 10)
    #expect(narrow.wrap("one two", head: "x y: ") == ["x y: one", "two"])
    #expect(narrow.wrap("one", head: "x: ") == ["x: one"])
    #expect(narrow.wrap("ab  cd efgh") == ["ab  cd", "efgh"])
    #expect(narrow.wrap("ab ") == ["ab"] && narrow.wrap("a\u{1B}b") == ["a␛b"])
    #expect(narrow.wrap(["aaa", "bbb", "ccc"], separator: " · ") == ["aaa · bbb", "ccc"])
    #expect(narrow.wrap([""], separator: " ") == [""])
    let wide = TextStyle(width: 22)
    #expect(wide.wrap("aaaaaaaaaaaa bbbbbbbbbbbb") == ["aaaaaaaaaaaa", "bbbbbbbbbbbb"])
    #expect(wide.wrap(["aaaaaaaaaaaa", "bbbbbbbbbbbb"], separator: " ").last == "bbbbbbbbbbbb")
    #expect(TextStyle().chartHeight == 8)
  }

  /// A line of 22 columns begins with two spaces unless its word needs them.
  @Test(arguments: [
    ("aaaaaaaaaaaaaaaaaaaaaa bbb", ["aaaaaaaaaaaaaaaaaaaaaa", "  bbb"]),
    ("ab cccccccccccccccccccc", ["ab", "  cccccccccccccccccccc"]),
    ("a bbbbbbbbbbbbbbbbbbbbb", ["a", "bbbbbbbbbbbbbbbbbbbbb"]),
  ])
  func `a split piece is indented if there is room`(piece: String, lines: [String]) {
    #expect(TextStyle(width: 22).wrap([piece], separator: " ", indent: 2) == lines)
  }

  @Test(arguments: [
    (7, [["a", "", "c"], ["b"]], ["a    c", "b"]), (3, [["abc"], ["a"]], ["abc", "  a"]),
    (7, [["ab", "c"], ["d", "ef"]], ["ab   c", " d  ef"]),
    (6, [["ab", "c"], ["d", "ef"]], ["ab   c", " d  ef"]),
  ])
  func `a table that is as wide as the style keeps its columns`(
    width: Int, rows: [[String]], lines: [String]
  ) {
    #expect(TextStyle(width: width).table(rows, trailing: [0, 1]) == lines)
  }

  @Test func `rows without a name stay as they are`() {
    let rows = [["a very long name of a column", "1"], []]
    #expect(
      TextStyle(width: 29).table(rows, shortening: 0) == ["a very long n… of a column  1", ""])
    #expect(TextStyle(width: 9).table([["a long cell"]], shortening: 3) == ["a long", "cell"])
    #expect(TextStyle(width: 12).columns(["alpha", "be", "gamma"], rows: 1) == ["and 3 more"])
    #expect(TextStyle(width: 11).columns(["alpha", "be"], rows: 2) == ["alpha", "be"])
  }

  private static let tables: [(rows: [[String]], trailing: Set<Int>, lines: [String])] = [
    ([["a", "bb"], ["ccc", "d"]], [], ["a    bb", "ccc  d"]),
    ([["a", "bb"], ["ccc", "d"]], [0, 1], ["  a  bb", "ccc   d"]),
    ([["a"], ["ccc", "d"], []], [], ["a", "ccc  d", ""]),
    ([["日本", "x"], ["abc", ""]], [], ["日本  x", "abc"]),
    ([["a", "a very long cell indeed"]], [], ["a", "a very long cell", "indeed"]),
    ([["a", "bcd"], ["some words", "more words"]], [], ["a  bcd", "some words", "more words"]),
    (
      [["wide", "a"], ["wider", "bbb", "cc", "d", "e"]], [], ["wide  a", "wider  bbb  cc  d", "e"]
    ),
    ([], [], []),
  ]

  @Test(arguments: tables)
  func `cells are aligned in columns`(
    table: (rows: [[String]], trailing: Set<Int>, lines: [String])
  ) {
    #expect(TextStyle(width: 19).table(table.rows, trailing: table.trailing) == table.lines)
  }

  @Test(arguments: [
    (30, ["week 2025-W27 | a", "  2025-06-30 through", "  2025-07-06"]),
    (31, ["week 2025-W27 | a", "  2025-06-30 through 2025-07-06"]),
    (20, ["week 2025-W27 | a", "2025-06-30 through", "2025-07-06"]),
    (12, ["week", "2025-W27", "a", "2025-06-30", "through", "2025-07-06"]),
  ])
  func `a piece that is too wide is split at spaces`(width: Int, lines: [String]) {
    let pieces = ["week 2025-W27", "a", "2025-06-30 through 2025-07-06"]
    #expect(TextStyle(width: width).wrap(pieces, separator: " | ", indent: 2) == lines)
  }

  @Test(arguments: [
    (35, ["name                           a  b", "a very long name of a column  12  3"]),
    (34, ["name                          a  b", "a very long n…e of a column  12  3"]),
    (31, ["name                       a  b", "a very long …of a column  12  3"]),
    (30, ["name  a  b", "a very long name of a column", "    12  3"]),
  ])
  func `long names lose their middle to make room`(width: Int, lines: [String]) {
    let rows = [["name", "a", "b"], ["a very long name of a column", "12", "3"]]
    #expect(TextStyle(width: width).table(rows, trailing: [1], shortening: 0) == lines)
  }

  @Test func `names are not shortened if two of them would look the same`() {
    let end = "a long end of a name"
    let names = ["▸ ", "  "].map { $0 + "a long beginning of a name " }
    let style = TextStyle(width: 40)
    #expect(
      style.table([[names[0] + "and " + end, "1"], [names[1] + "or " + end, "2"]], shortening: 0)
        == [
          "▸ a long beginning of a name and a long", "    end of a name", "    1",
          "  a long beginning of a name or a long", "    end of a name", "    2",
        ])
  }

  @Test func `only the given rows of a table are shortened`() {
    let rows = [["a long cell without a name", "1"], ["a very long name of a column", "2"]]
    #expect(
      TextStyle(width: 30).table(rows, shortening: 0, in: [1]) == [
        "a long cell without a name   1", "a very long n…e of a column  2",
      ])
    #expect(
      TextStyle(width: 28).table(rows, shortening: 0, in: [1]) == [
        "a long cell without a name", "    1", "a very long name of a column", "    2",
      ])
  }

  @Test func `a wide table keeps its columns if tables are not wrapped`() {
    var style = TextStyle(width: 10)
    style.wrapsTables = false
    #expect(
      style.table([["a", "a very long cell indeed"], ["bcd", "e"]]) == [
        "a    a very long cell indeed", "bcd  e",
      ])
  }

  private static let pieces = [
    "a", "bc", "long", " ", "  ", "日", "👨‍👩‍👧", "e\u{301}", "\u{200B}", "…", "-",
  ]

  @Test(arguments: Depth.seeds(200))
  func `no line is wider than the style, and no word that fits is lost`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let text = random.text(of: Self.pieces, length: 60)
    let width = 1 + random.number(below: 40)
    let indent = random.number(below: 5)
    let lines = TextStyle(width: width).wrap(text, indent: indent)
    let comment: Comment = "seed \(seed): '\(text)' in \(width)\n\(lines.joined(separator: "\n"))"
    #expect(lines.allSatisfy { $0.displayWidth <= width }, comment)
    let words = text.split(separator: " ")
    let margin = min(indent, max(0, width - 20))
    if words.allSatisfy({ String($0).displayWidth + margin <= width }) {
      #expect(lines.flatMap { $0.split(separator: " ") } == words, comment)
      #expect(
        lines.dropFirst().allSatisfy { $0.hasPrefix(String(repeating: " ", count: margin)) },
        comment)
    }
  }

  @Test(arguments: Depth.seeds(200))
  func `no row of a table is wider than the style or ends in a space`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<random.number(below: 5)).map { _ in
      (0..<random.number(below: 5)).map { _ in random.text(of: Self.pieces, length: 12) }
    }
    let width = 1 + random.number(below: 60)
    let lines = TextStyle(width: width).table(rows, trailing: [random.number(below: 4)])
    let comment: Comment = "seed \(seed): \(rows) in \(width)\n\(lines.joined(separator: "\n"))"
    #expect(lines.allSatisfy { $0.displayWidth <= width && $0.last != " " }, comment)
    if width > 1 {
      let shown = lines.joined().filter { $0 != " " }
      #expect(
        shown == rows.joined().joined().replacingControlCharacters.filter { $0 != " " }, comment)
    }
  }
}
