import PagerCompanions

/// Decodes values from a JSON tree. Of the standard library's numbers, it decodes `Int` and `Double`.
struct JSONDecoding: Decoder, SingleValueDecodingContainer {
  package let value: JSON
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<MemberKey>(keyedBy type: MemberKey.Type) throws -> KeyedDecodingContainer<
    MemberKey
  > {
    guard case .object = value else { throw mismatch([String: JSON].self) }
    return KeyedDecodingContainer(Members(parent: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSON].self) }
    return Elements(values: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard type == String.self || type == Bool.self || type is any Numeric.Type else {
      return try type.init(from: self)
    }
    let found =
      switch value {
      case .string(let string): string as? Value
      case .bool(let bool): bool as? Value
      case .integer(let integer): integer as? Value ?? Double(integer) as? Value
      case .number(let number): number as? Value
      case .null, .array, .object: nil as Value?
      }
    guard let found else { throw mismatch(type) }
    return found
  }

  private func mismatch(_ type: (some Any).Type) -> DecodingError {
    .typeMismatch(type, .init(codingPath: codingPath, debugDescription: ""))
  }
}

extension JSONDecoding {
  /// The members of an object.
  private struct Members<MemberKey: CodingKey>: KeyedDecodingContainerProtocol {
    let parent: JSONDecoding

    var codingPath: [any CodingKey] { parent.codingPath }
    var allKeys: [MemberKey] { parent.value.members.compactMap { MemberKey(stringValue: $0.name) } }

    func contains(_ key: MemberKey) -> Bool { parent.value[key.stringValue] != nil }

    private func member(_ key: some CodingKey) throws -> JSONDecoding {
      guard let value = parent.value[key.stringValue] else {
        throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: ""))
      }
      return JSONDecoding(value: value, codingPath: codingPath + [key])
    }

    func decodeNil(forKey key: MemberKey) throws -> Bool { try member(key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: MemberKey) throws -> Value {
      try member(key).decode(type)
    }

    func nestedContainer<Inner>(
      keyedBy type: Inner.Type, forKey key: MemberKey
    ) throws -> KeyedDecodingContainer<Inner> {
      try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: MemberKey) throws -> any UnkeyedDecodingContainer {
      try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try member(RuleKey(stringValue: "super")) }

    func superDecoder(forKey key: MemberKey) throws -> any Decoder { try member(key) }
  }

  /// The elements of an array.
  private struct Elements: UnkeyedDecodingContainer {
    let values: [JSON]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    var count: Int? { values.count }
    var isAtEnd: Bool { currentIndex == values.count }

    /// Decodes the next element. If this fails, the element is still the next one.
    private mutating func next<Value>(_ body: (JSONDecoding) throws -> Value) throws -> Value {
      let path = codingPath + [IndexKey(currentIndex)]
      if isAtEnd {
        throw DecodingError.valueNotFound(
          JSON.self, .init(codingPath: path, debugDescription: ""))
      }
      let value = try body(JSONDecoding(value: values[currentIndex], codingPath: path))
      currentIndex += 1
      return value
    }

    mutating func decodeNil() throws -> Bool {
      guard !isAtEnd, values[currentIndex] == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      try next { try $0.decode(type) }
    }

    mutating func nestedContainer<MemberKey>(
      keyedBy type: MemberKey.Type
    ) throws -> KeyedDecodingContainer<MemberKey> {
      try next { try $0.container(keyedBy: type) }
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      try next { try $0.unkeyedContainer() }
    }

    mutating func superDecoder() throws -> any Decoder { try next { $0 } }
  }
}
