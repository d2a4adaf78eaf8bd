#if canImport(Glibc)
  import Foundation
  import Testing

  /// Tests splits, scales and exports at the prompt.
  @Suite(.ownThreads) struct PicturePromptTests {
    private let folder: URL

    init() throws {
      folder = try temporaryFolder()
      let rows = (1...21).map { day in
        "2024-01-\(day < 10 ? "0" : "")\(day),\(day).5,\(day * 1000).5\n"
      }
      try Data(("date,rain,wind\n" + rows.joined()).utf8).write(
        to: folder.appending(path: "weather.csv"))
    }

    private func play(rows: Int = 24, _ script: String) throws {
      let file = folder.appending(path: "weather.csv").path
      try CrossPagerProgramTests.play(
        rows: rows, "$ crosspager \(file) --levels week,month\n\(script)")
    }

    @Test func `a split draws both charts, and an arrow key turns the page of both`() throws {
      try play(
        """
        => week 2024-W03... | rain, mean by day | ...
        split 2⏎ => week 2024-W03... | rain, mean by day · scale page · count 7 · missing 0 · min 15.5... | ... | wind, mean by day · scale page · count 7 · missing 0 · min 15,000.5... | ... | week 2024-W03 (3 of 3)>
        ← => week 2024-W02... | rain, mean by day · scale page · count 7 · missing 0 · min 8.5... | ... | wind, mean by day · scale page · count 7 · missing 0 · min 8,000.5... | ... | week 2024-W02 (2 of 3)>
        undo⏎undo⏎ => week 2024-W03... | ... | count 7 · missing 0... | changed: undid 'split 2'... | ...
        """)
    }

    @Test func `a chart without room is named`() throws {
      try play(
        rows: 10,
        """
        => week 2024-W03... | ...
        split 2⏎ => rain, mean by day... | ... | 1 not shown: wind, mean by day | ... | week 2024-W03 (3...
        """)
    }

    @Test func `the scale of a page is drawn at once`() throws {
      try play(
        """
        => week 2024-W03... | ...
        set scale page⏎ => rain, mean by day... |     scale page | ... | week 2024-W03 (3 of 3)>
        """)
    }

    @Test func `a page is exported once`() throws {
      let picture = folder.appending(path: "page.svg").path
      try play(
        """
        => week 2024-W03... | ...
        export \(picture)⏎ => ...exported 1 page to... | ...
        export \(picture)⏎ => ...export --force... | ...
        """)
      #expect(try String(contentsOfFile: picture, encoding: .utf8).hasPrefix("<?xml "))
    }
  }
#endif
