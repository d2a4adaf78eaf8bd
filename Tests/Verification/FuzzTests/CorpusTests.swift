import CrossPagerTesting
import Foundation
import FuzzTargets
import Testing

/// Replays the corpus: inputs that reach much of the code, and every input that once broke a rule. At quick depth,
/// the suite replays a third of the inputs.
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Corpus")

  @Test(arguments: FuzzTarget.all.map(\.name))
  func `no input of the corpus breaks a rule`(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder.appending(path: name), includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    #expect(!files.isEmpty)
    for file in Depth.some(of: files, quick: (files.count + 2) / 3) {
      do throws(Violation) {
        try target.check(Array((try? Data(contentsOf: file)) ?? Data()))
      } catch { Issue.record("\(file.lastPathComponent): \(error)") }
    }
  }

  @Test func `every folder of the corpus has a target`() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(folders) == Set(FuzzTarget.all.map(\.name)))
  }
}
