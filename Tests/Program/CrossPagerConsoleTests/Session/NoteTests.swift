import CivilDates
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct NoteTests {
  private static func unclosed(_ line: Int) -> String {
    "'n.csv', line \(line): The quote is never closed, so this line and all lines below it are left out."
  }

  /// The notes in files with these texts, and the lines that are not notes.
  @Test(arguments: [
    ("date,text\n2015-12-30,a\n2015-12,b\n", [], ["2015-12 b", "2015-12-30 a"]),
    ("2015-12-30;a; b\n", [], ["2015-12-30 a, b"]),
    ("2015-12-30,\"a, \"\"b\"\"\"\n", [], ["2015-12-30 a, \"b\""]),
    ("2015-12-30T14:05,'=a\r\n# none\r\n", [], ["2015-12-30T14:05 =a"]),
    ("30.12.2015\ta\n", [], ["2015-12-30 a"]), ("Dec 30 2015,a\n", [], ["2015-12-30 a"]),
    ("when,what\n2015-12-32,a\n", ["'n.csv', line 2: '2015-12-32' is not a date."], []),
    ("2015-12-30\n", ["'n.csv', line 1: The date has no text."], []),
    ("12/30/2015,a\n12/11/2015,b\n", [], ["2015-12-11 b", "2015-12-30 a"]),
    ("30/12/2015,a\n12/11/2015,b\n", [], ["2015-11-12 b", "2015-12-30 a"]),
    ("12.11.2015,a\n", [], ["2015-11-12 a"]),
    ("12.30.2015,a\n12.11.2015,b\n", [], ["2015-12-11 b", "2015-12-30 a"]),
    (
      "12/11/2015,a\n11/11/2015,b\n",
      ["'n.csv', line 1: '12/11/2015' could be two dates. Write dates in the form 2024-05-04."],
      ["2015-11-11 b"]
    ),
    ("2015-12-30,all\n", ["'n.csv', line 1: 'all' cannot be a note."], []),
    ("2015-12-30,a\n\n\"2015-12-31,b\n", [unclosed(3)], ["2015-12-30 a"]),
    ("\"2015-12-31,b\n", [unclosed(1)], []), ("My notes\n2015-12-30,a\n", [], ["2015-12-30 a"]),
    ("\n# mine\n2015-12-30,a\n", [], ["2015-12-30 a"]),
    (
      "2015-12-30\n2015-12-31,a, b\n", ["'n.csv', line 1: The date has no text."],
      ["2015-12-31 a, b"]
    ), ("", [], []),
  ])
  func `a file has a note on each line`(text: String, problems: [String], notes: [String]) throws {
    let session = try datedSession()
    let data = try #require(session.chartData)
    var scene = try Scene(data, units: [.day])
    #expect(scene.addNotes(text, from: "n.csv") == problems)
    #expect(scene.state.notes.map { "\($0.key) \($0.text)" } == notes)
  }
}
