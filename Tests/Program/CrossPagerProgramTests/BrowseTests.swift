#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  struct BrowseTests {
    private let folder: URL

    init() throws {
      folder = try temporaryFolder()
      let files = [
        "a.csv": "date,v\n2024-01-01T23:30Z,1\n2024-01-02T01:00Z,-99\n2024-01-03T01:00Z,2\n",
        "b.csv": "date,rain\n2020-01-01,1\n2020-01-03,2\n",
        "bad.csv": "date,rain\n2020-01-01,1\n2020-13-03,2\n",
      ]
      for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }

    @Test func `ctrl-c stops the reading at the prompt and changes nothing`() throws {
      #expect(try shell("mkfifo pipe", folder: folder).status == 0)
      let path = folder.appending(path: "pipe").path
      let pipe = FileHandle(
        fileDescriptor: unsafe open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
      let terminal = try Terminal(
        ["-c", "cd \(folder.path) && exec \(program.path) a.csv --levels day"],
        executable: "/bin/sh")
      try terminal.shows("day 2024-01-03 (3 of 3)> ¦")
      try pipe.write(contentsOf: Data("date,rain\n2020-01-01,1\n".utf8))
      try terminal.type("browse pipe\r")
      try terminal.shows("day 2024-01-03 (3 of 3)> browse pipe", "¦")
      try terminal.type("\u{3}")
      try terminal.waits {
        $0.lines.contains("Stopped reading 'pipe'. Nothing has changed.")
          && $0.linesWithCursor.last == "day 2024-01-03 (3 of 3)> ¦"
      }
      try terminal.type("browse b.csv\r")
      try terminal.shows("changed: browse b.csv", "month 2020-01 (1 of 1)> ¦")
      try terminal.type("missing 2\r")
      try terminal.shows("changed: missing 2", "month 2020-01 (1 of 1)> ¦")
    }

    @Test func `progress appears during a reading at the prompt`() throws {
      #expect(try shell("mkfifo pipe", folder: folder).status == 0)
      let path = folder.appending(path: "pipe").path
      let pipe = FileHandle(
        fileDescriptor: unsafe open(path, O_RDWR | O_CLOEXEC), closeOnDealloc: true)
      let terminal = try Terminal(
        ["-c", "cd \(folder.path) && exec \(program.path) a.csv --levels day"],
        executable: "/bin/sh")
      try terminal.shows("day 2024-01-03 (3 of 3)> ¦")
      try terminal.type("browse pipe\r")
      try pipe.write(contentsOf: Data("date,rain\n".utf8))
      try terminal.waits { screen in
        if screen.linesWithCursor.last == "Reading 'pipe': 0 MB¦" { return true }
        try? pipe.write(contentsOf: Data("2024-01-02,6\n".utf8))
        return false
      }
      try terminal.type("\u{3}")
      try terminal.waits {
        $0.lines.contains("Stopped reading 'pipe'. Nothing has changed.")
          && $0.linesWithCursor.last == "day 2024-01-03 (3 of 3)> ¦"
      }
    }
  }
#endif
