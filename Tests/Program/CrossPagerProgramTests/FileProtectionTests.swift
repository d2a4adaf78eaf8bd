import CrossPagerConsole
import Foundation
import SeriesExplorer
import Testing

@testable import CrossPagerProgram

/// Tests that a file in use is not replaced.
struct FileProtectionTests {
  private let folder: URL

  init() throws {
    folder = try temporaryFolder()
  }

  private func path(_ name: String) -> String { folder.appending(path: name).path }

  @Test func `a file with the name of a scene can be written, and the history cannot`() throws {
    try Data("mine\n".utf8).write(to: folder.appending(path: "filmstrip"))
    let run = try crosspager(["--scene", "filmstrip", "-c", "save filmstrip"], folder: folder)
    #expect(run.status == 0)
    let history = folder.appending(path: "crosspager/history")
    try FileManager.default.createDirectory(
      at: history.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("right\n".utf8).write(to: history)
    let kept = try crosspager(
      ["--levels", "a=3", "-c", "save crosspager/history"],
      environment: ["XDG_STATE_HOME": folder.path], folder: folder)
    #expect(kept.status == 74)
    #expect(kept.errors == "Cannot write 'crosspager/history': it is the history file.\n")
  }

  @Test(arguments: [
    "record walk; right; record ./walk; save ./walk; save link; save hard; replay link; right; record",
    "record link; right; record walk; save walk; save hard; replay walk; right; record",
  ])
  func `a recording in progress is protected`(commands: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path("link"), withDestinationPath: "walk")
    // Create the hard link during the recording.
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
    let inUse = "the program is reading it."
    let written = "the program's output goes there."
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
        #expect(left == "moved to a 1 (0…2), 1 step\nmoved to a 2 (0…2), 1 step\n", "\(line)")
      }
    }
  }

  @Test func `the open file is protected under all its names`() throws {
    try FileStorage().write("one", to: path("data.csv"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("data.csv"))
    try FileManager.default.createDirectory(atPath: path("sub"), withIntermediateDirectories: false)
    let storage = FileStorage(inputs: InputFiles([path("data.csv")]))
    for name in ["data.csv", "link", "sub/../data.csv"] {
      let refused = StorageError.cannotWrite(path: path(name), reason: "the program is reading it")
      #expect(throws: refused) { try storage.write("two", to: path(name)) }
    }
    #expect(try storage.read(path("data.csv")) == "one")
    #expect(try crosspager(["data.csv", "-c", "save data.csv"], folder: folder).status == 65)
    try storage.write("date,v\n2015-01-01,1\n", to: path("other.csv"))
    let run = try crosspager(["other.csv", "-c", "save other.csv"], folder: folder)
    #expect(
      run
        == Run(
          status: 74, output: "", errors: "Cannot write 'other.csv': the program is reading it.\n"))
  }
}
