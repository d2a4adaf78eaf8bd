import Foundation
import Testing

/// Tests data on standard input when commands come from options.
struct PipedDataTests {
  private static let data = "date,rain\n2024-03-01,1\n2024-03-02,2\n2024-03-03,4\n"

  @Test(arguments: [["-c", "data"], ["-f", "script"], ["--page", "x.html", "-c", "data"]])
  func `data on standard input is shown`(arguments: [String]) throws {
    let folder = try temporaryFolder()
    try Data("data\n".utf8).write(to: folder.appending(path: "script"))
    let run = try crosspager(arguments, input: Self.data, folder: folder)
    #expect(run.status == 0)
    #expect(run.output.contains("source standard input"), "\(run.output)")
  }

  @Test func `options for files apply to standard input`() throws {
    let run = try crosspager(["-c", "values", "--value", "rain"], input: Self.data)
    #expect(run.status == 0 && run.output.contains("rain"))
  }

  @Test(arguments: [[], ["-f", "-"]])
  func `without scripts in options, standard input has the commands`(arguments: [String]) throws {
    let run = try crosspager(arguments, input: "where\n")
    #expect(run.status == 0 && run.output.contains("731"))
  }

  @Test(arguments: [["-c", "where"], ["--levels", "day=5", "-c", "where"]])
  func `empty input means the sample, and levels of counts need no data`(
    arguments: [String]
  ) throws {
    let run = try crosspager(arguments, input: arguments.count > 2 ? Self.data : "")
    #expect(run.status == 0)
    #expect(run.output.contains(arguments.count > 2 ? "(0…4)" : "731"), "\(run.output)")
  }

  @Test func `a message says that the program waits for data`() throws {
    let run = try shell(
      "(sleep 2; printf 'date,rain\\n2024-03-01,1\\n2024-03-02,2\\n') | crosspager -c data")
    #expect(run.output.contains("source standard input"))
    #expect(
      run.errors.contains(
        "Waiting for data on standard input. For the built-in sample, add </dev/null"))
  }

  @Test func `a web page is exported after the commands`() throws {
    let folder = try temporaryFolder()
    let run = try crosspager(["--page", "x.html", "-c", "go month 3"], folder: folder)
    #expect(run.status == 0)
    let page = try String(contentsOf: folder.appending(path: "x.html"), encoding: .utf8)
    #expect(page.contains("month=2024-04@month"))
  }
}
