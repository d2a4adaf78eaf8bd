import CrossPagerConsole
import Foundation
import Testing

@testable import CrossPagerProgram

/// Files on disk.
struct FileStorageTests {
  private let folder: URL

  init() throws {
    folder = try temporaryFolder()
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  private func type(_ name: String) throws -> FileAttributeType? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.type] as? FileAttributeType
  }

  @Test func `a file is written whole, read back, and nothing else is left`() throws {
    try FileStorage().write("one", to: path("place é.json"))
    try FileStorage().write("two", to: path("place é.json"))
    #expect(try FileStorage().read(path("place é.json")) == "two")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["place é.json"])
  }

  @Test func `a file keeps its permissions`() throws {
    try FileStorage().write("one", to: path("secret"))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("secret"))
    try FileStorage().write("two", to: path("secret"))
    let attributes = try FileManager.default.attributesOfItem(atPath: path("secret"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `a symbolic link stays one, and what it names is written`() throws {
    try FileStorage().write("one", to: path("target"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("target"))
    try FileStorage().write("two", to: path("link"))
    #expect(try type("link") == .typeSymbolicLink)
    #expect(try FileStorage().read(path("target")) == "two")
  }

  @Test func `the file that is open is not written, whatever it is called`() throws {
    try FileStorage().write("one", to: path("data.csv"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("data.csv"))
    let storage = FileStorage(source: path("data.csv"))
    for name in ["data.csv", "link", "none/../data.csv"] {
      let refused = StorageError.cannotWrite(
        path: path(name), reason: "it is the file that is open")
      #expect(throws: refused) { try storage.write("two", to: path(name)) }
    }
    #expect(try storage.read(path("data.csv")) == "one")
    #expect(try crosspager(["data.csv", "-c", "save data.csv"], folder: folder).status == 65)
    try storage.write("date,v\n2015-01-01,1\n", to: path("other.csv"))
    let run = try crosspager(["other.csv", "-c", "save other.csv"], folder: folder)
    #expect(
      run
        == Run(
          status: 74, output: "",
          errors: "File 'other.csv' cannot be written: it is the file that is open.\n"))
  }

  @Test func `what is no plain file is refused and left alone`() throws {
    #expect(try shell("mkfifo '\(path("pipe"))'").status == 0)
    let error = #expect(throws: StorageError.self) {
      try FileStorage().write("", to: path("pipe"))
    }
    #expect(error?.message == "File '\(path("pipe"))' cannot be written: it is no plain file.")
    #expect(
      throws: StorageError.cannotRead(path: path("pipe"), reason: "it is no plain file")
    ) { try FileStorage().read(path("pipe")) }
    #expect(try type("pipe") != .typeRegular)
  }

  @Test func `what cannot be read or written says why`() throws {
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

  @Test func `a place is saved and restored through the program`() throws {
    let save = "right 2; down; save place.json; top; first"
    let run = try crosspager(
      ["--levels", "a=5,b=3", "--json", "-c", "\(save); restore place.json; where"], folder: folder)
    #expect(run.status == 0)
    #expect(run.lines[5].hasSuffix(#""result":"changed","at":{"level":"b","page":0}}"#))
    #expect(run.lines[6].contains(#""levels":[{"level":"a","count":5,"page":2}"#))
  }
}
