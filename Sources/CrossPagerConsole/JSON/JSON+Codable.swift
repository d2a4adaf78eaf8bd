import MessageWords

extension JSON {
  /// Encodes a value as JSON. The members of objects are sorted by name.
  init(encoding value: some Encodable) {
    let encoder = JSONEncoding()
    try? encoder.encode(value)
    self = encoder.json
  }
}

extension JSONReader {
  /// Decodes the JSON as a value of `type`.
  ///
  /// - Throws: The first problem found, such as an unknown member.
  func decode<Value: Codable>(_ type: Value.Type) throws(Problem) -> Value {
    let decoded: Value
    do {
      decoded = try JSONDecoding(value: value).decode(type)
    } catch let error as DecodingError {
      throw problem(error)
    } catch {
      throw Problem(path: path, message: "\(error)")
    }
    if let problem = unknownMember(of: JSON(encoding: decoded)) { throw problem }
    return decoded
  }

  /// Decodes a value, taking missing members from `base`.
  func decode<Value: Codable>(_ type: Value.Type, over base: Value) throws(Problem) -> Value {
    guard case .object(let members) = value, case .object(let others) = JSON(encoding: base) else {
      return try decode(type)
    }
    let missing = others.filter { value[$0.name] == nil }
    return try JSONReader(value: .object(members + missing), path: path).decode(type)
  }

  /// The problem with the first member, at any depth, that is not in `known`, or nil if all members are known.
  private func unknownMember(of known: JSON) -> Problem? {
    switch (value, known) {
    // Encoding omits nil members, so a null member may be missing from `known`.
    case (.object(let members), .object(let knownMembers)):
      members.lazy.filter { $0.value != .null || known[$0.name] != nil }.compactMap { member in
        guard let known = known[member.name] else {
          return unknown(member.name, among: knownMembers.map(\.name))
        }
        return reader(member.value, ofMember: member.name).unknownMember(of: known)
      }.first
    case (.array(let elements), .array(let known)):
      zip(elements, known).enumerated().lazy.compactMap { index, pair in
        reader(pair.0, ofElement: index).unknownMember(of: pair.1)
      }.first
    default: nil
    }
  }

  private func problem(_ error: DecodingError) -> Problem {
    switch error {
    case .keyNotFound(let key, let context):
      return Problem(
        path: value(at: context.codingPath).path, message: "'\(key.stringValue)' is missing.")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return value(at: context.codingPath).problem(JSONReader.noun(for: type))
    case .dataCorrupted(let context):
      let reader = value(at: context.codingPath)
      let prefix = "Expected "
      guard context.debugDescription.hasPrefix(prefix) else {
        return Problem(path: reader.path, message: "\(context.debugDescription).")
      }
      return reader.problem(String(context.debugDescription.dropFirst(prefix.count)))
    @unknown default: return problem("allowed")
    }
  }

  /// A reader for the value at a coding path.
  private func value(at path: [any CodingKey]) -> JSONReader {
    path.reduce(self) { parent, key in
      if let index = key.intValue, case .array(let elements) = parent.value,
        elements.indices.contains(index)
      {
        return parent.reader(elements[index], ofElement: index)
      }
      return parent.reader(parent.value[key.stringValue] ?? .null, ofMember: key.stringValue)
    }
  }

  private static func noun(for type: any Any.Type) -> String {
    if type == String.self { return "a string" }
    if type == Int.self { return "an integer" }
    if type == Double.self { return "a number" }
    return type is any ExpressibleByArrayLiteral.Type ? "a list" : "an object"
  }
}
