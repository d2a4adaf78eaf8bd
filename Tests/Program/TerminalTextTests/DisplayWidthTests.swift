import TerminalText
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("week", 4), ("日本語", 6), ("ｗｅｅｋ", 8), ("한국", 4), ("ｱｲｳ", 3), ("（）", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),  // 한 from three conjoining letters.
    ("\u{E9}", 1), ("e\u{301}", 1), ("Z\u{351}\u{36B}\u{343}", 1), ("\u{301}", 0), ("か\u{3099}", 2),
    ("a\u{200B}b", 2), ("\u{FEFF}", 0), ("a\u{AD}b", 3), ("ｶ\u{FF9E}", 2), ("👩‍🚀", 2), ("👨‍👩‍👧‍👦", 2),
    ("🏳️‍🌈", 2), ("🇩🇪", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤️", 2), ("1️⃣", 2), ("❤", 1), ("1", 1), ("⌚", 2),
    ("−", 1), ("█", 1), ("·", 1), ("…", 1), ("\u{20000}", 2), ("\u{1B}", 0), ("\u{7F}", 0),
    ("\r\n", 0), ("\t", 0), ("\u{85}", 0), ("\u{2028}", 0), ("\u{1B}[31m", 4),
  ])
  func `text is as wide as on a terminal`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test(arguments: [
    ("temperature", 11, "temperature"), ("temperature", 5, "temp…"), ("temperature", 1, "…"),
    ("temperature", 0, ""), ("temperature", -1, ""), ("", 0, ""), ("", -1, ""), ("日本語", 6, "日本語"),
    ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"),
    ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"),
  ])
  func `cutting keeps whole graphemes and marks the cut`(text: String, width: Int, cut: String) {
    #expect(text.truncated(toWidth: width) == cut)
    #expect(text.truncated(toWidth: width).displayWidth <= max(0, width))
  }

  @Test func `an ellipsis that does not fit leaves nothing`() {
    #expect("abc".truncated(toWidth: 2, ellipsis: "語") == "語")
    #expect("abc".truncated(toWidth: 1, ellipsis: "語") == "")
  }

  @Test func `padding counts columns`() {
    #expect("日本".padded(toWidth: 6) == "日本  ")
    #expect("日本".padded(toWidth: 6, atEnd: true) == "  日本")
    #expect("week".padded(toWidth: 3) == "week")
    #expect("".padded(toWidth: -1) == "")
  }

  @Test func `a name cannot write an escape sequence`() {
    #expect("\u{1B}[31mred\u{7}\r\n".replacingControlCharacters == "␛[31mred␇␍␊")
    #expect("a\u{9B}31m\u{7F}".replacingControlCharacters == "a�31m␡")
    #expect("a\u{202E}b\u{2066}c\u{2028}".replacingControlCharacters == "a�b�c�")
    #expect("Größe, 気温 👩‍🚀".replacingControlCharacters == "Größe, 気温 👩‍🚀")
  }
}
