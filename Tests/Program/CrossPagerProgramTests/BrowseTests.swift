#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  struct BrowseTests {
    @Test func `a missing or damaged database of time zones is named`() throws {
      let folder = try temporaryFolder()
      try Data("day,rain\n2024-01-01T00:00Z,1\n".utf8).write(to: folder.appending(path: "a.csv"))
      try FileManager.default.createDirectory(
        at: folder.appending(path: "zones/Europe"), withIntermediateDirectories: true)
      try Data("TZif".utf8).write(to: folder.appending(path: "zones/Europe/Berlin"))
      for (zones, cure) in [
        ("/nonexistent", "TZDIR is '/nonexistent', which has no time zones."),
        ("zones", "Its file in 'zones' cannot be read."),
      ] {
        let run = try crosspager(
          ["a.csv", "--timezone", "Europe/Berlin", "-c", "where"], environment: ["TZDIR": zones],
          folder: folder)
        #expect(run.errors.contains("No time zone 'Europe/Berlin'. \(cure)"), "\(run.errors)")
        #expect(run.status == 2)
      }
    }

    private static let rows = "date,v\n2024-01-01,1\n"

    private let folder: URL

    init() throws {
      folder = try temporaryFolder()
      let files = [
        "a.csv": "date,v\n2024-01-01T23:30Z,1\n2024-01-02T01:00Z,-99\n2024-01-03T01:00Z,2\n",
        "b.csv": "date,rain\n2020-01-01,1\n2020-01-03,2\n",
        "bad.csv": "date,rain\n2020-01-01,1\n2020-13-03,2\n",
      ]
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }

    private func run(_ arguments: String...) throws -> Run {
      try crosspager(arguments, folder: folder)
    }

    @Test func `a file is read again with other options, and another file is opened`() throws {
      let run = try run(
        "a.csv", "--levels", "day", "-c",
        "timezone Europe/Berlin; where; missing -99; undo; undo; where; browse b.csv; where; browse ~/b.csv"
      )
      #expect(
        run.lines == [
          "changed: timezone Europe/Berlin", "▸ day  2024-01-03  (2 of 2)", "changed: missing -99",
          "changed: undid 'missing -99', at day 2024-01-03 (2 of 2)",
          "changed: undid 'timezone Europe/Berlin', at day 2024-01-03 (3 of 3)",
          "▸ day  2024-01-03  (3 of 3)", "changed: browse b.csv", "▸ month   2020-01  (1 of 1)",
          "  year    2020     (1 of 1)", "  decade  202X     (1 of 1)",
        ])
      #expect(run.errors.replacing("\n", with: " ").contains("/b.csv': No such file or directory."))
      #expect(run.status == 1)
    }

    @Test func `a file that cannot be read is an error, and the session goes on`() throws {
      let run = try run("a.csv", "--levels", "day", "-c", "browse bad.csv; browse .; where")
      #expect(run.lines == ["▸ day  2024-01-03  (3 of 3)"])
      #expect(run.errors.contains("Line 3 of 'bad.csv'"))
      #expect(run.errors.contains("Cannot read '.': Is a directory."))
      #expect(run.status == 1)
    }

    @Test(arguments: [
      (
        ["-"], Self.rows,
        "ignored: Standard input cannot be read again. To change this, start with --missing -99"
      ),
      (
        ["--levels", "day"], Self.rows,
        "ignored: Standard input cannot be read again. To change this, start with --missing -99"
      ),
      (
        ["--levels", "day"], "",
        "ignored: There is no file to read again. Start with: crosspager FILE --missing -99"
      ),
    ])
    func `data without a file is not read again`(
      arguments: [String], input: String, answer: String
    ) throws {
      let run = try crosspager(arguments + ["-c", "missing -99"], input: input, folder: folder)
      #expect(run.output.replacing("\n  ", with: " ") == answer + "\n")
    }

    @Test func `a file that the program has read is never overwritten`() throws {
      let before = try Data(contentsOf: folder.appending(path: "b.csv"))
      let run = try run("a.csv", "-c", "browse b.csv; undo; save b.csv; record b.csv")
      #expect(run.status == 74)
      #expect(run.errors.contains("Cannot write 'b.csv': the program is reading it."))
      #expect(try Data(contentsOf: folder.appending(path: "b.csv")) == before)
    }

    @Test func `ctrl-c stops the reading at the prompt and changes nothing`() throws {
      #expect(try shell("mkfifo pipe", folder: folder).status == 0)
      let path = folder.appending(path: "pipe").path
      let pipe = FileHandle(
        fileDescriptor: unsafe open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
      let terminal = try Terminal(
        ["-c", "cd \(folder.path) && exec \(program.path) a.csv --levels day"],
        executable: "/bin/sh")
      try terminal.shows("day 2024-01-03 (3 of 3)> ¦")
      try pipe.write(contentsOf: Data("date,rain\n2020-01-01,1\n".utf8))
      try terminal.type("browse pipe\r")
      try terminal.shows("day 2024-01-03 (3 of 3)> browse pipe", "¦")
      try terminal.type("\u{3}")
      try terminal.waits {
        $0.lines.contains("Stopped reading 'pipe'. Nothing has changed.")
          && $0.linesWithCursor.last == "day 2024-01-03 (3 of 3)> ¦"
      }
      try terminal.type("browse b.csv\r")
      try terminal.shows("changed: browse b.csv", "month 2020-01 (1 of 1)> ¦")
      try terminal.type("missing 2\r")
      try terminal.shows("changed: missing 2", "month 2020-01 (1 of 1)> ¦")
    }

    @Test func `progress appears during a reading at the prompt`() throws {
      #expect(try shell("mkfifo pipe", folder: folder).status == 0)
      let path = folder.appending(path: "pipe").path
      let pipe = FileHandle(
        fileDescriptor: unsafe open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
      let terminal = try Terminal(
        ["-c", "cd \(folder.path) && exec \(program.path) a.csv --levels day"],
        executable: "/bin/sh")
      try terminal.shows("day 2024-01-03 (3 of 3)> ¦")
      try terminal.type("browse pipe\r")
      try pipe.write(contentsOf: Data("date,rain\n".utf8))
      try terminal.waits { screen in
        if screen.linesWithCursor.last == "Reading 'pipe': 0 MB¦" { return true }
        try? pipe.write(contentsOf: Data("2024-01-02,6\n".utf8))
        return false
      }
      try terminal.type("\u{3}")
      try terminal.waits {
        $0.lines.contains("Stopped reading 'pipe'. Nothing has changed.")
          && $0.linesWithCursor.last == "day 2024-01-03 (3 of 3)> ¦"
      }
    }
  }
#endif
