import CrossPagerTesting
import MessageWords
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct WordingTests {
  @Test(arguments: [
    ([], "", ""), (["a"], "'a'", "a"), (["a", "b"], "'a' and 'b'", "a, b"),
    (["a", "b", "c"], "'a', 'b' and 'c'", "a, b, c"),
  ])
  func `words are joined into a list`(words: [String], list: String, all: String) {
    #expect(Wording.list(words) == list)
    #expect(Wording.all("Words", words) == (all.isEmpty ? "" : " Words: \(all)"))
    #expect(Wording.list(words, "or") == list.replacing(" and ", with: " or "))
    #expect(Wording.choice(words) == Wording.list(words, "or").replacing("'", with: ""))
  }

  @Test(arguments: [
    ("of", ["on", "off"], "off"), ("o", ["on", "off"], nil), ("ofn", ["on", "off"], "on"),
    ("", ["on"], nil),
  ])
  func `a prefix of exactly one word means that word`(
    word: String, words: [String], meant: String?
  ) {
    #expect(
      Wording.meant(word, among: words, else: " Or else.")
        == meant.map { " Did you mean '\($0)'?" } ?? " Or else.")
  }

  @Test(arguments: [(0, "0 pages"), (1, "1 page"), (2, "2 pages"), (-1, "-1 pages")])
  func `a count has a singular and a plural`(count: Int, text: String) {
    #expect(Wording.count(count, "page") == text)
  }

  @Test(arguments: [
    ("lfet", "left"), ("LFET", "left"), ("rihgt", "right"), ("doen", "down"), ("x", nil),
    ("up", "up"), ("insert_level", "insert-level"), ("xyz", nil), ("", nil), ("U", "u"),
    ("rightwards", nil), ("insrtlevl", "insert-level"),
  ])
  func `the nearest word differs in at most a third of its letters`(word: String, nearest: String?)
  {
    let words = ["u", "up", "down", "left", "right", "insert-level"]
    #expect(Spelling.nearest(to: word, among: words) == nearest)
    #expect(Spelling.nearest(to: word, among: []) == nil)
  }

  @Test(arguments: CommandTable.entries.map(\.name).filter { $0.count > 3 }, Depth.seeds(3))
  func `one typo finds the command, or another one that is as near`(name: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var letters = Array(name)
    let index = random.number(below: letters.count - 1)
    switch random.number(below: 4) {
    case 0: letters.swapAt(index, index + 1)
    case 1: letters.remove(at: index)
    case 2: letters[index] = "x"
    default: letters.insert("x", at: index)
    }
    let names = CommandTable.entries.map(\.name)
    let nearest = Spelling.nearest(to: String(letters), among: names)
    #expect(nearest != nil, "seed \(seed): \(String(letters))")
  }
}
