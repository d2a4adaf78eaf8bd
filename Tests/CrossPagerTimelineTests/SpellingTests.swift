import CrossPagerTimeline
import Testing

struct SpellingTests {
  private let names = ["x", "left", "right", "top", "temp_max", "temp_min"]

  @Test(arguments: [
    ("lfet", "left"), ("lef", "left"), ("LEFT", "left"), ("righht", "right"), ("tpo", "top"),
    ("temp_mxa", "temp_max"),
    ("temp_mx", "temp_max"), ("tempmin", "temp_min"),
  ])
  func `a slip finds the name that was meant`(name: String, nearest: String) {
    #expect(Spelling.nearest(to: name, among: names) == nearest)
  }

  @Test(arguments: ["", "t", "xyz", "humidity", "lxxt"])
  func `a name near to none finds none`(name: String) {
    #expect(Spelling.nearest(to: name, among: names) == nil)
    #expect(Spelling.nearest(to: "left", among: []) == nil)
  }
}
