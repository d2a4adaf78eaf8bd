import Foundation
import Testing

/// Checks the links in documents and READMEs, and the files that the documents for contributors name.
struct DocumentLinkTests {
  static let documents: [Document] = {
    let names = ["Docs", "Sources", "Tests"].flatMap { folder in
      (try? FileManager.default.subpathsOfDirectory(atPath: repository.appending(path: folder).path))?
        .map { "\(folder)/\($0)" } ?? []
    }
    return (["README.md"] + names.filter { $0.hasSuffix(".md") && !$0.contains(".docc/") }.sorted())
      .map(Document.init)
  }()

  @Test(arguments: documents)
  func `links lead to files and headings`(document: Document) throws {
    for link in try document.text().matches(of: #/\]\((?!http)([^)#]*)(?:#([^)]*))?\)/#) {
      let path = String(link.1)
      let target =
        path.isEmpty ? document.url : document.url.deletingLastPathComponent().appending(path: path)
      guard FileManager.default.fileExists(atPath: target.path) else {
        Issue.record("\(document) links to '\(path)', which does not exist.")
        continue
      }
      if let anchor = link.2 {
        let text = try String(contentsOf: target, encoding: .utf8)
        #expect(Self.anchors(of: text).contains(String(anchor)), "\(document) links to #\(anchor)")
      }
    }
  }

  @Test(arguments: ["Docs/Architecture.md", "Docs/Contributing.md"].map(Document.init))
  func `the document names files that exist`(document: Document) throws {
    let text = try document.text()
    let paths = text.matches(of: #/`([\w+/]+\.swift)`/#).map { String($0.1) }
    #expect(paths.count >= 10)
    for path in paths {
      let file = repository.appending(path: path.hasPrefix("Tests/") ? path : "Sources/\(path)")
        .path
      #expect(FileManager.default.fileExists(atPath: file), "\(path)")
    }
  }

  /// Returns the anchors that GitHub creates for the headings.
  private static func anchors(of text: String) -> Set<String> {
    let headings = text.components(separatedBy: "\n").filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces).lowercased()
          .filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
          .replacing(" ", with: "-")
      })
  }
}
