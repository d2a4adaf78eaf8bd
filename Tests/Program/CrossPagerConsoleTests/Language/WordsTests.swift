import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct WordsTests {
  @Test(arguments: [
    ("left", ["left"]), ("  left \t 3  ", ["left", "3"]),
    ("go \"two words\" 4", ["go", "two words", "4"]), ("go \"\"", ["go", ""]),
    ("\"\" left", ["", "left"]), ("go \"say \"\"hello\"\"\"", ["go", "say \"hello\""]),
    ("\"\"\"\"", ["\""]), ("\"  a  \"", ["  a  "]), ("\"#1\" 2", ["#1", "2"]),
    ("go a\"b c\"", ["go", "a\"b", "c\""]), ("go it's", ["go", "it's"]),
    ("left # to the left", ["left"]), ("left #", ["left"]), ("left#3 #4", ["left#3"]),
    ("go #1", ["go"]), ("go a#b", ["go", "a#b"]), ("# left", []), ("#", []), ("# \"not closed", []),
    ("", []), (" \t ", []), ("go\u{A0}a", ["go", "a"]), ("go \u{3000}日本", ["go", "日本"]),
    ("go 👨‍👩‍👧 é", ["go", "👨‍👩‍👧", "é"]), ("left;right", ["left;right"]),
    ("a\\ b \\\"c", ["a\\", "b", "\\\"c"]),
  ])
  func `a line is split into words`(line: String, words: [String]) throws {
    #expect(try Words(line: line).words.map(\.text) == words)
  }

  @Test(arguments: [
    ("  go \"a b\" 4 # there", [2..<4, 5..<10, 11..<12], "go \"a b\" 4"), ("left", [0..<4], "left"),
    ("  left", [2..<6], "left"), (" left", [1..<5], "left"), ("left ", [0..<4], "left"),
    ("é x", [0..<1, 2..<3], "é x"), ("a\r\nb", [0..<1, 2..<3], "a\r\nb"),
    ("go 👨‍👩‍👧 é", [0..<2, 3..<4, 5..<6], "go 👨‍👩‍👧 é"), ("\"\"\"\" x", [0..<4, 5..<6], "\"\"\"\" x"),
    ("  # all comment", [], ""),
  ])
  func `words have their ranges, and the line has its text`(
    line: String, ranges: [Range<Int>], command: String
  ) throws {
    let words = try Words(line: line)
    #expect(words.words.map(\.range) == ranges)
    #expect(words.command == command)
    #expect(words.end == ranges.last?.upperBound ?? 0)
  }

  @Test(arguments: [
    ("a", "a"), ("", "\"\""), ("a b", "\"a b\""), ("#1", "\"#1\""), ("a#1", "a#1"),
    ("\"", "\"\"\"\""), ("a\"b", "a\"b"), ("a \"b", "\"a \"\"b\""), ("\u{2028}", "\"\u{2028}\""),
    // A combining accent modifies the preceding quotation mark, number sign or space.
    ("\"\u{301}", "\"\"\"\u{301}\""), ("a \"\u{301}b", "\"a \"\"\u{301}b\""),
    ("#\u{301}", "\"#\u{301}\""), (" \u{301}", "\" \u{301}\""), ("\u{600} b", "\"\u{600} b\""),
    ("\u{301}", "\u{301}"),
  ])
  func `a quoted word reads back unchanged`(word: String, quoted: String) throws {
    let written = Wording.quoting(word)
    #expect(Array(written.unicodeScalars) == Array(quoted.unicodeScalars))
    let read = try Words(line: "go \(written) 1").words.map { Array($0.text.unicodeScalars) }
    #expect(read == [Array("go".unicodeScalars), Array(word.unicodeScalars), ["1"]])
  }
}
