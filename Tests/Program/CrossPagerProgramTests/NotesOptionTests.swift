import Foundation
import Testing

struct NotesOptionTests {
  /// Runs the program on two days of rain with a file of notes.
  private func run(notes: String, _ arguments: [String]) throws -> Run {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "notes.csv")
    try notes.write(to: file, atomically: true, encoding: .utf8)
    let run = try crosspager(
      arguments + ["--notes", file.path(percentEncoded: false)],
      input: "date,rain\n2024-01-01,1\n2024-01-20,2\n")
    return Run(
      status: run.status, output: run.output,
      errors: run.errors.replacing(file.path(percentEncoded: false), with: "notes.csv"))
  }

  @Test func `--notes reads notes, which a chart shows`() throws {
    let run = try run(
      notes: "date,text\n20.1.2024,wet\n2024-01-32,x\n2024-01,\"dry, mostly\"\n",
      ["-", "--levels", "month", "-c", "bar 20; notes"])
    #expect(
      run
        == Run(
          status: 0,
          output: """
            changed: bar at 19, Sat 2024-01-20: 2, 1 sample, note: wet
            date,note
            2024-01,"dry, mostly"
            2024-01-20,wet

            """,
          errors:
            "crosspager: 'notes.csv', line 3: '2024-01-32' is not a date. The line was left out.\n"
        ))
  }

  @Test func `--notes needs dates and a file`() throws {
    let plain = try run(notes: "", ["--levels", "a=3", "-c", "where"])
    #expect(plain.status == 2)
    #expect(plain.errors.hasPrefix("crosspager: --notes needs levels with dates."))
    let missing = try crosspager(
      ["-", "--notes", "none.csv", "-c", "notes"], input: "date,x\n2024-01-01,1\n")
    #expect(missing.status == 66)
    #expect(missing.errors == "crosspager: Cannot read 'none.csv': No such file or directory.\n")
  }
}
