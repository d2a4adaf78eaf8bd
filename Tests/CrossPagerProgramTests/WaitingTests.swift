import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Streams that never wait, as some programs leave them to those they start.
struct WaitingTests {
  @Test func `the program waits where its streams do not`() throws {
    let (input, output) = (Pipe(), Pipe())
    // Copies, since starting a program closes its ends here.
    let reading = dup(input.fileHandleForReading.fileDescriptor)
    let writing = dup(output.fileHandleForWriting.fileDescriptor)
    let process = Process()
    process.executableURL = program
    process.arguments = ["--levels", "a=3", "--json"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for end in [reading, writing] {
      #expect(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0)
    }
    close(writing)
    // The first line lets it ask for the next one, which is not there yet. Then there are more answers than a pipe holds.
    for count in [1, 4999] {
      try input.fileHandleForWriting.write(
        contentsOf: Data(String(repeating: "where\n", count: count).utf8))
      usleep(500_000)
    }
    try input.fileHandleForWriting.close()
    let answers = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    // Open until now, so that writing there is no error of the test's.
    close(reading)
    #expect(process.terminationStatus == 0)
    #expect(answers.count { $0 == UInt8(ascii: "\n") } == 5000)
  }
}
