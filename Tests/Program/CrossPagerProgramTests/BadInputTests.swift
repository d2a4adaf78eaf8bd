import CrossPagerTesting
import Foundation
import MessageWords
import Testing

/// At quick depth, the suite reads one endless line and no line of the maximum length.
struct BadInputTests {
  struct Case: Sendable, CustomStringConvertible {
    var name: String
    var bytes: [UInt8]
    var options: [String] = []
    var status: Int32
    var message: String

    init(
      _ name: String, _ text: String, options: [String] = [], status: Int32 = 65, _ message: String
    ) {
      self.init(name, bytes: Array(text.utf8), options: options, status: status, message)
    }

    init(
      _ name: String, bytes: [UInt8], options: [String] = [], status: Int32 = 65, _ message: String
    ) {
      (self.name, self.bytes, self.options) = (name, bytes, options)
      (self.status, self.message) = (status, message)
    }

    var description: String { name }
  }

  private static let rows = "date,v\n2024-01-01,5\n"
  private static let skip = " To skip such rows, add --skip-bad-rows."

  private static func notNumber(_ value: String) -> String {
    "which is not a number like -12.5 or 3e4. To read it as missing, add --missing '\(value)'."
      + skip
  }

  /// Text in little-endian UTF-16.
  private static func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private static let binary: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1, 0x0A, 0, 0xFF, 0xD8]
  private static let latin: [UInt8] = Array("\(rows)2024-01-02,".utf8) + [0xFF, 0x0A]

  private static let empty =
    "'x.csv' has no data. A file needs a line of column names and a line for each row."
  private static let utf16Message =
    "'x.csv' is UTF-16 without a byte order mark. Convert it: iconv -f UTF-16LE -t UTF-8 x.csv | crosspager -"

  private static let cases: [Case] = [
    Case("an empty file", "", empty), Case("blank lines", "\n\r\n\n", empty),
    Case(
      "a header only", "date,v\n",
      "'x.csv' has a header but no rows. If the first line is a row, add --no-header."),
    Case(
      "no date column", "a,v\nfoo,1\nbar,2\n",
      "'x.csv' has no column of dates. Columns: 'a', 'v'. "
        + "Name the column and its format, for example: --date COLUMN --date-format DD.MM.YYYY"),
    Case(
      "no column but dates", "year\n2021\n2022\n2023\n2024\n",
      "'x.csv' has dates in 'year' but no other columns. "
        + "A file needs a column of dates and a column of numbers."),
    Case(
      "no value at all", "date,b\n2024-01-01,\n",
      "'x.csv' has no column of numbers. Other columns: 'b', all blank. "
        + "To see what is wrong with a column, add --value b"),
    Case(
      "an unknown column", rows, options: ["--value", "w"], status: 2,
      "No column 'w' in 'x.csv'. Columns: 'date', 'v'. "
        + "You can also give a column by number, starting at 1."),
    Case(
      "values in the column of dates", rows, options: ["--value", "1"], status: 2,
      "Column 'date' of 'x.csv' holds the dates, not numbers. "
        + "Choose a column of numbers, for example: --value v"),
    Case(
      "a bad cell", "\(rows)2024-01-02,abc\n",
      "Line 3 of 'x.csv' has 'abc' in column 'v', \(notNumber("abc"))"),
    Case(
      "a day that does not exist", "\(rows)2023-02-30,6\n",
      "Line 3 of 'x.csv' has '2023-02-30' in column 'date', "
        + "which is not a valid date like 2015-12-31 or 2015-12-31T23:59." + skip),
    Case(
      "a number out of range", "\(rows)2024-01-02,1e999\n",
      "Line 3 of 'x.csv' has '1e999' in column 'v', which is beyond the largest number, 1.8e308."
        + skip),
    Case(
      "only bad rows", "date,v\n2024-01-01,5\n2024-01-02,x\n", options: ["--start", "2025-01-01"],
      "Line 3 of 'x.csv' has 'x' in column 'v', \(notNumber("x"))"),
    Case(
      "a binary file", bytes: binary,
      "Line 2 of 'x.csv' has a NUL byte. If the rest is text, remove the NUL bytes: "
        + "tr -d '\\000' < x.csv | crosspager -"),
    Case(
      "bytes that are not UTF-8", bytes: Array(("\(rows)2024-01-02,").utf8) + [0x81, 0x0A],
      "Line 3 of 'x.csv' is not UTF-8. Convert the file to UTF-8, for example: "
        + "iconv -f WINDOWS-1252 -t UTF-8 x.csv | crosspager -"),
    Case(
      "a byte in UTF-8 text that is not",
      bytes: Array("date,v,\u{E9}\n2024-01-01,5,\n2024-01-02,6,".utf8) + [0xE9, 0x0A],
      "Line 3 of 'x.csv' has '�' in column 'é', which contains a byte that is not UTF-8." + skip),
    Case(
      "a NUL byte", "\(rows)2024-01-02,\u{0}\n",
      "Line 3 of 'x.csv' has '␀' in column 'v', which contains a NUL byte." + skip),
    Case("UTF-16 without a byte order mark", bytes: utf16(rows), utf16Message),
    Case(
      "JSON", "{\n  \"date\": [\"2024-01-01\"],\n  \"v\": [5]\n}\n",
      "'x.csv' starts like JSON, not like a table. If it has a list for each column, convert it: "
        + "jq -c '.. | objects | [to_entries[] | select(.value | arrays) | [.key] + .value] | "
        + "select(length > 1) | transpose[]' x.csv | crosspager -"),
    Case(
      "an unclosed quote", "\(rows)2024-01-02,\"6\n",
      "Line 3 of 'x.csv' opens a quote that is never closed. Close or remove the quote. "
        + "To see the line: sed -n 3p x.csv"),
  ]

  @Test(arguments: cases)
  func `a file that is not a series is refused with the place of the error`(bad: Case) throws {
    let folder = try temporaryFolder()
    try Data(bad.bytes).write(to: folder.appending(path: "x.csv"))
    let run = try crosspager(["x.csv", "-c", "show"] + bad.options, folder: folder)
    #expect(run == Run(status: bad.status, output: "", errors: "crosspager: \(bad.message)\n"))
    // The same rules apply to a followed file, except for an incomplete last line and bad rows.
    if bad.message.hasSuffix(Self.skip) {
      let run = try crosspager(
        ["x.csv", "--follow", "--levels", "day", "-c", "show"], folder: folder)
      let problem = bad.message.components(separatedBy: " To ")[0]
        .replacing(" Correct the line.", with: "")
      #expect(run.status == bad.status)
      #expect(run.output.hasPrefix("day 2024-01-0"))
      #expect(run.errors == "crosspager: \(problem) The row was skipped.\n")
    } else if bad.bytes.count > 20,
      !["no value at all", "JSON", "an unclosed quote"].contains(bad.name)
    {
      // The others may become readable when the file grows.
      let run = try crosspager(["x.csv", "--follow", "-c", "show"] + bad.options, folder: folder)
      #expect(run == Run(status: bad.status, output: "", errors: "crosspager: \(bad.message)\n"))
    }
  }

  @Test(
    .enabled("jq is not installed") { try shell("command -v jq").status == 0 },
    arguments: [
      #"{"date":["2024-01-01","2024-01-02","2024-01-03"],"v":[5,6,null],"w":[null,1,2]}"#,
      "{\n \"w\": [null, 1.5],\n \"date\": [\"2024-01-01\", \"2024-01-02\"],\n \"v\": [5, 6]\n}\n",
      // The lists are in a member.
      #"{"n":1,"d":{"date":["2024-01-01","2024-01-02"],"v":[5,6],"w":[1,2]},"u":{"v":"m"}}"#,
    ])
  func `the jq command for JSON keeps every value in its column`(json: String) throws {
    let folder = try temporaryFolder()
    try Data(json.utf8).write(to: folder.appending(path: "x.csv"))
    let message = try crosspager(["x.csv", "-c", "show"], folder: folder).errors
    let command = try #require(message.components(separatedBy: "convert it: ").last)
      .trimmingCharacters(in: .newlines)
    let run = try shell("\(command) --json -c values", folder: folder)
    #expect(run.errors == "")
    let values = try #require(try run.objects().first?["values"] as? [[String: any Sendable]])
    let means = values.map { "\($0["value"] ?? "") \($0["mean"] ?? "")" }.sorted()
    #expect(means == ["v 5.5", "w 1.5"])
  }

  @Test func `the rows of a file with dates and no numbers are counted`() throws {
    let folder = try temporaryFolder()
    let text = "date,b\n2024-01-01,foo\n2024-01-01,\n2024-01-03,x\n"
    try Data(text.utf8).write(to: folder.appending(path: "x.csv"))
    let run = try crosspager(["x.csv", "-c", "values", "--json"], folder: folder)
    #expect((run.status, run.errors) == (0, ""))
    let values = try #require(try run.objects().first?["values"] as? [[String: any Sendable]])
    #expect(values.map { "\($0["value"] ?? "") \($0["aggregate"] ?? "")" } == ["rows count"])
    #expect(values.map { "\($0["count"] ?? "")" } == ["3"])
  }

  private static let broken: [(String, [UInt8], String)] = [
    ("cut", Array(#"{"levels":[{"na"#.utf8), "Not JSON. "), ("empty", [], "Not JSON. "),
    ("binary", [0, 1, 2, 0x0A], "Not JSON. "), ("another", Array("[]".utf8), ""),
    ("latin", [0x7B, 0x0A, 0x22, 0xE9, 0x22, 0x7D], "Line 2 is not UTF-8."),
    ("utf16", utf16("\u{FEFF}{}"), "Line 1 is not UTF-8."),
  ]

  @Test(arguments: broken)
  func `a broken scene or snapshot is refused and changes nothing`(
    name: String, bytes: [UInt8], problem: String
  ) throws {
    let folder = try temporaryFolder()
    try Data(bytes).write(to: folder.appending(path: "\(name).json"))
    let isText = !problem.hasPrefix("Line")
    let scene = try crosspager(["--scene", "\(name).json"], folder: folder)
    #expect((scene.status, scene.output) == (65, ""))
    #expect(
      scene.errors.hasPrefix(
        "crosspager: '\(name).json' is not \(isText ? "a scene" : "text"): \(problem)"))
    #expect(scene.errors.filter(\.isNewline).count == 1)
    let restored = try crosspager(
      ["--levels", "a=3", "-c", "right; restore \(name).json; where; undo"],
      environment: ["COLUMNS": "500"], folder: folder)
    #expect(
      (restored.status, restored.output)
        == (1, "moved to a 1 (0…2), 1 step\n▸ a  1  (0…2)\nchanged: undid 'right', at a 0 (0…2)\n"))
    #expect(
      restored.errors.hasPrefix(
        "'\(name).json' is not \(isText ? "a snapshot" : "text"): \(problem)"))
    #expect(restored.errors.filter(\.isNewline).count == 1)
  }

  @Test func `a snapshot of another pager is refused with all differences`() throws {
    let folder = try temporaryFolder()
    #expect(
      try crosspager(["--levels", "a=3,b=2", "-c", "save s.json"], folder: folder).status == 0)
    let run = try crosspager(
      ["--levels", "b=2,c=3", "-c", "right; restore s.json; where"],
      environment: ["COLUMNS": "500"], folder: folder)
    #expect(
      run
        == Run(
          status: 0,
          output: """
            moved to b 1 (0…1), 1 step
            ignored: The snapshot does not fit. To repair it: restore --repair s.json
            - No level 'a' here. --repair ignores the level.
            - Level 'c' is not in the snapshot. --repair keeps the level unchanged.
            - The snapshot's current level 'a' is missing here. --repair keeps the current level.
            ▸ b  1  (0…1)
              c  0  (0…2)

            """, errors: ""))
  }

  @Test(arguments: [
    ("", "Is a directory"), ("/none", "No such file or directory"),
    ("/loop", "Too many levels of symbolic links"),
    ("/\(String(repeating: "n", count: 300))", "File name too long"),
  ])
  func `a path that cannot be opened or read says why`(file: String, reason: String) throws {
    let folder = try temporaryFolder()
    let path = folder.path + file
    #expect(try shell("ln -s loop loop", folder: folder).status == 0)
    for arguments in [[path], [path, "--follow"], ["-f", path]] {
      let run = try crosspager(arguments, folder: folder)
      #expect((run.status, run.output) == (66, ""))
      #expect(run.errors.hasPrefix("crosspager: Cannot read '\(path.pathExcerpt)': \(reason)"))
      #expect(run.errors.filter(\.isNewline).count == 1)
    }
    let run = try crosspager(
      ["--levels", "a=3", "-c", "restore \"\(path)\"; replay \"\(path)\"; where"],
      environment: ["COLUMNS": "5000"])
    #expect((run.status, run.output) == (1, "▸ a  0  (0…2)\n"))
    #expect(run.errors.contains("Cannot read '\(path.pathExcerpt)': \(reason)"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/mem")))
  func `an open file that cannot be read says why`() throws {
    // Removing permissions is not enough, because the tests may run as root.
    for arguments in [["/proc/self/mem"], ["-f", "/proc/self/mem"]] {
      #expect(
        try crosspager(arguments)
          == Run(
            status: 66, output: "",
            errors: "crosspager: Cannot read '/proc/self/mem': Input/output error.\n"))
    }
  }

  private static let scripts: [[UInt8]] = [
    Array("where\nwh".utf8) + [0xFF] + Array("ere\nright\n".utf8),
    Array("where\n".utf8) + utf16("\u{FEFF}x\n") + Array("\nright\n".utf8),
    Array("where\n".utf8) + [0, 1, 0x1B, 0x0A] + Array("right\n".utf8),
  ]

  @Test(arguments: scripts)
  func `bad lines of a script are reported, and the others run`(script: [UInt8]) throws {
    let folder = try temporaryFolder()
    try Data(script).write(to: folder.appending(path: "script"))
    let lines = ["crosspager --levels a=3 -f script", "crosspager --levels a=3 <script"]
    for (line, name) in zip(lines, ["script", "standard input"]) {
      let run = try shell(line, folder: folder)
      #expect((run.status, run.output) == (1, "▸ a  0  (0…2)\nmoved to a 1 (0…2), 1 step\n"))
      #expect(run.errors.hasPrefix("\(name):2:\n") && run.errors.contains("Unknown command"))
      #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    }
  }

  @Test func `the output before a script that cannot be opened is printed`() throws {
    #expect(
      try crosspager(["--levels", "a=3", "-c", "right", "-f", "none", "-c", "right"])
        == Run(
          status: 66, output: "moved to a 1 (0…2), 1 step\n",
          errors: "crosspager: Cannot read 'none': No such file or directory.\n"))
  }

  private static let longLines: [(String, String, Int32, String)] = [
    (
      "- --json", "", 65,
      "Line 1 of 'standard input' starts a record longer than the limit of 16 MiB"
    ),
    (
      "- --json", "date,v\\n2024-01-01,5\\n", 65,
      "Line 3 of 'standard input' starts a record longer"
    ),
    (
      "- --json", "date,v\\n2024-01-01,\\042", 65,
      "Line 2 of 'standard input' starts a record longer"
    ),
    ("- --follow --json", "date,v\\n", 65, "Line 2 of 'standard input' starts a record longer"),
    ("--levels a=3", "where\\n", 1, "standard input:2:"),
    ("--levels a=3 -f /dev/stdin", "where\\n", 1, "/dev/stdin:2:"),
  ]

  /// Reads a line of 256 MB with 100 MB of memory.
  @Test(.enabled(if: Depth.current != .quick), arguments: longLines)
  func `a line of maximum length is refused in little memory`(
    arguments: String, start: String, status: Int32, message: String
  ) throws {
    let isScript = arguments.hasPrefix("--levels")
    let line = "head -c 256000000 /dev/zero | tr '\\000' a"
    let run = try shell(
      "ulimit -d 100000; { printf '\(start)'; \(line); printf '\\nright\\n'; } 2>/dev/null "
        + "| crosspager \(arguments)")
    #expect(run.status == status)
    #expect(run.errors.contains(message))
    #expect(run.output == (isScript ? "▸ a  0  (0…2)\nmoved to a 1 (0…2), 1 step\n" : ""))
  }
}
