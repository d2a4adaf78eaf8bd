import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

struct JSONTests {
  private static let values: [(JSON, String)] = [
    (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (.integer(0), "0"),
    (.integer(-7), "-7"), (.integer(.max), "9223372036854775807"),
    (.integer(.min), "-9223372036854775808"), (.number(1), "1"), (.number(-3), "-3"),
    (.number(-0.0), "0"), (.number(0.5), "0.5"), (.number(0.1), "0.1"),
    (.number(1e15), "1000000000000000"), (.number(9_007_199_254_740_991), "9007199254740991"),
    (.number(9_007_199_254_740_992), "9007199254740992.0"), (.integer(-1), "-1"),
    (.number(1e16), "1e+16"), (.number(1e300), "1e+300"), (.number(-1e300), "-1e+300"),
    (.number(.leastNonzeroMagnitude), "5e-324"), (.number(.nan), "null"),
    (.number(.infinity), "null"),
    (.number(-.infinity), "null"), (.array([]), "[]"), (.object([]), "{}"),
    (.array([.integer(1), .string("a"), .null, .array([.array([])])]), #"[1,"a",null,[[]]]"#),
    (
      .object([.init("b", .integer(1)), .init("a", .object([.init("c", .bool(true))]))]),
      #"{"b":1,"a":{"c":true}}"#
    ),
    (.object([.init("\"", .string("\n"))]), #"{"\"":"\n"}"#),
  ]

  @Test(arguments: values)
  func `a value is written on one line`(value: JSON, text: String) {
    #expect(value.text == text)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t", #""\n\r\t""#), ("\r\n", #""\r\n""#),
    ("\0\u{1}\u{8}\u{C}\u{1B}\u{1F}\u{7F}", #""\u0000\u0001\u0008\u000c\u001b\u001f\u007f""#),
    ("é e\u{301} 日本 👨‍👩‍👧", "\"é e\u{301} 日本 👨‍👩‍👧\""), ("\u{2028}\u{FFFF}", "\"\u{2028}\u{FFFF}\""),
    ("\"\u{301}", "\"\\\"\u{301}\""),
    ("\u{80}\u{9B}31m\u{9F}\u{A0}\u{BF}\u{C0}", "\"\\u0080\\u009b31m\\u009f\u{A0}\u{BF}\u{C0}\""),
    ("°é\u{85}", "\"°é\\u0085\""), ("\u{7F}", #""\u007f""#), ("\u{9B}", #""\u009b""#),
    ("\u{1F}", #""\u001f""#), (" !", #"" !""#), ("\u{F}\u{10}", #""\u000f\u0010""#),
  ])
  func `text is escaped so that it can be read back`(text: String, json: String) throws {
    #expect(JSON.string(text).text == json)
    #expect(try JSONReader(document: json).value == .string(text))
  }

  @Test(arguments: Depth.seeds(200))
  func `written text is read back`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let value = random.json(depth: 4)
    let text = value.text
    #expect(!text.utf8.contains { $0 < 0x20 }, "seed \(seed): \(text)")
    #expect(try JSONReader(document: text).value == value, "seed \(seed): \(text)")
    #expect(try JSONReader(document: text).value.text == text, "seed \(seed): \(text)")
    let data = Data(text.utf8)
    let object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    let written = try JSONSerialization.data(withJSONObject: object, options: .fragmentsAllowed)
    let read = try JSONReader(document: String(decoding: written, as: UTF8.self)).value
    #expect(read.sorted == value.sorted, "seed \(seed): \(text)")
  }

  @Test func `members are found by name`() {
    let value: JSON = ["a": 1, "b": ["c": nil], "a": 2]
    #expect(value["a"] == 1)
    #expect(value["b"]?["c"] == .null)
    #expect(value["c"] == nil)
    #expect(JSON.array([1])["a"] == nil)
    #expect(throws: Never.self) { try JSONReader(value: .integer(.max)).integer() == .max }
  }
}

extension JSON {
  /// The value with all members sorted by name, because Foundation does not preserve their order.
  fileprivate var sorted: JSON {
    switch self {
    case .array(let elements): .array(elements.map(\.sorted))
    case .object(let members):
      .object(members.map { Member($0.name, $0.value.sorted) }.sorted { $0.name < $1.name })
    case .null, .bool, .integer, .number, .string: self
    }
  }
}

extension SeededGenerator {
  fileprivate mutating func json(depth: Int) -> JSON {
    let letters = [
      "a", "\"", "\\", "\n", "\0", "é", "📄", "/", "\u{2028}", "\u{7F}", "\u{9B}", "°", " ",
    ]
    switch number(below: depth > 0 ? 8 : 6) {
    case 0: return .null
    case 1: return .bool(happens(percent: 50))
    case 2: return .integer(Int(truncatingIfNeeded: next()))
    case 3: return .number(Double(number(below: 1_000_000)) / 1024 + 1 / 2048)
    case 4, 5: return .string(text(of: letters, length: 8))
    case 6: return .array((0..<number(below: 4)).map { _ in json(depth: depth - 1) })
    default:
      let names = Set(
        (0..<number(below: 4)).map { _ in text(of: ["a", "b", "é", "\"", " "], length: 3) })
      return .object(names.sorted().reversed().map { .init($0, json(depth: depth - 1)) })
    }
  }
}
