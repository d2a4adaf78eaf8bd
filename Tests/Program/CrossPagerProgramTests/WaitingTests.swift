#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  struct WaitingTests {
    /// Some programs leave their streams in non-blocking mode.
    @Test func `the program waits on streams that do not block`() throws {
      let (process, input, output) = (Process(), Pipe(), Pipe())
      // Starting a program closes the original descriptors. The pipe's other end stays open until the
      // program has ended, because writing to a closed pipe would end the test.
      let reading = dup(input.fileHandleForReading.fileDescriptor)
      let writing = dup(output.fileHandleForWriting.fileDescriptor)
      defer { close(reading) }
      process.executableURL = program
      process.arguments = ["--levels", "a=3", "--json"]
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      for end in [reading, writing] {
        #expect(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0)
      }
      // The program answers the first line and waits for the next one. Later, the responses exceed
      // the capacity of a pipe.
      for (count, least) in [(1, 1), (4999, 60_000)] {
        let lines = String(repeating: "where\n", count: count)
        try input.fileHandleForWriting.write(contentsOf: Data(lines.utf8))
        try wait(for: "the program to wait for its streams") {
          try unreadBytes(of: output.fileHandleForReading.fileDescriptor) >= least
            && isAsleep(process.processIdentifier)
        }
      }
      try input.fileHandleForWriting.close()
      close(writing)
      let answers = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(answers.count { $0 == UInt8(ascii: "\n") } == 5000)
    }
  }
#endif
