import CrossPagerConsole
import Foundation
import MessageWords
import SeriesExplorer
import Testing

@testable import CrossPagerProgram

struct FileStorageTests {
  private let folder: URL

  init() throws {
    folder = try temporaryFolder()
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func type(_ name: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.type] as? FileAttributeType
  }

  @Test func `a file is written whole, read back, and leaves no other file`() throws {
    try FileStorage().write("one", to: path("place é.json"))
    try FileStorage().write("two", to: path("place é.json"))
    #expect(try FileStorage().read(path("place é.json")) == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["place é.json"])
  }

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

  @Test func `a file keeps its permissions`() throws {
    try FileStorage().write("one", to: path("secret"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("secret"))
    try FileStorage().write("two", to: path("secret"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("secret"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `writing to a symbolic link writes its target`() throws {
    try FileStorage().write("one", to: path("target"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("target"))
    try FileStorage().write("two", to: path("link"))
    #expect(try type("link") == .typeSymbolicLink)
    #expect(try FileStorage().read(path("target")) == "two")
  }

  @Test(arguments: ["new", "./new", "folder/new", "folder/../new"])
  func `a symbolic link to a missing file is followed`(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: false)
    for destination in [name, path(name)] {
      try FileManager.default.createSymbolicLink(
        atPath: path("link"), withDestinationPath: destination)
      // Create a link in another folder, with a relative path to the first link.
      try FileManager.default.createSymbolicLink(
        atPath: path("folder/chain"), withDestinationPath: "../link")
      try FileStorage().write("one", to: path("folder/chain"))
      #expect(try type("link") == .typeSymbolicLink && type("folder/chain") == .typeSymbolicLink)
      #expect(try FileStorage().read(path(name)) == "one")
      for made in ["link", "folder/chain", name] {
        try FileManager.default.removeItem(atPath: path(made))
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["folder"])
  }

  @Test func `links that form a loop or lead to a folder are refused`() throws {
    for (name, destination) in [("a", "b"), ("b", "a"), ("top", "/")] {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: destination)
    }
    for (name, reason) in [
      ("a", "Too many levels of symbolic links"), ("top", "it is a directory"),
    ] {
      #expect(throws: StorageError.cannotWrite(path: path(name), reason: reason)) {
        try FileStorage().write("one", to: path(name))
      }
    }
  }

  @Test func `paths to one file are recognized under all its names`() throws {
    let storage = FileStorage()
    try storage.write("one", to: path("file"))
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "folder/../file")
    try FileManager.default.createSymbolicLink(
      atPath: path("dangling"), withDestinationPath: "folder/none")
    try FileManager.default.linkItem(atPath: path("file"), toPath: path("hard"))
    let identity = try #require(storage.identity(of: path("file")))
    for name in ["./file", "folder/../file", "link", "hard"] {
      #expect(storage.identity(of: path(name)) == identity, "\(name)")
    }
    try FileManager.default.copyItem(atPath: path("file"), toPath: path("copy"))
    for name in ["copy", "folder", "none", "folder/none", "dangling", "missing/none"] {
      #expect(storage.identity(of: path(name)) != identity, "\(name)")
    }
  }

  /// Runs a line and returns its error message, or nil if there is none.
  private func message(_ line: String, _ session: inout Session) -> String? {
    guard let response = session.run(line) else { return nil }
    let lost = response.lostRecording?.message
    if case .failed(let error) = response.result { return error.message }
    return lost
  }

  @Test func `a recording does not continue in another file`() throws {
    var session = Session(scene: try Scene(levels: "a=9"), storage: FileStorage())
    let taken = "another program has changed it."
    // The file is replaced during the recording.
    _ = session.run("record \"\(path("walk"))\"")
    try FileManager.default.removeItem(atPath: path("walk"))
    try Data("mine\n".utf8).write(to: folder.appending(path: "walk"))
    #expect(message("right", &session) == "Cannot write '\(path("walk").pathExcerpt)': \(taken)")
    #expect(try FileStorage().read(path("walk")) == "mine\n")
    // The link is replaced during the recording.
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "first")
    _ = session.run("record \"\(path("link"))\"")
    try FileManager.default.removeItem(atPath: path("link"))
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "walk")
    #expect(
      message("save \"\(path("first"))\"", &session)?.contains("it is being recorded") == true)
    #expect(message("right", &session) == "Cannot write '\(path("link").pathExcerpt)': \(taken)")
    #expect(try FileStorage().read(path("walk")) == "mine\n")
    // The file is moved during the recording.
    _ = session.run("record \"\(path("old"))\"")
    try FileManager.default.moveItem(atPath: path("old"), toPath: path("new"))
    #expect(message("save \"\(path("new"))\"", &session)?.contains("it is being recorded") == true)
    #expect(try FileStorage().read(path("new")).hasPrefix("# Recorded by crosspager."))
  }

  @Test(arguments: ["save", "record", "restore", "replay"])
  func `a path with a null character is refused`(command: String) throws {
    var session = Session(scene: try Scene(levels: "a=3"), storage: FileStorage())
    let response = session.run("\(command) \"\(path("a"))\0b\"")
    guard case .error(let error)? = response?.result else {
      Issue.record("\(String(describing: response))")
      return
    }
    #expect(error.message.hasSuffix("is not a file path."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func `anything but a regular file is refused and left alone`() throws {
    #expect(try shell("mkfifo '\(path("pipe"))'").status == 0)
    let error = #expect(throws: StorageError.self) { try FileStorage().write("", to: path("pipe")) }
    #expect(
      error?.message
        == "Cannot write '\(path("pipe").pathExcerpt)': it is not a regular file."
    )
    #expect(
      throws: StorageError.cannotRead(path: path("pipe"), reason: "it is not a regular file")
    ) { try FileStorage().read(path("pipe")) }
    #expect(try type("pipe") != .typeRegular)
  }

  @Test func `a path that cannot be read or written says why`() throws {
    let missing = path("none/file")
    #expect(
      throws: StorageError.cannotRead(path: missing, reason: "No such file or directory")
    ) { try FileStorage().read(missing) }
    #expect(
      throws: StorageError.cannotWrite(path: missing, reason: "No such file or directory")
    ) { try FileStorage().write("", to: missing) }
    #expect(throws: StorageError.cannotRead(path: folder.path, reason: "Is a directory")) {
      try FileStorage().read(folder.path)
    }
    #expect(
      throws: StorageError.cannotWrite(path: folder.path, reason: "it is a directory")
    ) { try FileStorage().write("", to: folder.path) }
  }
}
