import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The repository folder, based on the path of this file.
let repository = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../..").standardized

/// The program that was built with the tests.
let program: URL = {
  let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map(\.bundleURL)
  let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
  let candidates = folders.map { $0.appending(path: "crosspager") }
  return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    ?? repository.appending(path: ".build/debug/crosspager")
}()

/// The variables that a tested program inherits: where the toolchain's libraries are, and which mutant runs.
let inheritedVariables = ProcessInfo.processInfo.environment.filter {
  ["LD_LIBRARY_PATH", "CROSSPAGER_MUTANT"].contains($0.key)
}

/// The result of a program run.
struct Run: Equatable {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of the output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }

  /// Returns the output lines as JSON objects.
  func objects() throws -> [[String: any Sendable]] {
    try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: any Sendable])
    }
  }
}

/// Runs the program until it ends.
///
/// - Parameters:
///   - input: The text for standard input.
///   - environment: Variables to set in addition to a UTF-8 locale.
func crosspager(
  _ arguments: [String], input: String = "", environment: [String: String] = [:], folder: URL? = nil
) throws -> Run {
  try run(program, arguments, input: input, environment: environment, folder: folder)
}

/// Runs a shell command that can call the built program as `crosspager`.
func shell(_ line: String, input: String = "", folder: URL? = nil) throws -> Run {
  try run(URL(filePath: "/bin/sh"), ["-c", line], input: input, folder: folder)
}

private func run(
  _ executable: URL, _ arguments: [String], input: String = "",
  environment: [String: String] = [:], folder: URL?
) throws -> Run {
  let folder = try folder ?? temporaryFolder()
  let process = Process()
  process.executableURL = executable
  process.arguments = arguments
  process.currentDirectoryURL = folder
  let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  var variables = [
    "PATH": "\(program.deletingLastPathComponent().path):\(path)", "LC_ALL": "C.UTF-8",
  ]
  // Use another home folder so that tests never read or write personal files.
  let own = try temporaryFolder()
  let home = own.appending(path: "home").path
  try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: false)
  variables["HOME"] = home
  variables["XDG_STATE_HOME"] = home
  process.environment = variables.merging(inheritedVariables) { $1 }.merging(environment) { $1 }
  // Use files instead of pipes so that neither side waits for the other.
  let files = try ["in", "out", "err"].map { name in
    let url = own.appending(path: name)
    try Data(name == "in" ? input.utf8 : "".utf8).write(to: url)
    return url
  }
  process.standardInput = try FileHandle(forReadingFrom: files[0])
  process.standardOutput = try FileHandle(forWritingTo: files[1])
  process.standardError = try FileHandle(forWritingTo: files[2])
  try process.run()
  process.waitUntilExit()
  return Run(
    status: process.terminationStatus, output: try String(contentsOf: files[1], encoding: .utf8),
    errors: try String(contentsOf: files[2], encoding: .utf8))
}

/// A folder for temporary files, which is removed at the end of the tests.
private let temporaryFiles: URL = {
  atexit { try? FileManager.default.removeItem(at: temporaryFiles) }
  return FileManager.default.temporaryDirectory.appending(
    path: "crosspager-tests-\(UUID().uuidString)")
}()

/// Returns a new folder.
func temporaryFolder() throws -> URL {
  let folder = temporaryFiles.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  return folder
}

/// Checks a condition every few milliseconds, and fails after one minute.
func wait(for purpose: String, until condition: () throws -> Bool) throws {
  struct Timeout: Error, CustomStringConvertible { var description: String }
  let deadline = ContinuousClock.now + .seconds(60)
  while try !condition() {
    if ContinuousClock.now > deadline { throw Timeout(description: "Waited in vain: \(purpose).") }
    usleep(2000)
  }
}

#if canImport(Glibc)
  /// Returns whether a process is asleep and waiting for an event. See proc_pid_stat(5).
  func isAsleep(_ process: pid_t) throws -> Bool {
    let status = try String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return status.split(separator: ")").last?.hasPrefix(" S ") == true
  }

  /// Returns the number of bytes ready to read from a pipe or a terminal.
  func unreadBytes(of descriptor: Int32) -> Int {
    let request: UInt = 0x541B  // FIONREAD, which the Glibc module lacks.
    var count: Int32 = 0
    return unsafe ioctl(descriptor, request, &count) == 0 ? Int(count) : 0
  }
#endif

/// Appends text to a file, which is created if necessary.
func append(_ text: String, to file: URL) throws {
  if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
  let handle = try FileHandle(forWritingTo: file)
  defer { try? handle.close() }
  try handle.seekToEnd()
  try handle.write(contentsOf: Data(text.utf8))
}
