import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

/// Values are coded over the JSON tree as Foundation codes them.
struct JSONCodingTests {
  private struct Tree: Codable, Equatable {
    var name: String
    var count: Int
    var size: Double
    var isOpen: Bool
    var note: String?
    var parts: [Tree]
    var sizes: [String: [Int?]]
  }

  private static func tree(_ random: inout SeededGenerator, depth: Int) -> Tree {
    let names = ["", "a\"b\\", "é\u{0}\n", "日本", "😀/"]
    return Tree(
      name: names[random.number(below: 5)], count: random.number(below: 9) - 4,
      size: Double(random.number(below: 1000)) / 8, isOpen: random.number(below: 2) == 0,
      note: random.number(below: 2) == 0 ? nil : names[random.number(below: 5)],
      parts: (0..<(depth > 0 ? random.number(below: 3) : 0))
        .map { _ in tree(&random, depth: depth - 1) },
      sizes: ["a": [1, nil], "b": []].filter { _ in random.number(below: 2) == 0 })
  }

  @Test(arguments: Depth.seeds(50, quick: 10))
  func `values are coded as by Foundation`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tree = Self.tree(&random, depth: 4)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let document = String(decoding: try encoder.encode(tree), as: UTF8.self)
    let json = JSON(encoding: tree)
    #expect(json == (try JSONParser.value(of: document)), "seed \(seed)")
    #expect(try JSONReader(value: json).decode(Tree.self) == tree, "seed \(seed)")
  }

  private struct Nested: Codable, Equatable {
    private enum Key: CodingKey { case inner, list }
    private enum InnerKey: CodingKey { case value }
    var value: Int
    var list: [Int]

    init(value: Int, list: [Int]) { (self.value, self.list) = (value, list) }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      var inner = container.nestedContainer(keyedBy: InnerKey.self, forKey: .inner)
      try inner.encode(value, forKey: .value)
      var list = container.nestedUnkeyedContainer(forKey: .list)
      for element in self.list {
        var inner = list.nestedContainer(keyedBy: InnerKey.self)
        try inner.encode(element, forKey: .value)
      }
      try list.encodeNil()
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      value = try container.nestedContainer(keyedBy: InnerKey.self, forKey: .inner)
        .decode(Int.self, forKey: .value)
      var list = try container.nestedUnkeyedContainer(forKey: .list)
      self.list = []
      while try !list.decodeNil() {
        self.list.append(
          try list.nestedContainer(keyedBy: InnerKey.self).decode(Int.self, forKey: .value))
      }
    }
  }

  @Test func `nested containers are coded in place`() throws {
    let json = JSON(encoding: Nested(value: 1, list: [2, 3]))
    #expect(json.text == #"{"inner":{"value":1},"list":[{"value":2},{"value":3},null]}"#)
    #expect(try JSONReader(value: json).decode(Nested.self) == Nested(value: 1, list: [2, 3]))
  }

  @Test(arguments: [
    (#"{"a":[1,"x"]}"#, #"a[1]: "x" is not an integer."#),
    (#"{"a":null}"#, "a: null is not a list."),
    (#"{"a":[1.5]}"#, "a[0]: 1.5 is not an integer."),
    (#"{"a":[true]}"#, "a[0]: true is not an integer."),
    (#"{"a":{}}"#, "a: {} is not a list."), ("[]", "[] is not an object."),
    ("{}", "'a' is missing."),
    (#"{"a":[],"b":1}"#, "Unknown member 'b'. Members: a"),
  ])
  func `an error names the path and the value`(document: String, message: String) throws {
    struct List: Codable { var a: [Int] }
    let reader = try JSONReader(document: document)
    let problem = #expect(throws: JSONReader.Problem.self) { try reader.decode(List.self) }
    #expect(problem?.description == message)
  }
}
