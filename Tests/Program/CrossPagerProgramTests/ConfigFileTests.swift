import CrossPagerTesting
import Foundation
import MessageWords
import Testing

/// Tests the configuration file, whose options apply to every run.
struct ConfigFileTests {
  /// Runs the program with a configuration file.
  private func crosspager(
    _ arguments: [String], config text: String, folder: URL? = nil
  ) throws -> (run: Run, path: String) {
    let folder = try folder ?? temporaryFolder()
    let path = folder.appending(path: "crosspager/config")
    try FileManager.default.createDirectory(
      at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: path, atomically: true, encoding: .utf8)
    let run = try CrossPagerProgramTests.crosspager(
      arguments, environment: ["XDG_CONFIG_HOME": folder.path])
    return (run, path.path)
  }

  private static let heading = "temperature, max by hour"

  @Test(arguments: [
    "aggregate max", "--aggregate max", "aggregate=max", "aggregate = max  ", "\t aggregate\tmax",
    "# comment\n\naggregate max\n", "aggregate max\r\nlevels day\r\n",
    "aggregate min\naggregate max",
  ])
  func `an option in the file applies`(text: String) throws {
    let run = try crosspager(["-c", "show"], config: text).run
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.lines[1] == Self.heading)
  }

  @Test(arguments: [
    (["--aggregate", "min"], "temperature, min by hour"),
    (["--aggregate=min"], "temperature, min by hour"),
    (["--no-config"], "temperature, mean by hour"),
  ])
  func `the command line takes precedence`(arguments: [String], heading: String) throws {
    let run = try crosspager(arguments + ["-c", "show"], config: "aggregate max").run
    #expect(run.lines[1] == heading)
  }

  @Test func `an option that can be repeated is replaced, not extended`() throws {
    let folder = try temporaryFolder()
    let file = folder.appending(path: "a.csv")
    try "day,a,b\n2024-01-01,1,2\n2024-01-02,3,4\n".write(
      to: file, atomically: true, encoding: .utf8)
    let arguments = [file.path, "-c", "show"]
    #expect(try crosspager(arguments, config: "value b").run.lines[1] == "b, mean by day")
    let run = try crosspager(["--value", "a"] + arguments, config: "value b").run
    #expect(run.lines[1] == "a, mean by day")
  }

  @Test(arguments: [
    ("max", "a, max by day"), ("a=sum", "a, sum by day"),
    ("a=sum\naggregate b=last", "a, sum by day"),
  ])
  func `an aggregate can name a column of the file`(aggregate: String, heading: String) throws {
    let folder = try temporaryFolder()
    let file = folder.appending(path: "a.csv")
    try "day,a,b\n2024-01-01,1,2\n2024-01-02,3,4\n".write(
      to: file, atomically: true, encoding: .utf8)
    let run = try crosspager([file.path, "-c", "show"], config: "aggregate \(aggregate)").run
    #expect((run.status, run.errors) == (0, ""))
    #expect(run.lines[1] == heading)
  }

  @Test(arguments: ["value nothing", "follow", "skip-bad-rows", "date-format DD/MM/YYYY"])
  func `options that need a file are ignored without one`(text: String) throws {
    let run = try crosspager(["-c", "where"], config: text).run
    #expect(run.status == 0)
    #expect(run.errors == "")
  }

  @Test func `a scene replaces the levels in the file`() throws {
    let run = try crosspager(["--scene", "article", "-c", "page 0"], config: "levels month").run
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test(arguments: [
    ("colr never", "Unknown option '--colr'. Did you mean '--color'?"),
    ("color sometimes", "Invalid value 'sometimes' for --color. Use 'auto', 'always' or 'never'."),
    ("ascii yes", "--ascii takes no value. Remove 'yes'."), ("timezone", "--timezone needs ZONE."),
    ("command left", "--command is allowed only on the command line."),
    ("file walk", "--file is allowed only on the command line."),
    ("scene article", "--scene is allowed only on the command line."),
    ("no-config", "--no-config is allowed only on the command line."),
    ("version", "--version is allowed only on the command line."),
  ])
  func `a bad line is named`(line: String, message: String) throws {
    let (run, path) = try crosspager(["-c", "where"], config: "ascii\n\(line)\n")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors == "crosspager: \(path.pathExcerpt):2: \(message)\n")
  }

  @Test func `information is printed whatever the file contains`() throws {
    #expect(try crosspager(["--version"], config: "colr").run.status == 0)
  }

  @Test(
    arguments: triples(
      of: """
        a folder | mkdir -p $XDG_CONFIG_HOME/crosspager/config | Is a directory
        a named pipe | mkfifo $XDG_CONFIG_HOME/crosspager/config | it is not a regular file
        a device | ln -s /dev/zero $XDG_CONFIG_HOME/crosspager/config | it is not a regular file
        a huge file | truncate -s 1M $XDG_CONFIG_HOME/crosspager/config; echo >>$XDG_CONFIG_HOME/crosspager/config | File too large
        """))
  func `a file that cannot be read is named, and the program starts without it`(
    kind: String, command: String, reason: String
  ) throws {
    let folder = try temporaryFolder()
    let run = try shell(
      "export XDG_CONFIG_HOME='\(folder.path)'; mkdir $XDG_CONFIG_HOME/crosspager; \(command); "
        + "crosspager --levels day=5 -c link")
    #expect(run.status == 0)
    #expect(run.output == "day=0@day\n")
    #expect(
      run.errors
        == "crosspager: Cannot read '\(folder.appending(path: "crosspager/config").path.pathExcerpt)': \(reason). "
        + "Its options are ignored. To start without it, use --no-config.\n")
  }
}
