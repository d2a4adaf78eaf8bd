import CrossPagerTesting
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct CommandLinesTests {
  @Test(arguments: [
    ("left", ["left"]), ("left;right", ["left", "right"]),
    ("left; right 2 ;up", ["left", "right 2 ", "up"]),
    ("left\nright\r\nup\rdown", ["left", "right", "up", "down"]), (";;", ["", ""]), ("", []),
    ("left\t3;up", ["left\t3", "up"]), ("left\u{E}3", ["left\u{E}3"]),
    ("left\u{B}up\u{C}down", ["left", "up", "down"]), ("left;", ["left"]),
    ("go \"a;b\";left", ["go \"a;b\"", "left"]),
    ("go \"a \"\"b\"\" ; c\";left", ["go \"a \"\"b\"\" ; c\"", "left"]),
    ("go \"a\"\";b\";left", ["go \"a\"\";b\"", "left"]), ("go \"\";left", ["go \"\"", "left"]),
    ("go a\"b;left", ["go a\"b", "left"]), ("go a\"b \"c;d\";left", ["go a\"b \"c;d\"", "left"]),
    (";\"a;b\"", ["", "\"a;b\""]), ("go \"#;\";left", ["go \"#;\"", "left"]),
    ("left # it's \"far;right", ["left # it's \"far", "right"]),
    ("left#\"a;b\"", ["left#\"a", "b\""]),
    ("go \"open; left\nright", ["go \"open; left", "right"]),
    ("go \"open\n\"a;b\"", ["go \"open", "\"a;b\""]),
  ])
  func `text is split into commands`(text: String, lines: [String]) {
    #expect(CommandLines.split(text) == lines)
  }

  @Test func `a script is split at line feeds, with or without carriage returns`() {
    #expect(CommandLines.ofScript("a\r\nb\n\nc") == ["a", "b", "", "c"])
    #expect(CommandLines.ofScript("a\rb\n") == ["a\rb", ""])
  }

  @Test(arguments: Depth.seeds(200))
  func `a valid line is never split inside a quoted word or comment`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let names = (0..<3).map { _ in
      random.text(of: ["a", " ", "\"", ";", "#", "é", "\"\""], length: 6)
    }
    let lines = names.map { "go \"" + $0.replacing("\"", with: "\"\"") + "\"" }
    let read = try CommandLines.split(lines.joined(separator: ";")).map {
      try Words(line: $0).words.map(\.text)
    }
    #expect(read == names.map { ["go", $0] }, "seed \(seed)")
  }
}
