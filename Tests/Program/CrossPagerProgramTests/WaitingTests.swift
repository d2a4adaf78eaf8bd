#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  struct WaitingTests {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    /// A duplicate descriptor, because starting a program closes the original one.
    private let reading: Int32
    private let writing: Int32

    private func start(_ arguments: String...) throws {
      process.executableURL = program
      process.arguments = ["--levels", "a=3"] + arguments
      process.standardInput = input
      process.standardOutput = output
      try process.run()
    }

    init() {
      reading = dup(input.fileHandleForReading.fileDescriptor)
      writing = dup(output.fileHandleForWriting.fileDescriptor)
    }

    private func send(_ bytes: some Sequence<UInt8>) throws {
      try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    }

    private func end() throws -> Data {
      try input.fileHandleForWriting.close()
      close(writing)
      let answers = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      // The pipe's other end stays open until this point, because writing to a closed pipe would
      // end the test.
      close(reading)
      #expect(process.terminationStatus == 0)
      return answers
    }

    /// Some programs leave their streams in non-blocking mode.
    @Test func `the program waits on streams that do not block`() throws {
      try start("--json")
      for end in [reading, writing] {
        #expect(fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) == 0)
      }
      // The program answers the first line and waits for the next one. Later, the responses exceed
      // the capacity of a pipe.
      for (count, least) in [(1, 1), (4999, 60_000)] {
        try send(String(repeating: "where\n", count: count).utf8)
        try wait(for: "the program to wait for its streams") {
          try unreadBytes(of: output.fileHandleForReading.fileDescriptor) >= least
            && isAsleep(process.processIdentifier)
        }
      }
      #expect(try end().count { $0 == UInt8(ascii: "\n") } == 5000)
    }

    @Test func `a byte order mark is ignored, even in parts`() throws {
      try start()
      try send([0xEF])
      try wait(for: "the program to read the first byte") {
        try unreadBytes(of: reading) == 0 && isAsleep(process.processIdentifier)
      }
      try send([0xBB, 0xBF] + "\nright\n".utf8)
      #expect(try String(decoding: end(), as: UTF8.self) == "moved to a 1 (0…2), 1 step\n")
    }
  }
#endif
