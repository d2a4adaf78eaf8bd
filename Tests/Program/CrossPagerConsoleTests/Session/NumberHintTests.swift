import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the hints after a number in another notation.
struct NumberHintTests {
  @Test(arguments: [
    ("1.234,56", "1234.56"), ("-2.500.000", "-2500000"), ("12.345.678,5", "12345678.5"),
    ("12,34,567", "1234567"), ("12,34,567.5", "1234567.5"), ("0,5", "0.5"),
  ])
  func `a number in another notation is the same number`(text: String, number: String) throws {
    let value = try #require(Search.Number(text)?.value)
    #expect(value == Search.Number(number)?.value)
  }

  @Test func `a number with other marks names the number`() throws {
    var session = try datedSession()
    #expect(session.message("find > 60_000") == "'60_000' is not a number. Write it as 60000.")
  }

  @Test(arguments: ["1.2,3", "1.2.3", "0.500,00", "2.500.00", "1.234,"])
  func `a number without a clear meaning has no hint`(text: String) throws {
    var session = try datedSession()
    #expect(session.message("find > \(text)") == "'\(text)' is not a number, such as 20 or -0.5.")
  }
}
