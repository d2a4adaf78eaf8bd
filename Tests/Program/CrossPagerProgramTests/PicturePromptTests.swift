#if canImport(Glibc)
  import Foundation
  import Testing

  /// Tests splits, scales and exports at the prompt.
  struct PicturePromptTests {
    private let folder: URL

    init() throws {
      folder = try temporaryFolder()
      let rows = (1...21).map { day in
        "2024-01-\(day < 10 ? "0" : "")\(day),\(day).5,\(day * 1000).5\n"
      }
      try Data(("date,rain,wind\n" + rows.joined()).utf8).write(
        to: folder.appending(path: "weather.csv"))
    }

    private func terminal(rows: Int = 24) throws -> Terminal {
      try Terminal(
        [folder.appending(path: "weather.csv").path, "--levels", "week,month"], rows: rows)
    }

    /// Waits until the screen has lines that begin with these texts, in this order.
    private func waits(_ terminal: Terminal, _ beginnings: String...) throws {
      try terminal.waits { screen in
        var rest = beginnings[...]
        for line in screen.lines where rest.first.map(line.hasPrefix) == true { rest.removeFirst() }
        return rest.isEmpty
      }
    }

    @Test func `a split draws both charts, and an arrow key turns the page of both`() throws {
      let terminal = try terminal()
      try waits(terminal, "week 2024-W03", "rain, mean by day")
      try terminal.type("split 2\r")
      try waits(
        terminal, "week 2024-W03",
        "rain, mean by day · scale page · count 7 · missing 0 · min 15.5",
        "wind, mean by day · scale page · count 7 · missing 0 · min 15,000.5",
        "week 2024-W03 (3 of 3)>")
      try terminal.type("\u{1B}[D")
      try waits(
        terminal, "week 2024-W02", "rain, mean by day · scale page · count 7 · missing 0 · min 8.5",
        "wind, mean by day · scale page · count 7 · missing 0 · min 8,000.5",
        "week 2024-W02 (2 of 3)>")
      try terminal.type("undo\r")
      try terminal.type("undo\r")
      try waits(terminal, "week 2024-W03", "count 7 · missing 0", "changed: undid 'split 2'")
    }

    @Test func `a chart without room is named`() throws {
      let terminal = try terminal(rows: 10)
      try waits(terminal, "week 2024-W03")
      try terminal.type("split 2\r")
      try waits(terminal, "rain, mean by day", "1 not shown: wind, mean by day", "week 2024-W03 (3")
    }

    @Test func `the scale of a page is drawn at once`() throws {
      let terminal = try terminal()
      try waits(terminal, "week 2024-W03")
      try terminal.type("set scale page\r")
      try waits(terminal, "rain, mean by day", "    scale page", "week 2024-W03 (3 of 3)>")
    }

    @Test func `a page is exported once`() throws {
      let terminal = try terminal()
      let picture = folder.appending(path: "page.svg").path
      try waits(terminal, "week 2024-W03")
      try terminal.type("export \(picture)\r")
      try terminal.waits { $0.lines.joined().contains("exported 1 page to") }
      #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<?xml "))
      try terminal.type("export \(picture)\r")
      try terminal.waits { $0.lines.joined().contains("export --force") }
    }
  }
#endif
