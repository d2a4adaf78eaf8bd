import MessageWords
import Testing

struct ShellWordTests {
  @Test(arguments: [
    ("x.csv", "x.csv"), ("a-b/c_D.2", "a-b/c_D.2"), ("", "''"), ("x y.csv", "'x y.csv'"),
    ("go 'july", #"'go '\''july'"#), ("$HOME", "'$HOME'"), ("größe", "'größe'"),
  ])
  func `a word is quoted if the shell could change it`(text: String, word: String) {
    #expect(text.shellWord == word)
  }

  @Test func `a long word is replaced by a placeholder`() {
    let word = String(repeating: "a", count: 60)
    #expect([word, word + "a"].map { $0.shellWord(orIfLong: "FILE") } == [word, "FILE"])
  }
}
