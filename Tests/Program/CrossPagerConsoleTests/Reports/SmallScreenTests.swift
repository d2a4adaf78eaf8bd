import CivilDates
import CrossPager
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Tests which parts of a page remain if the screen has fewer rows than the page needs.
struct SmallScreenTests {
  /// Returns the rows of a month that fit on a screen, after some lines. The bars are days on the scale of the level.
  private func page(
    _ width: Int, _ height: Int, _ omission: TextStyle.Omission = .titles, after lines: String...
  ) throws -> String {
    var session = try datedSession(from: (2015, 1, 1), days: 400, units: [.month])
    session.run(all: ["set scale level", "set style bar", "date 2015-07"] + lines)
    var style = TextStyle(width: width)
    (style.height, style.omission) = (height, omission)
    return TextReport(style: style).lines(session.show()).joined(separator: "\n")
  }

  @Test(arguments: [
    (30, 10, ["count 31 · missing 0 · min 182", "  mean 197 · max 212"]),
    (30, 9, ["min 182 · mean 197 · max 212"]), (26, 9, ["mean 197 · max 212"]), (30, 8, []),
  ])
  func `count and missing are omitted first, and then the least value`(
    width: Int, height: Int, figures: [String]
  ) throws {
    let lines = try page(width, height).split(separator: "\n").map(String.init)
    // The labels of the last strip begin with the 17th.
    #expect(lines.contains { $0.contains(" 17 ") })
    #expect(lines.drop { !$0.contains(" 17 ") }.dropFirst() == figures[...])
    #expect(lines.count == height - 1, "One of the lines is empty.")
  }

  @Test func `a chart has whole strips, and a line says how much of the page they show`() throws {
    #expect(
      try page(30, 7) == """
        month 2015-07
        400 ┤
        200 ┤▇▇▇▇▇▇▇▇▇████████████████
          0 ┴─────────────────────────
             1   4    7    10  13   16
        16 of 31 days shown
        """)
    #expect(
      try page(20, 4) == """
        month 2015-07
        500 ┤▃▃▃▃▃▃▃▃▃▃▃▃▃▃▃
          0 ┴───────────────
        11 of 31 days shown
        """)
  }

  @Test func `the answer to a command comes before the rest of the page`() throws {
    #expect(
      try page(30, 9, after: "compare previous") == """
        month 2015-07
        400 ┤
        200 ┤▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓
          0 ┴─────────────────────────
             1   4    7    10  13   16
        16 of 31 days shown
        █ 2015-07 mean 197
          ░ 2015-06 mean 166
          change +30 (+18.3%) · ▓ both
        """)
    #expect(
      try page(30, 10, after: "compare previous", "bar max") == """
        month 2015-07
        500 ┤▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▃▃
          0 ┴───────────────────────
                                  ▲
        15 of 31 days shown
        Fri 2015-07-31: 212 · 1 sample
          no bar to compare with
        █ 2015-07 mean 197
          ░ 2015-06 mean 166
          change +30 (+18.3%) · ▓ both
        """)
    #expect(
      try page(30, 9, after: "compare previous", "bar max") == """
        month 2015-07
        Fri 2015-07-31: 212 · 1 sample
          no bar to compare with
        2015-07 mean 197
          2015-06 mean 166
          change +30 (+18.3%)
        """)
    #expect(
      try page(30, 5, after: "compare previous", "bar max") == """
        month 2015-07
        Fri 2015-07-31: 212 · 1 sample
          no bar to compare with
        """)
    #expect(
      try page(20, 4, after: "bar max") == """
        month 2015-07
        Fri 2015-07-31: 212
        1 sample
        """)
  }

  @Test func `a legend explains the mark for two equal heights if it fits`() throws {
    let text = "█ 2015-07 mean 197 · ░ 2015-06 mean 166 · change +30 (+18.3%)"
    for (width, end) in [(76, " · ▓ both"), (66, ""), (130, "")] {
      let lines = try page(width, 20, after: "compare previous").split(separator: "\n")
      #expect(lines.contains { $0 == text + end }, "\(width)")
    }
  }
}
