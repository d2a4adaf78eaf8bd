import MessageWords

/// Reads the values of a document one by one and keeps their paths for error messages.
///
///     levels[2].pages: 7 is not a list of titles.
struct JSONReader {
  /// A problem in a document, and where it is.
  struct Problem: Error, Hashable {
    var path: String
    var message: String

    /// The problem as a sentence.
    var description: String { path.isEmpty ? message : "\(path): \(message)" }
  }

  let value: JSON
  let path: String

  init(value: JSON, path: String = "") {
    self.value = value
    self.path = path
  }

  /// Creates a reader of a whole document.
  ///
  /// - Complexity: O(length)
  init(document: String) throws(Problem) {
    self.init(value: try JSONParser.value(of: document))
  }

  /// The path of a member of the value at `path`.
  static func path(_ path: String, member: String) -> String {
    path.isEmpty ? member.excerpt : "\(path).\(member.excerpt)"
  }

  /// The path of an element of the value at `path`.
  static func path(_ path: String, element: Int) -> String {
    "\(path)[\(element)]"
  }

  /// The problem of a value that is not `expected`.
  func problem(_ expected: String) -> Problem {
    let shown = value.text
    return Problem(
      path: path,
      message: "\(shown.unicodeScalars.count > 40 ? "The value" : shown) is not \(expected).")
  }

  /// The message about an unknown member.
  static func unknown(_ member: String, among names: [String]) -> String {
    "Unknown member '\(member.excerpt)'."
      + Wording.meant(member, among: names, else: Wording.all("Members", names))
  }

  /// The members of an object. Throws if one has another name than these.
  func members(_ names: [String]) throws(Problem) -> [String: JSONReader] {
    guard case .object(let members) = value else { throw problem("an object") }
    var readers: [String: JSONReader] = [:]
    for member in members {
      guard names.contains(member.name) else {
        throw Problem(
          path: path,
          message: JSONReader.unknown(member.name, among: names))
      }
      readers[member.name] = JSONReader(
        value: member.value, path: JSONReader.path(path, member: member.name))
    }
    return readers
  }

  /// The elements of a list.
  func elements() throws(Problem) -> [JSONReader] {
    guard case .array(let elements) = value else { throw problem("a list") }
    return elements.enumerated().map {
      JSONReader(value: $0.element, path: JSONReader.path(path, element: $0.offset))
    }
  }

  func string() throws(Problem) -> String {
    guard case .string(let string) = value else { throw problem("a text") }
    return string
  }

  /// An integer in a range.
  func integer(_ range: ClosedRange<Int>) throws(Problem) -> Int {
    guard case .integer(let integer) = value, range.contains(integer) else {
      throw problem("an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  func number() throws(Problem) -> Double {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    case .null, .bool, .string, .array, .object: throw problem("a number")
    }
  }
}

extension JSONReader {
  /// The required member with the given name.
  func required(
    _ name: String, in members: [String: JSONReader]
  ) throws(Problem) -> JSONReader {
    guard let member = members[name] else {
      throw Problem(path: path, message: "'\(name.excerpt)' is missing.")
    }
    return member
  }
}
