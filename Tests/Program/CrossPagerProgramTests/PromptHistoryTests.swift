#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  @testable import CrossPagerProgram

  @Suite(.ownThreads) struct PromptHistoryTests {
    private func start(_ folder: URL, _ arguments: [String] = []) throws -> Terminal {
      let terminal = try Terminal(["--levels", "day=10"] + arguments, state: folder)
      try terminal.follows("=> day 0 (0…9)> ¦")
      return terminal
    }

    private func file(_ folder: URL) -> URL { folder.appending(path: "crosspager/history") }

    private func text(_ folder: URL) throws -> String {
      try String(contentsOf: file(folder), encoding: .utf8)
    }

    private func quit(_ terminal: Terminal) throws { try terminal.follows("^D => end 0") }

    /// Returns a folder with a history.
    private func folder(_ text: String) throws -> URL {
      let folder = try temporaryFolder()
      try FileManager.default.createDirectory(
        at: folder.appending(path: "crosspager"), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file(folder))
      return folder
    }

    @Test func `lines are found again in the next run`() throws {
      let folder = try temporaryFolder()
      try start(folder).follows(
        """
        where⏎ levels⏎where⏎levels⏎→ => day 1 (0…9)> ¦
        ^D => end 0
        """)
      #expect(try text(folder) == "where\nlevels\n")
      let attributes = try FileManager.default.attributesOfItem(atPath: file(folder).path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      try start(folder).follows(
        """
        ^P => day 0 (0…9)> levels¦
        ↑ => day 0 (0…9)> where¦
        ↑↓↓ => day 0 (0…9)> ¦
        x↑ => day 0 (0…9)> levels¦
        ↓ => day 0 (0…9)> x¦
        """)
    }

    @Test func `two programs at once lose no lines and keep their order`() throws {
      let folder = try temporaryFolder()
      let lines = try linesAfterTyping(100, folder)
      #expect(lines.count == 200)
    }

    /// Returns the lines in the history after two programs have added lines at the same time.
    private func linesAfterTyping(_ count: Int, _ folder: URL) throws -> [String] {
      let typed = ["a", "b"].map { name in (0..<count).map { "page 0 # \(name)\($0)" } }
      let terminals = try typed.map { _ in try start(folder) }
      for (terminal, lines) in zip(terminals, typed) {
        try terminal.type(lines.map { "\($0)\r" }.joined())
      }
      for terminal in terminals { try quit(terminal) }
      let lines = try text(folder).split(separator: "\n").map(String.init)
      for (name, typed) in zip(["a", "b"], typed) {
        #expect(lines.filter { $0.contains("# \(name)") } == typed)
      }
      return lines
    }

    @Test func `new lines replace the oldest`() throws {
      let folder = try folder((0..<1000).map { "page \($0)\n" }.joined() + "cut o")
      let lines = try linesAfterTyping(50, folder)
      #expect(lines.count == 1000)
      #expect(Array(lines.prefix(899)) == (101..<1000).map { "page \($0)" })
      #expect(lines[899] == "cut o")
      #expect(
        try FileManager.default.contentsOfDirectory(
          atPath: file(folder).deletingLastPathComponent().path) == ["history"])
    }

    /// A program that is killed at any time must leave the old file or the new file.
    @Test func `a full history is replaced, and the old file stays whole`() throws {
      let folder = try temporaryFolder()
      let path = folder.appending(path: "history").path
      let old = (0..<1000).map { "page \($0)\n" }.joined()
      try Data(old.utf8).write(to: URL(filePath: path))
      // A second hard link shows what happens to the old file.
      try FileManager.default.linkItem(atPath: path, toPath: path + ".old")
      var history = HistoryFile(path: path)
      history.add("where")
      #expect(history.takeComplaint() == nil)
      #expect(try String(contentsOfFile: path + ".old", encoding: .utf8) == old)
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      #expect(lines == (1..<1000).map { "page \($0)" } + ["where"])
    }

    @Test(.enabled(if: geteuid() == 0))
    func `a full history of another user keeps its owner`() throws {
      let path = try temporaryFolder().appending(path: "history").path
      try Data((0..<1000).map { "page \($0)\n" }.joined().utf8).write(to: URL(filePath: path))
      try FileManager.default.setAttributes([.ownerAccountID: 1], ofItemAtPath: path)
      var history = HistoryFile(path: path)
      history.add("where")
      #expect(history.takeComplaint() == nil)
      let owner = try FileManager.default.attributesOfItem(atPath: path)[.ownerAccountID]
      #expect(owner as? Int == 1)
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      #expect(lines.count == 1001 && lines.last == "where")
    }

    @Test func `a very long line displaces no others`() throws {
      let path = try temporaryFolder().appending(path: "history").path
      var history = HistoryFile(path: path)
      history.add("left")
      history.add("# " + String(repeating: "x", count: 300_000))
      history.add("right")
      #expect(history.takeComplaint() == nil)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "left\nright\n")
    }

    @Test func `the file stays within its size limit`() throws {
      let long = String(repeating: "x", count: 4000)
      let folder = try folder((0..<60).map { "# \($0) \(long)\n" }.joined())
      let terminal = try start(folder)
      for number in 60..<80 {
        try terminal.type("# \(number) \(long)\r")
        try terminal.follows("=> day 0 (0…9)> ¦")
      }
      try quit(terminal)
      let lines = try text(folder).split(separator: "\n")
      #expect(lines.map(\.utf8.count).reduce(lines.count, +) <= 1 << 18)
      #expect(lines.count > 60)
      #expect(lines.last?.hasPrefix("# 79 ") == true)
    }

    @Test func `no history is kept if it is turned off`() throws {
      let folder = try temporaryFolder()
      let terminal = try start(folder, ["--no-history"])
      try terminal.follows("where⏎^P => day 0 (0…9)> where¦\n^U^D => end 0")
      #expect(!FileManager.default.fileExists(atPath: file(folder).path))
    }

    @Test(arguments: ["/dev/zero", "/dev/full", "/dev/null", "pipe"])
    func `a history that is not a file is reported, and the prompt works`(target: String) throws {
      let folder = try temporaryFolder()
      let parent = folder.appending(path: "crosspager")
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      let path = file(folder).path
      #expect(unsafe target == "pipe" ? mkfifo(path, 0o600) == 0 : symlink(target, path) == 0)
      let terminal = try Terminal(["--levels", "day=10"], columns: 300, state: folder)
      let complaint =
        "crosspager: History '\(path)' cannot be read: it is not a regular file. Use --no-history to run without it."
      try terminal.follows(
        """
        => \(complaint) | ... | day 0 (0…9)> ¦
        right⏎ => day 1 (0…9)> ¦
        ^D => end 0
        """)
    }

    @Test(arguments: [0o644, 0o666, 0o622, 0o604])
    func `a history that others can read or write becomes private`(permissions: Int) throws {
      let folder = try folder("where\n")
      let path = file(folder).path
      func open() throws {
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
      }
      func isPrivate() throws -> Bool {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return attributes[.posixPermissions] as? Int == 0o600
      }
      try open()
      let terminal = try start(folder)
      #expect(try isPrivate())
      try open()
      try terminal.follows("levels⏎ => day 0 (0…9)> ¦\n^D => end 0")
      #expect(try isPrivate())
      #expect(try text(folder) == "where\nlevels\n")
    }

    @Test func `an unusable history is reported once`() throws {
      let folder = try temporaryFolder()
      try Data().write(to: folder.appending(path: "crosspager"))
      let terminal = try Terminal(["--levels", "day=10"], columns: 300, state: folder)
      // The message appears between the page and the prompt.
      let complaint =
        "crosspager: History '\(file(folder).path)' cannot be written: "
        + "Not a directory. Use --no-history to run without it."
      try terminal.follows(
        """
        => day 0 (0…9)> ¦
        right⏎ => day 1 (0…9) |   1 | \(complaint) | day 1 (0…9)> ¦
        → => \(complaint) | day 2 (0…9) |   2 | day 2 (0…9)> ¦
        where⏎levels⏎right⏎ => day 3 (0…9)> ¦
        ^D => end 0
        """)
      let text = (terminal.screen.scrolled + terminal.screen.lines).joined(separator: " ")
      #expect(text.components(separatedBy: "crosspager: History '").count == 2)
    }
  }
#endif
