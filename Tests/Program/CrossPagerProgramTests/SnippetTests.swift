import Foundation
import Testing

/// Checks the Swift code in the documents. Each block runs unchanged in a test, or the compiler
/// checks the block together with the document's other untested blocks and its declarations.
@Suite(.ownThreads) struct SnippetTests {
  private static let compiler = Result { try Compiler() }

  /// Every document with Swift code: the README, `Docs`, and the articles in all catalogs.
  static let documents: [Document] = {
    let folders = ["Docs", "Sources", "Tests"]
    let found = folders.flatMap { folder in
      FileManager.default.enumerator(atPath: repository.appending(path: folder).path)?
        .compactMap { ($0 as? String).map { "\(folder)/\($0)" } } ?? []
    }
    return (["README.md"] + found.filter { $0.hasSuffix(".md") }.sorted()).map(Document.init)
      .filter { (try? $0.examples().isEmpty) == false }
  }()

  @Test(arguments: documents)
  func `the document's Swift compiles`(document: Document) throws {
    let tests = try Self.tests.get()
    let examples = try document.examples()
    let unrun = examples.filter { !tests.contains(Self.statements($0)) }
    if unrun.isEmpty { return }
    let checked = examples.filter { unrun.contains($0) || Self.declaresOnly($0) }
    let errors = try Self.compiler.get().check(checked.joined(separator: "\n"))
    #expect(errors.isEmpty, "\(errors)")
  }

  @Test func `the articles are among the documents`() {
    let names = Self.documents.map(\.name)
    #expect(names.contains("README.md"))
    #expect(names.contains("Sources/Pager/CrossPager/CrossPager.docc/SwiftUI.md"))
  }

  @Test func `incorrect Swift is found`() throws {
    let errors = try Self.compiler.get().check("import CrossPager\nlet pager = Pager()")
    #expect(errors.contains("error: "))
  }

  /// The statements in all test files.
  private static let tests = Result {
    let folder = repository.appending(path: "Tests")
    let files =
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" } ?? []
    return try files.map { statements(try String(contentsOf: $0, encoding: .utf8)) }
      .joined(separator: "\n")
  }

  /// Returns whether a block contains only imports and declarations of types.
  private static func declaresOnly(_ code: String) -> Bool {
    code.components(separatedBy: "\n").allSatisfy { line in
      line.isEmpty
        || ["import ", "@", "/", "enum ", "struct ", "final class ", "extension ", " ", "}"]
          .contains { line.hasPrefix($0) }
    }
  }

  /// Returns the code without indentation, imports or blank lines.
  private static func statements(_ code: String) -> String {
    code.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("import ") }.joined(separator: "\n")
  }
}

extension Document {
  /// Returns the code blocks fenced as `swift`.
  fileprivate func examples() throws -> [String] {
    try text().components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }
}
