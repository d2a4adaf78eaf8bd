#if canImport(Glibc)
  import LineEditing
  import CrossPagerConsole
  import SeriesExplorer
  import Foundation
  import Glibc
  import Testing

  @testable import CrossPagerProgram

  struct TerminalEventTests {
    @Test func `the terminal wakes for keys, watched files and timeouts`() throws {
      let pair = try Pseudoterminal()
      defer { close(pair.master) }
      let input = pair.slave()
      var terminal = try CrossPagerProgram.Terminal.taken(input: input, output: input)
      let pipe = try POSIX.makePipe()
      defer {
        close(pipe.reading)
        close(pipe.writing)
      }
      var events = [try terminal.next(watching: [pipe.reading], within: 1)]
      try POSIX.put([1], to: pipe.writing)
      events.append(try terminal.next(watching: [pipe.reading], within: 5000))
      // Keys take precedence, so incoming data cannot block the user.
      try POSIX.put(Array("a\u{1B}[D".utf8), to: pair.master)
      #expect(POSIX.readable(among: [input], within: 5000) == [input])
      events.append(try terminal.next(watching: [pipe.reading]))
      events.append(try terminal.next())
      // A lone escape byte becomes a key only after a pause.
      try POSIX.put([0x1B], to: pair.master)
      #expect(POSIX.readable(among: [input], within: 5000) == [input])
      events.append(try terminal.next(within: 5))
      events.append(try terminal.next(within: 5000))
      #expect(
        events == [
          .timedOut, .woken(pipe.reading), .key(.text("a")), .key(.left), .timedOut, .key(.escape),
        ])
    }
  }
#endif
