import CrossPagerConsole
import Foundation
import SeriesExplorer
import Testing

@testable import CrossPagerProgram

struct FileStorageTests {
  private let folder: URL

  init() throws {
    folder = try temporaryFolder()
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test func `a new file is written whole, and an existing one stays`() throws {
    func create(_ parts: String...) throws {
      var rest = parts[...]
      try FileStorage().write({ rest.popFirst() }, to: path("new.csv"), replaces: false)
    }
    try create("o", "n", "e")
    #expect(throws: StorageError.cannotWrite(path: path("new.csv"), reason: "File exists")) {
      try create("two")
    }
    #expect(try FileStorage().read(path("new.csv")) == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["new.csv"])
  }

  @Test func `writing that stops between two parts leaves the old file and no other`() throws {
    try FileStorage().write("one", to: path("kept.csv"))
    for (name, replaces) in [("kept.csv", true), ("new.csv", false)] {
      var parts = 0
      #expect(throws: StorageError.interrupted(path: name)) {
        try FileStorage().write(
          { () throws(StorageError) -> String? in
            parts += 1
            if parts == 3 { throw .interrupted(path: name) }
            return "part"
          }, to: path(name), replaces: replaces)
      }
    }
    #expect(try FileStorage().read(path("kept.csv")) == "one")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["kept.csv"])
  }

  @Test func `paths to one file are recognized under all its names`() throws {
    let storage = FileStorage()
    try storage.write("one", to: path("file"))
    let made =
      "mkdir folder; ln -s folder/../file link; ln -s folder/none dangling; "
      + "ln file hard; cp file copy"
    #expect(try shell(made, folder: folder).status == 0)
    let identity = try #require(storage.identity(of: path("file")))
    for name in ["./file", "folder/../file", "link", "hard"] {
      #expect(storage.identity(of: path(name)) == identity, "\(name)")
    }
    for name in ["copy", "folder", "none", "folder/none", "dangling", "missing/none"] {
      #expect(storage.identity(of: path(name)) != identity, "\(name)")
    }
  }
}
