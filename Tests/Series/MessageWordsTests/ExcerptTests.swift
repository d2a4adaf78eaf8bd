import MessageWords
import Testing

struct ExcerptTests {
  @Test(arguments: ["", "a", String(repeating: "a", count: 60), String(repeating: "é", count: 60)])
  func `text of at most 60 scalars is quoted whole`(text: String) {
    #expect(text.excerpt == text)
  }

  @Test(arguments: [
    (String(repeating: "a", count: 61), String(repeating: "a", count: 60) + "..."),
    (String(repeating: "é", count: 4_000_000), String(repeating: "é", count: 60) + "..."),
    (
      "a" + String(repeating: "\u{301}", count: 4_000_000),
      "a" + String(repeating: "\u{301}", count: 59) + "..."
    ),
    (String(repeating: "\r\n", count: 31), String(repeating: "\r\n", count: 30) + "..."),
  ])
  func `longer text is cut after 60 scalars`(text: String, excerpt: String) {
    #expect(Array(text.excerpt.unicodeScalars) == Array(excerpt.unicodeScalars))
  }
}
