import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerProgram

struct ProgramTests {
  struct Case: Sendable, CustomStringConvertible {
    var arguments: [String]
    var input = ""
    var status: Int32
    var errors: String

    var description: String { arguments.joined(separator: " ") }
  }

  private static let usage = "crosspager: See 'crosspager --help'.\n"

  private static let cases: [Case] = [
    Case(arguments: ["-c", "left"], status: 0, errors: ""),
    Case(arguments: ["-c", "right"], status: 0, errors: ""),
    Case(arguments: ["-c", "quit 7; left"], status: 7, errors: ""),
    Case(
      arguments: ["-c", "lfet; left"], status: 1,
      errors: "  lfet\n  ^^^^\nUnknown command 'lfet'. Did you mean 'left'?\n"),
    Case(
      arguments: [], input: "left\n\n# a comment\npage x\n", status: 1,
      errors: "standard input:4:\n  page x\n       ^\n'x' is not an index (0 or more).\n"),
    Case(
      arguments: ["--vlaue", "x"], status: 2,
      errors: "crosspager: Unknown option '--vlaue'. Did you mean '--value'?\n" + usage),
    Case(arguments: ["-c"], status: 2, errors: "crosspager: -c needs COMMANDS.\n" + usage),
    Case(
      arguments: ["--json=yes"], status: 2,
      errors: "crosspager: --json takes no value. Remove '=yes'.\n" + usage),
    Case(
      arguments: ["a.csv", "b.csv"], status: 2,
      errors: "crosspager: Unexpected 'b.csv'. Only one FILE can be opened.\n" + usage),
    Case(
      arguments: ["--aggregate", "median"], status: 2,
      errors: "crosspager: Invalid value 'median' for --aggregate. "
        + "Use 'mean', 'sum', 'min', 'max', 'count', 'last' or 'rise'.\n" + usage),
    Case(
      arguments: ["--day-start", "4:30"], status: 2,
      errors: "crosspager: Invalid value '4:30' for --day-start. "
        + "Use a whole hour from 00:00 to 23:00, such as 04:00 or 4.\n" + usage),
    Case(
      arguments: ["--year-start", "13"], status: 2,
      errors:
        "crosspager: Invalid value '13' for --year-start. Use 'january', 'february', 'march', 'april', 'may', "
        + "'june', 'july', 'august', 'september', 'october', 'november' or 'december'.\n" + usage),
    Case(
      arguments: ["--levels", "day,decades"], status: 2,
      errors:
        "crosspager: No unit 'decades'. Did you mean 'decade'? Units: minute, hour, day, week, month, quarter, year, decade, "
        + "century. For plain levels, use NAME=COUNT, such as day=5.\n"),
    Case(
      arguments: ["--levels", "a=5,b"], status: 2,
      errors: "crosspager: 'b' is not a level. Use NAME=COUNT, with a count from 0 to 2147483647.\n"
    ),
    Case(
      arguments: ["--levels", "a=5,a=3"], status: 2,
      errors: "crosspager: Two levels are named 'a'. Give each level its own name.\n"),
    Case(
      arguments: ["--levels", "all=5"], status: 2,
      errors: "crosspager: 'all' is not a level name (any text but 'all', without control "
        + "characters).\n"),
    Case(
      arguments: ["--scene", "artcle"], status: 2,
      errors: "crosspager: No scene 'artcle'. Did you mean 'article'? Scenes: article, filmstrip, "
        + "tabled, ragged, hosted, a file whose name ends in .json\n"),
    Case(
      arguments: ["--start", "sometime"], status: 2,
      errors:
        "crosspager: 'sometime' is not a start page. Use first, last, the index of a page or, with "
        + "dated levels, a date.\n"),
    Case(
      arguments: ["--value", "price"], status: 2,
      errors: "crosspager: --value needs FILE. Usage: crosspager FILE --value COLUMN\n" + usage),
    Case(
      arguments: ["missing.csv"], status: 66,
      errors: "crosspager: Cannot read 'missing.csv': No such file or directory.\n"),
    Case(arguments: ["/"], status: 66, errors: "crosspager: Cannot read '/': Is a directory.\n"),
    Case(
      arguments: ["-f", "missing.txt"], status: 66,
      errors: "crosspager: Cannot read 'missing.txt': No such file or directory.\n"),
    Case(
      arguments: ["--scene", "missing.json"], status: 66,
      errors: "crosspager: Cannot read 'missing.json': No such file or directory.\n"),
    Case(
      arguments: ["-", "-c", "show"], input: "", status: 65,
      errors: "crosspager: 'standard input' has no data. "
        + "A file needs a line of column names and a line for each row.\n"),
    Case(
      arguments: ["-", "--value", "prize"], input: "date,price\n2024-01-01,5\n", status: 2,
      errors: "crosspager: No column 'prize' in 'standard input'. Did you mean 'price'? "
        + "Columns: 'date', 'price'. You can also give a column by number, starting at 1.\n"),
    Case(
      arguments: ["-", "--date", "price"], input: "date,price\n2024-01-01,5\n", status: 2,
      errors:
        "crosspager: Column 'price' of 'standard input' holds '5', which is not a recognized date. "
        + "Describe the format, for example --date-format DD.MM.YYYY, or choose another column with --date.\n"
    ),
    Case(
      arguments: ["-"], input: "day,price\n03/04/2024,5\n", status: 65,
      errors: "crosspager: Column 'day' of 'standard input' holds dates like '03/04/2024', "
        + "which can start with the day or month. Choose one: --date-format DD/MM/YYYY or "
        + "--date-format MM/DD/YYYY\n"),
    Case(
      arguments: ["-", "--no-header", "--decimal", ";"], status: 2,
      errors: "crosspager: Invalid value ';' for --decimal. Use '.' or ','.\n" + usage),
    Case(
      arguments: ["-c", "save /missing/place.json"], status: 74,
      errors: "Cannot write '/missing/place.json': No such file or directory.\n"),
    Case(
      arguments: ["-c", "restore missing.json"], status: 1,
      errors: "Cannot read 'missing.json': No such file or directory.\n"),
  ]

