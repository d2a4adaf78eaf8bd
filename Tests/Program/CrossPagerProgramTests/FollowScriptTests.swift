import Foundation
import Testing

@testable import CrossPagerProgram

/// Follows a file that grows while commands arrive through a pipe.
struct FollowScriptTests {
  private let file: URL
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  /// Keeps the pipe open, because writing to a closed pipe would end the test.
  private let reading: FileHandle
  private let errors = Pipe()

  init() throws {
    file = try temporaryFolder().appending(path: "live.csv")
    try append("date,v\n2024-01-01,5\n", to: file)
    reading = FileHandle(
      fileDescriptor: dup(input.fileHandleForReading.fileDescriptor), closeOnDealloc: true)
    process.executableURL = program
    process.currentDirectoryURL = file.deletingLastPathComponent()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
  }

  private func start(_ arguments: String...) throws {
    process.arguments = ["live.csv", "--follow", "--json"] + arguments
    try process.run()
  }

  /// Sends a command and returns the pages and counts from its response.
  private func answer(_ command: String) throws -> String {
    try input.fileHandleForWriting.write(contentsOf: Data("\(command)\n".utf8))
    var line: [UInt8] = []
    let descriptor = output.fileHandleForReading.fileDescriptor
    while line.last != UInt8(ascii: "\n") {
      try #require(!POSIX.readable(among: [descriptor], within: 60_000).isEmpty)
      let bytes = try POSIX.bytes(from: descriptor, upTo: 1)
      try #require(!bytes.isEmpty)
      line += bytes
    }
    let object = try JSONSerialization.jsonObject(with: Data(line)) as? [String: any Sendable]
    let levels = try #require(object?["levels"] as? [[String: any Sendable]])
    return levels.map { "\($0["page"] ?? "") of \($0["count"] ?? "")" }.joined(separator: ", ")
  }

  /// Ends the input and returns the exit status.
  private func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func messages() throws -> String {
    String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  @Test func `each command sees the rows before it`() throws {
    try start("--levels", "day,month")
    #expect(try answer("where") == "0 of 1, 0 of 1")
    try append("2024-01-02,5\n2024-01-0", to: file)
    #expect(try answer("where") == "1 of 2, 0 of 1")
    try append("3,5\n", to: file)
    #expect(try answer("where") == "2 of 3, 0 of 1")
    // The new rows are earlier than all others and fill many chunks.
    let rows = (0..<100_000).map { "2023-12-31T\(10 + $0 % 13):00,1\n" }.joined()
    try append(rows, to: file)
    #expect(try answer("where") == "3 of 4, 1 of 2")
    #expect(try end() == 0)
    #expect(try messages() == "")
  }

  @Test func `the program reads all existing rows before the first command`() throws {
    // Write more bytes than one read of a pipe returns.
    let row = "2024-01-01,1,\(String(repeating: "x", count: 10_000))\n"
    let rows = String(repeating: row, count: 500)
    try Data("date,v,note\n\(rows)2024-01-05,1,\n".utf8).write(to: file)
    try start("--levels", "day")
    #expect(try answer("where") == "4 of 5")
    #expect(try end() == 0)
  }

  @Test func `a bad row is reported once, and the rows after it are read`() throws {
    try append("2024-01-02,y\n", to: file)
    try start("--levels", "day")
    #expect(try answer("where") == "0 of 1")
    try append("2024-01-03,x\n2024-01-02,5\n", to: file)
    #expect(try answer("where") == "1 of 2")
    try append("2024-01-09,5\n", to: file)
    #expect(try answer("where") == "8 of 9")
    #expect(try end() == 65)
    let problem = "which is not a number like -12.5 or 3e4. The row was skipped."
    #expect(
      try messages() == "crosspager: Line 3 of 'live.csv' has 'y' in column 'v', \(problem)\n"
        + "crosspager: Line 4 of 'live.csv' has 'x' in column 'v', \(problem)\n")
  }

