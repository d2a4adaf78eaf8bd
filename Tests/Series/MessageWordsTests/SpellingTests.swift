import MessageWords
import Testing

struct SpellingTests {
  private let names = ["x", "left", "right", "top", "temp_max", "temp_min"]

  @Test(arguments: [
    ("lfet", "left"), ("lef", "left"), ("LEFT", "left"), ("righht", "right"), ("tpo", "top"),
    ("temp_mxa", "temp_max"), ("temp_mx", "temp_max"), ("tempmin", "temp_min"),
  ])
  func `a typo finds the intended name`(name: String, nearest: String) {
    #expect(Spelling.nearest(to: name, among: names) == nearest)
  }

  @Test(arguments: ["", "t", "xyz", "humidity", "lxxt"])
  func `a name unlike all others has no match`(name: String) {
    #expect(Spelling.nearest(to: name, among: names) == nil)
    #expect(Spelling.nearest(to: "left", among: []) == nil)
  }

  @Test func `of equally near candidates, the first wins`() {
    #expect(Spelling.nearest(to: "tem", among: ["term", "teem", "them"]) == "term")
    #expect(Spelling.nearest(to: "left", among: ["lefts", "Left", "left"]) == "Left")
  }

  @Test(
    arguments: [
      ("grösse", "Größe", "Größe"), ("Grose", "Größe", nil), ("ŁAWKA", "ławka", "ławka"),
      ("e\u{301}te", "été", "été"), ("日本誤", "日本語", "日本語"),
    ] as [(String, String, String?)])
  func `letters are compared as people see them`(
    name: String, candidate: String, nearest: String?
  ) {
    #expect(Spelling.nearest(to: name, among: ["x", candidate]) == nearest)
  }

  @Test func `long names have no near match, and many candidates take no time`() {
    let long = String(repeating: "n", count: 4_000_000)
    let accents = "a" + String(repeating: "\u{301}", count: 400_000)
    let many = (0..<100_000).map { "column \($0)" } + [long, accents, "left"]
    #expect(Spelling.nearest(to: "lfet", among: many) == "left")
    #expect(Spelling.nearest(to: long, among: many) == nil)
    #expect(Spelling.nearest(to: accents, among: many) == nil)
    let limit = String(repeating: "n", count: 64)
    #expect(Spelling.nearest(to: limit, among: [limit + "n", limit]) == limit)
    #expect(Spelling.nearest(to: limit + "n", among: [limit + "n", limit]) == nil)
  }
}
