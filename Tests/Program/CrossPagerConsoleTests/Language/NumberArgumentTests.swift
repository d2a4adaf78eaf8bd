import CrossPager
import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct NumberArgumentTests {
  static let counts: [(word: String, count: Int?)] = [
    ("0", 0), ("1", 1), ("7", 7), ("007", 7), ("000", 0), ("2147483646", 2_147_483_646),
    ("2147483647", 2_147_483_647), ("0000000000000000000000002147483647", 2_147_483_647),
    ("2147483648", nil), ("4294967296", nil), ("9223372036854775808", nil),
    ("123456789012345678901234567890", nil), ("-1", nil), ("+1", nil), ("1.5", nil), ("1.0", nil),
    ("1e3", nil), ("0x10", nil), ("1_000", nil), ("one", nil), ("", nil), (" 1", nil), ("１", nil),
    ("١", nil), ("1\u{301}", nil), ("½", nil),
  ]

  @Test(arguments: counts, [0, 1])
  func `a count is digits up to the maximum`(row: (word: String, count: Int?), least: Int) {
    let count = row.count.flatMap { $0 < least ? nil : $0 }
    #expect(WholeNumber.count(row.word, least: least) == count)
  }

  @Test(arguments: counts)
  func `an index is digits, and one out of range stays out of range`(
    row: (word: String, count: Int?)
  ) {
    let isDigits = !row.word.isEmpty && row.word.utf8.allSatisfy { (48...57).contains($0) }
    let index = row.count ?? (isDigits ? Int(Int32.max) : nil)
    #expect(WholeNumber.index(row.word) == index)
  }

  @Test(arguments: ["left", "right", "up", "down", "next", "previous", "insert a 0", "remove a 0"])
  func `a count of 0 is an error`(command: String) throws {
    var session = try session("a=5")
    let allowed = "a number from 1 to 2147483647"
    #expect(session.message("\(command) 0") == "'0' is not \(allowed).")
    #expect(session.message("\(command) 2147483648") == "'2147483648' is not \(allowed).")
    #expect(session.message("\(command) \"\"") == "'' is not \(allowed).")
  }

  @Test(arguments: ["resize a", "insert-level b"])
  func `a count of 0 is allowed`(command: String) throws {
    var session = try session("a=5")
    let allowed = "a number from 0 to 2147483647"
    #expect(session.outcome("\(command) 0") == ["result": "changed"])
    #expect(session.message("\(command) -1") == "'-1' is not \(allowed).")
    #expect(session.message("\(command) 2147483648") == "'2147483648' is not \(allowed).")
  }

  @Test(arguments: ["page", "go a", "remember a", "insert a", "remove a"])
  func `a page out of range is ignored, and a malformed page is an error`(command: String) throws {
    var session = try session("a=5,b=5")
    for index in ["6", "2147483647", "2147483648", "123456789012345678901234567890"] {
      #expect(
        session.outcome("\(command) \(index)") == ["result": "ignored", "reason": "noSuchPage"])
    }
    for word in ["-1", "+1", "1.5", "\"\"", "x", "１"] {
      let shown = word == "\"\"" ? "" : word
      #expect(session.message("\(command) \(word)") == "'\(shown)' is not an index (0 or more).")
    }
  }

  @Test(
    arguments: pairs(
      of: """
        move-level a 2 | Level index 2 is out of range. Indices are 0 to 1.
        move-level a 99999999999999999999 | Level index 2147483647 is out of range. Indices are 0 to 1.
        insert-level c 5 3 | Level index 3 is out of range. Indices are 0 to 2.
        """))
  func `a place out of range in the column is ignored`(line: String, message: String) throws {
    var session = try session("a=5,b=5")
    #expect(session.message(line) == message)
    #expect(session.outcome(line) == ["result": "ignored", "reason": "noSuchLevel"])
  }

  @Test(arguments: ["256", "-1", "1.5", "x", "\"\""])
  func `a status is at most 255`(word: String) throws {
    var session = try session("a=5")
    let shown = word == "\"\"" ? "" : word
    #expect(session.message("quit \(word)") == "'\(shown)' is not an exit status from 0 to 255.")
    let quits = ["quit 255", "quit", "preview quit 3", "left"].map { session.run($0)?.quit }
    #expect(quits.map { $0?.isWanted } == [true, true, false, false])
    #expect(quits.map { $0?.status } == [255, nil, nil, nil])
  }
}
