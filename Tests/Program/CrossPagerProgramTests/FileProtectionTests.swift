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
