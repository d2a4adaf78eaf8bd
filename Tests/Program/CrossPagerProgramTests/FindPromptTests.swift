#if canImport(Glibc)
  import Foundation
  import Testing

  struct FindPromptTests {
    @Test func `n and N repeat a search until another line is entered`() throws {
      let terminal = try Terminal([])
      try terminal.shows("day 2025-12-31 (731 of 731)> ¦")
      // Before a search, n begins a command.
      try terminal.type("n")
      try terminal.shows("day 2025-12-31 (731 of 731)> n¦")
      try terminal.type("\u{15}find max\r")
      try terminal.shows(
        "moved to day 2024-07-28 (210 of 731), max 26.8 in the hour from 14:00 on Sun",
        "  2024-07-28", "day 2024-07-28 (210 of 731)> ¦")
      try terminal.type("n")
      try terminal.shows(
        "moved to day 2025-07-18 (565 of 731), max 26.5 in the hour from 15:00 on Fri",
        "  2025-07-18, number 2 of 728 pages", "day 2025-07-18 (565 of 731)> ¦")
      #expect(terminal.screen.lines.contains("day 2025-07-18 · Friday"))
      try terminal.type("N")
      try terminal.shows(
        "moved to day 2024-07-28 (210 of 731), max 26.8 in the hour from 14:00 on Sun",
        "  2024-07-28", "day 2024-07-28 (210 of 731)> ¦")
      // An arrow key moves without ending the search.
      try terminal.type("\u{1B}[Cnnn")
      try terminal.shows("day 2024-06-21 (173 of 731)> ¦")
      try terminal.type("down\r")
      try terminal.shows("week 2026-W01 (105 of 105)> ¦")
      try terminal.type("ne")
      try terminal.shows("week 2026-W01 (105 of 105)> ne¦")
    }
  }
#endif
