import CivilDates
import CrossPagerSeries
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// A sum that is too large for a `Double` is reported as out of range, not as missing.
struct OutOfRangeTests {
  /// Twenty huge numbers on Monday, one on Tuesday, none on Wednesday, and two huge negative
  /// numbers on Thursday.
  private static let file =
    "date,v\n" + String(repeating: "2015-12-28,9e307\n", count: 20)
    + "2015-12-29,1e308\n2015-12-30,\n" + String(repeating: "2015-12-31,-1e308\n", count: 2)

  private func session(_ aggregate: Aggregate) throws -> Session {
    return try dataSession(reading: Self.file, units: [.week], aggregate: aggregate)
  }

  private func response(_ line: String, _ aggregate: Aggregate) throws -> Response {
    var session = try session(aggregate)
    let ran = session.run(line)
    return try #require(ran)
  }

  @Test func `text draws and names a sum out of range`() throws {
    let frame = """
      week 2015-W53 | 2015-12-28 through 2016-01-03
      v, sum by day
       1e308 +  ^^^^^^^^  ########
             |  ########  ########
       5e307 +  ########  ########
             |  ########  ########
           0 +--------------------  ........  ---------  ........  ........  .........
             |                                #########
      -5e307 +                                #########
             |                                #########
      -1e308 +                                vvvvvvvvv
                 Mon 28    Tue 29    Wed 30    Thu 31     Fri 1     Sat 2      Sun 3
      count 23 | missing 1 | sum out of range | sample min -1e308
        sample mean 7.3913e307 | sample max 1e308 | 2 bars out of range
      """
    let lines = TextReport(style: TextStyle(isASCII: true)).lines(try response("show", .sum))
    #expect(lines.joined(separator: "\n") == frame)
  }

  @Test func `plain text names a sum out of range`() throws {
    let frame = """
      week 2015-W53
      2015-12-28 through 2016-01-03
      v, sum by day
      count 23
      missing 1
      sum out of range
      sample min -1e308, Thu 31
      sample mean 7.3913e307
      sample max 1e308, Tue 29
      2 bars out of range
      Mon 28: out of range, 20 samples
      Tue 29: 1e308, 1 sample
      Wed 30: missing
      Thu 31: out of range, 2 samples
      Fri 1: missing
      Sat 2: missing
      Sun 3: missing
      """
    var style = TextStyle(isASCII: true)
    style.isPlain = true
    let lines = TextReport(style: style).lines(try response("show", .sum))
    #expect(lines.joined(separator: "\n") == frame)
  }

  @Test func `the JSON object marks a sum out of range`() throws {
    let json = try response("show", .sum).json(number: 1)
    #expect(json.contains(#""sum":null,"outOfRange":true,"mean":7.391304347826088e+307,"#))
    let bars =
      #"[{"key":"2015-12-28","count":20,"value":null,"outOfRange":true},"#
      + #"{"key":"2015-12-29","count":1,"value":1e+308},"#
      + #"{"key":"2015-12-30","count":0,"value":null},"#
      + #"{"key":"2015-12-31","count":2,"value":null,"outOfRange":true},"#
    #expect(json.contains(bars))
  }

  @Test func `a sum out of range does not affect the mean`() throws {
    let json = try response("show", .mean).json(number: 1)
    #expect(json.contains(#""sum":null,"outOfRange":true,"mean":7.391304347826088e+307,"#))
    #expect(json.contains(#"{"key":"2015-12-28","count":20,"value":9e+307}"#))
    #expect(
      try response("values", .sum).json(number: 1).contains(#""mean":7.391304347826088e+307,"#))
  }
}
