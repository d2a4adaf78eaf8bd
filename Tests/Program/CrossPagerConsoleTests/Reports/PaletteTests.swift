import CrossPagerTesting
import Foundation
import TerminalText
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// At quick depth, the suite runs a fifth of the seeds.
struct PaletteTests {
  @Test(arguments: Depth.seeds(10, quick: 2), [1, 12, 30, 80])
  func `color changes nothing but the colors`(seed: UInt64, width: Int) throws {
    var script = RandomLines(seed: seed, levels: ["day", "week", "month", "0"])
    for var session in [try articleSession(), try datedSession()] {
      for line in script.lines(12) {
        guard let response = session.response(to: line) else { continue }
        let plain = TextReport(style: TextStyle(width: width))
        let colored = TextReport(style: TextStyle(width: width, isColored: true))
        let lines = colored.lines(response) + colored.messages(response)
        let comment: Comment = "seed \(seed), width \(width): \(line)"
        #expect(
          lines.map(\.withoutColors) == plain.lines(response) + plain.messages(response), comment)
        for line in lines {
          let escapes = line.matches(of: /\u{1B}\[([0-9;]+)m/).map(\.output.1)
          #expect(escapes.isEmpty || escapes.last == "0", comment)
        }
      }
    }
  }

  @Test func `the current level and errors stand out`() throws {
    var session = try session("a=5,b=5")
    let report = TextReport(style: TextStyle(isColored: true))
    let map = session.run("where").map(report.lines)
    #expect(map == ["\u{1B}[1m▸ a  0  (0…4)\u{1B}[0m", "  b  0  (0…4)"])
    let ascii = session.run("where").map(TextReport(style: TextStyle(isASCII: true)).lines)
    #expect(ascii == ["> a  0  (0..4)", "  b  0  (0..4)"])
    let messages = session.run("lfet 3").map(report.messages)
    #expect(
      messages == [
        "  lfet 3", "\u{1B}[38;5;166m  ^^^^\u{1B}[0m",
        "\u{1B}[38;5;166mUnknown command 'lfet'. Did you mean 'left'?\u{1B}[0m",
      ])
  }

  @Test(arguments: Palette.allCases.compactMap(\.color))
  func `every color is readable on white and on black`(color: Int) {
    let luminance = Self.luminance(ofXterm: color)
    #expect(1.05 / (luminance + 0.05) >= 3)
    #expect((luminance + 0.05) / 0.05 >= 3)
  }

  /// Returns the relative luminance (WCAG 2.2) of a color in xterm's 6 × 6 × 6 cube.
  private static func luminance(ofXterm index: Int) -> Double {
    let cube = index - 16
    let parts = [cube / 36, cube / 6 % 6, cube % 6].map { level in
      let channel = level == 0 ? 0 : Double(55 + 40 * level) / 255
      return channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}

extension String {
  fileprivate var withoutColors: String { replacing(/\u{1B}\[[0-9;]+m/, with: "") }
}
