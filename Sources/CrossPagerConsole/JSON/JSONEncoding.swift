import PagerCompanions

/// Encodes a value as a JSON tree. An encoder holds one value of the tree.
final class JSONEncoding: Encoder, SingleValueEncodingContainer {
  private enum Content {
    case value(JSON)
    case members([String: JSONEncoding])
    case elements([JSONEncoding])
  }

  private var content = Content.value(.null)
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(codingPath: [any CodingKey] = []) { self.codingPath = codingPath }

  /// The encoded value. The members of objects are sorted by name.
  var json: JSON {
    switch content {
    case .value(let value): value
    case .members(let members):
      .object(members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.json) })
    case .elements(let elements): .array(elements.map(\.json))
    }
  }

  /// Several calls add to one object.
  func container<MemberKey>(keyedBy type: MemberKey.Type) -> KeyedEncodingContainer<MemberKey> {
    if case .members = content {} else { content = .members([:]) }
    return KeyedEncodingContainer(Members(parent: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    content = .elements([])
    return Elements(parent: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { content = .value(.null) }

  func encode(_ value: some Encodable) throws {
    switch value {
    case let string as String: content = .value(.string(string))
    case let bool as Bool: content = .value(.bool(bool))
    case let integer as any BinaryInteger: content = .value(.integer(Int(clamping: integer)))
    case let number as any BinaryFloatingPoint: content = .value(JSON(number: Double(number)))
    default: try value.encode(to: self)
    }
  }

  private func member(_ key: some CodingKey) -> JSONEncoding {
    let member = JSONEncoding(codingPath: codingPath + [key])
    if case .members(var members) = content {
      content = .value(.null)
      members[key.stringValue] = member
      content = .members(members)
    }
    return member
  }

  private func nextElement() -> JSONEncoding {
    guard case .elements(var elements) = content else { return JSONEncoding() }
    let element = JSONEncoding(codingPath: codingPath + [IndexKey(elements.count)])
    content = .value(.null)
    elements.append(element)
    content = .elements(elements)
    return element
  }

  private var elementCount: Int {
    if case .elements(let elements) = content { elements.count } else { 0 }
  }
}

extension JSONEncoding {
  /// The members of an object.
  private struct Members<MemberKey: CodingKey>: KeyedEncodingContainerProtocol {
    let parent: JSONEncoding

    var codingPath: [any CodingKey] { parent.codingPath }

    func encodeNil(forKey key: MemberKey) { parent.member(key).encodeNil() }

    func encode(_ value: some Encodable, forKey key: MemberKey) throws {
      try parent.member(key).encode(value)
    }

    func nestedContainer<Inner>(
      keyedBy type: Inner.Type, forKey key: MemberKey
    ) -> KeyedEncodingContainer<Inner> {
      parent.member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: MemberKey) -> any UnkeyedEncodingContainer {
      parent.member(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { parent.member(RuleKey(stringValue: "super")) }

    func superEncoder(forKey key: MemberKey) -> any Encoder { parent.member(key) }
  }

  /// The elements of an array.
  private struct Elements: UnkeyedEncodingContainer {
    let parent: JSONEncoding

    var codingPath: [any CodingKey] { parent.codingPath }
    var count: Int { parent.elementCount }

    func encodeNil() { parent.nextElement().encodeNil() }

    func encode(_ value: some Encodable) throws { try parent.nextElement().encode(value) }

    func nestedContainer<MemberKey>(keyedBy type: MemberKey.Type) -> KeyedEncodingContainer<
      MemberKey
    > {
      parent.nextElement().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      parent.nextElement().unkeyedContainer()
    }

    func superEncoder() -> any Encoder { parent.nextElement() }
  }
}
