import CivilDates
import CrossPagerSeries
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests the argument to `value`, which takes the same words as the option `--value`.
struct ColumnWordTests {
  private static func session() throws -> Session {
    let text = """
      date,station,SB Close,SB Open,USB current,7
      2016-01-01,a,1,2,3,4
      2016-01-02,a,2,3,4,5
      """
    return try dataSession(reading: text)
  }

  @Test(arguments: [
    ("3", "SB Close"), ("4", "SB Open"), ("7", "7"), ("6", "7"), ("\"SB O\"", "SB Open"),
    ("usb", "USB current"), ("\"sb close\"", "SB Close"),
  ])
  func `a column is found by name, number and beginning`(word: String, column: String) throws {
    var session = try Self.session()
    session.run(all: ["value \(word)"])
    #expect(session.state.drawing.value == column)
  }

  private static let columns = "Columns: SB Close, SB Open, USB current, 7"

  @Test(arguments: [
    ("SB", "'SB' could be SB Close or SB Open."),
    ("1", "Column 1, 'date', has no numbers to draw. \(columns)"),
    ("2", "Column 2, 'station', has no numbers to draw. \(columns)"),
    ("9", "No column '9'. \(columns)"),
    ("current", "No column 'current'. Did you mean 'USB current'? \(columns)"),
    ("open", "No column 'open'. Did you mean 'SB Open'? \(columns)"),
    ("rain", "No column 'rain'. \(columns)"),
  ])
  func `other words are refused with a suggestion`(word: String, message: String) throws {
    var session = try Self.session()
    #expect(session.message("value \(word)") == message)
  }
}