  @Test func `of many bad rows, ten are reported and the others are counted`() throws {
    try start("--levels", "day")
    #expect(try answer("where") == "0 of 1")
    try append(String(repeating: "2024-01-03,x\n", count: 30), to: file)
    #expect(try answer("where") == "0 of 1")
    #expect(try end() == 65)
    let lines = try messages().split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.last == "crosspager: 20 more rows could not be read. For details: data")
  }

  @Test func `a quote that is never closed is reported once, and the rows after it are read`()
    throws
  {
    try start("--levels", "day,month")
    #expect(try answer("where") == "0 of 1, 0 of 1")
    let rows = (0..<480).map { "2024-02-\(10 + $0 / 24)T\(10 + $0 % 12):00,1\n" }.joined()
    try append("\"oops\n\(rows)", to: file)
    #expect(try answer("where") == "59 of 60, 1 of 2")
    // A stray quote far below does not close the first one.
    try append("2024-03-01,\"7\"\n", to: file)
    #expect(try answer("where") == "60 of 61, 2 of 3")
    #expect(try end() == 65)
    #expect(
      try messages()
        == "crosspager: Line 3 of 'live.csv' opens a quote that the next lines do not close. The row was skipped.\n"
    )
  }

  @Test func `a quote that is open at the end is reported when more rows have come`() throws {
    try start("--levels", "day")
    #expect(try answer("where") == "0 of 1")
    try append("2024-01-02,\"oops\n2024-01-03,6\n", to: file)
    #expect(try answer("where") == "0 of 1")
    try append("2024-01-04,7\n", to: file)
    #expect(try answer("where") == "3 of 4")
    #expect(try end() == 65)
    #expect(
      try messages()
        == "crosspager: Line 3 of 'live.csv' opens a quote that the next lines do not close. The row was skipped.\n"
    )
  }

  @Test func `skipped bad rows are not reported`() throws {
    try start("--levels", "day", "--skip-bad-rows")
    #expect(try answer("where") == "0 of 1")
    try append("2024-01-03,x\n2024-01-02,5\n", to: file)
    #expect(try answer("where") == "1 of 2")
    #expect(try end() == 0)
    #expect(try messages() == "")
  }

  @Test func `a bad cell does not close a column that was shown`() throws {
    try Data("date,v,w\n2024-01-01,5,6\n".utf8).write(to: file)
    try start("--levels", "day", "--value", "w")
    #expect(try answer("where") == "0 of 1")
    try append("2024-01-02,x,7\n2024-01-02,6,8\n", to: file)
    #expect(try answer("where") == "1 of 2")
    #expect(try end() == 65)
    #expect(try messages().contains("Line 3 of 'live.csv' has 'x' in column 'v'"))
  }

  @Test func `a change of the encoding is reported once`() throws {
    try Data("date,v,place\n2024-01-01,5,Bonn\n".utf8).write(to: file)
    try start("--levels", "day")
    #expect(try answer("where") == "0 of 1")
    for day in 2...3 {
      let handle = try FileHandle(forWritingTo: file)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("2024-01-0\(day),6,K".utf8) + [0xF6] + Data("ln\n".utf8))
      try handle.close()
      #expect(try answer("where") == "\(day - 1) of \(day)")
    }
    #expect(try end() == 0)
    #expect(
      try messages() == "crosspager: 'live.csv' is not UTF-8 and is read as Windows-1252. "
        + "If names look wrong, convert the file with iconv -f ENCODING -t UTF-8\n")
  }

  @Test func `following stops when the file is truncated`() throws {
    try start("--levels", "day")
    #expect(try answer("where") == "0 of 1")
    try append("2024-01-02,5\n2024-0", to: file)
    #expect(try answer("where") == "1 of 2")
    try Data("date".utf8).write(to: file)
    #expect(try answer("where") == "1 of 2")
    #expect(try end() == 0)
    #expect(
      try messages()
        == "crosspager: No longer following the file. File 'live.csv' was truncated.\n")
  }
}
