import CrossPagerConsole
import CrossPagerTimeline
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

  @Test(arguments: ["new", "./new", "folder/new", "folder/../new"])
  func `a symbolic link that leads to nothing yet is followed`(name: String) throws {
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: false)
    for destination in [name, path(name)] {
      try FileManager.default.createSymbolicLink(
        atPath: path("link"), withDestinationPath: destination)
      // A link in another folder, which names the first from there.
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

  @Test func `a save and a recording through such a link, by its name alone`() throws {
    for command in ["save", "record"] {
      try FileManager.default.createSymbolicLink(
        atPath: path(command), withDestinationPath: "\(command).new")
      let run = try crosspager(
        ["--levels", "a=3", "-c", "\(command) \(command); right"], folder: folder)
      #expect(run.status == 0 && run.errors == "")
      #expect(try type(command) == .typeSymbolicLink && type("\(command).new") == .typeRegular)
    }
    #expect(try FileStorage().read(path("record.new")).hasSuffix("right\nexpect moved a=1@a\n"))
  }

  @Test func `links that lead in a circle or to a folder are refused`() throws {
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

  @Test func `paths to one file are known to be, whatever they are called`() throws {
    let storage = FileStorage()
    try storage.write("one", to: path("file"))
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "folder/../file")
    try FileManager.default.createSymbolicLink(
      atPath: path("dangling"), withDestinationPath: "folder/none")
    try FileManager.default.linkItem(atPath: path("file"), toPath: path("hard"))
    let same = [
      ["file", "./file", "folder/../file", "link", "hard"],
      ["none", "./none", "folder/../none"], ["folder/none", "dangling"],
    ]
    for (group, names) in same.enumerated() {
      for (other, others) in same.enumerated() {
        for name in names {
          for another in others {
            #expect(
              storage.isSameFile(path(name), as: path(another)) == (group == other),
              "\(name) \(another)")
          }
        }
      }
    }
    #expect(!storage.isSameFile(path("missing/none"), as: path("missing/none")))
  }

  @Test(arguments: [
    "record walk; right; record ./walk; save ./walk; save link; save hard; replay link; right; record",
    "record link; right; record walk; save walk; save hard; replay walk; right; record",
  ])
  func `a recording that goes on is not harmed`(commands: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: "walk")
    // The hard link is made while the file is recorded to.
    let made = commands.split(separator: ";", maxSplits: 1).map(String.init)
    try Data("\(made[0])\n".utf8).write(to: folder.appending(path: "first"))
    let line =
      "(cat first; for i in $(seq 500); do [ -s walk ] && break; sleep 0.02; done; ln walk hard; "
      + "printf '%s\\n' '\(made[1].replacing("; ", with: "' '"))') | crosspager --levels a=5"
    let run = try shell(line, folder: folder)
    #expect(run.output.hasSuffix("recorded 2 commands to '\(made[0].dropFirst(7))'\n"))
    #expect(
      try FileStorage().read(path("walk"))
        .hasSuffix("right\nexpect moved a=1@a\nright\nexpect moved a=2@a\n"))
  }

  @Test(arguments: ["save", "record"])
  func `a file that the program reads or writes is not replaced`(command: String) throws {
    let commands = "right\n\(command) used\nright\n"
    let inUse = "cannot be written: it is the file that is open."
    let written = "cannot be written: the output of the program goes there."
    let data = "date,v\n2015-01-01,1\n"
    let scene = #"{"levels":[{"name":"a","pages":3}]}"#
    for (line, text, reason) in [
      ("crosspager --levels a=3 -f used", commands, inUse),
      ("crosspager --levels a=3 < used", commands, inUse),
      ("crosspager used -c '\(command) used'", data, inUse),
      ("crosspager - -c '\(command) used' < used", data, inUse),
      ("crosspager --scene used.json -c '\(command) used.json'", scene, inUse),
      ("crosspager --levels a=3 -c 'right; \(command) used; right' > used", nil, written),
      ("crosspager --levels a=3 -c 'right; \(command) /dev/stdout; right' > used", nil, written),
      ("crosspager --levels a=3 -c '\(command) used' 2> used", nil, written),
    ] as [(String, String?, String)] {
      let name = line.contains("json") ? "used.json" : "used"
      if let text { try Data(text.utf8).write(to: folder.appending(path: name)) }
      let run = try shell(line, folder: folder)
      let left = try FileStorage().read(path(name))
      #expect(run.status == 74, "\(line)")
      #expect((run.errors + left).contains(reason), "\(line)")
      if let text { #expect(left == text, "\(line)") }
      if text == nil, line.contains("right") {
        #expect(left == "moved to a 1/0…2, 1 step\nmoved to a 2/0…2, 1 step\n", "\(line)")
      }
    }
  }

  @Test func `the file that is open is not written, whatever it is called`() throws {
    try FileStorage().write("one", to: path("data.csv"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("data.csv"))
    try FileManager.default.createDirectory(
      atPath: path("sub"), withIntermediateDirectories: false)
    let storage = FileStorage(inputs: [path("data.csv")])
    for name in ["data.csv", "link", "sub/../data.csv"] {
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
    #expect(
      error?.message == "File '\(path("pipe").pathExcerpt)' cannot be written: it is no plain file."
    )
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
