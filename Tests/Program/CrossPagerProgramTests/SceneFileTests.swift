import CrossPagerConsole
import Foundation
import SeriesExplorer
import Testing

struct SceneFileTests {
  @Test(arguments: Scene.names)
  func `every scene is in the help, the manual page, the completions and the document`(name: String)
    throws
  {
    for arguments in [["--help", "all"], ["--man"], ["--completions", "bash"]] {
      #expect(try crosspager(arguments).output.contains(name), "\(arguments)")
    }
    #expect(try Document(name: "Docs/Scenes.md").text().contains("\n## \(name)\n"))
    let run = try crosspager(["--scene", name, "-c", "where"])
    #expect((run.status, run.errors) == (0, ""))
  }

  @Test func `the picture in the documents is what the program draws`() throws {
    let folder = try temporaryFolder()
    let run = try crosspager(
      ["--scene", "filmstrip", "-c", "right; down 2; export film.svg"], folder: folder)
    #expect(run.status == 0)
    let resources = repository.appending(path: "Sources/Pager/CrossPager/CrossPager.docc/Resources")
    let picture = try String(
      contentsOf: resources.appending(path: "filmstrip.svg"), encoding: .utf8)
    #expect(try String(contentsOf: folder.appending(path: "film.svg"), encoding: .utf8) == picture)
  }

  @Test(arguments: [
    #"{"?":0}"#, #"{"levels":[{"?":0}]}"#, #"{"levels":[],"levelRules":{"?":0}}"#,
    #"{"levels":[],"rules":{"?":0}}"#,
  ])
  func `the document has every member`(scene: String) throws {
    let folder = try temporaryFolder()
    try Data(scene.utf8).write(to: folder.appending(path: "x.json"))
    let run = try crosspager(["--scene", "x.json"], folder: folder)
    let allowed = try #require(run.errors.components(separatedBy: "Members: ").last)
    let members = allowed.matches(of: #/(\w+)/#).map { String($0.1) }
    #expect(members.count >= 4)
    let document = try Document(name: "Docs/Scenes.md").text()
    for member in members { #expect(document.contains("| `\(member)` |"), "\(member)") }
  }

  @Test func `only a regular file can be a scene`() throws {
    let folder = try temporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.appending(path: "folder.json"), withIntermediateDirectories: false)
    let run = try crosspager(["--scene", "folder.json"], folder: folder)
    #expect(
      run
        == Run(
          status: 66, output: "",
          errors: "crosspager: Cannot read 'folder.json': Is a directory.\n"))
  }
}
