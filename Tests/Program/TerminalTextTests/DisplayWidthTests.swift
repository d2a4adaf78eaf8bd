import Testing

@testable import TerminalText

struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("week", 4), ("日本語", 6), ("ｗｅｅｋ", 8), ("한국", 4), ("ｱｲｳ", 3), ("（）", 4),
    ("\u{1112}\u{1161}\u{11AB}", 2),  // 한 from three conjoining letters.
    ("\u{E9}", 1), ("e\u{301}", 1), ("Z\u{351}\u{36B}\u{343}", 1), ("\u{301}", 0), ("か\u{3099}", 2),
    ("a\u{200B}b", 2), ("\u{FEFF}", 0), ("a\u{AD}b", 3), ("ｶ\u{FF9E}", 2),
    ("👩‍🚀", 2), ("👨‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤️", 2), ("1️⃣", 2),
    ("❤", 1), ("1", 1), ("⌚", 2), ("−", 1), ("█", 1), ("·", 1), ("…", 1), ("\u{20000}", 2),
    ("\u{1B}", 0), ("\u{7F}", 0), ("\u{1F}", 0), ("\r\n", 0), ("\t", 0), ("\u{85}", 0),
    ("\u{2028}", 0), ("\u{1B}[31m", 4),
  ])
  func `text is as wide as on a terminal`(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  /// The ends of ranges of wide scalars, and the widths before and after them, from `unicodedata` in Python. There,
  /// unassigned scalars are narrow.
  @Test(
    arguments: [
      (1, 0x1100...0x115F, 0), (1, 0x2329...0x232A, 1), (1, 0x2E80...0x303E, 1),
      (1, 0x3041...0x3247, 1), (1, 0x3250...0x4DBF, 1), (1, 0x4E00...0xA4CF, 1),
      (1, 0xA960...0xA97F, 0), (1, 0xAC00...0xD7A3, 1), (1, 0xF900...0xFAFF, 1),
      (0, 0xFE10...0xFE19, 1), (0, 0xFE30...0xFE6F, 1), (1, 0xFF01...0xFF60, 1),
      (1, 0xFFE0...0xFFE6, 1), (1, 0x16FE0...0x18D08, 1), (1, 0x1AFF0...0x1B2FB, 1),
      (2, 0x1F200...0x1F265, 1), (1, 0x20000...0x2FFFD, 1), (1, 0x30000...0x3FFFD, 1),
    ] as [(Int, ClosedRange<UInt32>, Int)])
  func `wide scalars end where East Asian scripts do`(
    before: Int, scalars: ClosedRange<UInt32>, after: Int
  ) {
    let (first, last) = (scalars.lowerBound, scalars.upperBound)
    let widths = [first - 1, first, last, last + 1].map { value in
      Unicode.Scalar(value).map { DisplayWidth.columns(of: Character($0)) }
    }
    #expect(widths == [before, 2, 2, after])
  }

  @Test(arguments: [
    (0x1160 as UInt32, 0), (0x11FF, 0), (0x1200, 1), (0xD7AF, 1), (0xD7B0, 0), (0xD7FF, 0),
    (0x1F, 0), (0x20, 1), (0x7E, 1), (0x7F, 0),
  ])
  func `vowels of Hangul and controls have no width`(scalar: UInt32, columns: Int) {
    #expect(Unicode.Scalar(scalar).map { DisplayWidth.columns(of: Character($0)) } == columns)
  }

  /// Each scalar that could control a terminal, and the scalars around each range of them.
  @Test func `exactly the scalars that could control a terminal are replaced`() {
    let controls =
      [
        0..<0x20, 0x7F..<0xA0, 0x200E..<0x2010, 0x2028..<0x202F, 0x2066..<0x206A,
      ] as [Range<UInt32>]
    for value in (0..<0x2100 as Range<UInt32>) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isControl = controls.contains { $0.contains(value) }
      let text = String(Character(scalar))
      #expect((text.replacingControlCharacters != text) == isControl, "\(value)")
    }
    let pictures = String(String.UnicodeScalarView((0..<0x20).map { Unicode.Scalar($0 as UInt8) }))
    #expect(pictures.replacingControlCharacters == "␀␁␂␃␄␅␆␇␈␉␊␋␌␍␎␏␐␑␒␓␔␕␖␗␘␙␚␛␜␝␞␟")
  }

  @Test(arguments: [
    ("temperature", 11, "temperature"), ("temperature", 7, "tem…ure"), ("temperature", 6, "tem…re"),
    ("temperature", 1, "…"), ("日本語日本語", 7, "日…語"), ("日本語日本語", 6, "日…語"),
  ])
  func `a name loses its middle`(text: String, width: Int, cut: String) {
    #expect(text.truncatedInMiddle(toWidth: width) == cut)
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
    #expect("abc".truncated(toWidth: 0, ellipsis: "\u{200B}") == "")
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
