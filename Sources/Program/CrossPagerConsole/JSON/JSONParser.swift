import MessageWords
import TerminalText

/// Parses JSON (RFC 8259) and reports the positions of errors.
///
/// Unlike Foundation's decoders, this parser rejects duplicate member names and reports the same errors on every
/// platform. It keeps the order of members and skips a leading byte order mark.
///
///     Not JSON. Expected a member's name at line 3, column 5, found '}'.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  /// The paths of the enclosing values, followed by the path of the current value.
  private var paths = [""]

  /// The maximum depth of nested arrays and objects. The limit prevents a stack overflow.
  static let depthLimit = 512

  static func value(of document: String) throws(JSONReader.Problem) -> JSON {
    var parser = JSONParser(bytes: Array(document.utf8))
    let value = try parser.value()
    if parser.peek != nil { throw parser.unexpected("the end") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  private mutating func value() throws(JSONReader.Problem) -> JSON {
    switch peek ?? 0 {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["):
      var elements: [JSON] = []
      try list(until: UInt8(ascii: "]")) { parser throws(JSONReader.Problem) in
        elements.append(try parser.value(at: "\(parser.path)[\(elements.count)]"))
      }
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default:
      let words: KeyValuePairs<String, JSON> = ["null": nil, "true": true, "false": false]
      guard let word = words.first(where: { bytes[index...].starts(with: $0.key.utf8) }) else {
        throw unexpected("a value")
      }
      index += word.key.utf8.count
      return word.value
    }
  }

  private mutating func value(at path: String) throws(JSONReader.Problem) -> JSON {
    paths.append(path)
    let value = try value()
    paths.removeLast()
    return value
  }

  private mutating func members() throws(JSONReader.Problem) -> [JSON.Member] {
    var members: [JSON.Member] = []
    var names: Set<String> = []
    try list(until: UInt8(ascii: "}")) { parser throws(JSONReader.Problem) in
      guard parser.peek == UInt8(ascii: "\"") else { throw parser.unexpected("a member's name") }
      let start = parser.index
      let name = try parser.string()
      guard names.insert(name).inserted else {
        let message = "Duplicate member '\(name.excerpt)' at \(parser.place(of: start))."
        throw JSONReader.Problem(path: parser.path, message: message)
      }
      guard parser.take(UInt8(ascii: ":")) else { throw parser.unexpected("':'") }
      let value = try parser.value(at: JSONReader.path(parser.path, member: name))
      members.append(JSON.Member(name, value))
    }
    return members
  }

  private mutating func list(
    until closing: UInt8, _ body: (inout JSONParser) throws(JSONReader.Problem) -> Void
  ) throws(JSONReader.Problem) {
    guard paths.count <= JSONParser.depthLimit else {
      throw unexpected("at most \(JSONParser.depthLimit) nested lists and objects")
    }
    index += 1
    if !take(closing) {
      repeat { try body(&self) } while take(UInt8(ascii: ","))
      if !take(closing) { throw unexpected("',' or '\(Unicode.Scalar(closing))'") }
    }
  }

  private mutating func number() throws(JSONReader.Problem) -> JSON {
    let start = index
    if bytes[index] == UInt8(ascii: "-") { index += 1 }
    if bytes[safe: index] == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if bytes[safe: index] == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if let mark = bytes[safe: index], "eE".utf8.contains(mark) {
      index += 1
      if let sign = bytes[safe: index], "+-".utf8.contains(sign) { index += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if let integer = Int(text) { return .integer(integer) }
    guard let number = Double(text), number.isFinite else {
      throw JSONReader.Problem(path: path, message: "'\(text.excerpt)' is too large a number.")
    }
    return JSON(number: number)
  }

  private mutating func digits() throws(JSONReader.Problem) {
    let start = index
    while let byte = bytes[safe: index], UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      index += 1
    }
    if index == start { throw unexpected("a digit") }
  }

  private mutating func string() throws(JSONReader.Problem) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = bytes[safe: index], byte >= 0x20 {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter
      default: text.append(byte)
      }
    }
    throw unexpected("the rest of the text and '\"'")
  }

  /// Parses an escape after its backslash.
  private mutating func escape() throws(JSONReader.Problem) -> Unicode.Scalar {
    let start = index - 1
    if let byte = bytes[safe: index], let scalar = JSONParser.escapes[byte] {
      index += 1
      return scalar
    }
    if let first = codeUnit() {
      if let scalar = Unicode.Scalar(first) { return scalar }
      // Characters beyond U+FFFF are written as two escapes (RFC 8259, section 7).
      if bytes[safe: index] == UInt8(ascii: "\\") {
        index += 1
        var halves = [first, codeUnit() ?? first].makeIterator()
        var decoder = UTF16()
        if case .scalarValue(let scalar) = decoder.decode(&halves) { return scalar }
      }
    }
    index = start
    throw unexpected("an escaped character")
  }

  private static let escapes = Dictionary(
    uniqueKeysWithValues: zip("\"\\/bfnrt".utf8, "\"\\/\u{8}\u{C}\n\r\t".unicodeScalars))

  /// Parses `u` and four hexadecimal digits as a code unit.
  private mutating func codeUnit() -> UInt16? {
    let digits = bytes[index...].dropFirst().prefix(4)
    guard bytes[safe: index] == UInt8(ascii: "u"), digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    index += 5
    return unit
  }

  private var path: String { paths.last ?? "" }

  /// The next byte after white space, or nil at the end.
  private var peek: UInt8? {
    mutating get {
      while let byte = bytes[safe: index], [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
      return bytes[safe: index]
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard peek == byte else { return false }
    index += 1
    return true
  }

  private func place(of index: Int) -> String {
    let lines = String(decoding: bytes[..<index], as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return "line \(lines.count), column \((lines.last?.count ?? 0) + 1)"
  }

  private func unexpected(_ expected: String) -> JSONReader.Problem {
    let rest = String(decoding: bytes[index...].prefix(16), as: UTF8.self)
    let found = rest.first.map { "'\(String($0).replacingControlCharacters)'" } ?? "the end"
    return JSONReader.Problem(
      path: "", message: "Not JSON. Expected \(expected) at \(place(of: index)), found \(found).")
  }
}
