import MessageWords

/// Reads the values of a document and adds their paths to error messages.
///
///     levels[2].pages: true is not a list of titles or a number of pages.
package struct JSONReader {
  package struct Problem: Error, Hashable {
    var path: String
    var message: String

    var description: String { path.isEmpty ? message : "\(path): \(message)" }
  }

  package let value: JSON
  var path = ""
}

extension JSONReader {
  init(document: String) throws(Problem) { self.init(value: try JSONParser.value(of: document)) }

  static func path(_ path: String, member: String) -> String {
    path.isEmpty ? member.excerpt : "\(path).\(member.excerpt)"
  }

  package func problem(_ expected: String) -> Problem {
    let shown = value.text
    return Problem(
      path: path,
      message: "\(shown.unicodeScalars.count > 40 ? "The value" : shown) is not \(expected).")
  }

  /// Returns the members by name. Throws if a member's name is not in `names`.
  package func members(_ names: [String]) throws(Problem) -> [String: JSONReader] {
    guard case .object(let members) = value else { throw problem("an object") }
    var readers: [String: JSONReader] = [:]
    for member in members {
      let name = member.name
      guard names.contains(name) else {
        let hint = Wording.meant(name, among: names, else: Wording.all("Members", names))
        throw Problem(path: path, message: "Unknown member '\(name.excerpt)'.\(hint)")
      }
      readers[name] = JSONReader(value: member.value, path: JSONReader.path(path, member: name))
    }
    return readers
  }

  package func elements() throws(Problem) -> [JSONReader] {
    guard case .array(let elements) = value else { throw problem("a list") }
    return elements.enumerated().map { JSONReader(value: $1, path: "\(path)[\($0)]") }
  }

  package func string() throws(Problem) -> String {
    guard case .string(let string) = value else { throw problem("a string") }
    return string
  }

  /// - Parameter expected: A description of the range, or nil to name its bounds.
  package func integer(_ range: ClosedRange<Int>, _ expected: String? = nil) throws(Problem) -> Int
  {
    guard case .integer(let integer) = value, range.contains(integer) else {
      throw problem(expected ?? "an integer from \(range.lowerBound) to \(range.upperBound)")
    }
    return integer
  }

  func integer(through range: ClosedRange<Int>) throws(Problem) -> Int {
    try integer(range, "an integer from \(range.lowerBound) through \(range.upperBound)")
  }

  var number: Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  package func integer() throws(Problem) -> Int { try integer(Int.min...Int.max, "an integer") }

  package func strings() throws(Problem) -> [String] {
    try elements().map { element throws(Problem) in try element.string() }
  }

  /// Reads a word in any letter case.
  package func word<Value: Spelled>(
    _ read: (String) -> Value? = Value.init(spelling:)
  ) throws(Problem) -> Value {
    guard let value = read(try string().keyword) else {
      throw problem("one of \(Wording.list(Value.spellings, "or"))")
    }
    return value
  }

  /// Returns a member, or nil if the member is missing or null.
  package func optional(_ name: String, in members: [String: JSONReader]) -> JSONReader? {
    members[name].flatMap { $0.value == .null ? nil : $0 }
  }

  package func required(
    _ name: String, in members: [String: JSONReader]
  ) throws(Problem) -> JSONReader {
    guard let member = members[name] else {
      throw Problem(path: path, message: "'\(name.excerpt)' is missing.")
    }
    return member
  }
}
