import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerConsole
@testable import SeriesExplorer

private func accents(_ count: Int) -> String { String(repeating: "\u{301}", count: count) }

struct JSONParserTests {
  @Test(
    arguments: [
      ("null", .null), (" true\r\n", .bool(true)), ("\tfalse ", .bool(false)), ("0", .integer(0)),
      ("-0", .integer(0)), ("-7", .integer(-7)), ("9223372036854775807", .integer(.max)),
      ("9223372036854775808", .number(9_223_372_036_854_775_808)), ("2.46", .number(2.46)),
      ("5.0", .integer(5)), ("5e2", .integer(500)), ("5E-1", .number(0.5)), ("1e+2", .integer(100)),
      ("1e-400", .integer(0)), ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)),
      ("[]", []), ("[ ]", []), ("{ }", [:]), ("[1,[2,[]]]", [1, [2, []]]),
      (#"{"b":1,"a":{"b":2}}"#, ["b": 1, "a": ["b": 2]]), ("\u{FEFF}[]", []),
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")), (#""é日😀""#, .string("é日😀")),
      (#""\u00e9\u65E5\uD83D\uDE00""#, .string("é日😀")), ("\"\u{7F}é\"", .string("\u{7F}é")),
    ] as [(String, JSON)])
  func `text is read as its value`(text: String, value: JSON) throws {
    #expect(try JSONParser.value(of: text) == value)
  }

  @Test(arguments: [
    ("", "Expected a value at line 1, column 1, found the end"),
    (" \n ", "Expected a value at line 2, column 2, found the end"),
    ("nul", "Expected a value at line 1, column 1, found 'n'"),
    ("True", "Expected a value at line 1, column 1, found 'T'"),
    ("nullx", "Expected the end at line 1, column 5, found 'x'"),
    ("[] []", "Expected the end at line 1, column 4, found '['"),
    ("01", "Expected the end at line 1, column 2, found '1'"),
    ("-", "Expected a digit at line 1, column 2, found the end"),
    ("1.", "Expected a digit at line 1, column 3, found the end"),
    (".5", "Expected a value at line 1, column 1, found '.'"),
    ("1e", "Expected a digit at line 1, column 3, found the end"),
    ("1e+x", "Expected a digit at line 1, column 4, found 'x'"),
    ("+1", "Expected a value at line 1, column 1, found '+'"),
    ("1:", "Expected the end at line 1, column 2, found ':'"),
    ("1/", "Expected the end at line 1, column 2, found '/'"),
    ("NaN", "Expected a value at line 1, column 1, found 'N'"),
    ("[1,]", "Expected a value at line 1, column 4, found ']'"),
    ("[1 2]", "Expected ',' or ']' at line 1, column 4, found '2'"),
    ("[1}", "Expected ',' or ']' at line 1, column 3, found '}'"),
    ("[", "Expected a value at line 1, column 2, found the end"),
    ("{", "Expected a member's name at line 1, column 2, found the end"),
    ("{\n  1: 2}", "Expected a member's name at line 2, column 3, found '1'"),
    (#"{"a" 1}"#, "Expected ':' at line 1, column 6, found '1'"),
    ("{\"a\":1,\r\n\"é\":1,\r\n}", "Expected a member's name at line 3, column 1, found '}'"),
    (#"{"a":1"#, "Expected ',' or '}' at line 1, column 7, found the end"),
    (#"{"é":x}"#, "Expected a value at line 1, column 6, found 'x'"),
    ("é" + accents(7), "Expected a value at line 1, column 1, found 'é\(accents(7))'"),
    ("x" + accents(8), "Expected a value at line 1, column 1, found 'x\(accents(7))'"),
    ("😀", "Expected a value at line 1, column 1, found '😀'"),
    ("'a'", "Expected a value at line 1, column 1, found '''"),
    ("\"a", "Expected the rest of the text and '\"' at line 1, column 3, found the end"),
    ("\"\u{1}\"", "Expected the rest of the text and '\"' at line 1, column 2, found '␁'"),
    (#""\x""#, #"Expected an escaped character at line 1, column 2, found '\'"#),
    (#""\u12G4""#, #"Expected an escaped character at line 1, column 2, found '\'"#),
    (#""\uD83D""#, #"Expected an escaped character at line 1, column 2, found '\'"#),
    (#""\uD83D\n""#, #"Expected an escaped character at line 1, column 2, found '\'"#),
    (#""\uDE00\uD83D""#, #"Expected an escaped character at line 1, column 2, found '\'"#),
  ])
  func `the message about invalid JSON says where it is wrong`(text: String, problem: String) {
    #expect(throws: JSONReader.Problem(path: "", message: "Not JSON. \(problem).")) {
      try JSONParser.value(of: text)
    }
  }

  @Test(arguments: [
    ("1e400", "", "1e400"), (#"{"a":[0,{"b":-1e999}]}"#, "a[1].b", "-1e999"),
    ("[\(String(repeating: "9", count: 400))]", "[0]", String(repeating: "9", count: 60) + "..."),
  ])
  func `a number out of range is named by its path`(text: String, path: String, number: String) {
    let message = "'\(number)' is too large a number."
    #expect(throws: JSONReader.Problem(path: path, message: message)) {
      try JSONParser.value(of: text)
    }
  }

  @Test(arguments: [
    (#"{"a":1,"b":2,"a":1}"#, "", "Duplicate member 'a' at line 1, column 14."),
    ("[0,{\"a\":[],\n\"\\u0061\":1}]", "[1]", "Duplicate member 'a' at line 2, column 1."),
    (#"{"x":{"a":{"b":1},"a":{"b":2}}}"#, "x", "Duplicate member 'a' at line 1, column 19."),
  ])
  func `a duplicate member is named by its path`(text: String, path: String, message: String) {
    #expect(throws: JSONReader.Problem(path: path, message: message)) {
      try JSONParser.value(of: text)
    }
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func `values can be nested up to the limit`(opening: String, closing: String) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    }
    #expect(try JSONParser.value(of: nested(512)).text == nested(512))
    #expect(throws: JSONReader.Problem.self) { try JSONParser.value(of: nested(513)) }
  }

  @Test(arguments: Depth.seeds(300))
  func `valid and invalid JSON agree with Foundation`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "\"b\"", "1", "-2.5", "1e3", "null", "tru", " ", "\"",
    ]
    let text = random.text(of: pieces, length: 12)
    let isJSON =
      (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    do {
      _ = try JSONParser.value(of: text)
      #expect(isJSON, "seed \(seed): \(text)")
    } catch { #expect(!isJSON || error.message.contains("twice"), "seed \(seed): \(text)") }
  }
}
