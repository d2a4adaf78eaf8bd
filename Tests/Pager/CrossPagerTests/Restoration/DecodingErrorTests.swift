import CrossPager
import Foundation
import PagerCompanions
import Testing

/// The errors for documents that the library would not write.
struct DecodingErrorTests {
  /// Returns a document with one level of two pages. The given members replace members of the level.
  private static func document(_ members: [String: String?] = [:], in rules: String = "{}") -> Data
  {
    var level = ["name": "0", "count": "2", "page": "0", "offset": "0", "rules": "{}"]
    for (name, value) in members { level[name] = value }
    let text = level.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
    return Data(
      """
      {"version":\(members["version"]??.description ?? "1"),"current":0,\
      "levels":[{\(text.joined(separator: ","))}],"rules":\(rules),"newLevels":{}}
      """.utf8)
  }

  private func error(_ document: Data) -> DecodingError? {
    do {
      _ = try JSONDecoder().decode(Pager.Snapshot.self, from: document)
      return nil
    } catch { return error as? DecodingError }
  }

  private func path(_ error: DecodingError?) -> [String]? {
    switch error {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.codingPath.map(\.stringValue)
    default: nil
    }
  }

  private func words(_ error: DecodingError?) -> String? {
    if case .dataCorrupted(let context) = error { context.debugDescription } else { nil }
  }

  @Test func `the document without changes is read`() {
    #expect(error(Self.document()) == nil)
  }

  @Test(arguments: ["count", "page"]) func `a missing integer is a missing key`(name: String) {
    guard case .keyNotFound(let key, let context) = error(Self.document([name: nil])) else {
      Issue.record("The key \(name) is not missed.")
      return
    }
    #expect(key.stringValue == name && context.debugDescription == "Expected an integer")
  }

  @Test func `the page and the offset of an empty level are required, and null`() {
    let empty: [String: String?] = ["count": "0", "page": "null", "offset": "null"]
    #expect(error(Self.document(empty)) == nil)
    for name in ["page", "offset"] {
      let found = error(Self.document(empty.merging([name: nil]) { $1 }))
      guard case .keyNotFound(let key, _) = found else {
        Issue.record("The key \(name) is not missed.")
        return
      }
      #expect(key.stringValue == name)
      let given = error(Self.document(empty.merging([name: "0"]) { $1 }))
      #expect(words(given) == "Expected null, because the level is empty")
    }
  }

  @Test func `the error for an integer gives its range`() {
    #expect(words(error(Self.document(["page": "2"]))) == "Expected an integer from 0 through 1")
    #expect(words(error(Self.document(["version": "2"]))) == "Expected 1")
  }

  @Test func `the error for an array gives the index of the element`() {
    let found = error(Self.document(in: #"{"viewport":[1,2000]}"#))
    #expect(path(found) == ["rules", "viewport", "1"])
    #expect(words(found) == "Expected a number from 1 through 1000")
    let third = error(Self.document(in: #"{"viewport":[1,2,101]}"#))
    #expect(path(third) == ["rules", "viewport", "2"])
    #expect(words(third) == "Expected an integer from 0 through 100")
  }

  @Test func `an offset must be within the longest level and in steps of 1/65536`() {
    for offset in ["140737488355329", "-140737488355329", "0.000001", "1e300"] {
      #expect(
        words(error(Self.document(["offset": offset])))
          == "Expected a number of pages in steps of 1/65536", "\(offset)")
    }
    #expect(error(Self.document(["offset": "2147483648"])) == nil)
    #expect(error(Self.document(["offset": "2147483648.5"])) != nil)
  }

  @Test func `a count must be one that a level can have`() {
    let found = error(Self.document(["count": "-1", "page": "null", "offset": "null"]))
    #expect(words(found) == "Expected an integer from 0 through 2147483647")
  }

  @Test(arguments: [#""middle""#, "-1", "2147483648", #""2147483648""#, "[]", "1.5"])
  func `a start is a word or an index`(start: String) {
    #expect(
      words(error(Self.document(["rules": #"{"start":\#(start)}"#])))
        == "Expected 'first', 'last' or a page's index")
  }

  @Test func `the error for a word lists all words`() {
    #expect(
      words(error(Self.document(["rules": #"{"edge":"turn"}"#])))
        == "Expected one of 'stop', 'wrap' or 'continue'")
  }

  @Test(arguments: ["[1]", "[1,2,3,4]", "[]"]) func `a viewport has two or three numbers`(
    viewport: String
  ) {
    #expect(
      words(error(Self.document(in: #"{"viewport":\#(viewport)}"#)))
        == "Expected an array of two or three numbers: levels, pages and extra pages to keep ready")
  }

  @Test(arguments: ["[0.5,0.5]", "[0.5,0.5,300,1]"]) func `a gesture rule has three numbers`(
    rule: String
  ) {
    #expect(
      words(error(Self.document(in: #"{"gesture":\#(rule)}"#)))
        == "Expected an array of three numbers: pages, pages per second and milliseconds")
  }

  @Test(arguments: [0, 1, 2]) func `the number of pages to keep ready is written`(beyond: Int)
    throws
  {
    let viewport = Viewport(levels: 1, pages: 2, beyond: beyond)
    let data = try JSONEncoder().encode(viewport)
    #expect(try JSONDecoder().decode(Viewport.self, from: data) == viewport)
  }
}
