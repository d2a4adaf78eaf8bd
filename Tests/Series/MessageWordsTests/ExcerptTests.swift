import MessageWords
import Testing

struct ExcerptTests {
  @Test(arguments: ["", "a", String(repeating: "a", count: 60), String(repeating: "é", count: 60)])
  func `text of at most 60 scalars is quoted whole`(text: String) {
    #expect(text.excerpt == text)
  }

  @Test(arguments: [
    ("", "a", 61), ("", "é", 4_000_000), ("a", "\u{301}", 4_000_000), ("", "\r\n", 31),
  ])
  func `longer text is cut after 60 scalars`(start: String, repeated: String, count: Int) {
    let text = start + String(repeating: repeated, count: count)
    #expect(
      Array(text.excerpt.unicodeScalars) == text.unicodeScalars.prefix(60)
        + Array("...".unicodeScalars))
  }
}