  /// At quick depth, the test tries half of the cases.
  @Test(arguments: Depth.some(of: cases, quick: 16))
  func `statuses and messages are as documented`(example: Case) throws {
    let run = try crosspager(example.arguments, input: example.input)
    #expect(run.status == example.status)
    #expect(run.errors == example.errors)
  }

  @Test func `a file without a header names its columns by number`() throws {
    let run = try crosspager(
      [
        "-", "--no-header", "--date", "4", "--date", "1", "--value", "3", "--value", "2", "--json",
        "-c", "latest; show",
      ],
      input: "18:00,5,7,31/12/2015\n19:00,6,8,31/12/2015\n")
    let shown = try run.objects().last?["page"] as? [String: any Sendable]
    #expect(run.errors == "")
    #expect(shown?["key"] as? String == "2015-12-31")
    #expect(shown?["value"] as? String == "3")
    #expect(shown?["sum"] as? Double == 15)
  }

  @Test func `--bail ends the program at the first error`() throws {
    let run = try crosspager(
      ["--levels", "a=3", "--json", "--bail"], input: "right\nrihgt\nright\n")
    #expect(run.status == 1)
    #expect(run.lines.count == 2)
  }

  @Test func `commands from arguments and files run in order with consecutive numbers`() throws {
    let folder = try temporaryFolder()
    try "right # two\r\n\r\nwhere".write(
      to: folder.appending(path: "script"), atomically: true, encoding: .utf8)
    let run = try crosspager(
      ["--levels", "a=5", "--json", "-c", "right", "-f", "script", "-c", "left; left"],
      folder: folder)
    let at = #""at":{"level":"a","page":"#
    #expect(run.lines.map { $0.prefix(22) }.count == 5)
    #expect(
      run.lines.map { String($0.suffix(5)) } == ["\":1}}", "\":2}}", "\":2}}", "\":1}}", "\":0}}"])
    #expect(run.lines[4].hasPrefix(#"{"n":5,"command":"left","result":"moved""#))
    #expect(run.lines.allSatisfy { $0.contains(at) })
  }

  @Test func `files are closed after reading`() throws {
    let run = try shell(
      "crosspager --levels a=3 -c 'save r.json'; ulimit -n 32; "
        + "{ yes 'restore r.json' | head -100; echo 'save r.json'; } | crosspager --levels a=3")
    #expect(run.status == 0)
    #expect(run.lines.count == 102)
    #expect(run.errors == "")
  }

  @Test func `spaces in names are shown unchanged`() throws {
    let run = try crosspager(["--levels", "a  b=3", "-c", "insert \"a  b\" 9; where; history"])
    #expect(
      run.output == """
        ignored: No index 9 in level 'a  b'. Indices are 0 to 3.
        ▸ a  b  0  (0…2)
        1  insert "a  b" 9
        2  where
        3  history

        """)
  }

  @Test func `levels with and without titles are aligned`() throws {
    let run = try crosspager(["--scene", "article", "-c", "insert-level n 3; where"])
    #expect(
      run.lines.dropFirst() == [
        "▸ day    4  (0…4)  DAY: Five", "  week   4  (0…4)  WEEK: Five",
        "  month  4  (0…4)  MONTH: Five", "  n      2  (0…2)",
      ])
  }

  @Test func `a closed pipe ends the program quietly`() throws {
    let run = try shell(
      "{ yes where | head -200000 | crosspager --json; echo status $? >&2; } | head -1 | wc -l")
    #expect(run.output.trimmingCharacters(in: .whitespaces) == "1\n")
    #expect(run.errors == "status 0\n")
  }

  @Test func `a failed write to standard output ends the program with status 74`() throws {
    let run = try shell("crosspager -c where >/dev/full")
    #expect(run.status == 74)
    #expect(run.errors == "crosspager: Cannot write to standard output: No space left on device.\n")
  }

  @Test func `without commands, the page is shown`() throws {
    let run = try crosspager([])
    #expect(run.status == 0)
    #expect(run.lines.first == "day 2025-12-31 · Wednesday")
    #expect(run.lines.last == "count 24 · missing 0 · min 5.5 · mean 9 · max 12.3")
  }

  @Test func `without commands, JSON output is empty`() throws {
    #expect(try crosspager(["--json"]) == Run(status: 0, output: "", errors: ""))
  }

  @Test func `a series can come from standard input`() throws {
    let run = try crosspager(
      ["-", "--levels", "month", "-c", "where"], input: "t,x\n2024-01-31,1\n2024-03-01,2\n")
    #expect(run == Run(status: 0, output: "▸ month  2024-03  (3 of 3)\n", errors: ""))
  }

  @Test(arguments: [
    ("C", true), ("POSIX", true), ("de_DE.ISO-8859-1", true), ("", false), ("en_US.UTF-8", false),
    ("de_DE.utf8", false),
  ])
  func `charts are ASCII if the locale is not UTF-8`(locale: String, isASCII: Bool) throws {
    let run = try crosspager(
      ["-c", "show; where; map; help; help set; left 9999"], environment: ["LC_ALL": locale])
    #expect(run.output.utf8.allSatisfy { $0 < 128 } == isASCII)
  }

  @Test func `no line but the row of a table is wider than the columns`() throws {
    for columns in [1, 7, 20, 33, 80, 200] {
      let run = try crosspager(
        ["--ascii", "-c", "show; down; show; down; show; routes; help; help set; left 9999; x"],
        environment: ["COLUMNS": String(columns)])
      #expect(run.lines.allSatisfy { $0.count <= columns }, "\(columns) columns")
    }
  }

  @Test func `output is colored only on request`() throws {
    let escape = "\u{1B}["
    #expect(!(try crosspager(["-c", "show"]).output.contains(escape)))
    #expect(try crosspager(["--color", "always", "-c", "show"]).output.contains(escape))
  }

  @Test(arguments: [
    (["--help", "vlaue"], "Unknown option 'vlaue'. Did you mean '--value'?"),
    (["--help", "zzz"], "Unknown option 'zzz'."),
    (["--help", "left"], "'left' is a command, not an option. Run: crosspager -c 'help left'"),
    (["--agg", "sum"], "Unknown option '--agg'. Did you mean '--aggregate'?"),
    (["-json"], "Unknown option '-json'. Did you mean '--json'?"),
    (["--color"], "--color needs WHEN. Use 'auto', 'always' or 'never'."),
    (["--scene", "article", "--levels", "a=3"], "--scene cannot be combined with --levels."),
    (
      ["-", "-f", "-"],
      "Standard input cannot supply both the data and the commands. Use -c for the commands."
    ),
  ])
  func `a wrong option suggests the right one`(arguments: [String], message: String) throws {
    #expect(
      try crosspager(arguments)
        == Run(status: 2, output: "", errors: "crosspager: \(message)\n" + Self.usage))
  }

  @Test func `a missing file suggests a file with a similar name`() throws {
    let folder = try temporaryFolder()
    try Data().write(to: folder.appending(path: "weather.csv"))
    let missing = "No such file or directory."
    for (name, hint) in [
      ("wether.csv", "Did you mean 'weather.csv'?"),
      ("./wether.csv", "Did you mean './weather.csv'?"),
      ("left", "To run the command, use: crosspager -c 'left'"),
      ("go 'july", "To run the command, use: crosspager -c 'go '\\''july'"),
    ] {
      #expect(
        try crosspager([name], folder: folder).errors
          == "crosspager: Cannot read '\(name)': \(missing) \(hint)\n")
    }
  }

  @Test(arguments: [".", "./", "folder/"])
  func `a folder as FILE suggests its first file`(path: String) throws {
    let folder = try temporaryFolder()
    try Data().write(to: folder.appending(path: "b.csv"))
    try Data().write(to: folder.appending(path: "a.csv"))
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder"), withIntermediateDirectories: false)
    let hint = path == "folder/" ? "" : " Name a file in it, such as './a.csv'."
    #expect(
      try crosspager([path], folder: folder).errors
        == "crosspager: Cannot read '\(path)': Is a directory.\(hint)\n")
  }
}
