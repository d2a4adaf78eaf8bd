import CrossPagerTesting
import Foundation
import Testing

@testable import CrossPagerConsole

/// Reading JSON (RFC 8259), and what is said of a text that is none.
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
      (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
      (#""é日😀""#, .string("é日😀")), ("\"\u{7F}é\"", .string("\u{7F}é")),
    ] as [(String, JSON)])
  func `a text is read as its value`(text: String, value: JSON) throws {
    #expect(try JSONParser.value(of: text) == value)
  }

  private static let end = "the text's end in line 1, column"

  @Test(arguments: [
    ("", "\(end) 1 is not a value"), (" \n ", "the text's end in line 2, column 2 is not a value"),
    ("nul", "'n' in line 1, column 1 is not a value"),
    ("True", "'T' in line 1, column 1 is not a value"),
    ("nullx", "'x' in line 1, column 5 is not the text's end"),
    ("[] []", "'[' in line 1, column 4 is not the text's end"),
    ("01", "'1' in line 1, column 2 is not the text's end"),
    ("-", "\(end) 2 is not a digit"), ("1.", "\(end) 3 is not a digit"),
    (".5", "'.' in line 1, column 1 is not a value"), ("1e", "\(end) 3 is not a digit"),
    ("1e+x", "'x' in line 1, column 4 is not a digit"),
    ("+1", "'+' in line 1, column 1 is not a value"),
    ("NaN", "'N' in line 1, column 1 is not a value"),
    ("[1,]", "']' in line 1, column 4 is not a value"),
    ("[1 2]", "'2' in line 1, column 4 is not ',' or ']'"),
    ("[1}", "'}' in line 1, column 3 is not ',' or ']'"), ("[", "\(end) 2 is not a value"),
    ("{", "\(end) 2 is not a member's name"),
    ("{\n  1: 2}", "'1' in line 2, column 3 is not a member's name"),
    (#"{"a" 1}"#, "'1' in line 1, column 6 is not ':'"),
    ("{\"a\":1,\r\n\"é\":1,\r\n}", "'}' in line 3, column 1 is not a member's name"),
    (#"{"a":1"#, "\(end) 7 is not ',' or '}'"),
    (#"{"é":x}"#, "'x' in line 1, column 6 is not a value"),
    ("'a'", "''' in line 1, column 1 is not a value"),
    ("\"a", "\(end) 3 is not '\"' or more of a text, in which control characters are escaped"),
    (
      "\"\u{1}\"",
      "'␁' in line 1, column 2 is not '\"' or more of a text, in which control characters are escaped"
    ),
    (#""\x""#, #"'\' in line 1, column 2 is not an escaped character"#),
    (#""\u12G4""#, #"'\' in line 1, column 2 is not an escaped character"#),
    (#""\uD83D""#, #"'\' in line 1, column 2 is not an escaped character"#),
    (#""\uD83D\n""#, #"'\' in line 1, column 2 is not an escaped character"#),
    (#""\uDE00\uD83D""#, #"'\' in line 1, column 2 is not an escaped character"#),
  ])
  func `a text that is no JSON says where`(text: String, problem: String) {
    #expect(throws: JSONReader.Problem(path: "", message: "The text is not JSON: \(problem).")) {
      try JSONParser.value(of: text)
    }
  }

  @Test(arguments: [
    ("1e400", "", "1e400"), (#"{"a":[0,{"b":-1e999}]}"#, "a[1].b", "-1e999"),
    (
      "[\(String(repeating: "9", count: 400))]", "[0]", String(repeating: "9", count: 60) + "..."
    ),
  ])
  func `a number that is too large is named by its path`(
    text: String, path: String, number: String
  ) {
    let message = "\(number) is too large a number, allowed is what is nearer to 0 than 1.8e308."
    #expect(throws: JSONReader.Problem(path: path, message: message)) {
      try JSONParser.value(of: text)
    }
  }

  @Test(arguments: [
    (#"{"a":1,"b":2,"a":1}"#, "", "'a' is given twice, again in line 1, column 14."),
    ("[0,{\"a\":[],\n\"\\u0061\":1}]", "[1]", "'a' is given twice, again in line 2, column 1."),
    (#"{"x":{"a":{"b":1},"a":{"b":2}}}"#, "x", "'a' is given twice, again in line 1, column 19."),
  ])
  func `a member that is given twice is named by its path`(
    text: String, path: String, message: String
  ) {
    #expect(throws: JSONReader.Problem(path: path, message: message)) {
      try JSONParser.value(of: text)
    }
  }

  @Test(arguments: [("[", "]"), (#"{"a":"#, "}")])
  func `values are nested as deep as is allowed`(opening: String, closing: String) throws {
    func nested(_ depth: Int) -> String {
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    }
    #expect(try JSONParser.value(of: nested(512)).text == nested(512))
    #expect(throws: JSONReader.Problem.self) { try JSONParser.value(of: nested(513)) }
  }

  @Test(arguments: Depth.seeds(300))
  func `what is JSON and what is not is as Foundation has it`(seed: UInt64) {
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
    } catch {
      #expect(!isJSON || error.message.contains("twice"), "seed \(seed): \(text)")
    }
  }
}
