import Testing

@testable import TerminalText

struct TextMarksTests {
  @Test(arguments: [
    ("one, two, ", ", ", ["one", "two", ""]), ("aaa", "aa", ["", "a"]), ("abc", "x", ["abc"]),
    ("aab", "ab", ["a", ""]), ("", "a", [""]), ("e\u{301}e", "e", ["e\u{301}", ""]),
  ])
  func `text is split wherever a part occurs`(text: String, part: String, pieces: [String]) {
    #expect(text.split(at: part) == pieces)
    #expect(text.replacing(part, by: "--") == pieces.joined(separator: "--"))
    #expect(text.contains(part: part) == (pieces.count > 1))
  }

  @Test(arguments: [("a  ", "a"), (" a", " a"), ("  ", ""), ("", ""), ("日 ", "日")])
  func `trailing spaces are removed`(text: String, trimmed: String) {
    #expect(text.trimmingTrailingSpaces == trimmed)
  }

  @Test func `words are laid out in columns, and a row says how many are left out`() {
    let words = ["alpha", "be", "gamma", "delta", "日本", "zeta"]
    let style = TextStyle(width: 12)
    #expect(style.columns(words, rows: 9) == ["alpha  delta", "be     日本", "gamma  zeta"])
    #expect(style.columns(words, rows: 3) == ["alpha  delta", "be     日本", "gamma  zeta"])
    #expect(style.columns(words, rows: 2) == ["alpha  be", "and 4 more"])
    #expect(style.columns(words, rows: 1) == ["and 6 more"])
    #expect(style.columns(words, rows: 0) == [] && style.columns([], rows: 2) == [])
    #expect(TextStyle(width: 5).columns(["abcdefgh", "\n"], rows: 3) == ["abcd…", "␊"])
    #expect(TextStyle(width: 5, isASCII: true).columns(["abcdefgh"], rows: 1) == ["abcd."])
    #expect(TextStyle(width: 8).columns(words, rows: 1) == ["and 6 m…"])
  }

  @Test func `a style has its marks, and ASCII marks if no others are allowed`() {
    func marks(_ style: TextStyle) -> [String] {
      [
        style.ellipsis, style.separator, style.pointer, style.dot, style.disc, style.line,
        String(style.ellipsisMark), style.usage("go [PAGE…]"),
      ]
    }
    #expect(marks(TextStyle()) == ["…", " · ", "▸", "·", "●", "─", "…", "go [PAGE…]"])
    #expect(
      marks(TextStyle(isASCII: true)) == ["..", " | ", ">", ".", "#", "-", ".", "go [PAGE...]"])
    #expect(TextStyle(isPlain: true).usage("go [PAGE…]") == "go [PAGE...]")
    #expect(TextStyle(width: 0).width == 1 && TextStyle().width == 80)
  }

  /// The sequences are those of ECMA-48 (SGR) and of xterm's 256 colors.
  @Test func `colors and weights surround text if they are allowed`() {
    let colored = TextStyle(isColored: true)
    let painted = Palette.allCases.map { colored.paint("x", $0) }
    #expect(
      painted
        == ["1", "1", "38;5;31", "38;5;166", "2", "38;5;166", "2"].map { "\u{1B}[\($0)mx\u{1B}[0m" }
    )
    #expect(colored.error("x") == "\u{1B}[38;5;166mx\u{1B}[0m")
    #expect(colored.grey("x") == "\u{1B}[90mx\u{1B}[0m")
    #expect(colored.paint("", .bar) == "" && colored.grey("") == "")
    let plain = TextStyle()
    #expect([plain.paint("x", .bar), plain.error("x"), plain.grey("x")] == ["x", "x", "x"])
  }
}
